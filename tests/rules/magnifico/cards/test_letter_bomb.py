"""After the bombs the tanks left may go on or not (MAG-13.4)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.magnifico import army, battle, defence

BOMB = "airplane_great_kite anti_tank_bomb"


@rule("MAG-13.4", "MAG-D15")
@pytest.mark.parametrize("roll", ["hit blank", "blank*2", "explosion*2", "hit explosion"])
def test_13_4_after_an_interception_he_is_asked_before_any_tank_fires(roll: str) -> None:
    scenario = battle(4, "9 soldiers, 2 airplanes", tanks=3, field={0: "tank_covered", 1: BOMB})
    scenario.play("fire", "intercept 2", fate=roll)
    assert (scenario.step, scenario.waiting) == ("fire_again", (0,))
    assert sorted(scenario.options()) == ["fire", "stop"]
    assert army(scenario) == (4, 3 - roll.count("hit"), 0)
    assert defence(scenario)[0] == 9


@rule("MAG-13.4")
def test_13_4_the_tanks_left_fire_if_he_goes_on() -> None:
    scenario = battle(4, "20 soldiers, 2 airplanes", tanks=3, field={0: "tank_covered", 1: BOMB})
    scenario.play("fire", "intercept 2", fate="hit blank")
    scenario.play("fire", fate="blank*4")
    assert (scenario.step, defence(scenario)[0]) == ("fire_again", 15)
    scenario.play("fire", fate="blank*4")
    assert (scenario.step, defence(scenario)[0]) == ("go", 10)
    assert scenario.refused("fire").clause == "MAG-7.3.3"


@rule("MAG-13.4")
def test_13_4_one_tank_left_is_asked_about_too() -> None:
    scenario = battle(4, "9 soldiers, 1 airplane", tanks=2, field={0: "tank_covered", 1: BOMB})
    scenario.play("fire", "intercept 1", fate="hit")
    assert sorted(scenario.options()) == ["fire", "stop"]


@rule("MAG-13.4", "MAG-7.5.6", "MAG-7.5.7")
def test_13_4_who_stops_has_spent_his_tank_assault_of_this_go() -> None:
    cards = {0: "tank_covered airplane_glider", 1: BOMB}
    scenario = battle(4, "9 soldiers, 1 airplane", tanks=3, airplanes=1, field=cards)
    scenario.play("fire", "intercept 1", "stop", fate="hit")
    assert (scenario.step, scenario.waiting, defence(scenario)[0]) == ("go", (0,), 9)
    assert scenario.refused("fire").clause == "MAG-7.3.3"
    scenario.play("infantry 1", "end", "1: infantry 1", "1: end", fate="blank blank")
    scenario.play("fire", "intercept 0", fate="blank*4")  # in the next go they roll again
    assert defence(scenario)[0] == 4


@rule("MAG-13.4", "MAG-R23")
def test_13_4_nobody_is_asked_when_no_tank_is_left() -> None:
    scenario = battle(4, "9 soldiers, 2 airplanes", tanks=1, field={0: "tank_covered", 1: BOMB})
    scenario.play("fire", "intercept 2", fate="hit*2")
    assert (scenario.step, scenario.waiting) == ("go", (0,))
    assert army(scenario)[1] == 0


@rule("MAG-13.4", "MAG-R23")
def test_13_4_nothing_intercepted_and_the_tank_fires_as_declared() -> None:
    scenario = battle(4, "9 soldiers, 2 airplanes", tanks=2, field={0: "tank_covered", 1: BOMB})
    scenario.play("fire", "intercept 0", fate="blank*4")
    assert defence(scenario)[0] == 4


@rule("MAG-13.4", "MAG-7.3.7")
def test_13_4_the_defender_is_asked_likewise() -> None:
    scenario = battle(4, "9 soldiers, 3 tanks", airplanes=2, go=1, field={0: BOMB, 1: "tank_covered"})
    scenario.play("fire", "intercept 2", fate="hit explosion")
    assert (scenario.step, scenario.waiting) == ("fire_again", (1,))
    scenario.play("stop")
    assert (army(scenario), defence(scenario)) == ((4, 0, 1), (9, 2, 0))
    assert (scenario.step, scenario.waiting) == ("go", (1,))


@rule("MAG-13.4", "MAG-7.3.4", "MAG-R23")
def test_13_4_a_go_of_a_stopped_tank_assault_can_be_ended() -> None:
    scenario = battle(4, "9 soldiers, 1 airplane", tanks=3, field={0: "tank_covered", 1: BOMB})
    scenario.play("fire", "intercept 1", "stop", fate="blank")
    assert "end" in scenario.options()
