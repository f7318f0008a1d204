"""The designer's optional rules in wars and scoring (MAG-15.2 to MAG-15.5)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico

LAND = [
    "rome",
    "naples",
    "florence",
    "milan",
    "venice",
    "vienna",
    "buda",
    "prague",
    "nuremberg",
    "hamburg",
    "paris",
    "lyon",
]
DRAWN = {3: "tank_colossus grapeshot", 4: "tank_colossus tank_fan_gun grapeshot"}


def tank_war(double_explosion: bool, tanks: int = 1) -> Scenario:
    """Seat 0 attacks Naples with 3 soldiers and tanks of 4 dice, and it is his go."""
    scenario = magnifico(
        settings={"double_explosion": double_explosion},
        field={0: "tank_covered", 1: "tank_fan_gun"},
        rome=f"0: 6 soldiers, {tanks} tanks",
        naples="1: 4 soldiers, 1 tank",
        athens="1: 2 soldiers",
    )
    return scenario.play("attack naples", "soldiers 3", f"tanks {tanks}")


def army(scenario: Scenario) -> tuple[int, int, int]:
    battle = scenario.position.battle
    return battle.soldiers, battle.tanks, battle.airplanes


# ---- double_explosion


@rule("MAG-15.2")
@pytest.mark.parametrize(("setting", "left"), [(False, 1), (True, 0)])
def test_15_2_exactly_two_explosions_remove_the_tank_only_with_the_setting(
    setting: bool, left: int
) -> None:
    scenario = tank_war(setting)
    supply = scenario.position.tank_supply
    scenario.play("fire", fate="explosion*2 blank*2")
    assert army(scenario) == (3, left, 0)
    assert at(scenario, "naples")[:3] == (1, 4, 1)
    assert scenario.position.tank_supply == supply + 1 - left


@rule("MAG-15.2")
def test_15_2_one_explosion_removes_no_tank() -> None:
    scenario = tank_war(True).play("fire", fate="explosion blank*3")
    assert army(scenario) == (3, 1, 0)
    assert at(scenario, "naples")[1] == 4 - 5 // 2


@rule("MAG-15.2")
def test_15_2_no_explosion_removes_no_tank() -> None:
    scenario = tank_war(True).play("fire", fate="blank*4")
    assert at(scenario, "naples")[:3] == (0, 3, 2)


@rule("MAG-15.2")
@pytest.mark.parametrize("setting", [False, True])
def test_15_2_three_explosions_work_as_usual(setting: bool) -> None:
    scenario = tank_war(setting, tanks=2)
    scenario.play("fire", fate="explosion*3 blank")
    assert scenario.position.battle is None
    assert at(scenario, "naples")[:3] == (1, 4, 2)
    assert at(scenario, "rome")[:3] == (0, 3, 0)


@rule("MAG-15.2")
@pytest.mark.parametrize("setting", [False, True])
def test_15_2_the_other_tanks_may_still_fire(setting: bool) -> None:
    scenario = tank_war(setting, tanks=2)
    scenario.play("fire", fate="explosion*2 blank*2")
    assert scenario.step == "fire_again"
    scenario.play("fire", fate="blank*4")
    assert at(scenario, "naples")[0] == 0
    assert at(scenario, "naples")[2] == (2 if setting else 3)


@rule("MAG-15.2")
@pytest.mark.parametrize(("setting", "left"), [(False, 1), (True, 0)])
def test_15_2_holds_for_the_defender_too(setting: bool, left: int) -> None:
    scenario = tank_war(setting)
    scenario.play("infantry 3", "end", fate="blank*3")
    assert scenario.waiting == (1,)
    scenario.play("fire", fate="explosion*2 blank*3")
    assert at(scenario, "naples")[:3] == (1, 4, left)
    assert army(scenario) == (3, 1, 0)


# ---- machines_need_infantry


def muster(setting: bool, soldiers: int) -> Scenario:
    """Seat 0 has 5 tanks and 5 airplanes in Rome, and attacks Naples with so many soldiers."""
    scenario = magnifico(
        settings={"machines_need_infantry": setting},
        field={0: "tank_covered airplane_glider"},
        rome="0: 9 soldiers, 5 tanks, 5 airplanes",
        naples="1: 4 soldiers",
        athens="1: 2 soldiers",
    )
    return scenario.play("attack naples", f"soldiers {soldiers}")


@rule("MAG-15.4")
def test_15_4_tanks_and_airplanes_together_at_most_the_soldiers() -> None:
    scenario = muster(True, 3)
    assert scenario.nouns("tanks") == ["0", "1", "2", "3"]
    scenario.play("tanks 2")
    assert scenario.nouns("airplanes") == ["0", "1"]
    scenario.play("airplanes 1")
    assert army(scenario) == (3, 2, 1)


@rule("MAG-15.4")
def test_15_4_all_places_may_be_taken_by_one_kind() -> None:
    scenario = muster(True, 3).play("tanks 3")
    assert army(scenario) == (3, 3, 0)


@rule("MAG-15.4")
def test_15_4_without_the_setting_one_soldier_supports_six_machines() -> None:
    scenario = muster(False, 1)
    assert scenario.nouns("tanks") == ["0", "1", "2", "3", "4", "5"]
    scenario.play("tanks 2")
    assert scenario.nouns("airplanes") == ["0", "1", "2", "3", "4"]


@rule("MAG-15.4")
def test_15_4_the_refusal_names_the_setting() -> None:
    assert muster(True, 2).refused("tanks 3").clause == "MAG-15.4"


@rule("MAG-15.4")
def test_15_4_the_landing_loss_is_not_yet_taken() -> None:
    scenario = magnifico(
        settings={"machines_need_infantry": True},
        field={0: "tank_covered", 1: "submarine"},
        rome="0: 9 soldiers, 5 tanks",
        bursa="1: 4 soldiers",
        kiev="1: 2 soldiers",
    )
    scenario.play("attack bursa", "soldiers 4")
    assert scenario.nouns("tanks") == ["0", "1", "2", "3", "4"]
    scenario.play("tanks 4")
    assert army(scenario) == (2, 4, 0)


@rule("MAG-15.4")
@pytest.mark.parametrize("setting", [False, True])
def test_15_4_invasions_are_not_affected(setting: bool) -> None:
    scenario = magnifico(
        settings={"machines_need_infantry": setting},
        field={0: "tank_covered"},
        rome="0: 3 soldiers, 5 tanks",
    )
    scenario.play("invade naples", "soldiers 1", "tanks 5")
    assert at(scenario, "naples")[:3] == (0, 1, 5)


@rule("MAG-15.4")
def test_15_4_defenders_and_captured_machines_are_not_affected() -> None:
    scenario = magnifico(
        settings={"machines_need_infantry": True},
        field={0: "tank_covered", 1: "airplane_glider"},
        rome="0: 5 soldiers",
        naples="1: 1 soldier, 4 airplanes",
        athens="1: 2 soldiers",
    )
    scenario.play("attack naples", "soldiers 2", "infantry 2", fate="blank*2")
    assert scenario.nouns("fly") == ["1", "2", "3", "4"]


# ---- second_place_vp


def leaders(counts: list[int], second_place: bool = True) -> list[int]:
    """What each seat scores in the Court with so many castles."""
    land = iter(LAND)
    owners = [seat for seat, count in enumerate(counts) for _ in range(count)]
    castles: dict[str, Any] = {next(land): f"{seat}: 1 soldier, castle" for seat in owners}
    scenario = magnifico(len(counts), settings={"second_place_vp": second_place}, **castles)
    scenario.play("pass", fate=DRAWN[len(counts)])
    return [about[3] for about in sorted(scenario.told("scored"))]


@rule("MAG-15.5")
@pytest.mark.parametrize(
    ("castles", "off", "on"),
    [
        ([3, 2, 1], [2, 0, 0], [2, 1, 0]),
        ([1, 3, 2], [0, 2, 0], [0, 2, 1]),
        ([3, 3, 2], [1, 1, 0], [1, 1, 0]),
        ([3, 2, 2], [2, 0, 0], [2, 0, 0]),
        ([2, 2, 2], [0, 0, 0], [1, 1, 1]),
        ([2, 2, 2, 1], [0, 0, 0, 0], [1, 1, 1, 0]),
        ([2, 2, 2, 2], [0, 0, 0, 0], [1, 1, 1, 1]),
        ([3, 2, 1, 1], [2, 0, 0, 0], [2, 1, 0, 0]),
        ([3, 2, 2, 1], [2, 0, 0, 0], [2, 0, 0, 0]),
        ([3, 3, 2, 1], [1, 1, 0, 0], [1, 1, 0, 0]),
    ],
)
def test_15_5_leaders_and_seconds(castles: list[int], off: list[int], on: list[int]) -> None:
    assert leaders(castles, second_place=False) == off
    assert leaders(castles) == on


@rule("MAG-15.5", "MAG-R54")
def test_15_5_seconds_with_nothing_score_nothing() -> None:
    assert leaders([2, 0, 0]) == [2, 0, 0]
    assert leaders([0, 0, 0]) == [0, 0, 0]


@rule("MAG-15.5")
def test_15_5_workshop_and_crown_have_seconds_but_leonardo_and_cities_have_not() -> None:
    scenario = magnifico(
        settings={"second_place_vp": True},
        field={0: "bombard bombard", 1: "submarine"},
        rome="0: 1 soldier, castle, 4 towers",
        naples="0: 1 soldier, castle, 4 towers",
        athens="0: 1 soldier",
        kiev="1: 1 soldier, castle, 4 towers",
        buda="1: 1 soldier",
    )
    scenario.play("pass", fate=DRAWN[3])
    assert sorted(scenario.told("scored")) == [
        (0, 2, 2, 2, 2, 2, 10),
        (1, 0, 1, 1, 1, 1, 4),
        (2, 0, 0, 0, 0, 0, 0),
    ]
    assert scenario.position.points == [10, 4, 0]
