"""The rolls of a battle and what each can change: "Dice mathematics" of docs/rules/magnifico.md.

First the tables of single rolls, with their chances; kills are not yet limited by the enemies
present, so that one table serves battles of every size. Then the stages of a go: each knows when
its roll is made and which pieces the roll takes away.
"""

from functools import cache
from math import comb
from typing import Final

# The pieces of a battle stand in one list: soldiers, tanks and airplanes of the attacker, the
# same of the defender, the towers, and 1 for walls that protect.
ATTACKER: Final = 0
DEFENDER: Final = 3
TANK: Final = 1
AIRPLANE: Final = 2
TOWERS: Final = 6
WALLS: Final = 7

# All that the roll of a stage depends on: its dice, its targets, and two numbers of its own.
Situation = tuple[int, int, int, int]


@cache
def faces(dice: int) -> tuple[tuple[int, int, int, float], ...]:
    """(hits, blanks, explosions, chance) of a roll; a die has 3, 2 and 1 of them (MAG-2.11)."""
    table: list[tuple[int, int, int, float]] = []
    for hits in range(dice + 1):
        for blanks in range(dice - hits + 1):
            # Whole numbers up to the one division keep every chance correctly rounded.
            ways: int = comb(dice, hits) * comb(dice - hits, blanks) * 3**hits * 2**blanks
            table.append((hits, blanks, dice - hits - blanks, ways / 6**dice))
    return tuple(table)


@cache
def infantry_assault(
    dice: int, protection: int, grapeshots: int, wagons: int
) -> tuple[tuple[int, int, int, float], ...]:
    """(kills, hits stopped, own soldiers lost, chance) of an infantry assault (MAG-7.4.2, 7.7.2).

    A Grapeshot doubles a natural hit, a Lead-ball Wagon makes a hit of a blank
    (MAG-13.11, 13.12, MAG-R31).
    """
    table: list[tuple[int, int, int, float]] = []
    for hits, blanks, explosions, chance in faces(dice):
        raw = hits + min(grapeshots, hits) + min(wagons, blanks)
        stopped = min(raw, protection)
        table.append((raw - stopped, stopped, explosions, chance))
    return tuple(table)


@cache
def tank_shot(dice: int, full_hits: int, protection: int) -> tuple[tuple[int, int, float], ...]:
    """(kills, explosions, chance) of one tank; explosions beyond three count as three.

    One explosion halves the full hits, rounded down, before the castle is taken off; two or
    more leave no hit (MAG-7.5.4, 7.7.3, MAG-R33).
    """
    ways: list[int] = [0, 0, 0, 0]
    for explosions in range(dice + 1):
        ways[min(explosions, 3)] += comb(dice, explosions) * 5 ** (dice - explosions)
    table: list[tuple[int, int, float]] = []
    for explosions in range(min(dice, 3) + 1):
        hits = full_hits // (1 + explosions) if explosions <= 1 else 0
        table.append((max(0, hits - protection), explosions, ways[explosions] / 6**dice))
    return tuple(table)


@cache
def airplane_roll(airplanes: int, hits_each: int) -> tuple[tuple[int, int, float], ...]:
    """(hits, own airplanes lost, chance) of an airplane assault or of an interception.

    In an assault `hits_each` is 1 plus the Gyroscopes (MAG-7.6.3, 13.3); in an interception it
    is 1 (MAG-13.4, 13.6).
    """
    table: list[tuple[int, int, float]] = []
    for hits, _, explosions, chance in faces(airplanes):
        table.append((hits * hits_each, explosions, chance))
    return tuple(table)


@cache
def automaton_assault(towers: int) -> tuple[tuple[int, float], ...]:
    """(kills, chance) of the automata, one die per tower, explosions as blanks (MAG-13.10)."""
    table: list[tuple[int, float]] = []
    for hits in range(towers + 1):
        table.append((hits, comb(towers, hits) / 2**towers))
    return tuple(table)


