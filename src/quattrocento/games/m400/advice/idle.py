"""Why an army does not get to a land: the rules, which ask for an army first, cannot tell (M4-6)."""

from collections.abc import Sequence
from dataclasses import dataclass

from quattrocento.games.m400.advice.planner import ALL_LANDS
from quattrocento.games.m400.advice.reach import Reach
from quattrocento.games.m400.position.position import M400
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying


@dataclass
class Idle:
    """Lands with one reason."""

    lands: int
    """The lands, as bits."""
    reason: Saying
    """Why nothing can be done with them now."""


def idle(position: M400, goals: Sequence[Reach], options: Sequence[Move]) -> list[Idle]:
    """While an army may be chosen to move: lands to which none gets, or of two perhaps the other.

    Where an own army stands, and where the plague bars the way, the rules say why.
    """
    if not any(verb == "move" for verb, _ in options):
        return []
    left = ALL_LANDS
    for army in position.armies(position.active):
        left &= ~(1 << position.at[army])
    found: list[Idle] = []
    for goal in goals:
        lands = sum(1 << territory for territory in goal.territory) & left
        left &= ~lands
        if lands:
            found.append(Idle(lands, Saying("idle-other-army", "M4-6.10", army=goal.army)))
    if left & ~position.sick:
        found.append(Idle(left & ~position.sick, Saying("idle-unreachable", "M4-6.13")))
    return found
