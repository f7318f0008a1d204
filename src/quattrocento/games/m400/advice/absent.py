"""Why the answer that one looks for is missing: a price that cannot be paid, something to be done first."""

from collections.abc import Sequence
from typing import Final

from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.conquest.combat import has_no_need
from quattrocento.games.m400.rules.toll import why_no_attack
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying

_SOUGHT: Final = {
    "answer_offer": "accept",
    "answer_counter": "accept",
    "movement": "done",
    "march": "stop",
    "conquest": "done",
    "additions": "add",
    "free_state": "take",
}
"""By step, the answer that one looks for."""


def absent(position: M400, seat: int, options: Sequence[Move]) -> list[Saying]:
    """Why that answer is not among the options, and why armies can pay the toll and not attack (M4-7.5)."""
    step = position.stack[-1]
    verbs = [verb for verb, _ in options]
    found: list[Saying] = []
    if step.name == "statement":
        attacking = [army for verb, army in options if verb == "attack"]
        for verb, army in options:
            reason = why_no_attack(position, army)
            if verb == "toll" and army not in attacking and reason not in found:
                found.append(reason)
        return found
    sought = _SOUGHT.get(step.name)
    if sought is None or sought in verbs:
        return found
    if step.name == "additions" and not has_no_need(position, seat):
        return [Saying("absent-additions", "M4-10.9")]
    return [step.refuse(position, seat, sought, 0)]
