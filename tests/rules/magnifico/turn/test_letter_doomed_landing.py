"""Landings that nobody survives, with the option for them (MAG-7.2.5, MAG-R20)."""

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico


def fleet(rome: str, submarines: int = 0, ships: int = 0, **settings: bool | str) -> Scenario:
    """Seat 0 in Rome, seat 1 across the sea in Tunis."""
    field = {
        0: "tank_covered airplane_glider " + "armoured_ship " * ships,
        1: "submarine " * submarines,
    }
    return magnifico(
        rome=f"0: {rome}",
        tunis="1: 4 soldiers, 1 tank, castle",
        milan="1: 1 soldier",
        money=200,
        field=field,
        settings={"doomed_landing": True, **settings},
    )


@rule("MAG-R20", "MAG-7.3.8")
@pytest.mark.parametrize(("submarines", "soldiers"), [(0, 1), (1, 1), (1, 2), (3, 1), (3, 4)])
def test_r20_the_war_is_lost_on_the_beach(submarines: int, soldiers: int) -> None:
    scenario = fleet("7 soldiers, 2 tanks, 3 airplanes", submarines)
    scenario.play("attack tunis", f"soldiers {soldiers}", "tanks 1", "airplanes 2")
    assert (scenario.step, scenario.waiting, scenario.position.battle) == ("turn", (0,), None)
    assert at(scenario, "rome") == (0, 7 - soldiers, 1, 1, -1)
    assert at(scenario, "tunis") == (1, 4, 2, 2, 0)  # captured, the defender unharmed
    assert scenario.position.supply[0] == 49 - 7 + soldiers  # no more than embarked are lost
    assert (scenario.position.tank_supply, scenario.position.airplane_supply) == (20 - 3, 20 - 3)
    assert (scenario.position.wars, scenario.position.money[0]) == (1, 170)


@rule("MAG-R20")
def test_r20_one_more_than_the_loss_fights() -> None:
    scenario = fleet("7 soldiers", 2).play("attack tunis", "soldiers 4")
    assert (scenario.step, scenario.position.battle.soldiers) == ("go", 1)


@rule("MAG-R20", "MAG-7.2.4")
def test_r20_who_has_two_soldiers_may_send_one_to_his_death() -> None:
    scenario = fleet("2 soldiers", 3)
    assert "tunis" in scenario.nouns("attack")
    scenario.play("attack tunis")
    assert at(scenario, "rome")[1] == 1
    assert scenario.position.wars == 1
    lone = fleet("1 soldier")
    assert "tunis" not in lone.nouns("attack")
    assert lone.refused("attack tunis").clause == "MAG-7.2.4"


@rule("MAG-R20", "MAG-7.2.1")
def test_r20_every_number_from_one_to_six_is_offered() -> None:
    scenario = fleet("9 soldiers", 3).play("attack tunis")
    assert scenario.nouns("soldiers") == ["1", "2", "3", "4", "5", "6"]


@rule("MAG-R20", "MAG-5.45.2")
def test_r20_three_such_wars_are_the_limit() -> None:
    scenario = fleet("7 soldiers, 1 tank", 1)
    scenario.play("attack tunis", "soldiers 1", "tanks 0")
    scenario.play("attack tunis", "soldiers 1", "tanks 0")
    scenario.play("attack tunis", "soldiers 2", "tanks 1")
    assert at(scenario, "rome")[:3] == (0, 3, 0)
    assert at(scenario, "tunis")[:3] == (1, 4, 2)
    assert scenario.position.wars == 3
    assert "attack" not in {option.split()[0] for option in scenario.options()}


@rule("MAG-R20", "MAG-15.4")
def test_r20_machines_count_against_those_who_embark() -> None:
    scenario = fleet("7 soldiers, 4 tanks", 1, machines_need_infantry=True)
    scenario.play("attack tunis", "soldiers 2")
    assert scenario.nouns("tanks") == ["0", "1", "2"]
    scenario.play("tanks 2")
    assert at(scenario, "tunis")[2] == 3


@rule("MAG-R20", "MAG-R56", "MAG-7.1.3")
def test_r20_a_last_territory_is_safe_from_it_too() -> None:
    scenario = magnifico(rome="0: 5 soldiers", tunis="1: 1 soldier", settings={"doomed_landing": True})
    assert "attack" not in {option.split()[0] for option in scenario.options()}


@rule("MAG-R20", "MAG-7.2.5")
def test_r20_not_without_the_setting() -> None:
    scenario = fleet("7 soldiers", 1, doomed_landing=False).play("attack tunis")
    assert scenario.nouns("soldiers") == ["3", "4", "5", "6"]
