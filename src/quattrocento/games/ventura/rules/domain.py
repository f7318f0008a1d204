"""Domains and their markers, VTR-2.6 to VTR-2.8 and VTR-5.5 to VTR-5.9."""

from quattrocento.games.ventura.position.position import Ventura
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.tuples import changed


def income_of(position: Ventura, tile: int, seat: int) -> int:
    """The Income of a Territory in the Domain of this seat (VTR-2.6)."""
    return position.components.income[tile].value(position.near[tile] & position.own[seat])


def total_income(position: Ventura, seat: int) -> int:
    """VTR-14.1: the number of his markers on the map, and more only where they have run out (VTR-5.5)."""
    if position.supply[seat] or not position.rules.beyond_markers:
        return position.components.markers - position.supply[seat]
    return sum([income_of(position, tile, seat) for tile in position.domain[seat]])


def owner_of(position: Ventura, tile: int) -> int:
    for seat, own in enumerate(position.own):
        if own >> tile & 1:
            return seat
    return NOBODY


def enter(position: Ventura, seat: int, tile: int) -> int:
    """The Territory joins the Domain with as many markers as there are (VTR-5.5); returns their number."""
    number = min(income_of(position, tile, seat), position.supply[seat])
    if number or position.rules.beyond_markers:
        position.markers[tile] = number
        position.supply[seat] -= number
        position.own[seat] |= 1 << tile
        position.domain = changed(position.domain, seat, (*position.domain[seat], tile))
        adjust(position, seat)
    return number


def leave(position: Ventura, seat: int, tile: int) -> int:
    """All markers are taken off a Territory (VTR-5.9); returns how many lay there (VTR-5.8)."""
    number = position.markers[tile]
    position.markers[tile] = 0
    position.supply[seat] += number
    position.own[seat] &= ~(1 << tile)
    position.domain = changed(
        position.domain, seat, tuple([other for other in position.domain[seat] if other != tile])
    )
    adjust(position, seat)
    return number


def adjust(position: Ventura, seat: int) -> None:
    """Every marker count follows the Income: surplus first, then what is missing (VTR-5.6)."""
    short: list[tuple[int, int]] = []
    income, near, own, markers = (
        position.components.income,
        position.near,
        position.own[seat],
        position.markers,
    )
    for tile in position.domain[seat]:
        missing = income[tile].value(near[tile] & own) - markers[tile]
        if missing < 0:
            markers[tile] += missing
            position.supply[seat] -= missing
        elif missing:
            short.append((tile, missing))
    for tile, missing in short:
        added = min(missing, position.supply[seat])
        markers[tile] += added
        position.supply[seat] -= added
