"""The battle calculator: what becomes of two Troops that fight to the end (VTR-20 to VTR-24).

Battles have no dice, so the outcome of two orders is exact. It is calculated as if nobody played an Event
or retreated; who may choose when to use a resistance modifier (VTR-22.7) uses it in the first assault in
which it saves a wound. Where an order is not known, all orders are calculated.
"""

from collections.abc import Sequence
from itertools import permutations
from typing import Final, NamedTuple

from quattrocento.games.ventura.components.typed import Components
from quattrocento.games.ventura.position.battle import (
    ATTACKER,
    DEFENDER,
    NO_SIDE,
    UNDECIDED,
    Battle,
    Line,
    with_line,
)
from quattrocento.games.ventura.position.settings import Settings
from quattrocento.games.ventura.rules.battle.assaults import assigned, prevented, resistance, sums
from quattrocento.games.ventura.rules.battle.battle import SET

SIDES: Final = (ATTACKER, DEFENDER)


class Assault(NamedTuple):
    """One assault; pairs are by side: what each inflicts, what each prevents, the lines after it."""

    number: int
    inflicted: tuple[int, int]
    stopped: tuple[int, int]
    lines: tuple[Line, Line]


class Outcome(NamedTuple):
    """How a battle ends: the side that wins, or ``NO_SIDE``; the lines left; the way there."""

    winner: int
    lines: tuple[Line, Line]
    assaults: tuple[Assault, ...]


class Stakes(NamedTuple):
    """What does not change with the orders: the components, the rules, the two Captains."""

    components: Components
    rules: Settings
    captains: tuple[int, int]


def coming_assault(stakes: Stakes, battle: Battle) -> Assault:
    """The next assault; the battle moves on by it."""
    both = [sums(stakes.components, battle, stakes.captains, side) for side in SIDES]
    if battle.number % SET:
        battle.quiet = True
    stopped = [0, 0]
    for side in SIDES:
        own, other = both[side], both[1 - side]
        stopped[side] = prevented(battle, side, own, other, stakes.rules)
    for side in SIDES:
        wounds = both[1 - side].wounds - stopped[side]
        if wounds:
            battle.quiet = False
            line = assigned(battle.lines[side], wounds, stakes.rules)[0]
            battle.lines = with_line(battle.lines, side, line)
    number = battle.number
    battle.number += 1
    battle.bonus = battle.prevent = (0, 0)
    battle.using = UNDECIDED
    return Assault(number, (both[0].wounds, both[1].wounds), (stopped[0], stopped[1]), battle.lines)


def fought(stakes: Stakes, battle: Battle) -> Outcome:
    """The battle from where it stands to its end; its lines are complete."""
    battle = battle.copy()
    battle.number = max(1, battle.number)
    assaults: list[Assault] = []
    while all(battle.lines):
        if _in_vain(battle):
            return Outcome(DEFENDER, battle.lines, tuple(assaults))
        assaults.append(coming_assault(stakes, battle))
    winner = NO_SIDE
    if any(battle.lines):
        winner = ATTACKER if battle.lines[ATTACKER] else DEFENDER
    return Outcome(winner, battle.lines, tuple(assaults))


def _in_vain(battle: Battle) -> bool:
    """VTR-23.9: after a set of melee without a wound the attacker is thrown back."""
    return battle.quiet and battle.number > 2 * SET and battle.number % SET > 0


def orders(companies: Sequence[int]) -> list[Line]:
    """Every order in which these Companies can be placed, equal ones once."""
    return sorted(set(permutations(companies)))


class Spread:
    """Many ways in which one battle may go: who wins how often, and what each side loses."""

    def __init__(self, before: tuple[Line, Line], rules: Settings) -> None:
        self.before = before
        self.rules = rules
        self.fights = 0
        self.won = [0, 0]
        self.lost: tuple[list[int], list[int]] = ([], [])
        self.wounds: tuple[list[int], list[int]] = ([], [])

    def add(self, outcome: Outcome) -> None:
        self.fights += 1
        if outcome.winner != NO_SIDE:
            self.won[outcome.winner] += 1
        for side in SIDES:
            before, after = self.before[side], outcome.lines[side]
            self.lost[side].append(len(before) - len(after))
            self.wounds[side].append(resistance(before, self.rules) - resistance(after, self.rules))

    def merge(self, other: "Spread") -> None:
        """Add the ways that another spread of the same battle has found."""
        self.fights += other.fights
        for side in SIDES:
            self.won[side] += other.won[side]
            self.lost[side].extend(other.lost[side])
            self.wounds[side].extend(other.wounds[side])

    def share(self, side: int) -> float:
        """The part of the ways in which this side wins."""
        return self.won[side] / self.fights

    def mean_lost(self, side: int) -> float:
        """The Companies that this side loses on average."""
        return sum(self.lost[side]) / self.fights

    def mean_wounds(self, side: int) -> float:
        """The Resistance that this side loses on average."""
        return sum(self.wounds[side]) / self.fights

    def balance(self, side: int) -> float:
        """How well this side fares: battles won and lost first of all, then wounds given and taken."""
        wins = self.share(side) - self.share(1 - side)
        given, taken = self.mean_wounds(1 - side), self.mean_wounds(side)
        total = 1 + resistance(self.before[0], self.rules) + resistance(self.before[1], self.rules)
        return wins + (given - taken) / total


def spread(stakes: Stakes, battle: Battle, choices: tuple[Sequence[Line], Sequence[Line]]) -> Spread:
    """The battle with each of these orders of one side against each of the other."""
    before = (choices[ATTACKER][0], choices[DEFENDER][0])
    found = Spread(before, stakes.rules)
    trial = battle.copy()
    for attacker in choices[ATTACKER]:
        for defender in choices[DEFENDER]:
            trial.lines = (attacker, defender)
            found.add(fought(stakes, trial))
    return found


class Trial(NamedTuple):
    """An order of one side, and how it fares against the orders of the other."""

    line: Line
    spread: Spread


def tried(
    stakes: Stakes, battle: Battle, side: int, own: Sequence[Line], others: Sequence[Line]
) -> list[Trial]:
    """Each of these orders of one side against all of the other."""
    found: list[Trial] = []
    for line in own:
        choices = ([line], others) if side == ATTACKER else (others, [line])
        found.append(Trial(line, spread(stakes, battle, choices)))
    return found


def best_of(trials: Sequence[Trial], side: int) -> Trial:
    """The order with which this side fares best on average."""
    return max(trials, key=lambda trial: trial.spread.balance(side))
