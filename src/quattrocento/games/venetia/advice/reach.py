"""What a player's route reaches, and what it would cost to reach more (VNZ-9)."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from quattrocento.games.venetia.components.typed import FACES, REGIONS, SEAS, Components
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.rules.routes import barred_regions, open_seas
from quattrocento.kernel.places import members

Costs = tuple[int | None, ...]

NEVER: Final = 99  # more points than anybody has


@dataclass
class Within:
    """What Action Points suffice for, with the points that it takes.

    Left out is what lies farther, a sea that Venice controls, and what can be chosen at once.
    """

    seas: dict[int, int]
    """The points after which a sea is in the route."""
    colonies: dict[int, int]
    """The points with which 1 Influence is placed in a colony, a treaty with its region included."""


@dataclass
class Reach:
    """How far the Action Points go of the player who takes a die or spends its points."""

    now: Within
    """With the points that are left, or that the best die gives."""
    by_die: dict[int, Within]
    """With each die on the table; empty once one is taken."""


def reach(position: Venetia) -> Reach | None:
    """The reach of the player whose turn it is; None where no points are to be spent or chosen."""
    step = position.stack[-1].name if position.stack else ""
    if step == "actions":
        return Reach(within(position, position.ap, near=1), {})
    if step != "die":
        return None
    # A Doge token may have given a point already (VNZ-6.3).
    points = {
        die: position.ap + position.components.points_of_face[die % FACES]
        for die, number in enumerate(position.dice)
        if number
    }
    by_die = {die: within(position, number) for die, number in points.items()}
    return Reach(within(position, max(points.values(), default=0)), by_die)


def within(position: Venetia, points: int, near: int = 0) -> Within:
    """What the player whose turn it is reaches with these points.

    ``near`` is 1 during the actions, where what costs one point can be chosen at once.
    """
    seat, region_of = position.active, position.components.region_of
    regions = [NEVER if cost is None else cost for cost in region_costs(position, seat)]
    seas = {
        sea: cost
        for sea, cost in enumerate(sea_costs(position, seat))
        if cost is not None and near < cost <= points and not position.control >> sea & 1
    }
    colonies = {
        colony: regions[region] + 1
        for colony, region in enumerate(region_of)
        if near <= regions[region] < points
    }
    return Within(seas, colonies)


def sea_costs(position: Venetia, seat: int) -> Costs:
    """By sea, the AP after which it is in the player's route; None where Fleets bar the way."""
    return _sea_costs(position.components, open_seas(position, seat), position.fleeted)


def region_costs(position: Venetia, seat: int) -> Costs:
    """By region, the AP before the player's Influence can go there, a treaty included.

    None where no route can lead, or where a Fleet bars everybody (VNZ-17.14).
    """
    costs = sea_costs(position, seat)
    return _region_costs(position.components, costs, _treaties(position, seat), barred_regions(position))


def _treaties(position: Venetia, seat: int) -> int:
    """The regions whose Kingdom stops this player; Capitulations help who played them (VNZ-23.23)."""
    return position.occupied & ~position.capitulated if seat == position.active else position.occupied


@lru_cache(maxsize=1 << 12)
def _sea_costs(components: Components, is_open: int, fleeted: int) -> Costs:
    costs: list[int | None] = [None] * SEAS
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
def _region_costs(components: Components, costs: Costs, treaties: int, barred: int) -> Costs:
    found: list[int | None] = []
    for region in range(REGIONS):
        by_sea = [costs[sea] for sea in members(components.seas_of[region])]
        near = [cost for cost in by_sea if cost is not None]
        free = near and not barred >> region & 1
        found.append(min(near) + (treaties >> region & 1) if free else None)
    return tuple(found)
