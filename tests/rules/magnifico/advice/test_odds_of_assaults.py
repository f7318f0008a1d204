"""The odds of single assaults: the tables of Dice mathematics."""

from fractions import Fraction

import pytest

from quattrocento.games.magnifico.advice.dice_tables import (
    airplane_roll,
    automaton_assault,
    faces,
    infantry_assault,
    tank_shot,
)
from quattrocento.games.magnifico.advice.odds import (
    Walls,
)
from quattrocento.testing import rule

OPEN = Walls()


def near(fraction: str) -> object:
    return pytest.approx(float(Fraction(fraction)), abs=1e-12)


def table(text: str) -> list[list[float]]:
    return [[float(entry) for entry in line.split()] for line in text.strip().splitlines()]


# One roll

LIKELY_KILL = table("""
    .5000 0     0     0     0     0
    .7500 .2500 0     0     0     0
    .8750 .5000 .1250 0     0     0
    .9375 .6875 .3125 .0625 0     0
    .9688 .8125 .5000 .1875 .0313 0
    .9844 .8906 .6563 .3438 .1094 .0156
""")
MEAN_KILLS = table("""
    0.5000 0      0      0     0     0
    1.0000 .2500  0      0     0     0
    1.5000 .6250  .1250  0     0     0
    2.0000 1.0625 .3750  .0625 0     0
    2.5000 1.5313 .7188  .2188 .0313 0
    3.0000 2.0156 1.1250 .4688 .1250 .0156
""")


@rule("MAG-7.4.2", "MAG-7.7.2", "MAG-7.7.4")
@pytest.mark.parametrize("dice", range(1, 7))
@pytest.mark.parametrize("level", range(6))
def test_infantry_assault_kills(dice: int, level: int) -> None:
    rolls = infantry_assault(dice, level, 0, 0)
    some = sum(chance for kills, _, _, chance in rolls if kills)
    mean = sum(kills * chance for kills, _, _, chance in rolls)
    lost = sum(losses * chance for _, _, losses, chance in rolls)
    assert some == pytest.approx(LIKELY_KILL[dice - 1][level], abs=5.1e-5)
    assert mean == pytest.approx(MEAN_KILLS[dice - 1][level], abs=5.1e-5)
    assert lost == pytest.approx(dice / 6, abs=1e-12)


@rule("MAG-E1")
def test_level_five_leaves_one_of_six_hits() -> None:
    assert (1, 5, 0, 0.5**6) in infantry_assault(6, 5, 0, 0)


@rule("MAG-E15", "MAG-13.11", "MAG-13.12")
def test_grapeshots_and_wagon_improve_one_roll() -> None:
    rolls = dict(zip(faces(4), infantry_assault(4, 2, 2, 1), strict=True))
    outcome = next(rolls[face] for face in rolls if face[:3] == (1, 2, 1))
    assert outcome[:3] == (1, 2, 1)


TANK_ROLLS = [
    (1, "5/6", "1/6", "0", "0"),
    (2, "25/36", "10/36", "1/36", "0"),
    (3, "125/216", "75/216", "15/216", "1/216"),
    (4, "625/1296", "500/1296", "150/1296", "21/1296"),
    (5, "3125/7776", "3125/7776", "1250/7776", "276/7776"),
    (6, "15625/46656", "18750/46656", "9375/46656", "2906/46656"),
]


@rule("MAG-7.5.4")
@pytest.mark.parametrize(("dice", "none", "one", "two", "more"), TANK_ROLLS)
def test_tank_explosions(dice: int, none: str, one: str, two: str, more: str) -> None:
    chances = {explosions: chance for _, explosions, chance in tank_shot(dice, 5, 0)}
    assert chances.get(0, 0.0) == near(none)
    assert chances.get(1, 0.0) == near(one)
    assert chances.get(2, 0.0) == near(two)
    assert chances.get(3, 0.0) == near(more)


TANK_KILLS = table("""
    2 3 2.3611 1.3889 .6944  0      0      0
    3 4 3.0093 2.0833 1.1574 .5787  0      0
    4 5 3.1829 2.3148 1.4468 .9645  .4823  0
    5 6 3.6169 2.8131 2.0094 1.2056 .8038  .4019
    6 8 4.2867 3.5499 2.8131 2.0764 1.3396 1.0047
""")


@rule("MAG-7.5.4", "MAG-7.7.3", "MAG-13.1")
@pytest.mark.parametrize("row", TANK_KILLS)
def test_tank_mean_kills(row: list[float]) -> None:
    for level, expected in enumerate(row[2:]):
        shot = tank_shot(int(row[0]), int(row[1]), level)
        mean = sum(kills * chance for kills, _, chance in shot)
        assert mean == pytest.approx(expected, abs=5.1e-5)


@rule("MAG-E24", "MAG-R33")
def test_improvements_are_halved_before_the_castle_is_subtracted() -> None:
    assert [shot[:2] for shot in tank_shot(4, 8, 3)] == [(5, 0), (1, 1), (0, 2), (0, 3)]
    assert [shot[1:] for shot in tank_shot(1, 4, 0)] == [(0, near("5/6")), (1, near("1/6"))]


@rule("MAG-E33", "MAG-7.6.3", "MAG-13.3")
def test_two_airplanes_with_a_gyroscope() -> None:
    rolls = airplane_roll(2, 2)
    assert sum(chance for hits, _, chance in rolls if hits >= 3) == near("1/4")
    assert sum(chance for hits, _, chance in rolls if hits >= 2) == near("3/4")
    assert sum(chance for _, lost, chance in rolls if lost == 0) == near("25/36")


@rule("MAG-13.10")
def test_automata_hit_with_every_second_die_and_lose_nothing() -> None:
    assert [chance for _, chance in automaton_assault(3)] == [0.125, 0.375, 0.375, 0.125]


@rule("MAG-13.5")
def test_paratrooper_die() -> None:
    chances = {face[:3]: face[3] for face in faces(1)}
    assert chances == {(1, 0, 0): near("1/2"), (0, 1, 0): near("1/3"), (0, 0, 1): near("1/6")}


# Whole battles, infantry only
