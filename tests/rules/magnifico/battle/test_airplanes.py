"""Airplane assaults (MAG-7.6) and the Gyroscope (MAG-13.3)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.magnifico import army, at, battle, defence, magnifico


@rule("MAG-7.6.1")
@pytest.mark.parametrize("side", [0, 1])
def test_7_6_1_a_usable_airplane_in_the_battle_is_needed(side: int) -> None:
    cards = {0: "airplane_glider", 1: "airplane_great_kite"}
    flying = battle(3, "3 soldiers, 1 airplane", airplanes=1, go=side, field=cards)
    assert "fly 1" in flying.options()
    without = battle(3, "3 soldiers", go=side, field=cards)
    assert without.refused("fly 1").clause == "MAG-7.6.1"


@rule("MAG-7.6.1")
def test_7_6_1_airplanes_elsewhere_do_not_count() -> None:
    scenario = magnifico(
        rome="0: 5 soldiers, 2 airplanes",
        florence="1: 3 soldiers",
        milan="1: 3 soldiers, 2 airplanes",
        field={0: "airplane_glider", 1: "airplane_great_kite"},
    )
    scenario.play("attack florence", "soldiers 2", "airplanes 0")
    assert not scenario.nouns("fly")
    scenario.play("infantry 1", fate="blank")
    assert not scenario.nouns("fly")


@rule("MAG-7.6.1", "MAG-D16")
@pytest.mark.parametrize("number", [1, 2, 4])
def test_7_6_1_as_many_as_declared_take_part(number: int) -> None:
    scenario = battle(3, "9 soldiers", airplanes=4, field={0: "airplane_glider"})
    assert scenario.nouns("fly") == ["1", "2", "3", "4"]
    scenario.play(f"fly {number}", fate=f"hit*{number}")
    assert defence(scenario)[0] == 9 - number
    assert not scenario.nouns("fly")


@rule("MAG-7.6.3")
@pytest.mark.parametrize(
    ("roll", "kills", "left"),
    [
        ("blank*3", 0, 4),
        ("hit*3", 3, 4),
        ("explosion*3", 0, 1),
        ("hit blank explosion", 1, 3),
        ("hit*2 explosion", 2, 3),
    ],
)
def test_7_6_3_one_die_for_each_airplane(roll: str, kills: int, left: int) -> None:
    attacking = battle(2, "9 soldiers", airplanes=4, field={0: "airplane_glider"}).play("fly 3", fate=roll)
    assert (army(attacking), defence(attacking)[0]) == ((2, 0, left), 9 - kills)
    defending = battle(6, "2 soldiers, 4 airplanes", go=1, field={1: "airplane_glider"})
    defending.play("fly 3", fate=roll)
    assert (defence(defending), army(defending)[0]) == ((2, 0, left), 6 - kills)


@rule("MAG-R59", "MAG-7.6.3")
def test_r59_a_crashed_airplane_returns_to_the_supply() -> None:
    scenario = battle(2, "9 soldiers", airplanes=3, field={0: "airplane_glider"})
    assert scenario.position.airplane_supply == 17
    scenario.play("fly 3", fate="explosion*2 blank")
    assert scenario.position.airplane_supply == 19


@rule("MAG-7.6.4")
@pytest.mark.parametrize("walls", ["", ", castle", ", castle, 4 towers"])
def test_7_6_4_airplane_hits_ignore_castles(walls: str) -> None:
    cards = {0: "airplane_glider", 1: "castle_project castle_project castle_project"}
    scenario = battle(2, f"9 soldiers{walls}", airplanes=2, field=cards)
    scenario.play("fly 2", fate="hit*2")
    assert defence(scenario)[0] == 7


@rule("MAG-13.3")
@pytest.mark.parametrize(("gyroscopes", "kills"), [(0, 2), (1, 4), (2, 6), (3, 8)])
def test_13_3_one_more_soldier_a_hit_for_each_gyroscope(gyroscopes: int, kills: int) -> None:
    cards = {0: "airplane_glider" + " gyroscope" * gyroscopes}
    scenario = battle(2, "9 soldiers, castle, 2 towers", airplanes=4, field=cards)
    scenario.play("fly 4", fate="hit*2 blank explosion")
    assert (defence(scenario)[0], army(scenario)[2]) == (9 - kills, 3)


@rule("MAG-13.3")
@pytest.mark.parametrize(("gyroscopes", "kills"), [(0, 1), (1, 2), (3, 4)])
def test_13_3_for_the_defender_too(gyroscopes: int, kills: int) -> None:
    cards = {1: "airplane_glider" + " gyroscope" * gyroscopes}
    scenario = battle(6, "2 soldiers, 3 airplanes", go=1, field=cards)
    scenario.play("fly 3", fate="hit blank explosion")
    assert (army(scenario)[0], defence(scenario)[2]) == (6 - kills, 2)


@rule("MAG-13.3")
def test_13_3_hits_beyond_the_last_soldier_are_lost() -> None:
    scenario = battle(2, "3 soldiers, 2 tanks", airplanes=2, field={0: "airplane_glider gyroscope"})
    scenario.play("fly 2", fate="hit*2")
    assert at(scenario, "florence") == (0, 2, 2, 2, -1)


@rule("MAG-13.3")
def test_13_3_no_effect_in_interceptions() -> None:
    cards = {0: "airplane_glider", 1: "airplane_great_kite anti_aircraft_culverin gyroscope gyroscope"}
    scenario = battle(4, "9 soldiers, 2 airplanes", airplanes=4, field=cards)
    scenario.play("fly 3", "intercept 2", fate="hit blank blank*2")
    assert army(scenario) == (4, 0, 3)


@rule("MAG-13.3")
def test_13_3_the_gyroscopes_of_the_enemy_do_not_count() -> None:
    cards = {0: "airplane_glider", 1: "airplane_great_kite gyroscope gyroscope"}
    scenario = battle(4, "9 soldiers, 2 airplanes", airplanes=2, field=cards)
    scenario.play("fly 2", fate="hit*2")
    assert defence(scenario)[0] == 7