class Field:
    """The pieces at the start of a battle, and the losses since then written as one number.

    The digits of that number are the losses of each kind of piece, so it only grows: rising order
    visits every position after all those it can come from.
    """

    def __init__(self, start: list[int], castle_projects: int, bombards: int) -> None:
        self.start = start
        self.castle_projects = castle_projects
        self.bombards = bombards
        self.unit: list[int] = []
        size = 1
        for count in start:
            self.unit.append(size)
            size *= count + 1

    def pieces(self, losses: int) -> list[int]:
        """What is left on the field after these losses."""
        left: list[int] = []
        for count in self.start:
            left.append(count - losses % (count + 1))
            losses //= count + 1
        return left

    def protection(self, own: int, pieces: list[int]) -> int:
        """Hits that each assault of this side loses: walls serve the defender only (MAG-7.7.1)."""
        if own == DEFENDER or pieces[WALLS] == 0:
            return 0
        return min(5, 1 + pieces[TOWERS] + self.castle_projects)

    def infantry_protection(self, own: int, pieces: list[int]) -> int:
        """The cap of 5 comes before the Bombards (MAG-13.13, MAG-R28)."""
        return max(0, self.protection(own, pieces) - self.bombards)


class Outcomes:
    """One roll: the chance that nothing changes, and the other results as (losses, chance)."""

    def __init__(self, rolls: dict[int, float]) -> None:
        self.stay = rolls.pop(0, 0.0)
        self.changes: list[tuple[int, float]] = list(rolls.items())


class Stage:
    """One assault, tank shot or interception in the goes of the side `own`."""

    def __init__(self, field: Field, own: int) -> None:
        self.field = field
        self.own = own
        self.foe = DEFENDER - own
        self.unit = field.unit
        self.known: dict[Situation, Outcomes] = {}

    def outcomes(self, pieces: list[int]) -> Outcomes:
        """What the stage can bring; without dice, because a piece it needs is gone, it passes."""
        situation = self.situation(pieces)
        found = self.known.get(situation)
        if found is None:
            found = Outcomes(self.roll(situation) if situation[0] else {0: 1.0})
            self.known[situation] = found
        return found

    def situation(self, pieces: list[int]) -> Situation:
        """The facts that decide the roll."""
        raise NotImplementedError

    def roll(self, situation: Situation) -> dict[int, float]:
        """The chance of each loss, 0 standing for no change."""
        raise NotImplementedError


class Infantry(Stage):
    """All soldiers; hits beyond the last enemy are lost (MAG-7.4.1-7.4.3)."""

    def __init__(self, field: Field, own: int, grapeshots: int, wagons: int, cannons: int) -> None:
        super().__init__(field, own)
        self.grapeshots = grapeshots
        self.wagons = wagons
        self.cannons = cannons

    def situation(self, pieces: list[int]) -> Situation:
        protection = self.field.infantry_protection(self.own, pieces)
        return pieces[self.own], pieces[self.foe], protection, pieces[TOWERS]

    def roll(self, situation: Situation) -> dict[int, float]:
        dice, targets, protection, towers = situation
        rolls: dict[int, float] = {}
        own_unit, foe_unit, tower_unit = self.unit[self.own], self.unit[self.foe], self.unit[TOWERS]
        table = infantry_assault(dice, protection, self.grapeshots, self.wagons)
        for kills, stopped, lost, chance in table:
            # MAG-13.14, MAG-R30: a cannon needs a stopped hit, so the defender's fell nothing.
            felled = min(self.cannons, stopped, towers)
            losses = min(kills, targets) * foe_unit + lost * own_unit + felled * tower_unit
            rolls[losses] = rolls.get(losses, 0.0) + chance
        return rolls


