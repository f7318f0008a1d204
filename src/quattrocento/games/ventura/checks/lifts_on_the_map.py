"""Obstacles on the map taken away: places, Territories, Domains and what stands in them (VTR-2, VTR-5)."""

from collections.abc import Mapping

from quattrocento.games.ventura.checks.stationing import opponent_of, post
from quattrocento.games.ventura.components.typed import AREAS, TILES
from quattrocento.games.ventura.knowledge.derived import restore_map
from quattrocento.games.ventura.position.position import NOWHERE, Ventura
from quattrocento.games.ventura.rules.territories import around, beside_place
from quattrocento.games.ventura.rules.troops.troops import clear, opposing, standing
from quattrocento.kernel.move import Move
from quattrocento.kernel.places import members
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.tuples import changed

About = Mapping[str, int]


# ---- what a lift does with the map


def take_up(position: Ventura, tiles: int) -> None:
    """These tiles no longer lie on the map."""
    position.spot = tuple(
        NOWHERE if tiles >> tile & 1 else place for tile, place in enumerate(position.spot)
    )
    restore_map(position)


def lay_around(position: Ventura, place: int, number: int) -> None:
    """Ordinary tiles lie on empty places around this one, up to that number; unused ones first."""
    grid, components = position.grid, position.components
    fixed = beside_place(grid, place) | components.cities | components.papal
    tiles = [tile for tile in range(TILES) if not fixed >> tile & 1]
    tiles.sort(key=lambda tile: position.spot[tile] != NOWHERE)
    empty = [beside for beside in around(place) if beside not in grid]
    for tile, beside in list(zip(tiles, empty, strict=False))[:number]:
        position.spot = changed(position.spot, tile, beside)
    restore_map(position)


def adjoin(position: Ventura, one: int, other: int) -> None:
    """The two Territories lie beside each other."""
    position.on_map |= 1 << one | 1 << other
    for tile, beside in ((one, other), (other, one)):
        position.near = changed(position.near, tile, position.near[tile] | 1 << beside)


def give(position: Ventura, tile: int, seat: int) -> None:
    """The Territory belongs to this seat's Domain alone, or to none (``NOBODY``)."""
    for other, domain in enumerate(position.domain):
        position.own[other] &= ~(1 << tile)
        position.domain = changed(position.domain, other, tuple(own for own in domain if own != tile))
    if seat != NOBODY:
        position.own[seat] |= 1 << tile
        position.domain = changed(position.domain, seat, (*position.domain[seat], tile))


def send_away(position: Ventura, seat: int, tile: int) -> None:
    """No Troop of another stands on that Territory any more."""
    for troop, place in enumerate(position.at):
        if place == tile and troop // AREAS != seat:
            clear(position, troop // AREAS, troop % AREAS + 1)


# ---- the lifts


def place_taken(position: Ventura, seat: int, move: Move, about: About) -> None:
    take_up(position, 1 << about["territory"])


def two_neighbours(position: Ventura, seat: int, move: Move, about: About) -> None:
    lay_around(position, move[1], position.components.neighbours)


def not_beside_domain(position: Ventura, seat: int, move: Move, about: About) -> None:
    """One of the tiles beside the place joins the Domain."""
    give(position, next(iter(members(dict(position.spaces)[move[1]]))), seat)


def city_beside(position: Ventura, seat: int, move: Move, about: About) -> None:
    take_up(position, dict(position.spaces)[move[1]] & position.components.cities)


def no_domain_room(position: Ventura, seat: int, move: Move, about: About) -> None:
    _free_around(position, move[1])


def room_for_others(position: Ventura, seat: int, move: Move, about: About) -> None:
    for other in range(position.seats):
        if other != seat and position.spot[position.city(other)] != NOWHERE:
            _free_around(position, position.spot[position.city(other)])


def _free_around(position: Ventura, place: int) -> None:
    """A free Territory on every place around this one, where an ordinary tile can be."""
    lay_around(position, place, len(around(place)))
    for beside in around(place):
        tile = position.grid.get(beside, NOWHERE)
        if tile != NOWHERE and not position.components.cities >> tile & 1:
            give(position, tile, NOBODY)


def not_claimed(position: Ventura, seat: int, move: Move, about: About) -> None:
    give(position, about["territory"], NOBODY)
    adjoin(position, about["territory"], position.city(seat))


def own_domain(position: Ventura, seat: int, move: Move, about: About) -> None:
    give(position, about["territory"], NOBODY)


def in_domain(position: Ventura, seat: int, move: Move, about: About) -> None:
    give(position, about["territory"], seat)


def not_opponents(position: Ventura, seat: int, move: Move, about: About) -> None:
    give(position, about["territory"], opponent_of(position, seat))


def no_revolt(position: Ventura, seat: int, move: Move, about: About) -> None:
    tile = about["territory"]
    adjoin(position, tile, position.city(seat))
    for troop, place in enumerate(position.at):
        if place == tile:
            clear(position, troop // AREAS, troop % AREAS + 1)


def no_troop_there(position: Ventura, seat: int, move: Move, about: About) -> None:
    post(position, seat, AREAS, about["territory"])


def no_space(position: Ventura, seat: int, move: Move, about: About) -> None:
    """A tile beside the Domain is taken up, and leaves its place."""
    beside = 0
    for tile in members(position.own[seat]):
        beside |= position.near[tile]
    take_up(position, beside & ~position.own[seat])


def not_adjacent(position: Ventura, seat: int, move: Move, about: About) -> None:
    adjoin(position, about["territory"], whereabouts(position, seat))


def whereabouts(position: Ventura, seat: int) -> int:
    """Where the Troop stands that marches or fights."""
    if position.battle is not None:
        return position.battle.at
    return position.at[seat * AREAS + position.stack[-1].values()["area"] - 1]


def opponent_there(position: Ventura, seat: int, move: Move, about: About) -> None:
    send_away(position, seat, about["territory"])


def city_occupied(position: Ventura, seat: int, move: Move, about: About) -> None:
    send_away(position, seat, position.city(seat))


def give_target(position: Ventura, seat: int) -> None:
    """A Territory beside the City that Revolt can strike: an opponent's, no City, without Troops."""
    held = opposing(position, seat) | standing(position, seat) | position.components.cities
    tile = next(tile for tile in range(TILES) if not held >> tile & 1)
    give(position, tile, opponent_of(position, seat))
    adjoin(position, tile, position.city(seat))
