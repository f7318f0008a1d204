"""Where an army can get, as a screen shows it: goals, cards, tolls and the ways there (M4-6, M4-7.3)."""

from dataclasses import dataclass
from typing import Final

from quattrocento.games.m400.advice.planner import RIDE, SAIL, WAYS, Way, plan, toll_lands
from quattrocento.games.m400.position.position import M400

_CARDS: Final = (RIDE, SAIL)


NO_LEG: Final = -1


# Ways have their beginnings in common: each leg is told once.
@dataclass
class Legs:
    """The moves of which the ways of an army are made: a row a move."""

    verb: list[str]
    """Its verb."""
    noun: list[int]
    """Its noun: a territory or a sea."""
    after: list[int]
    """The leg before it; ``NO_LEG`` where it is the first once the army has been chosen."""


@dataclass
class Reach:
    """Where one army may end its movement: lists by goal, each on its cheapest way."""

    army: int
    """Whose goals these are."""
    territory: list[int]
    """The goals."""
    horses: list[int]
    """Caballus cards for the way."""
    ships: list[int]
    """Caravella cards for the way."""
    tolls: list[list[int]]
    """The lands whose owners take a toll for passing through (M4-7.3)."""
    risky: list[int]
    """The goals on whose way a toll may take a card that the rest of it needs."""
    last: list[int]
    """The last of the legs of the way there; ``NO_LEG`` where the army stands already."""
    legs: Legs


def reach(position: M400, seat: int) -> list[Reach]:
    """The goals of each own army that may still move."""
    found: dict[int, Reach] = {}
    charged = toll_lands(position, seat)
    step = position.stack[-1] if position.stack else None
    entered = step is not None and step.values().get("entered", 0) != 0
    known: dict[tuple[int, Way], int] = {}
    for army, territory, horses, ships, tolls, way in plan(position, seat):
        one = found.setdefault(army, Reach(army, [], [], [], [], [], [], Legs([], [], [])))
        paid, risky = _tolls(way, position.at[army], entered, charged) if tolls else ([], False)
        one.territory.append(territory)
        one.horses.append(horses)
        one.ships.append(ships)
        one.tolls.append(paid)
        one.last.append(_last(one, way, known))
        if risky:
            one.risky.append(territory)
    return list(found.values())


def _last(one: Reach, way: Way, known: dict[tuple[int, Way], int]) -> int:
    """The number of the last leg of a way; the legs that are new are added."""
    if not way:
        return NO_LEG
    number = known.get((one.army, way), NO_LEG)
    if number == NO_LEG:
        before = _last(one, way[:-2], known)
        legs = one.legs
        number = known[one.army, way] = len(legs.verb)
        legs.verb.append(WAYS[way[-2]])
        legs.noun.append(way[-1])
        legs.after.append(before)
    return number


def _tolls(way: Way, at: int, entered: bool, charged: int) -> tuple[list[int], bool]:
    """The lands on the way that the army came into in this turn and leaves again (M4-7.3, M4-7.8).

    And whether cards are played after a toll: the one for the step that leaves a land is played before it.
    """
    paid: list[int] = []
    risky = False
    for place in range(0, len(way), 2):
        verb, noun = way[place : place + 2]
        risky = risky or (bool(paid) and verb in _CARDS)
        if entered and charged >> at & 1:
            paid.append(at)
        entered = verb != SAIL
        at = noun if entered else at
    return paid, risky
