"""Where an army can get with the cards in hand, and what that costs (M4-6, M4-7.3)."""

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from quattrocento.games.m400.components.typed import CABALLUS, CARAVELLA, TERRITORIES, Components
from quattrocento.games.m400.position.position import M400
from quattrocento.kernel.places import members
from quattrocento.kernel.seats import NOBODY

Way = tuple[int, ...]
"""Moves as numbers, verb and noun in turn."""
Goal = tuple[int, int, int, int, int, Way]
"""An army, a territory where it may end its movement, and the Caballus, Caravella and transit tolls of the
cheapest way there, and that way."""

_Reached = tuple[int, int, int, int, Way]
"""A goal of any army."""
_Node = tuple[int, int, int, int, int, int, int, int, Way]
"""Cards and tolls together, tolls, Caballus, Caravella; the territory, or NOBODY at sea; the sea or NOBODY;
the territory that the voyage left; whether this land was entered in this turn; the way."""

ALL_LANDS: Final = (1 << TERRITORIES) - 1
"""Every territory, as bits."""
WAYS: Final = ("to", "caballus", "caravella", "land")
"""The verbs of a way, by the numbers that stand for them."""
TO, RIDE, SAIL, LAND = range(len(WAYS))
_BEFORE: Final = ("draw", "after_draw", "rapina", "trade", "exchange", "before_moving", "movement")


def plan(position: M400, seat: int) -> tuple[Goal, ...]:
    """For each own army that may still move: all goals, each on the way with the fewest cards and tolls."""
    step = position.stack[-1] if position.stack else None
    if step is None or step.seat != seat:
        return ()
    values = step.values()
    if step.name in _BEFORE:
        closed = position.moved | position.blocked
        starts = [(army, 0, NOBODY) for army in position.armies(position.active) if not closed >> army & 1]
    elif step.name in ("march", "voyage"):
        starts = [(values["army"], values.get("entered", 0), values.get("sea", NOBODY))]
    else:
        return ()
    components, sick = position.components, position.sick
    by_sea = position.rules.leave_by_sea
    horses, ships = position.holds(seat, CABALLUS), position.holds(seat, CARAVELLA)
    tolls = toll_lands(position, seat)
    return tuple(
        [
            (army, *reached)
            for army, entered, sea in starts
            for reached in _ways(
                components, position.at[army], sea, entered, horses, ships, tolls, sick, by_sea
            )
        ]
    )


def toll_lands(position: M400, seat: int) -> int:
    """Where an army of this seat pays for passing through and for staying (M4-7.2, M4-R25)."""
    found = position.enemy_states(seat)
    if position.rules.toll_on_capitals:
        for colour, player in enumerate(position.player):
            if player not in (seat, NOBODY) and position.capital[colour] != NOBODY:
                found |= 1 << position.capital[colour]
    return found


# Players look at the same table many times before something changes on which the ways depend.
@lru_cache(maxsize=256)
def _ways(
    components: Components,
    at: int,
    sea: int,
    entered: int,
    horses: int,
    ships: int,
    toll_lands: int,
    sick: int,
    by_sea: bool,
) -> tuple[_Reached, ...]:
    """The cheapest ways of an army that stands there, or is at sea after it left from there."""
    return _Search(components, horses, ships, toll_lands, sick, by_sea).run(at, sea, entered)


class _Search:
    """The cheapest ways of one army."""

    def __init__(
        self, components: Components, horses: int, ships: int, toll_lands: int, sick: int, by_sea: bool
    ) -> None:
        self.components = components
        self.horses = horses
        self.ships = ships
        self.toll_lands = toll_lands
        self.sick = sick
        self.by_sea = by_sea
        self.missing = ALL_LANDS & ~sick
        self.queue: list[_Node] = []
        self.queued: dict[tuple[int, ...], tuple[int, Way]] = {}
        self.best: dict[int, tuple[int, int, int, int, Way]] = {}

    def run(self, at: int, sea: int, entered: int) -> tuple[_Reached, ...]:
        here = NOBODY if sea != NOBODY else at
        self._push((0, 0, 0, 0, here, sea, at, entered, ()))
        done: dict[tuple[int, ...], list[tuple[int, int]]] = {}
        while self.queue:
            node = heappop(self.queue)
            if not self.missing and node[:2] >= max(self.best.values())[:2]:
                break  # nobody gets anywhere for less from here on
            horses, ships = node[2:4]
            # Who was there before spent no more in all; with no more of either card he is as well off.
            before = done.setdefault(node[4:8], [])
            if not any(fewer <= horses and less <= ships for fewer, less in before):
                before.append((horses, ships))
                self._expand(node)
        return tuple(
            [
                (territory, horses, ships, tolls, way)
                for territory, (_, tolls, horses, ships, way) in sorted(self.best.items())
            ]
        )

    def _push(self, node: _Node) -> None:
        """Put a node into the queue, unless one with the same cards gets there no worse."""
        key = node[2:8]
        found = (node[1], node[8])
        before = self.queued.get(key)
        if before is None or found < before:
            self.queued[key] = found
            heappush(self.queue, node)

    def _reach(self, territory: int, found: tuple[int, int, int, int, Way]) -> None:
        best = self.best.get(territory)
        if best is None or found[:2] < best[:2]:
            self.best[territory] = found
            self.missing &= ~(1 << territory)

    def _expand(self, node: _Node) -> None:
        cost, tolls, horses, ships, at, sea, origin, entered, way = node
        components = self.components
        if sea != NOBODY:
            for goal in members(components.coast[sea] & ~self.sick & ~(1 << origin)):
                landed = (*way, LAND, goal)
                self._push((cost, tolls, horses, ships, goal, NOBODY, goal, 1, landed))
            self._sail(components.adjacent[sea], node, origin)
            return
        near = members(components.borders[at] & ~self.sick)
        if not (self.sick >> at & 1 and (near or (self.by_sea and self._has_ship(at)))):
            self._reach(at, (cost, tolls, horses, ships, way))
        due = entered and self.toll_lands >> at & 1
        cost, tolls = cost + due, tolls + due
        for goal in near:
            self._reach(goal, (cost, tolls, horses, ships, (*way, TO, goal)))
            if horses < self.horses:
                ridden = (*way, RIDE, goal)
                self._push((cost + 1, tolls, horses + 1, ships, goal, NOBODY, goal, 1, ridden))
        self._sail(components.seas[at], (cost, tolls, *node[2:]), at)

    def _has_ship(self, at: int) -> bool:
        """Whether a Caravella leads out of the plague (M4-14.12)."""
        shut = self.sick | 1 << at
        coast = self.components.coast
        return self.ships > 0 and any(coast[sea] & ~shut for sea in members(self.components.seas[at]))

    def _sail(self, seas: int, node: _Node, origin: int) -> None:
        cost, tolls, horses, ships, _, _, _, _, way = node
        if ships >= self.ships:
            return
        shut = self.sick | 1 << origin
        for sea in members(seas):
            if self.components.coast[sea] & ~shut:
                sailed = (*way, SAIL, sea)
                self._push((cost + 1, tolls, horses, ships + 1, NOBODY, sea, origin, 0, sailed))
