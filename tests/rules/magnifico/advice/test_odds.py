"""The odds of battles: cards, castles, options, battles in progress, and what is refused."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest

from quattrocento.games.magnifico.advice.dice_tables import (
    infantry_assault,
)
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
def test_a_landing_that_leaves_no_soldier_is_lost_with_its_machines() -> None:
    odds = battle_odds(Army(3, 1, 1, 2, 3), Army(1), OPEN, landing_loss=4)
    assert odds.chance == 0
    assert odds.attacker_left == {(0, 1, 1): 1.0}
    assert odds.attacker_mean_losses() == (3, 0, 0)
    assert odds.defender_left == {(1, 0, 0): 1.0}


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
