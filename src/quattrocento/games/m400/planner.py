"""Where an army can get with the cards in hand, and what that costs (M4-6, M4-7.3)."""

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final

from quattrocento.games.m400.components import CABALLUS, CARAVELLA
from quattrocento.kernel.move import NOBODY
from quattrocento.kernel.places import members

if TYPE_CHECKING:
    from quattrocento.games.m400.state import M400

Goal = tuple[int, int, int, int, int]
"""An army, a territory where it may end its movement, and the Caballus, Caravella and transit tolls of the
cheapest way there."""

_Node = tuple[int, int, int, int, int, int, int]
"""Tolls and cards spent, so many of them Caballus, and Caravella; territory or NOBODY; sea or NOBODY; the
territory that the voyage left."""

_MOVING: Final = ("movement", "march", "voyage")


def plan(game: "M400", seat: int) -> tuple[Goal, ...]:
    """For each own army that may move now: all goals, each on the way with the fewest cards and tolls."""
    step = game.stack[-1] if game.stack else None
    if step is None or step.seat != seat or step.name not in _MOVING:
        return ()
    values = step.values()
    if step.name == "movement":
        closed = game.moved | game.blocked
        starts = [(army, 0, NOBODY) for army in game.armies(game.active) if not closed >> army & 1]
    else:
        starts = [(values["army"], values.get("entered", 0), values.get("sea", NOBODY))]
    goals: list[Goal] = []
    for army, entered, sea in starts:
        goals += _Search(game, seat, army).run(entered, sea)
    return tuple(goals)


class _Search:
    """The cheapest ways of one army."""

    def __init__(self, game: "M400", seat: int, army: int) -> None:
        self.game = game
        self.army = army
        self.horses = game.holds(seat, CABALLUS)
        self.ships = game.holds(seat, CARAVELLA)
        self.tolls = self._toll_lands(seat)
        self.queue: list[_Node] = []
        self.best: dict[int, tuple[int, int, int]] = {}

    def _toll_lands(self, seat: int) -> int:
        game = self.game
        found = game.enemy_states(seat)
        if game.rules.toll_on_capitals:
            for colour, player in enumerate(game.player):
                if player not in (seat, NOBODY) and game.capital[colour] != NOBODY:
                    found |= 1 << game.capital[colour]
        return found

    def run(self, entered: int, sea: int) -> list[Goal]:
        game, army = self.game, self.army
        at = game.at[army]
        start = (0, 0, 0, NOBODY, sea, at, 0) if sea != NOBODY else (0, 0, 0, at, NOBODY, at, entered)
        heappush(self.queue, start)
        done: set[tuple[int, ...]] = set()
        while self.queue:
            node = heappop(self.queue)
            key = node[1:]
            if key not in done:
                done.add(key)
                self._expand(node)
        return [
            (army, territory, horses, ships, cost - horses - ships)
            for territory, (cost, horses, ships) in sorted(self.best.items())
        ]

    def _reach(self, territory: int, cost: int, horses: int, ships: int) -> None:
        if territory not in self.best or cost < self.best[territory][0]:
            self.best[territory] = (cost, horses, ships)

    def _expand(self, node: _Node) -> None:
        cost, horses, ships, at, sea, origin, entered = node
        game = self.game
        components = game.components
        if sea != NOBODY:
            for goal in members(components.coast[sea] & ~game.sick & ~(1 << origin)):
                heappush(self.queue, (cost, horses, ships, goal, NOBODY, goal, 1))
            self._sail(components.adjacent[sea], cost, horses, ships, origin)
            return
        near = members(components.borders[at] & ~game.sick)
        if not (game.sick >> at & 1 and near):
            self._reach(at, cost, horses, ships)
        cost += entered and self.tolls >> at & 1
        for goal in near:
            self._reach(goal, cost, horses, ships)
            if horses < self.horses:
                heappush(self.queue, (cost + 1, horses + 1, ships, goal, NOBODY, goal, 1))
        self._sail(components.seas[at], cost, horses, ships, at)

    def _sail(self, seas: int, cost: int, horses: int, ships: int, origin: int) -> None:
        if ships >= self.ships:
            return
        shut = self.game.sick | 1 << origin
        for sea in members(seas):
            if self.game.components.coast[sea] & ~shut:
                heappush(self.queue, (cost + 1, horses, ships + 1, NOBODY, sea, origin, 0))
