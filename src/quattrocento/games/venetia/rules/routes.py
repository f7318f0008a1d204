"""Sea routes, control of the seas and treaties, VNZ-9 and VNZ-10."""

from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.power import advance_venice
from quattrocento.kernel.places import members
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.tuples import added, changed


def open_seas(position: Venetia, seat: int) -> int:
    """The seas that are open to the player (VNZ-9.1, VNZ-25.1)."""
    own = position.at_sea[seat]
    if position.rules.pay_each_turn:
        own = position.opened if seat == position.active else 0
    return (position.control | own) & ~position.fleeted


def route(position: Venetia, seat: int) -> int:
    """The open seas linked to the Adriatico through open seas (VNZ-9.2)."""
    return position.components.route_of[open_seas(position, seat)]


def touched(position: Venetia, seat: int) -> int:
    """The route, the seas adjacent to it, and the Adriatico (VNZ-9.3, VNZ-14.1)."""
    return position.components.touched[route(position, seat)]


def regions_reached(position: Venetia, seat: int) -> int:
    return position.components.regions_reached[route(position, seat)]


def reached(position: Venetia, seat: int) -> int:
    """The colonies reached (VNZ-9.6)."""
    return position.components.colonies_reached[route(position, seat)]


def closed(position: Venetia) -> int:
    """The colonies in which a Kingdom or a Fleet lets the active player place nothing (VNZ-17.7, 17.14)."""
    return closed_by_kingdoms(position) | closed_by_fleets(position)


def closed_by_kingdoms(position: Venetia) -> int:
    """VNZ-17.7; Capitulations help the player who played them (VNZ-23.23)."""
    blocked = position.blocked
    if position.capitulated:
        for region in members(position.capitulated):
            blocked &= ~position.components.in_region[region]
    return blocked


def closed_by_fleets(position: Venetia) -> int:
    """The colonies of the regions on a sea with a Fleet (VNZ-17.14, VNZ-25.9)."""
    return (
        position.components.colonies_reached[position.fleeted] if position.rules.fleets_close_regions else 0
    )


def barred_regions(position: Venetia) -> int:
    """The regions on a sea with a Fleet: nobody places Influence there (VNZ-17.14, VNZ-25.9)."""
    return (
        position.components.regions_reached[position.fleeted] if position.rules.fleets_close_regions else 0
    )


def place_at_sea(position: Venetia, seat: int, sea: int) -> None:
    """1 Influence in a sea; when its value is met, Venice controls it (VNZ-9.7)."""
    if not position.supply[seat]:  # VNZ-R32
        return
    position.supply[seat] -= 1
    position.sea_influence[sea * position.seats + seat] += 1
    position.at_sea[seat] |= 1 << sea
    position.opened |= 1 << sea
    position.tell("sea_influence_placed", seat, sea)
    if sum(position.in_sea(sea)) >= position.components.sea_value[sea]:
        position.clear_sea(sea)
        position.control |= 1 << sea
        position.tell("sea_controlled", sea)
        advance_venice(position)


def take_kingdom(position: Venetia, seat: int, region: int) -> None:
    """The Kingdom token leaves the region and is kept (VNZ-10.1, VNZ-10.2)."""
    kingdom = position.kingdom[region]
    position.treated = changed(position.treated, seat, added(position.treated[seat], kingdom))
    position.put_kingdom(region, NONE)
    position.tell("treated", seat, kingdom, region)


def refuse_route(position: Venetia, seat: int, sea: int) -> Saying:
    if position.control >> sea & 1:
        return Saying("why-sea-controlled", "VNZ-9.8", sea=sea)
    if position.fleets[sea]:
        return Saying("why-sea-fleet", "VNZ-9.5", sea=sea)
    if not position.supply[seat]:
        return Saying("why-no-influence", "VNZ-R32")
    return Saying("why-sea-far", "VNZ-9.3", sea=sea)


def refuse_treaty(position: Venetia, region: int) -> Saying:
    if position.kingdom[region] == NONE:
        return Saying("why-no-kingdom", "VNZ-10.1", region=region)
    return Saying("why-region-far", "VNZ-10.1", region=region)


def refuse_colony(
    position: Venetia, seat: int, colony: int, ignores_route: bool = False, ignores_kingdom: bool = False
) -> Saying:
    """Why no Influence can be placed in that colony, whatever the die (VNZ-9.6, VNZ-17.7, VNZ-17.14).

    A card that ignores routes ignores Fleets with them (VNZ-23.0).
    """
    if not ignores_route and not reached(position, seat) >> colony & 1:
        return Saying("why-colony-far", "VNZ-9.6", colony=colony)
    if not ignores_kingdom and closed_by_kingdoms(position) >> colony & 1:
        return Saying("why-colony-kingdom", "VNZ-17.7", colony=colony)
    if not ignores_route and closed_by_fleets(position) >> colony & 1:
        return Saying("why-colony-fleet", "VNZ-17.14", colony=colony)
    return Saying("why-no-influence", "VNZ-R32")
