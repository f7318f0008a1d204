"""Who could strike whom: how far Troops reach, how their battles would go, what is to be won there."""

from functools import lru_cache
from typing import Final, NamedTuple

from quattrocento.games.ventura.calculator import Stakes, fought, resistance
from quattrocento.games.ventura.combat import ATTACKER, NO_SIDE, Battle, Line
from quattrocento.games.ventura.components import (
    AREAS,
    FRONT_RANK,
    RANGED,
    WOUND_BITS,
    Components,
)
from quattrocento.games.ventura.domain import owner_of
from quattrocento.games.ventura.movement import movement_points
from quattrocento.games.ventura.options import Options
from quattrocento.games.ventura.state import NO_CARD, NOWHERE, Ventura
from quattrocento.games.ventura.troops import has_garrison
from quattrocento.kernel.move import NOBODY
from quattrocento.kernel.places import members

KNOWN: Final = 20_000  # duels and reaches that are remembered

Host = tuple[int, tuple[int, ...]]
"""A Troop: its Captain and its Companies."""

Ground = tuple[int, int, int, int]
"""The side that the Territory helps, and its ranged, melee and resistance modifiers."""

NO_GROUND: Final[Ground] = (NO_SIDE, 0, 0, 0)


class Duel(NamedTuple):
    """How a battle would go: the attacker's share of victories, and the part of each side that is left."""

    chance: float
    attacker_left: float
    defender_left: float


@lru_cache(maxsize=KNOWN)
def reachable(
    near: tuple[int, ...], cost: tuple[int, ...], start: int, points: int, held: int
) -> dict[int, int]:
    """The points left on each Territory that can be entered; those held by opponents end the way."""
    left = {start: points}
    edge = [start]
    while edge:
        tile = edge.pop()
        for other in members(near[tile]):
            rest = left[tile] - cost[other]
            if rest >= 0 and rest > left.get(other, -1):
                left[other] = rest
                if not held >> other & 1:
                    edge.append(other)
    del left[start]
    return left


@lru_cache(maxsize=8)
def entry_costs(components: Components) -> tuple[int, ...]:
    return tuple(components.cost_to_enter)


def sturdy(components: Components, companies: tuple[int, ...]) -> Line:
    """A usual order: a tough Company in front, the best shot behind it, then the strongest."""
    rows = [(company, company >> WOUND_BITS) for company in companies]
    front = max(
        rows,
        key=lambda row: components.toughness[row[1]] + 2 * (components.effect[row[1]] == FRONT_RANK),
    )
    rows.remove(front)
    line = [front[0]]
    if rows:
        second = max(rows, key=lambda row: components.attack[row[1]][RANGED])
        rows.remove(second)
        line.append(second[0])
    rows.sort(key=lambda row: -sum(components.attack[row[1]]) - components.toughness[row[1]])
    return (*line, *(company for company, _ in rows))


def shooting(components: Components, companies: tuple[int, ...]) -> Line:
    """Another usual order: the best shots first."""
    return tuple(sorted(companies, key=lambda company: -components.attack[company >> WOUND_BITS][RANGED]))


@lru_cache(maxsize=KNOWN)
def duel(components: Components, rules: Options, attacker: Host, defender: Host, ground: Ground) -> Duel:
    """A battle between two Troops, each in one of two usual orders."""
    battle = Battle(0, 1, 1, 0, 0)
    battle.ground, battle.ground_ranged, battle.ground_melee, battle.ground_guard = ground
    guards = [components.toughness[side[0]] if side[0] != NO_CARD else 0 for side in (attacker, defender)]
    battle.captain_guard = (guards[0], guards[1])
    stakes = Stakes(components, rules, (attacker[0], defender[0]))
    wins = attacker_left = defender_left = 0.0
    choices = [
        {sturdy(components, side[1]), shooting(components, side[1])} for side in (attacker, defender)
    ]
    fights = len(choices[0]) * len(choices[1])
    for own in choices[0]:
        for other in choices[1]:
            battle.lines = (own, other)
            outcome = fought(stakes, battle)
            wins += outcome.winner == ATTACKER
            attacker_left += resistance(outcome.lines[0], rules)
            defender_left += resistance(outcome.lines[1], rules)
    return Duel(
        wins / fights,
        attacker_left / fights / resistance(attacker[1], rules),
        defender_left / fights / resistance(defender[1], rules),
    )


class Prospect(NamedTuple):
    """What a Troop could do on a Territory: its chance, and the opposing Troops that stand in the way."""

    tile: int
    chance: float
    left: float
    guards: tuple[int, ...]


class Prospects:
    """All Troops, where they stand, and how far they reach. A Troop is its place in the lists."""

    def __init__(self, game: Ventura) -> None:
        self.game = game
        self.costs = entry_costs(game.components)
        self.guards: dict[int, list[int]] = {}
        self.held = [0] * game.seats
        self.troops = [troop for troop, tile in enumerate(game.at) if tile != NOWHERE]
        for troop in self.troops:
            tile = game.at[troop]
            self.guards.setdefault(tile, []).append(troop)
            self.held[troop // AREAS] |= 1 << tile

    def opposing(self, seat: int) -> int:
        found = 0
        for other, held in enumerate(self.held):
            if other != seat:
                found |= held
        return found

    def reach(self, troop: int, more: int = 0) -> dict[int, int]:
        """The Territories that the Troop can enter in one march, with the points left there."""
        game = self.game
        seat, area = divmod(troop, AREAS)
        if has_garrison(game, seat, area + 1):
            return {}
        points = movement_points(game, seat, area + 1) + more
        return reachable(game.near, self.costs, game.at[troop], points, self.opposing(seat))

    def host(self, troop: int) -> Host:
        return self.game.captain[troop], self.game.companies[troop]

    def ground(self, tile: int, attacker: int, defender: int) -> Ground:
        """Which side the Territory helps, and how (VTR-22.1)."""
        game = self.game
        owner = owner_of(game, tile)
        if owner == NOBODY or owner not in (attacker, defender):
            return NO_GROUND
        components, near = game.components, game.near[tile] & game.own[owner]
        return (
            int(owner == defender),
            components.ranged[tile].value(near),
            components.melee[tile],
            components.resistance[tile].value(near),
        )

    def strike(self, troop: int, tile: int) -> Prospect:
        """How the Troop would fare on that Territory against all that stands there."""
        game = self.game
        seat = troop // AREAS
        guards = tuple([guard for guard in self.guards.get(tile, ()) if guard // AREAS != seat])
        chance = left = 1.0
        for guard in guards:
            ground = self.ground(tile, seat, guard // AREAS)
            found = duel(game.components, game.rules, self.host(troop), self.host(guard), ground)
            # A Troop that has fought meets the next one weakened.
            chance *= found.chance * left
            left *= found.attacker_left
        return Prospect(tile, chance, left, guards)
