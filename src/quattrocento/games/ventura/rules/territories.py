"""Map and Territories, VTR-2: the tiles on the map, where one may be laid, what lies beside it."""

from functools import cache

from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.verbs import axial, hex_number
from quattrocento.kernel.places import members
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.tuples import changed

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # VTR-2.1


@cache
def around(place: int) -> tuple[int, ...]:
    """The six neighbours of a place."""
    q, r = axial(place)
    return tuple([hex_number(q + east, r + south) for east, south in DIRECTIONS])


def lay(position: Ventura, tile: int, place: int) -> None:
    """The tile lies there from now on (VTR-2.10)."""
    position.grid = {**position.grid, place: tile}
    position.spot = changed(position.spot, tile, place)
    position.on_map |= 1 << tile
    _meet_neighbours(position, tile, place)


def beside_place(grid: dict[int, int], place: int) -> int:
    """The set of tiles around a place."""
    found = 0
    for neighbour in around(place):
        if neighbour in grid:
            found |= 1 << grid[neighbour]
    return found


def _meet_neighbours(position: Ventura, tile: int, place: int) -> None:
    """Only the tiles and the places around the new tile have changed (VTR-2.9)."""
    grid, near, spaces = position.grid, list(position.near), dict(position.spaces)
    spaces.pop(place, None)
    bit = 1 << tile
    for neighbour in around(place):
        if neighbour in grid:
            other = grid[neighbour]
            near[other] |= bit
            near[tile] |= 1 << other
        elif neighbour in spaces:
            spaces[neighbour] |= bit
        else:
            beside = beside_place(grid, neighbour)
            if beside.bit_count() >= position.components.neighbours:
                spaces[neighbour] = beside
    position.near = tuple(near)
    position.spaces = tuple(sorted(spaces.items()))


def spread(position: Ventura, start: int, within: int) -> int:
    """The set of tiles of ``within`` that are connected to these tiles through such tiles."""
    reached, edge = 0, start
    while edge:
        beside = 0
        for tile in members(edge):
            beside |= position.near[tile]
        edge = beside & within & ~reached
        reached |= edge
    return reached


def refuse_place(position: Ventura, place: int) -> Saying:
    """Why no tile at all may be laid there."""
    if place in position.grid:
        return Saying("why-place-taken", "VTR-2.9", territory=position.grid[place])
    return Saying("why-two-neighbours", "VTR-2.9")
