"""Where Cities and starting Domains may lie, VTR-6.11, VTR-6.12, with room left for everybody, VTR-R4."""

from quattrocento.games.ventura.position.position import NOWHERE, Ventura
from quattrocento.games.ventura.rules.territories import refuse_place
from quattrocento.kernel.places import members
from quattrocento.kernel.saying import Saying


def unowned(position: Ventura) -> int:
    """Territories that may still be chosen for a starting Domain (VTR-6.12, VTR-R3)."""
    free = position.on_map & ~position.components.cities
    if not position.rules.papal_start:
        free &= ~position.components.papal
    for own in position.own:
        free &= ~own
    return free


def city_places(position: Ventura) -> list[int]:
    """Legal places for a City; where none fits, conditions are dropped in turn (VTR-R4, VTR-R65)."""
    free = unowned(position)
    cities = position.components.cities
    apart = [(place, beside) for place, beside in position.spaces if not beside & cities]
    if position.rules.interleaved:
        roomy = [place for place, beside in apart if _room(position, beside, free)]
        if roomy:
            return roomy
    return [place for place, _ in apart or position.spaces]


def _room(position: Ventura, beside: int, free: int) -> int:
    """Enough free Territories connected to a place with these neighbours, or none (VTR-R4)."""
    wanted = position.components.domain_picks
    reached = edge = beside & free
    while edge and reached.bit_count() < wanted:
        around = 0
        for tile in members(edge):
            around |= position.near[tile]
        edge = around & free & ~reached
        reached |= edge
    return reached if reached.bit_count() >= wanted else 0


def beside_domain(position: Ventura, seat: int, free: int) -> int:
    """Those of the free Territories that lie beside the Domain so far (VTR-6.12)."""
    beside, near = 0, position.near
    for tile in position.domain[seat]:
        beside |= near[tile]
    return beside & free


def domain_picks(position: Ventura, seat: int) -> int:
    """Those of them that leave enough for the players to come; if none does, all (VTR-R4)."""
    free = unowned(position)
    picks = beside_domain(position, seat, free)
    if position.rules.interleaved:
        return picks
    # One pick cannot hurt those who have more than they need beside their City.
    near, enough = position.near, position.components.domain_picks
    cities = [near[position.city(other)] for other in _yet_to_choose(position, seat)]
    fair = picks
    for beside in cities:
        if (beside & free).bit_count() <= enough:
            # Nor does it hurt to take what they can do without.
            needed = _room(position, beside, free) or picks
            for tile in members(fair & needed):
                if not _room(position, beside, free & ~(1 << tile)):
                    fair &= ~(1 << tile)
    return fair or picks


def _yet_to_choose(position: Ventura, seat: int) -> list[int]:
    """Players after this one whose Domain is still only their City."""
    order = position.in_order()
    later = order[order.index(seat) + 1 :]
    return [other for other in later if position.spot[position.city(other)] != NOWHERE]


def refuse_city(position: Ventura, place: int) -> Saying:
    """Why the City may not lie there."""
    spaces = dict(position.spaces)
    if place not in spaces:
        return refuse_place(position, place)
    if spaces[place] & position.components.cities:
        return Saying("why-city-beside", "VTR-6.11")
    return Saying("why-no-domain-room", "VTR-R4")


def refuse_claim(position: Ventura, seat: int, tile: int) -> Saying:
    """Why the Territory may not be part of the starting Domain."""
    if position.components.cities >> tile & 1:
        return Saying("why-is-city", "VTR-6.12", territory=tile)
    beside = any(position.near[own] >> tile & 1 for own in position.domain[seat])
    if position.components.papal >> tile & 1 and not position.rules.papal_start:
        return Saying("why-papal", "VTR-R3", territory=tile)
    if beside and unowned(position) >> tile & 1:
        return Saying("why-room-for-others", "VTR-R4", territory=tile)
    return Saying("why-not-claimed", "VTR-6.12", territory=tile)
