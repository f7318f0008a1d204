"""What a player's route reaches, and what it would cost to reach more (VNZ-9)."""

from dataclasses import dataclass
from functools import lru_cache

from quattrocento.games.venetia.components.typed import FACES, REGIONS, SEAS, Components
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.rules.routes import barred_regions, open_seas
from quattrocento.kernel.places import members

Costs = tuple[int | None, ...]


@dataclass
class Reach:
    """How far the Action Points go of the player who takes a die or spends its points.

    None stands where no points suffice, where Venice controls the sea, and where nothing need be told, as
    the place can be chosen at once.
    """

    seas: Costs
    """The points after which a sea is in the route."""
    regions: Costs
    """The points with which 1 Influence is placed in a region, a treaty included."""
    points: int
    """The points that are left, or that the best die gives."""
    by_die: tuple[int, ...]
    """The points with each die; 0 where it is not on the table."""


def reach(position: Venetia) -> Reach | None:
    """The reach of the player whose turn it is; None where no points are to be spent or chosen."""
    step = position.stack[-1].name if position.stack else ""
    if step not in ("die", "actions"):
        return None
    near = 1 if step == "actions" else 0  # during the actions what costs one point can be chosen at once
    seat = position.active
    costs = sea_costs(position, seat)
    seas = [
        None if cost is None or cost <= near or position.control >> sea & 1 else cost
        for sea, cost in enumerate(costs)
    ]
    regions = [None if cost is None or cost < near else cost + 1 for cost in region_costs(position, seat)]
    by_die = (0,) * len(position.dice) if near else _with_dice(position)
    return Reach(tuple(seas), tuple(regions), max(by_die) if not near else position.ap, by_die)


def _with_dice(position: Venetia) -> tuple[int, ...]:
    """By die, the Action Points with it; a Doge token may have given one already (VNZ-6.3)."""
    points = position.components.points_of_face
    return tuple(
        [position.ap + points[die % FACES] if number else 0 for die, number in enumerate(position.dice)]
    )


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
