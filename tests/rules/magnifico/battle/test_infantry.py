"""Infantry assaults (MAG-7.4) and the cards that help them."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.magnifico import army, at, battle, defence


@rule("MAG-7.4.1")
@pytest.mark.parametrize(("side", "dice"), [(0, 1), (0, 4), (0, 6), (1, 2), (1, 9)])
def test_7_4_1_one_die_for_each_soldier_that_takes_part(side: int, dice: int) -> None:
    scenario = battle(6, "9 soldiers", go=side)
    scenario.play(f"infantry {dice}", fate=f"blank*{dice}")
    assert [fought[:6] for fought in scenario.told("infantry_fought")] == [(side, 0, dice, 0, 0, 0)]


@rule("MAG-7.4.2")
@pytest.mark.parametrize(
    ("roll", "left", "their_left"),
    [
        ("blank*4", 5, 6),
        ("explosion blank*3", 4, 6),
        ("explosion*3 blank", 2, 6),
        ("hit blank*3", 5, 5),
        ("hit*4", 5, 2),
        ("hit*2 explosion*2", 3, 4),
    ],
)
def test_7_4_2_blanks_explosions_and_hits(roll: str, left: int, their_left: int) -> None:
    attacking = battle(5, "6 soldiers").play("infantry 4", fate=roll)
    assert (army(attacking)[0], defence(attacking)[0]) == (left, their_left)
    defending = battle(6, "5 soldiers", go=1).play("infantry 4", fate=roll)
    assert (army(defending)[0], defence(defending)[0]) == (their_left, left)


@rule("MAG-7.4.3")
def test_7_4_3_hits_beyond_the_last_soldier_are_lost() -> None:
    scenario = battle(6, "2 soldiers, 2 tanks, 1 airplane")
    scenario.play("infantry 6", fate="hit*6")
    assert at(scenario, "florence") == (0, 6, 2, 1, -1)
    assert at(scenario, "milan")[1] == 1
    assert scenario.position.supply[1] == 49 - 1


@rule("MAG-7.4.3", "MAG-7.7.2")
def test_7_4_3_hits_stopped_by_a_castle_remove_nobody() -> None:
    scenario = battle(6, "9 soldiers, castle, 2 towers")
    scenario.play("infantry 5", fate="hit*5")
    assert defence(scenario) == (7, 0, 0)


@rule("MAG-7.4.4")
def test_7_4_4_hits_count_against_soldiers_only() -> None:
    cards = {0: "tank_covered airplane_glider", 1: "tank_fan_gun airplane_great_kite"}
    scenario = battle(
        4, "9 soldiers, 2 tanks, 2 airplanes, castle, 1 tower", tanks=1, airplanes=1, field=cards
    )
    scenario.play("infantry 4", fate="hit*4")  # level 2
    assert at(scenario, "florence") == (1, 7, 2, 2, 1)
    scenario.play("fire", fate="blank*4")
    assert at(scenario, "florence") == (1, 4, 2, 2, 1)
    scenario.play("fly 1", fate="hit")
    assert at(scenario, "florence") == (1, 3, 2, 2, 1)


@rule("MAG-7.4.4")
def test_7_4_4_also_those_of_the_defender() -> None:
    cards = {0: "tank_covered airplane_glider", 1: "tank_fan_gun airplane_great_kite"}
    scenario = battle(6, "3 soldiers, 1 tank, 1 airplane", tanks=2, airplanes=2, go=1, field=cards)
    scenario.play("infantry 2", "fly 1", "fire", fate="hit*2 hit explosion*2 blank*3")
    assert army(scenario) == (3, 2, 2)


# Cards that work in infantry assaults only


@rule("MAG-7.4.5")
@pytest.mark.parametrize("card", ["grapeshot", "lead_ball_wagon", "bombard", "great_cannon"])
def test_7_4_5_no_help_for_airplanes(card: str) -> None:
    scenario = battle(2, "9 soldiers, castle, 1 tower", airplanes=3, field={0: f"airplane_glider {card}"})
    scenario.play("fly 3", fate="hit*2 blank")
    assert at(scenario, "florence") == (1, 7, 0, 0, 1)


@rule("MAG-7.4.5")
@pytest.mark.parametrize("card", ["grapeshot", "lead_ball_wagon", "bombard", "great_cannon"])
def test_7_4_5_no_help_for_tanks(card: str) -> None:
    scenario = battle(2, "9 soldiers, castle, 1 tower", tanks=1, field={0: f"tank_covered {card}"})
    scenario.play("fire", fate="hit*2 blank*2")
    assert at(scenario, "florence") == (1, 6, 0, 0, 1)


@rule("MAG-7.4.5")
@pytest.mark.parametrize("card", ["grapeshot", "lead_ball_wagon"])
def test_7_4_5_no_help_for_automata(card: str) -> None:
    scenario = battle(6, "9 soldiers, castle, 3 towers", go=1, field={1: f"automaton {card}"})
    scenario.play("automata", fate="hit blank*2")
    assert army(scenario)[0] == 5


@rule("MAG-13.11")
@pytest.mark.parametrize(
    ("cards", "roll", "kills"),
    [
        ("", "hit*3 blank", 3),
        ("grapeshot", "hit*3 blank", 4),
        ("grapeshot grapeshot", "hit*3 blank", 5),
        ("grapeshot grapeshot grapeshot", "hit*2 blank*2", 4),
        ("grapeshot grapeshot", "hit blank*3", 2),
        ("grapeshot", "blank*4", 0),
    ],
)
def test_13_11_one_natural_hit_for_each_grapeshot_counts_two(cards: str, roll: str, kills: int) -> None:
    scenario = battle(4, "9 soldiers", field={0: cards}).play("infantry 4", fate=roll)
    assert defence(scenario)[0] == 9 - kills


@rule("MAG-13.11", "MAG-13.12")
def test_13_11_in_each_infantry_assault_anew() -> None:
    scenario = battle(4, "9 soldiers", field={0: "grapeshot lead_ball_wagon"})
    for left in (6, 3):
        scenario.play("0: infantry 2", "1: infantry 1", fate="hit blank blank")
        assert defence(scenario)[0] == left


@rule("MAG-13.12")
@pytest.mark.parametrize(
    ("cards", "roll", "kills", "left"),
    [
        ("", "blank*3 explosion", 0, 3),
        ("lead_ball_wagon", "blank*3 explosion", 1, 3),
        ("lead_ball_wagon lead_ball_wagon", "blank*3 explosion", 2, 3),
        ("lead_ball_wagon lead_ball_wagon", "blank explosion*2 hit", 2, 2),
        ("lead_ball_wagon", "hit*4", 4, 4),
        ("lead_ball_wagon", "explosion*2 hit*2", 2, 2),
    ],
)
def test_13_12_one_blank_for_each_wagon_counts_as_a_hit(
    cards: str, roll: str, kills: int, left: int
) -> None:
    scenario = battle(4, "9 soldiers", field={0: cards}).play("infantry 4", fate=roll)
    assert (defence(scenario)[0], army(scenario)[0]) == (9 - kills, left)


@rule("MAG-13.12")
def test_13_12_grapeshot_cannot_double_the_hit_of_a_wagon() -> None:
    scenario = battle(4, "9 soldiers", field={0: "grapeshot lead_ball_wagon"})
    scenario.play("infantry 2", fate="blank*2")
    assert defence(scenario)[0] == 8


@rule("MAG-R31", "MAG-13.12")
@pytest.mark.parametrize(
    ("roll", "raw"),
    [("hit blank", 3), ("hit*2", 3), ("blank*2", 1), ("hit explosion", 2), ("explosion*2", 0)],
)
def test_r31_applied_without_a_question_and_as_well_as_possible(roll: str, raw: int) -> None:
    scenario = battle(4, "9 soldiers", field={0: "grapeshot lead_ball_wagon"}).play("infantry 2", fate=roll)
    assert scenario.waiting == (1,)
    assert defence(scenario)[0] == 9 - raw


@rule("MAG-R31")
def test_r31_the_hits_of_cards_pass_or_meet_the_walls_like_others() -> None:
    scenario = battle(4, "9 soldiers, castle, 2 towers", field={0: "grapeshot lead_ball_wagon"})
    scenario.play("infantry 4", fate="hit*2 blank*2")  # raw 2 + 1 + 1
    assert defence(scenario)[0] == 8


@rule("MAG-R32")
def test_r32_the_defender_uses_grapeshot_and_wagon_too() -> None:
    scenario = battle(6, "9 soldiers", go=1, field={1: "grapeshot lead_ball_wagon"})
    scenario.play("infantry 3", fate="hit blank explosion")
    assert (army(scenario)[0], defence(scenario)[0]) == (3, 8)


@rule("MAG-R32")
def test_r32_the_cards_of_the_enemy_help_nobody() -> None:
    scenario = battle(6, "9 soldiers", go=1, field={0: "grapeshot lead_ball_wagon"})
    scenario.play("infantry 3", fate="hit blank explosion")
    assert army(scenario)[0] == 5


@rule("MAG-R32")
def test_r32_bombard_and_great_cannon_are_useless_to_a_defender() -> None:
    scenario = battle(6, "9 soldiers, castle, 2 towers", go=1, field={1: "bombard great_cannon"})
    scenario.play("infantry 3", fate="hit blank*2")
    assert scenario.waiting == (0,)
    assert army(scenario)[0] == 5
    assert at(scenario, "florence")[4] == 2
    scenario.play("infantry 4", fate="hit*4")
    assert defence(scenario)[0] == 8  # his own Bombard does not lower his castle
