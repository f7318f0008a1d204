"""The Paratrooper (MAG-13.5)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.magnifico import army, at, battle, defence, magnifico

JUMP = "airplane_glider paratrooper"


@rule("MAG-13.5")
@pytest.mark.parametrize(
    ("die", "airplanes", "cancelled"), [("hit", 3, True), ("blank", 3, False), ("explosion", 2, False)]
)
def test_13_5_the_soldier_is_lost_and_the_airplane_hits_no_soldier(
    die: str, airplanes: int, cancelled: bool
) -> None:
    scenario = battle(4, "9 soldiers, castle, 3 towers", airplanes=3, field={0: JUMP})
    scenario.play("fly 1", "paratrooper yes", fate=die)
    assert army(scenario) == (3, 0, airplanes)
    assert at(scenario, "florence") == (1, 9, 0, 0, 3)
    assert scenario.position.battle.cancelled is cancelled
    assert scenario.position.supply[0] == 49 - 1 - 3
    scenario.play("infantry 3", fate="hit*3")
    assert defence(scenario)[0] == (6 if cancelled else 9)


@rule("MAG-13.5", "MAG-R37")
def test_13_5_its_die_is_rolled_apart_and_first() -> None:
    scenario = battle(4, "9 soldiers, castle, 3 towers", airplanes=3, field={0: JUMP})
    scenario.play("fly 3", "paratrooper yes", fate="explosion hit*2")
    assert scenario.position.battle.cancelled is False
    assert (army(scenario), defence(scenario)[0]) == ((3, 0, 2), 7)
    other = battle(4, "9 soldiers, castle, 3 towers", airplanes=3, field={0: JUMP})
    other.play("fly 3", "paratrooper yes", fate="hit explosion hit")
    assert other.position.battle.cancelled is True
    assert (army(other), defence(other)[0]) == ((3, 0, 2), 8)


@rule("MAG-13.5", "MAG-D18")
def test_13_5_without_a_paratrooper_all_airplanes_hit_soldiers() -> None:
    scenario = battle(4, "9 soldiers, castle, 3 towers", airplanes=3, field={0: JUMP})
    scenario.play("fly 2")
    assert scenario.step == "paratrooper"
    assert scenario.waiting == (0,)
    assert sorted(scenario.options()) == ["paratrooper no", "paratrooper yes"]
    scenario.play("paratrooper no", fate="hit*2")
    assert (army(scenario), defence(scenario)[0]) == ((4, 0, 3), 7)
    assert scenario.position.battle.cancelled is False


@rule("MAG-13.5", "MAG-R39")
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_13_5_at_most_one_paratrooper_an_assault(copies: int) -> None:
    scenario = battle(
        4,
        "9 soldiers, castle, 3 towers",
        airplanes=3,
        field={0: "airplane_glider" + " paratrooper" * copies},
    )
    scenario.play("fly 3", "paratrooper yes", fate="blank hit*2")
    assert scenario.step == "go"
    assert (army(scenario), defence(scenario)[0]) == ((3, 0, 3), 7)


@rule("MAG-R37")
def test_r37_the_paratrooper_is_decided_after_the_interception() -> None:
    cards = {0: JUMP, 1: "airplane_great_kite anti_aircraft_culverin"}
    scenario = battle(4, "9 soldiers, 2 airplanes, castle", airplanes=3, field=cards)
    scenario.play("fly 2")
    assert (scenario.step, scenario.waiting) == ("intercept", (1,))
    scenario.play("intercept 2", fate="hit blank")
    assert (scenario.step, scenario.waiting) == ("paratrooper", (0,))
    scenario.play("paratrooper yes", fate="hit")
    assert (army(scenario), defence(scenario)[0]) == ((3, 0, 2), 9)


@rule("MAG-R37", "MAG-R38", "MAG-D18")
def test_r38_no_paratrooper_when_the_interception_left_no_airplane() -> None:
    cards = {0: JUMP, 1: "airplane_great_kite anti_aircraft_culverin"}
    scenario = battle(4, "9 soldiers, 2 airplanes, castle", airplanes=3, field=cards)
    scenario.play("fly 1", "intercept 2", fate="hit blank")
    assert (scenario.step, scenario.waiting) == ("go", (0,))
    assert army(scenario) == (4, 0, 2)


@rule("MAG-R38", "MAG-D18")
@pytest.mark.parametrize(
    ("soldiers", "walls", "card", "asked"),
    [
        (2, ", castle", "paratrooper", True),
        (1, ", castle", "paratrooper", False),
        (2, "", "paratrooper", False),
        (2, ", castle", "gyroscope", False),
        (2, ", castle", "paratrooper bombard", True),  # the castle still protects against tanks
    ],
)
def test_r38_who_may_use_a_paratrooper(soldiers: int, walls: str, card: str, asked: bool) -> None:
    scenario = battle(soldiers, f"9 soldiers{walls}", airplanes=2, field={0: f"airplane_glider {card}"})
    scenario.play("fly 1", fate="" if asked else "blank")
    assert scenario.step == ("paratrooper" if asked else "go")


@rule("MAG-R38")
def test_r38_never_the_defender() -> None:
    scenario = battle(4, "9 soldiers, 2 airplanes, castle", go=1, field={1: JUMP})
    scenario.play("fly 2", fate="blank*2")
    assert scenario.step == "go"


@rule("MAG-R38")
def test_r38_again_in_a_later_go_until_it_succeeds() -> None:
    scenario = battle(6, "9 soldiers, castle", airplanes=2, field={0: JUMP})
    scenario.play("fly 1", "paratrooper yes", "end", "1: infantry 1", fate="blank blank")
    scenario.play("fly 1")
    assert scenario.step == "paratrooper"
    scenario.play("paratrooper yes", "end", "1: infantry 1", fate="hit blank")
    scenario.play("fly 1", fate="blank")
    assert scenario.step == "go"


@rule("MAG-R65")
def test_r65_no_protection_against_infantry_and_tanks_castle_projects_included() -> None:
    cards = {0: f"{JUMP} tank_covered", 1: "castle_project castle_project"}
    scenario = battle(4, "20 soldiers, castle, 1 tower", tanks=2, airplanes=1, field=cards)
    scenario.play("fly 1", "paratrooper yes", fate="hit")
    scenario.play("infantry 3", fate="hit*3")
    assert defence(scenario)[0] == 17
    scenario.play("fire", "fire", fate="blank*4 explosion blank*3")
    assert defence(scenario)[0] == 17 - 5 - 2
    scenario.play("1: infantry 1", "0: infantry 2", fate="blank hit*2")  # later goes too
    assert defence(scenario)[0] == 8


@rule("MAG-R65")
def test_r65_the_towers_stay_and_the_automata_roll_for_them() -> None:
    cards = {0: f"{JUMP} great_cannon", 1: "automaton"}
    scenario = battle(6, "20 soldiers, castle, 3 towers", airplanes=1, field=cards)
    scenario.play("fly 1", "paratrooper yes", fate="hit")
    scenario.play("infantry 2", fate="hit*2")  # nothing is parried, so no cannon is asked for
    assert at(scenario, "florence") == (1, 18, 0, 0, 3)
    scenario.play("automata", fate="hit blank*2")
    assert army(scenario)[0] == 4


@rule("MAG-R65")
def test_r65_the_castle_protects_again_in_the_next_battle() -> None:
    scenario = magnifico(
        rome="0: 9 soldiers, 1 airplane",
        florence="1: 9 soldiers, castle, 2 towers",
        milan="1: 1 soldier",
        field={0: JUMP},
    )
    scenario.play("attack florence", "soldiers 2", "airplanes 1", "fly 1", "paratrooper yes", fate="hit")
    scenario.play("infantry 1", fate="explosion")
    assert scenario.step == "turn"
    scenario.play("attack florence", "soldiers 4", "infantry 4", fate="hit*4")
    assert defence(scenario)[0] == 8
