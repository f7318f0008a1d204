"""The odds of whole battles: the tables of Dice mathematics, to the last figure."""

from fractions import Fraction

import pytest

from quattrocento.games.magnifico.advice.odds import (
    Army,
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

INFANTRY_BATTLES = {
    0: table("""
        1 .625000 .228365 .073768 .022357 .006519 .001852 .000517 .000142
        2 .877404 .625000 .359547 .158673 .061706 .022172 .007538 .002459
        3 .962590 .846562 .649893 .417779 .227721 .108075 .046219 .018293
        4 .989044 .943075 .836319 .665408 .466870 .287159 .155773 .075975
        5 .996877 .980216 .931200 .832025 .682957 .506184 .336000 .200234
        6 .999127 .993441 .973195 .923608 .832213 .698250 .537726 .377384
    """),
    1: table("""
        1 .192308 .045133 .010730 .002576 .000623 .000151 .000037 .000009
        2 .505853 .190573 .063391 .019717 .005881 .001704 .000484 .000135
        3 .748175 .448938 .220937 .092011 .034614 .012160 .004066 .001310
        4 .886128 .682173 .449243 .252620 .123563 .054145 .021840 .008272
        5 .952624 .837560 .661839 .462592 .285097 .156036 .076920 .034785
        6 .981461 .924150 .814382 .657838 .480826 .316431 .187891 .101475
    """),
    2: table("""
        3 .492289 .199273 .073395 .025346 .008355 .002659 .000824 .000250
        4 .668293 .365506 .171248 .071831 .027888 .010224 .003586 .001214
        5 .806781 .554944 .329156 .171456 .080218 .034497 .013892 .005311
        6 .897390 .719863 .512214 .323559 .182816 .093534 .043978 .019285
    """),
}


@rule("MAG-7.3.2", "MAG-7.4.2", "MAG-7.4.3", "MAG-7.7.2")
@pytest.mark.parametrize("level", INFANTRY_BATTLES)
def test_infantry_battles(level: int) -> None:
    for row in INFANTRY_BATTLES[level]:
        for defenders, expected in enumerate(row[1:], start=1):
            odds = battle_odds(Army(int(row[0])), Army(defenders), Walls(level - 1))
            assert odds.chance == pytest.approx(expected, abs=5.1e-7), (row[0], defenders)


@rule("MAG-7.4.2", "MAG-7.7.5")
@pytest.mark.parametrize(
    ("attackers", "defenders", "towers", "expected"),
    [
        (1, 1, -1, "5/8"),
        (2, 1, -1, "365/416"),
        (1, 2, -1, "95/416"),
        (2, 2, -1, "5/8"),
        (1, 1, 0, "5/26"),
        (2, 1, 0, "605/1196"),
    ],
)
def test_exact_fractions(attackers: int, defenders: int, towers: int, expected: str) -> None:
    assert battle_odds(Army(attackers), Army(defenders), Walls(towers)).chance == near(expected)


@rule("MAG-E32")
def test_one_soldier_against_one() -> None:
    odds = battle_odds(Army(1), Army(1), OPEN)
    assert odds.chance == near("5/8")
    assert odds.attacker_soldiers_lost() == [near("5/8"), near("3/8")]
    assert odds.defender_left == {(1, 0, 0): near("3/8"), (0, 0, 0): near("5/8")}
    assert odds.towers_left == {-1: near("1")}


# Whole battles with machines and cards

BOMBERS = Army(5, airplanes=2, bomb=True)
REFERENCES = [
    (Army(3, 1, 2, tank_dice=4, tank_hits=5), Army(7), 0, 0.563912),
    (Army(6, 1, tank_dice=2, tank_hits=3), Army(6), 0, 0.824216),
    (Army(6, 1, tank_dice=6, tank_hits=8), Army(6), 0, 0.862249),
    (Army(6, grapeshots=2, wagons=1), Army(6), 0, 0.912060),
    (Army(6, airplanes=2, gyroscopes=1), Army(8), 4, 0.316491),
    (Army(6), Army(4, automaton=True), 3, 0.009704),
    (Army(6), Army(4), 3, 0.077917),
    (Army(6, 2, tank_dice=4, tank_hits=5), BOMBERS, 1, 0.441403),
    (Army(4, 2, tank_dice=2, tank_hits=3), Army(6, 1, tank_dice=3, tank_hits=4), -1, 0.817973),
]


@rule("MAG-7.5.4", "MAG-7.6.3", "MAG-13.3", "MAG-13.4", "MAG-13.10", "MAG-13.11", "MAG-13.12")
@pytest.mark.parametrize(("attacker", "defender", "towers", "expected"), REFERENCES)
def test_reference_battles(attacker: Army, defender: Army, towers: int, expected: float) -> None:
    odds = battle_odds(attacker, defender, Walls(towers))
    assert odds.chance == pytest.approx(expected, abs=5.1e-7)


@rule("MAG-13.4", "MAG-R23", "MAG-R35")
def test_a_bomb_stops_the_tank_before_it_fires() -> None:
    # The tank survives with 1/2 and then wins; otherwise W = 1/2 + (1/18 + W/9 + 1/16) / 3.
    attacker = Army(1, 1, tank_dice=1, tank_hits=2)
    odds = battle_odds(attacker, Army(1, airplanes=1, bomb=True), OPEN)
    assert odds.chance == near("649/832")


@rule("MAG-13.6", "MAG-R23", "MAG-R36")
def test_a_culverin_stops_the_airplane_before_it_rolls() -> None:
    # Without Culverin and enemy airplane V = 341/416; without own airplane W = 233/416; together
    # X = W/2 + V/6 + (1/2 + W/6 + (1/2 + ((1/6 + X/3) / 3 + (1/6 + V/3) / 6) / 3) / 3) / 3.
    attacker, defender = Army(1, airplanes=1), Army(1, airplanes=1, culverin=True)
    assert battle_odds(attacker, Army(1), OPEN).chance == near("341/416")
    assert battle_odds(Army(1), defender, OPEN).chance == near("233/416")
    assert battle_odds(attacker, defender, OPEN).chance == near("17053/25168")
