"""The odds of battles beside long simulations of standard play."""

from dataclasses import replace
from fractions import Fraction
from math import sqrt
from random import Random

import pytest

from quattrocento.games.magnifico.advice.odds import (
    AIRPLANES,
    AUTOMATA,
    INFANTRY,
    TANKS,
    Army,
    Odds,
    Walls,
    battle_odds,
)
from quattrocento.testing import rule

OPEN = Walls()


def near(fraction: str) -> object:
    return pytest.approx(float(Fraction(fraction)), abs=1e-12)


def table(text: str) -> list[list[float]]:
    return [[float(entry) for entry in line.split()] for line in text.strip().splitlines()]


# One roll


class Skirmish:
    """One battle of standard play between two armies that are used up."""

    def __init__(self, rng: Random, attacker: Army, defender: Army, walls: Walls, double: bool):
        self.rng = rng
        self.sides = [replace(attacker), replace(defender)]
        self.walls = replace(walls)
        self.double = double

    def play(self, go: int, made: int) -> list[int]:
        side = go
        while not self.over():
            for assault, act in (
                (AIRPLANES, self.airplanes),
                (TANKS, self.tanks),
                (AUTOMATA, self.automata),
                (INFANTRY, self.infantry),
            ):
                if not made & assault and not self.over():
                    act(side)
            made = 0
            side = 1 - side
        one, other = self.sides
        result = [int(other.soldiers == 0)]
        for army in (one, other):
            result += [army.soldiers, army.tanks, army.airplanes]
        return [*result, self.walls.towers]

    def over(self) -> bool:
        return min(army.soldiers for army in self.sides) == 0

    def dice(self, number: int) -> list[str]:
        return self.rng.choices(("hit", "hit", "hit", "blank", "blank", "explosion"), k=number)

    def level(self, side: int) -> int:
        if side == 1 or self.walls.towers < 0 or self.walls.cancelled:
            return 0
        return min(5, 1 + self.walls.towers + self.walls.bonus)

    def airplanes(self, side: int) -> None:
        own, foe = self.sides[side], self.sides[1 - side]
        if own.airplanes and foe.culverin:
            dice = self.dice(foe.airplanes)
            own.airplanes = max(0, own.airplanes - dice.count("hit"))
            foe.airplanes -= dice.count("explosion")
        flying = own.airplanes
        walls = self.level(side) - own.bombards
        if side == 0 and own.paratrooper and flying and walls >= 1 and own.soldiers >= 3:
            own.soldiers -= 1
            flying -= 1
            (die,) = self.dice(1)
            if die == "hit":
                self.walls.cancelled = True
            elif die == "explosion":
                own.airplanes -= 1
        dice = self.dice(flying)
        foe.soldiers = max(0, foe.soldiers - dice.count("hit") * (1 + own.gyroscopes))
        own.airplanes -= dice.count("explosion")

    def tanks(self, side: int) -> None:
        own, foe = self.sides[side], self.sides[1 - side]
        if own.tanks and foe.bomb:
            dice = self.dice(foe.airplanes)
            own.tanks = max(0, own.tanks - dice.count("hit"))
            foe.airplanes -= dice.count("explosion")
        for _ in range(own.tanks):
            if self.over():
                return
            explosions = self.dice(own.tank_dice).count("explosion")
            if explosions >= 3:
                own.tanks -= 1
                own.soldiers = 0
            elif explosions == 2 and self.double:
                own.tanks -= 1
            elif explosions < 2:
                hits = own.tank_hits if explosions == 0 else own.tank_hits // 2
                foe.soldiers = max(0, foe.soldiers - max(0, hits - self.level(side)))

    def automata(self, side: int) -> None:
        if side == 1 and self.sides[1].automaton and self.walls.towers >= 1:
            hits = self.dice(self.walls.towers).count("hit")
            self.sides[0].soldiers = max(0, self.sides[0].soldiers - hits)

    def infantry(self, side: int) -> None:
        own, foe = self.sides[side], self.sides[1 - side]
        dice = self.dice(own.soldiers)
        hits = dice.count("hit")
        hits += min(own.grapeshots, hits) + min(own.wagons, dice.count("blank"))
        protection = max(0, self.level(side) - own.bombards)
        own.soldiers -= dice.count("explosion")
        foe.soldiers = max(0, foe.soldiers - max(0, hits - protection))
        if side == 0 and self.walls.towers > 0:
            self.walls.towers -= min(own.cannons, hits, protection, self.walls.towers)


def means(odds: Odds) -> list[float]:
    """The expected values of what `Skirmish.play` returns."""
    result = [odds.chance]
    for left in (odds.attacker_left, odds.defender_left):
        for kind in range(3):
            result.append(sum(troops[kind] * chance for troops, chance in left.items()))
    return [*result, sum(towers * chance for towers, chance in odds.towers_left.items())]


@rule("MAG-7.3.3", "MAG-13.4", "MAG-13.5", "MAG-13.6", "MAG-13.10", "MAG-13.14", "MAG-15.2")
@pytest.mark.parametrize(
    ("attacker", "defender", "walls", "double", "go", "made"),
    [
        (
            Army(6, 2, 3, 4, 5, gyroscopes=1, bomb=True, culverin=True, paratrooper=True),
            Army(7, 2, 2, 3, 4, bomb=True, culverin=True, automaton=True),
            Walls(2, bonus=1),
            False,
            0,
            0,
        ),
        (
            Army(6, 1, 1, 6, 8, paratrooper=True, grapeshots=2, bombards=1, cannons=2),
            Army(4, 0, 2, culverin=True, bomb=True, automaton=True, wagons=1),
            Walls(3),
            False,
            0,
            TANKS,
        ),
        (
            Army(5, 2, 2, 5, 6, culverin=True, wagons=1, cannons=1),
            Army(6, 2, 2, 6, 8, gyroscopes=1, bomb=True, grapeshots=1),
            Walls(1),
            True,
            1,
            AIRPLANES,
        ),
    ],
)
def test_simulated_battles_agree(
    attacker: Army, defender: Army, walls: Walls, double: bool, go: int, made: int
) -> None:
    battles = 20_000
    rng = Random(1503)
    sums, squares = [0.0] * 8, [0.0] * 8
    for _ in range(battles):
        for i, value in enumerate(Skirmish(rng, attacker, defender, walls, double).play(go, made)):
            sums[i] += value
            squares[i] += value * value
    odds = battle_odds(attacker, defender, walls, double_explosion=double, go=go, made=made)
    assert 0.1 < odds.chance < 0.9
    for expected, total, square in zip(means(odds), sums, squares, strict=True):
        mean = total / battles
        error = sqrt((square / battles - mean * mean) / battles)
        assert abs(mean - expected) <= 4 * error + 1e-9
