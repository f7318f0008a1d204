"""A5 Recovery Step (Recupero), VTR-12: Companies in the towns of their Domain lose a wound."""

from quattrocento.games.ventura.components.typed import AREAS
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.troops.healing import is_wounded, mend_troop
from quattrocento.games.ventura.rules.troops.troops import index


def recover_all(position: Ventura, seats: list[int]) -> None:
    """The Recovery Step of these seats, in turn order (VTR-12.1)."""
    if position.hurt:
        for seat in seats:
            recover(position, seat)
        position.hurt = any(is_wounded(position, seat) for seat in range(position.seats))


def recover(position: Ventura, seat: int) -> None:
    """Every Company on an Inhabited Territory of the own Domain loses a wound (VTR-12.1, VTR-R14)."""
    if not is_wounded(position, seat):
        return
    towns = position.own[seat] & position.components.inhabited
    for area in range(1, AREAS + 1):
        troop = index(seat, area)
        if position.companies[troop] and towns >> position.at[troop] & 1:
            healed = mend_troop(position, seat, area, position.components.recovery)
            if healed:
                position.tell("recovered", seat, area, healed, position.at[troop])
