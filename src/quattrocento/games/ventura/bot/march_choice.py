"""Where Troops march: every march within reach is tried on a copy, and the best begins with a step."""

from typing import NamedTuple

from quattrocento.games.ventura.bot.evaluation import evaluate
from quattrocento.games.ventura.components.typed import AREAS
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.phases.movement import (
    March,
    can_march,
    cost_to_enter,
    movement_points,
)
from quattrocento.games.ventura.rules.troops.troops import index, opposing
from quattrocento.games.ventura.rules.verbs import HALT, MOVE
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.move import Move
from quattrocento.kernel.places import members


class Route(NamedTuple):
    """A way of a Troop to a Territory, and how the table looks at its end."""

    worth: float
    area: int
    steps: tuple[int, ...]


def routes(position: Ventura, seat: int, area: int, points: int) -> list[tuple[int, ...]]:
    """The cheapest way to each Territory in reach; opposing Troops end it (VTR-19.4, VTR-19.9)."""
    start = position.at[index(seat, area)]
    held = opposing(position, seat)
    found: dict[int, tuple[int, tuple[int, ...]]] = {start: (points, ())}
    edge = [start]
    while edge:
        tile = edge.pop(0)
        left, way = found[tile]
        for other in members(position.near[tile]):
            rest = left - cost_to_enter(position, seat, area, other)
            if rest >= 0 and (other not in found or rest > found[other][0]):
                found[other] = (rest, (*way, other))
                if not held >> other & 1:
                    edge.append(other)
    del found[start]
    return [way for _, way in found.values()]


def best_route(position: Ventura, seat: int, area: int, points: int, chosen: bool) -> Route:
    """The best march of this Troop; ``chosen``: it is marching already. Without steps it stays.

    To stay is valued like a march too: who waits loses a round.
    """
    start = position
    if not chosen:
        start = position.copy()
        start.play(seat, MOVE[area], Dice(0))
    best = Route(evaluate(_halted(start, seat), seat), area, ())
    for way in routes(position, seat, area, points):
        trial = start.copy()
        for tile in way:
            trial.play(seat, ("to", tile), Dice(0))
        worth = evaluate(_halted(trial, seat), seat)
        if worth > best.worth:
            best = Route(worth, area, way)
    return best


def _halted(position: Ventura, seat: int) -> Ventura:
    """The position once the Troop has ended its march, unless a battle is at hand."""
    if (
        position.result is not None
        or not isinstance(position.stack[-1], March)
        or position.stack[-1].seat != seat
    ):
        return position
    halted = position.copy()
    halted.play(seat, HALT, Dice(0))
    return halted


def next_troop(position: Ventura, seat: int) -> Move | None:
    """The Troop whose march improves the position most, if any does."""
    best: Route | None = None
    for area in range(1, AREAS + 1):
        if can_march(position, seat, area):
            route = best_route(position, seat, area, movement_points(position, seat, area), chosen=False)
            if route.steps and (best is None or route.worth > best.worth):
                best = route
    return MOVE[best.area] if best is not None else None


def next_step(position: Ventura, seat: int, step: March) -> Move:
    """The next Territory of the march, or its end."""
    route = best_route(position, seat, step.area, step.points, chosen=True)
    return ("to", route.steps[0]) if route.steps else HALT
