"""What each player's routes reach, and what it would cost to reach more, for the view (VNZ-9)."""

from functools import lru_cache
from typing import Final

from quattrocento.games.venetia.components.typed import REGIONS, SEAS, Components
from quattrocento.games.venetia.position.position import Counts, Venetia
from quattrocento.games.venetia.rules.routes import barred_regions, open_seas
from quattrocento.kernel.places import members

UNREACHABLE: Final = -1


def routes(position: Venetia) -> Counts:
    """The route of each player, as a set of seas (VNZ-9.2)."""
    return tuple(
        [position.components.route_of[open_seas(position, seat)] for seat in range(position.seats)]
    )


def sea_costs(position: Venetia) -> tuple[Counts, ...]:
    """By player and sea, the AP after which the sea is in the route; -1 where Fleets bar the way."""
    return tuple(
        [
            _sea_costs(position.components, open_seas(position, seat), position.fleeted)
            for seat in range(position.seats)
        ]
    )


def region_costs(position: Venetia) -> tuple[Counts, ...]:
    """By player and region, the AP before Influence can go there, a treaty included.

    -1 where no route can lead, or where a Fleet bars everybody (VNZ-17.14).
    """
    barred = barred_regions(position)
    return tuple(
        [
            _region_costs(position.components, costs, _treaties(position, seat), barred)
            for seat, costs in enumerate(sea_costs(position))
        ]
    )


def _treaties(position: Venetia, seat: int) -> int:
    """The regions whose Kingdom stops this player; Capitulations help who played them (VNZ-23.23)."""
    return position.occupied & ~position.capitulated if seat == position.active else position.occupied


@lru_cache(maxsize=1 << 12)
def _sea_costs(components: Components, is_open: int, fleeted: int) -> Counts:
    costs = [UNREACHABLE] * SEAS
    inside, spent = 0, 0
    edge = 1 << components.home
    while edge & ~inside & ~fleeted:
        # Open seas cost nothing, so all of them that are linked come in before one more is paid for.
        free = edge & is_open & ~inside & ~fleeted
        coming = free or edge & ~inside & ~fleeted
        if not free:
            spent += 1
        for sea in members(coming):
            costs[sea] = spent
        inside |= coming
        edge = components.touched[inside]
    return tuple(costs)


@lru_cache(maxsize=1 << 12)
def _region_costs(components: Components, costs: Counts, treaties: int, barred: int) -> Counts:
    found: list[int] = []
    for region in range(REGIONS):
        near = [costs[sea] for sea in members(components.seas_of[region]) if costs[sea] != UNREACHABLE]
        free = near and not barred >> region & 1
        found.append(min(near) + (treaties >> region & 1) if free else UNREACHABLE)
    return tuple(found)
