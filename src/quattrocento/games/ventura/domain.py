"""Domains and their markers, VTR-2.6 to VTR-2.8 and VTR-5.5 to VTR-5.9."""

from quattrocento.games.ventura.state import Ventura
from quattrocento.kernel.move import NOBODY
from quattrocento.kernel.tuples import changed


def income_of(game: Ventura, tile: int, seat: int) -> int:
    """The Income of a Territory in the Domain of this seat (VTR-2.6)."""
    return game.components.income[tile].value(game.near[tile] & game.own[seat])


def total_income(game: Ventura, seat: int) -> int:
    """VTR-14.1: the number of his markers on the map, and more only where they have run out (VTR-5.5)."""
    if game.supply[seat] or not game.rules.beyond_markers:
        return game.components.markers - game.supply[seat]
    return sum([income_of(game, tile, seat) for tile in game.domain[seat]])


def owner_of(game: Ventura, tile: int) -> int:
    for seat, own in enumerate(game.own):
        if own >> tile & 1:
            return seat
    return NOBODY


def enter(game: Ventura, seat: int, tile: int) -> int:
    """The Territory joins the Domain with as many markers as there are (VTR-5.5); returns their number."""
    number = min(income_of(game, tile, seat), game.supply[seat])
    if number or game.rules.beyond_markers:
        game.markers[tile] = number
        game.supply[seat] -= number
        game.own[seat] |= 1 << tile
        game.domain = changed(game.domain, seat, (*game.domain[seat], tile))
        adjust(game, seat)
    return number


def leave(game: Ventura, seat: int, tile: int) -> int:
    """All markers are taken off a Territory (VTR-5.9); returns how many lay there (VTR-5.8)."""
    number = game.markers[tile]
    game.markers[tile] = 0
    game.supply[seat] += number
    game.own[seat] &= ~(1 << tile)
    game.domain = changed(game.domain, seat, tuple([other for other in game.domain[seat] if other != tile]))
    adjust(game, seat)
    return number


def adjust(game: Ventura, seat: int) -> None:
    """Every marker count follows the Income: surplus first, then what is missing (VTR-5.6)."""
    short: list[tuple[int, int]] = []
    income, near, own, markers = game.components.income, game.near, game.own[seat], game.markers
    for tile in game.domain[seat]:
        missing = income[tile].value(near[tile] & own) - markers[tile]
        if missing < 0:
            markers[tile] += missing
            game.supply[seat] -= missing
        elif missing:
            short.append((tile, missing))
    for tile, missing in short:
        added = min(missing, game.supply[seat])
        markers[tile] += added
        game.supply[seat] -= added
