"""Sea routes, control of the seas and treaties, VNZ-9 and VNZ-10."""

from quattrocento.games.venetia.power import advance_venice
from quattrocento.games.venetia.reach import open_seas
from quattrocento.games.venetia.state import NONE, Venetia
from quattrocento.kernel.move import Reason
from quattrocento.kernel.places import members
from quattrocento.kernel.tuples import added, changed


def route(game: Venetia, seat: int) -> int:
    """The open seas linked to the Adriatico through open seas (VNZ-9.2)."""
    return game.components.route_of[open_seas(game, seat)]


def touched(game: Venetia, seat: int) -> int:
    """The route, the seas adjacent to it, and the Adriatico (VNZ-9.3, VNZ-14.1)."""
    return game.components.touched[route(game, seat)]


def regions_reached(game: Venetia, seat: int) -> int:
    return game.components.regions_reached[route(game, seat)]


def reached(game: Venetia, seat: int) -> int:
    """The colonies reached (VNZ-9.6)."""
    return game.components.colonies_reached[route(game, seat)]


def closed(game: Venetia) -> int:
    """The colonies in which a Kingdom or a Fleet lets the active player place nothing (VNZ-17.7, 17.14)."""
    return closed_by_kingdoms(game) | closed_by_fleets(game)


def closed_by_kingdoms(game: Venetia) -> int:
    """VNZ-17.7; Capitulations help whoever played them (VNZ-23.23)."""
    blocked = game.blocked
    if game.capitulated:
        for region in members(game.capitulated):
            blocked &= ~game.components.in_region[region]
    return blocked


def closed_by_fleets(game: Venetia) -> int:
    """The colonies of the regions on a sea with a Fleet (VNZ-17.14, VNZ-25.9)."""
    return game.components.colonies_reached[game.fleeted] if game.rules.fleets_close_regions else 0


def place_at_sea(game: Venetia, seat: int, sea: int) -> None:
    """1 Influence in a sea; when its value is met, Venice controls it (VNZ-9.7)."""
    if not game.supply[seat]:  # VNZ-R32
        return
    game.supply[seat] -= 1
    game.sea_influence[sea * game.seats + seat] += 1
    game.at_sea[seat] |= 1 << sea
    game.opened |= 1 << sea
    game.tell("sea_influence_placed", seat, sea)
    if sum(game.in_sea(sea)) >= game.components.sea_value[sea]:
        game.clear_sea(sea)
        game.control |= 1 << sea
        game.tell("sea_controlled", sea)
        advance_venice(game)


def take_kingdom(game: Venetia, seat: int, region: int) -> None:
    """The Kingdom token leaves the region and is kept (VNZ-10.1, VNZ-10.2)."""
    kingdom = game.kingdom[region]
    game.treated = changed(game.treated, seat, added(game.treated[seat], kingdom))
    game.put_kingdom(region, NONE)
    game.tell("treated", seat, kingdom, region)


def refuse_route(game: Venetia, seat: int, sea: int) -> Reason:
    if game.control >> sea & 1:
        return Reason("why-sea-controlled", "VNZ-9.8", "sea", sea)
    if game.fleets[sea]:
        return Reason("why-sea-fleet", "VNZ-9.5", "sea", sea)
    if not game.supply[seat]:
        return Reason("why-no-influence", "VNZ-R32")
    return Reason("why-sea-far", "VNZ-9.3", "sea", sea)


def refuse_treaty(game: Venetia, region: int) -> Reason:
    if game.kingdom[region] == NONE:
        return Reason("why-no-kingdom", "VNZ-10.1", "region", region)
    return Reason("why-region-far", "VNZ-10.1", "region", region)


def refuse_colony(game: Venetia, seat: int, colony: int) -> Reason:
    """Why no Influence can be placed in that colony, whatever the die (VNZ-9.6, VNZ-17.7, VNZ-17.14)."""
    if not reached(game, seat) >> colony & 1:
        return Reason("why-colony-far", "VNZ-9.6", "colony", colony)
    if closed_by_kingdoms(game) >> colony & 1:
        return Reason("why-colony-kingdom", "VNZ-17.7", "colony", colony)
    if closed_by_fleets(game) >> colony & 1:
        return Reason("why-colony-fleet", "VNZ-17.14", "colony", colony)
    return Reason("why-no-influence", "VNZ-R32")
