"""Declaring war (MAG-7.1)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico, turns


def numbers(scenario: Scenario, verb: str) -> list[int]:
    return [int(noun) for noun in scenario.nouns(verb)]


@rule("MAG-7.1.1")
@pytest.mark.parametrize("army", ["soldiers 1|tanks 0|airplanes 0", "soldiers 6|tanks 3|airplanes 3"])
def test_7_1_1_a_war_costs_30_whatever_the_size_of_the_army(army: str) -> None:
    scenario = magnifico(
        rome="0: 9 soldiers, 3 tanks, 3 airplanes",
        naples="1: 9 soldiers",
        milan="1: 1 soldier",
        field={0: "tank_covered airplane_glider"},
    )
    scenario.play("attack naples", *army.split("|"))
    assert scenario.position.money == [70, 100, 100]


@rule("MAG-7.1.1")
@pytest.mark.parametrize(("money", "offered"), [(30, ["naples"]), (20, [])])
def test_7_1_1_without_30_florins_there_is_no_war(money: int, offered: list[str]) -> None:
    scenario = magnifico(money=money, rome="0: 3 soldiers", naples="1: 2 soldiers", prague="1: 1 soldier")
    assert scenario.nouns("attack") == offered


@rule("MAG-7.1.1")
def test_7_1_1_the_attacker_names_the_territory_he_attacks_from() -> None:
    scenario = magnifico(
        rome="0: 4 soldiers",
        milan="0: 5 soldiers",
        florence="1: 2 soldiers",
        naples="1: 1 soldier",
    )
    scenario.play("attack florence")
    assert sorted(scenario.options()) == ["from milan", "from rome"]
    scenario.play("from milan", "soldiers 3")
    assert at(scenario, "milan")[1] == 2
    assert at(scenario, "rome")[1] == 4


@rule("MAG-7.1.2")
@pytest.mark.parametrize(
    ("origin", "target", "by_sea"),
    [
        ("vienna", "prague", False),  # a land frontier
        ("rome", "naples", False),  # a land frontier and two common seas
        ("london", "paris", False),  # a strait and a common sea
        ("rome", "tunis", True),
        ("rome", "athens", True),  # the Levant Seas
        ("rome", "barcelona", True),  # the Western Mediterranean
    ],
)
def test_7_1_2_land_attack_if_they_border_else_sea_attack(origin: str, target: str, by_sea: bool) -> None:
    places: dict[str, Any] = {origin: "0: 5 soldiers", target: "1: 4 soldiers", "moscow": "1: 1 soldier"}
    scenario = magnifico(**places)
    scenario.play(f"attack {target}", "soldiers 4")
    assert scenario.position.battle.soldiers == (3 if by_sea else 4)


@rule("MAG-7.1.2")
@pytest.mark.parametrize(
    ("origin", "target"),
    [
        ("vienna", "krakow"),  # landlocked, with one territory between
        ("rome", "lisbon"),  # different seas
        ("milan", "utrecht"),  # the Helvetic Confederation lies between
        ("hamburg", "paris"),  # only a path through Utrecht or through two seas
    ],
)
def test_7_1_2_out_of_reach(origin: str, target: str) -> None:
    places: dict[str, Any] = {origin: "0: 5 soldiers", target: "1: 4 soldiers", "kiev": "1: 1 soldier"}
    scenario = magnifico(**places)
    assert scenario.refused(f"attack {target}").clause == "MAG-7.1.2"


@rule("MAG-7.1.3")
@pytest.mark.parametrize("naples", ["0: 2 soldiers", ""])
def test_7_1_3_own_and_free_territories_are_no_target(naples: str) -> None:
    places: dict[str, Any] = {"naples": naples} if naples else {}
    scenario = magnifico(rome="0: 5 soldiers", florence="1: 1 soldier", venice="1: 1 soldier", **places)
    assert scenario.refused("attack naples").clause == "MAG-7.1.3"
    assert sorted(scenario.nouns("attack")) == ["florence", "venice"]


@rule("MAG-7.1.3")
def test_7_1_3_the_last_territory_cannot_be_attacked() -> None:
    scenario = magnifico(rome="0: 4 soldiers", naples="1: 1 soldier")
    assert scenario.refused("attack naples").clause == "MAG-7.1.3"


@rule("MAG-7.1.3")
def test_7_1_3_two_territories_are_enough_to_be_attacked() -> None:
    scenario = magnifico(rome="0: 4 soldiers", naples="1: 1 soldier", kiev="1: 1 soldier")
    assert "naples" in scenario.nouns("attack")


@rule("MAG-R56", "MAG-7.1.3")
def test_r56_immune_from_the_conquest_until_he_owns_two_again() -> None:
    scenario = magnifico(
        decide=turns(0, 1, 2),
        rome="0: 9 soldiers",
        florence="1: 1 soldier",
        naples="1: 3 soldiers",
        tunis="2: 5 soldiers",
    )
    assert sorted(scenario.nouns("attack")) == ["florence", "naples"]
    scenario.play("attack florence", "soldiers 4", "infantry 4", fate="hit blank*3")
    assert at(scenario, "florence")[0] == 0
    assert scenario.refused("attack naples").clause == "MAG-7.1.3"
    scenario.play("pass", "1: invade athens", "1: soldiers 1", "1: pass")
    assert scenario.waiting == (2,)
    assert sorted(scenario.nouns("attack")) == ["athens", "florence", "naples", "rome"]


@rule("MAG-R56")
def test_r56_immune_against_everybody() -> None:
    scenario = magnifico(
        decide=turns(0, 2),
        rome="0: 9 soldiers",
        florence="1: 1 soldier",
        naples="1: 3 soldiers",
        tunis="2: 5 soldiers",
    )
    scenario.play("attack florence", "soldiers 4", "infantry 4", "pass", fate="hit blank*3")
    assert scenario.waiting == (2,)
    assert scenario.refused("attack naples").clause == "MAG-7.1.3"
    assert sorted(scenario.nouns("attack")) == ["florence", "rome"]


@rule("MAG-7.1.4")
def test_7_1_4_at_least_one_soldier() -> None:
    scenario = magnifico(
        rome="0: 4 soldiers, 2 tanks",
        naples="1: 2 soldiers",
        milan="1: 1 soldier",
        field={0: "tank_covered"},
    )
    scenario.play("attack naples")
    assert "soldiers 0" not in scenario.options()
    scenario.refused("soldiers 0")


@rule("MAG-7.1.4")
def test_7_1_4_all_pieces_come_from_the_territory_of_origin() -> None:
    scenario = magnifico(
        rome="0: 3 soldiers, 1 tank",
        florence="0: 6 soldiers, 5 tanks, 4 airplanes",
        naples="1: 2 soldiers",
        milan="1: 1 soldier",
        field={0: "tank_covered airplane_glider"},
    )
    scenario.play("attack naples", "from rome")
    assert numbers(scenario, "soldiers") == [1, 2]
    scenario.play("soldiers 2")
    assert numbers(scenario, "tanks") == [0, 1]
    scenario.play("tanks 1")
    assert scenario.step == "go"
    assert scenario.position.battle.airplanes == 0
