"""Exact battle odds in standard play, against every figure of "Dice mathematics"."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from math import sqrt
from random import Random

import pytest

from quattrocento.games.magnifico.dice_tables import (
    airplane_roll,
    automaton_assault,
    faces,
    infantry_assault,
    tank_shot,
)
from quattrocento.games.magnifico.odds import (
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


@rule("MAG-E17", "MAG-7.7.1", "MAG-R27")
def test_the_level_of_a_castle_is_capped_at_five() -> None:
    attacker = Army(6, 2, tank_dice=5, tank_hits=7)
    perfect = battle_odds(attacker, Army(3), Walls(4)).chance
    assert battle_odds(attacker, Army(3), Walls(4, bonus=1)).chance == perfect
    assert battle_odds(attacker, Army(3), Walls(2, bonus=3)).chance == pytest.approx(perfect)


@rule("MAG-13.13", "MAG-R28")
def test_bombards_come_after_the_cap_and_help_only_infantry() -> None:
    capped = battle_odds(Army(6, bombards=1), Army(2), Walls(4, bonus=2)).chance
    assert capped == pytest.approx(battle_odds(Army(6), Army(2), Walls(3)).chance, abs=1e-12)
    tank = Army(1, 1, tank_dice=1, tank_hits=2)
    with_bombards = battle_odds(replace(tank, bombards=9), Army(2), Walls(1)).chance
    assert with_bombards == pytest.approx(battle_odds(Army(1), Army(2), OPEN).chance, abs=1e-12)


@rule("MAG-13.14", "MAG-R29", "MAG-R30")
def test_great_cannon_fells_a_tower_with_a_stopped_hit() -> None:
    # One soldier kills nobody, so the tower stands with T = 1/6 + (2/3 + T/3) / 3.
    odds = battle_odds(Army(1, cannons=2), Army(1), Walls(1))
    assert odds.towers_left == {1: near("7/16"), 0: near("9/16")}
    assert odds.chance == near("5/26")
    assert battle_odds(Army(1), Army(1), Walls(1)).towers_left == {1: near("1")}


@rule("MAG-R42")
def test_the_roll_that_kills_the_last_defender_still_fells_towers() -> None:
    odds = battle_odds(Army(6, cannons=4), Army(1), Walls(4))
    assert odds.towers_left[0] >= 0.5**6


@rule("MAG-13.14", "MAG-R65")
def test_great_cannon_finds_nothing_stopped_behind_cancelled_walls() -> None:
    odds = battle_odds(Army(6, cannons=3), Army(4), Walls(4, cancelled=True))
    assert odds.towers_left == {4: near("1")}


@rule("MAG-R65", "MAG-13.10")
def test_cancelled_walls_protect_nobody_but_automata_fight_on() -> None:
    cancelled = Walls(3, bonus=1, cancelled=True)
    bare = battle_odds(Army(4), Army(4), cancelled).chance
    assert bare == pytest.approx(battle_odds(Army(4), Army(4), OPEN).chance, abs=1e-12)
    assert battle_odds(Army(4), Army(4, automaton=True), cancelled).chance < bare - 0.1
    untowered = battle_odds(Army(4), Army(4, automaton=True), Walls(0, cancelled=True)).chance
    assert untowered == pytest.approx(bare, abs=1e-12)


@rule("MAG-E19", "MAG-13.5", "MAG-R38")
def test_paratrooper_costs_a_soldier_and_can_cancel_the_walls() -> None:
    attacker = Army(3, airplanes=1)
    jumping = battle_odds(replace(attacker, paratrooper=True), Army(4), Walls(3))
    assert max(soldiers for soldiers, _, _ in jumping.attacker_left) == 2
    assert jumping.chance > battle_odds(attacker, Army(4), Walls(3)).chance


@rule("MAG-13.5", "MAG-R38")
@pytest.mark.parametrize(
    ("attacker", "walls"),
    [
        (Army(2, airplanes=2), Walls(3)),
        (Army(5, airplanes=2), OPEN),
        (Army(5, airplanes=2), Walls(3, cancelled=True)),
        (Army(5, airplanes=2, bombards=2), Walls(1)),
        (Army(5), Walls(3)),
    ],
)
def test_standard_play_has_no_use_for_the_paratrooper(attacker: Army, walls: Walls) -> None:
    with_card = battle_odds(replace(attacker, paratrooper=True), Army(4), walls)
    assert with_card == battle_odds(attacker, Army(4), walls)


@rule("MAG-E20", "MAG-R34")
def test_a_tank_disaster_leaves_the_other_machines_to_be_captured() -> None:
    defender = Army(5, 2, 1, tank_dice=6, tank_hits=8)
    odds = battle_odds(Army(6), defender, Walls(2), go=1, made=AIRPLANES)
    assert odds.defender_left[(0, 1, 1)] >= 2906 / 46656


@rule("MAG-R32", "MAG-13.5", "MAG-13.10")
def test_cards_of_the_other_role_have_no_effect() -> None:
    odds = battle_odds(
        Army(4, airplanes=1, automaton=True),
        Army(4, airplanes=1, paratrooper=True, bombards=2, cannons=2),
        Walls(2),
    )
    assert odds == battle_odds(Army(4, airplanes=1), Army(4, airplanes=1), Walls(2))


@rule("MAG-15.2", "MAG-7.5.4")
def test_double_explosion_removes_the_jammed_tank() -> None:
    attacker = Army(1, 1, tank_dice=2, tank_hits=3)
    kept = battle_odds(attacker, Army(1), OPEN)
    removed = battle_odds(attacker, Army(1), OPEN, double_explosion=True)
    # Kept: V = 35/36 + (1/2 + (1/6 + V/3) / 3) / 36. Removed: one against one is left.
    assert kept.chance == near("320/323")
    assert removed.chance == pytest.approx(35 / 36 + 5 / 8 / 36, abs=1e-12)
    assert removed.attacker_left[(1, 0, 0)] == pytest.approx(5 / 8 / 36, abs=1e-12)
    assert (1, 0, 0) not in kept.attacker_left


@rule("MAG-15.2", "MAG-E24")
def test_double_explosion_cannot_happen_to_a_single_die() -> None:
    attacker = Army(3, 2, tank_dice=1, tank_hits=3)
    odds = battle_odds(attacker, Army(6), Walls(0), double_explosion=True)
    assert odds == battle_odds(attacker, Army(6), Walls(0))


# Landing and battles in progress


@rule("MAG-7.3.1", "MAG-R22")
def test_landing_loss_equals_starting_with_fewer_soldiers() -> None:
    landed = battle_odds(Army(6, airplanes=1), Army(4), Walls(0), landing_loss=2)
    started = battle_odds(Army(4, airplanes=1), Army(4), Walls(0))
    assert landed.chance == started.chance
    assert landed.attacker_left == started.attacker_left
    assert landed.attacker_soldiers_lost() == [0.0, 0.0, *started.attacker_soldiers_lost()]


@rule("MAG-E32", "MAG-7.3.3")
def test_one_against_one_when_the_defender_is_next() -> None:
    assert battle_odds(Army(1), Army(1), OPEN, go=1).chance == near("3/8")
    assert battle_odds(Army(1), Army(1), OPEN, made=INFANTRY).chance == near("3/8")
    assert battle_odds(Army(1), Army(1), OPEN, go=1, made=INFANTRY).chance == near("5/8")


@rule("MAG-7.3.6", "MAG-7.3.9")
def test_the_odds_are_the_mean_over_the_next_assault() -> None:
    mean = 0.0
    for kills, _, lost, chance in infantry_assault(5, 1, 1, 0):
        if kills >= 4:
            mean += chance
        elif lost < 5:
            army, enemy = Army(5 - lost, grapeshots=1), Army(4 - kills)
            mean += chance * battle_odds(army, enemy, Walls(0), go=1).chance
    odds = battle_odds(Army(5, grapeshots=1), Army(4), Walls(0))
    assert odds.chance == pytest.approx(mean, abs=1e-12)


MIXED = (
    Army(5, 2, 2, 4, 5, gyroscopes=1, bomb=True, culverin=True, paratrooper=True, cannons=1),
    Army(6, 1, 2, 3, 4, bomb=True, culverin=True, automaton=True, wagons=1),
    Walls(2),
)


@rule("MAG-7.3.3", "MAG-7.3.4")
def test_a_side_with_nothing_left_to_do_passes() -> None:
    done = INFANTRY | TANKS | AIRPLANES
    attacked = battle_odds(*MIXED, made=done)
    assert attacked.chance == pytest.approx(battle_odds(*MIXED, go=1).chance, abs=1e-12)
    defended = battle_odds(*MIXED, go=1, made=done | AUTOMATA)
    assert defended.chance == pytest.approx(battle_odds(*MIXED).chance, abs=1e-12)


@rule("MAG-7.3.3", "MAG-R24")
def test_assaults_already_made_are_not_made_again() -> None:
    attacker, defender = Army(4), Army(4, airplanes=2, automaton=True)
    whole = battle_odds(attacker, defender, Walls(2), go=1).chance
    without_airplanes = battle_odds(attacker, defender, Walls(2), go=1, made=AIRPLANES).chance
    extra = AIRPLANES | AUTOMATA
    infantry_only = battle_odds(attacker, defender, Walls(2), go=1, made=extra).chance
    assert whole < without_airplanes < infantry_only
    ignored = battle_odds(attacker, defender, Walls(2), go=1, made=TANKS).chance
    assert ignored == pytest.approx(whole, abs=1e-12)


# Laws


@rule("MAG-7.3.2", "MAG-R43")
@pytest.mark.parametrize("go", [0, 1])
@pytest.mark.parametrize("double", [False, True])
def test_all_distributions_are_complete(go: int, double: bool) -> None:
    odds = battle_odds(*MIXED, double_explosion=double, go=go)
    for left in (odds.attacker_left, odds.defender_left):
        assert sum(left.values()) == pytest.approx(1.0, abs=1e-9)
    assert sum(odds.towers_left.values()) == pytest.approx(1.0, abs=1e-9)
    won = sum(chance for troops, chance in odds.attacker_left.items() if troops[0] > 0)
    conquered = sum(chance for troops, chance in odds.defender_left.items() if troops[0] == 0)
    assert won == pytest.approx(odds.chance, abs=1e-12)
    assert conquered == pytest.approx(odds.chance, abs=1e-12)


@rule("MAG-7.3.12")
def test_losses_agree_with_what_is_left() -> None:
    odds = battle_odds(*MIXED)
    for lost, mean in (
        (odds.attacker_soldiers_lost(), odds.attacker_mean_losses()),
        (odds.defender_soldiers_lost(), odds.defender_mean_losses()),
    ):
        assert sum(lost) == pytest.approx(1.0, abs=1e-9)
        assert sum(k * chance for k, chance in enumerate(lost)) == pytest.approx(mean[0])
    assert odds.attacker_soldiers_lost()[-1] == pytest.approx(1 - odds.chance)
    assert 0 < odds.defender_mean_losses()[1] < 1
    assert 0 < odds.defender_mean_losses()[2] < 2


@rule("MAG-7.3.7")
def test_an_open_field_is_the_same_from_both_sides() -> None:
    one = Army(4, 1, 2, 3, 4, gyroscopes=1, culverin=True)
    other = Army(5, 2, 1, 5, 6, bomb=True, grapeshots=1)
    forth = battle_odds(one, other, OPEN)
    back = battle_odds(other, one, OPEN, go=1)
    assert forth.chance == pytest.approx(1 - back.chance, abs=1e-12)
    assert forth.attacker_left == {k: pytest.approx(v) for k, v in back.defender_left.items()}


@rule("MAG-7.4.2", "MAG-7.7.2")
@pytest.mark.parametrize("towers", range(-1, 5))
def test_more_soldiers_are_better(towers: int) -> None:
    for attackers in range(1, 6):
        for defenders in range(1, 9):
            chance = battle_odds(Army(attackers), Army(defenders), Walls(towers)).chance
            more = battle_odds(Army(attackers + 1), Army(defenders), Walls(towers)).chance
            against_more = battle_odds(Army(attackers), Army(defenders + 1), Walls(towers)).chance
            assert more > chance > against_more


@rule("MAG-7.2.7")
def test_a_large_defence_stays_accurate() -> None:
    odds = battle_odds(Army(6, 1, 2, 4, 5), Army(40, 1, 1, 2, 3), Walls(4))
    assert sum(odds.attacker_left.values()) == pytest.approx(1.0, abs=1e-9)
    assert 0 < odds.chance < 1e-3


@rule("MAG-7.2.5", "MAG-R20")
def test_a_landing_that_leaves_no_soldier_is_refused() -> None:
    with pytest.raises(ValueError, match="landing loss of 3"):
        battle_odds(Army(3), Army(1), OPEN, landing_loss=3)


@rule("MAG-7.1.4", "MAG-7.5.3", "MAG-2.7", "MAG-13.10")
@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: battle_odds(Army(0), Army(1), OPEN), "attacker: .*soldier"),
        (lambda: battle_odds(Army(1), Army(0), OPEN), "defender: .*soldier"),
        (lambda: battle_odds(Army(1), Army(1, airplanes=-1), OPEN), "machines"),
        (lambda: battle_odds(Army(1, wagons=-1), Army(1), OPEN), "cards"),
        (lambda: battle_odds(Army(1, 1), Army(1), OPEN), "at least one die"),
        (lambda: battle_odds(Army(1), Army(1), Walls(5)), "towers"),
        (lambda: battle_odds(Army(1), Army(1), Walls(0, bonus=-1)), "Castle projects"),
        (lambda: battle_odds(Army(1), Army(1), OPEN, landing_loss=-1), "landing loss"),
        (lambda: battle_odds(Army(1), Army(1), OPEN, go=2), "go must be"),
        (lambda: battle_odds(Army(1), Army(1), OPEN, made=AUTOMATA), "assaults made"),
        (lambda: battle_odds(Army(1), Army(1), OPEN, go=1, made=16), "assaults made"),
    ],
)
def test_impossible_battles_are_refused(call: Callable[[], Odds], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call()


# An independent simulator: the rules of sections 7 and 13 played out with random dice


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
