"""The armies (MAG-7.2)."""

from typing import Any

import pytest

from quattrocento.games.magnifico.rules.verbs import TERRITORY
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico


def numbers(scenario: Scenario, verb: str) -> list[int]:
    return [int(noun) for noun in scenario.nouns(verb)]


@rule("MAG-7.2.1")
def test_7_2_1_one_to_six_soldiers() -> None:
    scenario = magnifico(rome="0: 20 soldiers", naples="1: 2 soldiers", milan="1: 1 soldier")
    scenario.play("attack naples")
    assert numbers(scenario, "soldiers") == [1, 2, 3, 4, 5, 6]
    assert scenario.refused("soldiers 7").clause == "MAG-7.2.1"


@rule("MAG-7.2.1", "MAG-5.44.2")
@pytest.mark.parametrize(("verb", "clause"), [("attack", "MAG-7.2.1"), ("invade", "MAG-5.44.2")])
def test_7_2_1_a_question_out_of_its_order_is_told_what_comes_first(verb: str, clause: str) -> None:
    armed = "0: 8 soldiers, 2 tanks, 2 airplanes"
    lands: dict[str, Any] = {"naples": "1: 2 soldiers", "milan": "1: 1 soldier"} if verb == "attack" else {}
    scenario = magnifico(rome=armed, florence=armed, field={0: "tank_covered airplane_glider"}, **lands)

    def why(move: str) -> str:
        reason = scenario.refused(move)
        assert reason.clause == clause
        return reason.message

    scenario.play(f"{verb} naples")
    for later in ("soldiers 2", "tanks 1", "airplanes 1"):
        assert why(later) == "why-from-first"
    assert why("to rome") == "why-chosen-before"
    scenario.play("from rome")
    assert why("from rome") == "why-chosen-before"
    assert why("tanks 1") == why("airplanes 1") == "why-soldiers-first"
    scenario.play("soldiers 2")
    assert why("airplanes 1") == "why-tanks-first"
    assert why("soldiers 2") == "why-chosen-before"


@rule("MAG-7.2.2")
def test_7_2_2_a_machine_that_is_not_there_is_refused_before_soldiers_are_chosen() -> None:
    scenario = magnifico(rome="0: 8 soldiers", naples="1: 2 soldiers", milan="1: 1 soldier")
    scenario.play("attack naples")
    assert scenario.refused("tanks 1").message == "why-no-machine-there"
    assert scenario.refused("airplanes 1").about == {"territory": TERRITORY.ids.index("rome")}


@rule("MAG-7.2.2")
@pytest.mark.parametrize(("tanks", "airplanes"), [(0, 5), (1, 5), (3, 3), (5, 1)])
def test_7_2_2_six_machines_in_any_mix(tanks: int, airplanes: int) -> None:
    scenario = magnifico(
        rome="0: 8 soldiers, 5 tanks, 5 airplanes",
        naples="1: 2 soldiers",
        milan="1: 1 soldier",
        field={0: "tank_covered airplane_glider"},
    )
    scenario.play("attack naples", "soldiers 2")
    assert numbers(scenario, "tanks") == [0, 1, 2, 3, 4, 5]
    scenario.play(f"tanks {tanks}")
    assert numbers(scenario, "airplanes") == list(range(airplanes + 1))


@rule("MAG-7.2.2")
def test_7_2_2_never_a_seventh_machine() -> None:
    scenario = magnifico(
        rome="0: 8 soldiers, 8 tanks, 1 airplane",
        naples="1: 2 soldiers",
        milan="1: 1 soldier",
        field={0: "tank_covered airplane_glider"},
    )
    scenario.play("attack naples", "soldiers 2")
    assert scenario.refused("tanks 7").clause == "MAG-7.2.2"
    scenario.play("tanks 6")
    assert scenario.step == "go"
    assert scenario.position.battle.airplanes == 0


@rule("MAG-7.2.2")
@pytest.mark.parametrize(
    ("card", "tanks", "airplanes"), [("tank_covered", 2, 0), ("airplane_glider", 0, 2)]
)
def test_7_2_2_only_usable_machines(card: str, tanks: int, airplanes: int) -> None:
    scenario = magnifico(
        rome="0: 8 soldiers, 2 tanks, 2 airplanes",
        naples="1: 2 soldiers",
        milan="1: 1 soldier",
        field={0: card},
    )
    scenario.play("attack naples", "soldiers 2", "tanks 2" if tanks else "airplanes 2")
    assert scenario.step == "go"
    assert (scenario.position.battle.tanks, scenario.position.battle.airplanes) == (tanks, airplanes)
    assert at(scenario, "rome") == (0, 6, 2 - tanks, 2 - airplanes, -1)


