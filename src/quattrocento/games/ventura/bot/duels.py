"""Battles that might be fought: how two Troops would fare, each in one of its usual orders."""

from functools import lru_cache
from typing import Final, NamedTuple

from quattrocento.games.ventura.advice.calculator import Stakes, fought
from quattrocento.games.ventura.components.typed import FRONT_RANK, RANGED, WOUND_BITS, Components
from quattrocento.games.ventura.position.battle import ATTACKER, NO_SIDE, Battle, Line
from quattrocento.games.ventura.position.position import NO_CARD
from quattrocento.games.ventura.position.settings import Settings
from quattrocento.games.ventura.rules.battle.assaults import resistance

KNOWN: Final = 50_000  # duels that are remembered

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
def duel(components: Components, rules: Settings, attacker: Host, defender: Host, ground: Ground) -> Duel:
    """A battle between two Troops, each in one of two usual orders."""
    battle = Battle((0, 1), (1, 0), 0, 0)
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