class Airplanes(Stage):
    """All airplanes, one of them with the paratrooper where standard play tries it (MAG-13.5)."""

    def __init__(self, field: Field, own: int, gyroscopes: int, paratrooper: bool) -> None:
        super().__init__(field, own)
        self.gyroscopes = gyroscopes
        self.paratrooper = paratrooper

    def situation(self, pieces: list[int]) -> Situation:
        walls = self.field.infantry_protection(self.own, pieces)
        jumps = int(self.paratrooper and walls >= 1 and pieces[self.own] >= 3)
        return pieces[self.own + AIRPLANE], pieces[self.foe], jumps, 0

    def roll(self, situation: Situation) -> dict[int, float]:
        dice, targets, jumps, _ = situation
        rolls: dict[int, float] = {}
        foe_unit, airplane_unit = self.unit[self.foe], self.unit[self.own + AIRPLANE]
        # MAG-R37: the paratrooper's airplane rolls apart and hits no soldier.
        for landed, _, crashed, jump_chance in faces(jumps):
            jump = jumps * self.unit[self.own] + landed * self.unit[WALLS] + crashed * airplane_unit
            for hits, lost, chance in airplane_roll(dice - jumps, 1 + self.gyroscopes):
                losses = jump + min(hits, targets) * foe_unit + lost * airplane_unit
                rolls[losses] = rolls.get(losses, 0.0) + jump_chance * chance
        return rolls


class Interception(Stage):
    """The enemy's airplanes against machines declared for an assault (MAG-13.4, 13.6, MAG-R36)."""

    def __init__(self, field: Field, own: int, machine: int) -> None:
        super().__init__(field, own)
        self.prey = own + machine

    def situation(self, pieces: list[int]) -> Situation:
        targets = pieces[self.prey]
        return (pieces[self.foe + AIRPLANE] if targets else 0), targets, 0, 0

    def roll(self, situation: Situation) -> dict[int, float]:
        dice, targets, _, _ = situation
        rolls: dict[int, float] = {}
        for hits, lost, chance in airplane_roll(dice, 1):
            losses = min(hits, targets) * self.unit[self.prey]
            losses += lost * self.unit[self.foe + AIRPLANE]
            rolls[losses] = rolls.get(losses, 0.0) + chance
        return rolls


class Shot(Stage):
    """One tank fires while `unfired` tanks, this one included, have not (MAG-7.5.4-7.5.7)."""

    def __init__(
        self, field: Field, own: int, unfired: int, dice: int, full_hits: int, fragile: bool
    ) -> None:
        super().__init__(field, own)
        self.unfired = unfired
        self.dice = dice
        self.full_hits = full_hits
        self.fragile = fragile

    def situation(self, pieces: list[int]) -> Situation:
        dice = self.dice if pieces[self.own + TANK] >= self.unfired else 0
        return dice, pieces[self.foe], self.field.protection(self.own, pieces), pieces[self.own]

    def roll(self, situation: Situation) -> dict[int, float]:
        dice, targets, protection, infantry = situation
        rolls: dict[int, float] = {}
        for kills, explosions, chance in tank_shot(dice, self.full_hits, protection):
            losses = min(kills, targets) * self.unit[self.foe]
            if explosions == 3:
                # MAG-R34: the other machines of the army outlive its infantry.
                losses = self.unit[self.own + TANK] + infantry * self.unit[self.own]
            elif explosions == 2 and self.fragile:
                losses = self.unit[self.own + TANK]  # MAG-15.2
            rolls[losses] = rolls.get(losses, 0.0) + chance
        return rolls


class Automata(Stage):
    """The defender's towers, which fight on behind cancelled walls (MAG-13.10, MAG-R65)."""

    def situation(self, pieces: list[int]) -> Situation:
        return pieces[TOWERS], pieces[self.foe], 0, 0

    def roll(self, situation: Situation) -> dict[int, float]:
        dice, targets, _, _ = situation
        rolls: dict[int, float] = {}
        for hits, chance in automaton_assault(dice):
            losses = min(hits, targets) * self.unit[self.foe]
            rolls[losses] = rolls.get(losses, 0.0) + chance
        return rolls