@rule("MAG-7.2.3")
@pytest.mark.parametrize(("needed", "tanks"), [(False, [0, 1, 2, 3, 4, 5, 6]), (True, [0, 1])])
def test_7_2_3_one_soldier_supports_six_machines(needed: bool, tanks: list[int]) -> None:
    scenario = magnifico(
        rome="0: 3 soldiers, 6 tanks",
        naples="1: 2 soldiers",
        milan="1: 1 soldier",
        field={0: "tank_covered"},
        settings={"machines_need_infantry": needed},
    )
    scenario.play("attack naples", "soldiers 1")
    assert numbers(scenario, "tanks") == tanks


@rule("MAG-7.2.4")
def test_7_2_4_one_soldier_stays_in_the_territory_of_origin() -> None:
    scenario = magnifico(rome="0: 4 soldiers", naples="1: 2 soldiers", milan="1: 1 soldier")
    scenario.play("attack naples")
    assert numbers(scenario, "soldiers") == [1, 2, 3]
    scenario.refused("soldiers 4")


@rule("MAG-7.2.4")
@pytest.mark.parametrize(("garrison", "offered"), [("1 soldier", []), ("2 soldiers", ["naples"])])
def test_7_2_4_a_lone_soldier_cannot_attack(garrison: str, offered: list[str]) -> None:
    scenario = magnifico(
        rome=f"0: {garrison}, 3 tanks",
        naples="1: 2 soldiers",
        prague="1: 1 soldier",
        field={0: "tank_covered"},
    )
    assert scenario.nouns("attack") == offered


@rule("MAG-7.2.6")
def test_7_2_6_the_committed_pieces_leave_the_origin() -> None:
    scenario = magnifico(
        rome="0: 7 soldiers, 4 tanks, 3 airplanes",
        naples="1: 2 soldiers",
        milan="1: 1 soldier",
        field={0: "tank_covered airplane_glider"},
    )
    scenario.play("attack naples", "soldiers 5", "tanks 3", "airplanes 1")
    battle = scenario.position.battle
    assert (battle.soldiers, battle.tanks, battle.airplanes) == (5, 3, 1)
    assert at(scenario, "rome") == (0, 2, 1, 2, -1)
    assert at(scenario, "naples") == (1, 2, 0, 0, -1)


@rule("MAG-7.2.7")
def test_7_2_7_the_defender_fights_with_everything_there() -> None:
    scenario = magnifico(
        rome="0: 7 soldiers",
        naples="1: 9 soldiers, 4 tanks, 8 airplanes",
        milan="1: 5 soldiers, 5 tanks",
        field={1: "tank_covered airplane_glider"},
    )
    scenario.play("attack naples", "soldiers 6", "infantry 1", fate="blank")
    assert scenario.waiting == (1,)
    assert numbers(scenario, "infantry") == list(range(1, 10))
    assert numbers(scenario, "fly") == list(range(1, 9))
    jammed = "explosion*2 blank*2 "
    scenario.play("fire", "fire", "fire", "fire", fate=jammed * 4)
    assert scenario.step == "go"
    assert at(scenario, "naples")[2] == 4


@rule("MAG-7.2.7", "MAG-R44")
def test_7_2_7_machines_the_defender_cannot_use_do_not_fight() -> None:
    scenario = magnifico(
        rome="0: 7 soldiers",
        naples="1: 2 soldiers, 4 tanks, 3 airplanes",
        milan="1: 1 soldier",
        field={0: "tank_covered airplane_glider"},
    )
    scenario.play("attack naples", "soldiers 6", "infantry 1", fate="blank")
    assert scenario.options() == ["infantry 1", "infantry 2"]
    assert scenario.refused("fire").clause in {"MAG-7.2.7", "MAG-7.5.1", "MAG-8.3"}
    assert scenario.refused("fly 1").clause in {"MAG-7.2.7", "MAG-7.6.1", "MAG-8.3"}
