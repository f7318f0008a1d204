"""What an Event promises that shows in no account yet: a bonus, a discount, a sight (VTR-30)."""

from collections.abc import Mapping
from typing import Final

from quattrocento.games.ventura.advice.effects.playing_out import Case
from quattrocento.games.ventura.components.typed import (
    ASSAULT_BONUS,
    ASSAULT_PREVENT,
    DEPLOY_DISCOUNT,
    MOVE_BONUS,
    RANGED,
    SEE_ORDER,
)
from quattrocento.games.ventura.knowledge.observed import ObservedVentura
from quattrocento.kernel.effect import Effect, changes, happens
from quattrocento.kernel.saying import Saying

_PREVENTS: Final[Mapping[int, tuple[str, str]]] = {
    ASSAULT_PREVENT: ("effect-prevents", "VTR-30.12"),
    ASSAULT_BONUS: ("effect-inflicts", "VTR-30.11"),
}


def of_event(table: ObservedVentura, seat: int, card: int, case: Case) -> list[Effect]:
    """What playing this Event is good for from now on."""
    components = table.components
    effect, amount = components.effect[card], components.amount[card]
    if effect == SEE_ORDER:
        return [happens("", Saying("effect-sees-order", "VTR-30.15"))]
    if effect == MOVE_BONUS:
        return [happens("", Saying("effect-movement-more", "VTR-30.13", points=amount))]
    if effect == DEPLOY_DISCOUNT:
        return [happens("", Saying("effect-discount", "VTR-30.19", florins=amount))]
    if effect in _PREVENTS:
        message, clause = _PREVENTS[effect]
        if effect == ASSAULT_BONUS and components.stat[card] == RANGED:
            clause = "VTR-30.10"
        return [happens("", Saying(message, clause, wounds=amount))]
    income = case.table.bonus - table.bonus
    return [changes("florins", seat, income, clause="VTR-14.1", later=True)] if income > 0 else []
