"""Captured tanks and airplanes (MAG-8)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico, turns


def prize(field: dict[int, str] | None = None, **more: str) -> Scenario:
    """Seat 0 has just taken Naples, with 2 tanks and 2 airplanes, from seat 1."""
    places: dict[str, Any] = {
        "rome": "0: 6 soldiers",
        "naples": "1: 1 soldier, 2 tanks, 2 airplanes",
        "venice": "1: 1 soldier",
        "vienna": "1: 1 soldier",
    }
    scenario = magnifico(holder=2, money=200, field=field, **(places | more))
    scenario.play("attack naples", "soldiers 4", "infantry 4", fate="hit*4")
    assert at(scenario, "naples") == (0, 4, 2, 2, -1)
    return scenario


@rule("MAG-8.1")
def test_8_1_the_machines_of_a_beaten_defender_pass_to_the_attacker() -> None:
    scenario = prize(field={1: "tank_covered airplane_glider"})
    assert at(scenario, "naples") == (0, 4, 2, 2, -1)


@rule("MAG-8.1")
def test_8_1_the_machines_of_a_beaten_attacker_pass_to_the_defender() -> None:
    scenario = magnifico(
        field={0: "tank_covered airplane_glider"},
        rome="0: 3 soldiers, 2 tanks, 3 airplanes",
        naples="1: 2 soldiers, 1 tank",
        venice="1: 1 soldier",
    )
    scenario.play("attack naples", "soldiers 2", "tanks 1", "airplanes 2")
    scenario.play("infantry 2", fate="explosion*2")
    assert at(scenario, "naples") == (1, 2, 2, 2, -1)
    assert at(scenario, "rome") == (0, 1, 1, 1, -1)


@rule("MAG-8.1")
def test_8_1_what_was_lost_in_the_battle_is_not_captured() -> None:
    scenario = magnifico(
        field={0: "airplane_glider"},
        rome="0: 3 soldiers, 2 airplanes",
        naples="1: 2 soldiers",
        venice="1: 1 soldier",
    )
    scenario.play("attack naples", "soldiers 2", "airplanes 2")
    scenario.play("fly 2", "infantry 2", fate="explosion blank explosion*2")
    assert at(scenario, "naples") == (1, 2, 0, 1, -1)
    assert scenario.position.airplane_supply == 19


@rule("MAG-8.2")
@pytest.mark.parametrize(
    ("card", "dice", "kills"), [("tank_tortoise", 2, 3), ("tank_scythed", 3, 4), ("tank_fan_gun", 5, 6)]
)
def test_8_2_captured_tanks_take_the_values_of_the_captor(card: str, dice: int, kills: int) -> None:
    scenario = prize(field={0: card, 1: "tank_colossus"}, rome="0: 5 soldiers", venice="1: 7 soldiers")
    scenario.play("attack venice", "soldiers 2", "tanks 1", "fire", fate=f"blank*{dice}")
    assert [fired[:4] for fired in scenario.told("tank_fired")] == [(0, dice, 0, kills)]


@rule("MAG-8.2")
def test_8_2_captured_airplanes_get_the_improvements_of_the_captor() -> None:
    scenario = prize(
        field={0: "airplane_glider gyroscope", 1: "airplane_flapping_wing"},
        rome="0: 5 soldiers",
        venice="1: 7 soldiers",
    )
    scenario.play("attack venice", "soldiers 2", "airplanes 1", "fly 1", fate="hit")
    (fought,) = scenario.told("airplanes_fought")
    assert fought[:5] == (0, 1, 0, 0, 2)  # one hit, two soldiers


@rule("MAG-8.3")
def test_8_3_without_the_card_no_movement() -> None:
    scenario = prize().play("move", "from naples")
    assert scenario.nouns("soldiers") == ["1", "2", "3"]  # not 0: the machines cannot move alone
    scenario.play("soldiers 1")
    assert scenario.step == "movements"  # nothing was asked about tanks and airplanes
    assert at(scenario, "naples") == (0, 3, 2, 2, -1)


@rule("MAG-8.3")
def test_8_3_without_the_card_no_attack() -> None:
    scenario = prize(rome="0: 5 soldiers").play("attack venice", "soldiers 3")
    assert scenario.step == "go"
    assert at(scenario, "naples") == (0, 1, 2, 2, -1)
    assert (scenario.position.battle.tanks, scenario.position.battle.airplanes) == (0, 0)


@rule("MAG-8.3")
def test_8_3_without_the_card_no_invasion() -> None:
    scenario = magnifico(rome="0: 3 soldiers, 2 tanks, 2 airplanes").play("invade naples", "soldiers 2")
    assert at(scenario, "naples") == (0, 2, 0, 0, -1)
    assert at(scenario, "rome") == (0, 1, 2, 2, -1)


@rule("MAG-8.3")
def test_8_3_a_lone_soldier_with_unusable_machines_cannot_move_anything() -> None:
    places: dict[str, Any] = {"rome": "0: 1 soldier, 2 tanks", "naples": "0: 1 soldier, 1 airplane"}
    assert "move" not in magnifico(**places).options()
    assert "move" in magnifico(field={0: "tank_covered"}, **places).options()


@rule("MAG-8.3")
@pytest.mark.parametrize(
    ("field", "fire", "fly"),
    [("", False, False), ("tank_covered", True, False), ("airplane_glider", False, True)],
)
def test_8_3_without_the_card_no_assault(field: str, fire: bool, fly: bool) -> None:
    scenario = magnifico(
        turn=1,
        field={0: field},
        rome="0: 3 soldiers, 2 tanks, 2 airplanes",
        naples="0: 1 soldier",
        venice="1: 5 soldiers",
    )
    scenario.play("attack rome", "soldiers 4", "infantry 4", fate="blank*4")
    assert scenario.waiting == (0,)
    assert ("fire" in scenario.options()) is fire
    assert bool(scenario.nouns("fly")) is fly
    if not fly:
        assert scenario.refused("fly 1").clause in {"MAG-8.3", "MAG-7.6.1"}
    if not fire:
        assert scenario.refused("fire").clause in {"MAG-8.3", "MAG-7.5.1"}


@rule("MAG-8.3")
def test_8_3_without_the_card_no_interception() -> None:
    for field, asked in (("", False), ("airplane_glider anti_tank_bomb", True)):
        scenario = magnifico(
            turn=1,
            field={0: field, 1: "tank_tortoise"},
            rome="0: 9 soldiers, 2 airplanes",
            naples="0: 1 soldier",
            venice="1: 5 soldiers, 1 tank",
        )
        scenario.play("attack rome", "soldiers 4", "tanks 1")
        scenario.play("fire", fate="" if asked else "blank*2")
        assert (scenario.step == "intercept") is asked


@rule("MAG-8.4", "MAG-R45")
def test_8_4_with_the_card_captured_machines_are_used_in_the_same_turn() -> None:
    scenario = prize(field={0: "tank_tortoise airplane_glider"}, rome="0: 5 soldiers")
    assert scenario.play("attack venice", "soldiers 3").nouns("tanks") == ["0", "1", "2"]
    assert scenario.play("tanks 1").nouns("airplanes") == ["0", "1", "2"]
    scenario.play("airplanes 2")
    assert {"fire", "fly 1"} <= set(scenario.options())


@rule("MAG-R45")
def test_r45_captured_machines_move_in_the_same_turn() -> None:
    scenario = prize(field={0: "airplane_glider"}).play("move", "from naples", "soldiers 0")
    scenario.play("airplanes 2", "stop")
    assert at(scenario, "naples") == (0, 4, 2, 0, -1)
    assert at(scenario, "rome") == (0, 2, 0, 2, -1)


def owner_of_idle_airplanes() -> Scenario:
    """Seat 0 captured 2 airplanes in Naples long ago and has no Airplane card; seat 1 is strong."""
    return magnifico(
        holder=2,
        money=100,
        decide=turns(0, 1),
        rome="0: 3 soldiers",
        naples="0: 2 soldiers, 2 airplanes",
        milan="0: 1 soldier",
        tunis="1: 9 soldiers",
        fez="1: 1 soldier",
    )


@rule("MAG-E27", "MAG-8.3")
def test_e27_idle_airplanes_do_not_fight_and_fall_to_the_next_conqueror() -> None:
    scenario = owner_of_idle_airplanes().play("move", "from naples", "to rome")
    assert scenario.step == "movements"  # the one soldier who can go has gone, without airplanes
    scenario.play("stop", "pass")
    scenario.play("attack naples", "soldiers 6", "infantry 1", fate="blank")
    assert scenario.waiting == (0,)
    assert scenario.options() == ["infantry 1"]
    scenario.play("infantry 1", "infantry 5", fate="blank hit*5")
    assert at(scenario, "naples") == (1, 5, 0, 2, -1)


@rule("MAG-E27", "MAG-8.4")
def test_e27_once_he_buys_the_card_he_uses_them_in_defence_and_in_his_turn() -> None:
    scenario = magnifico(
        holder=2,
        money=100,
        rome="0: 3 soldiers",
        naples="0: 2 soldiers, 2 airplanes",
        milan="0: 1 soldier",
        tunis="1: 9 soldiers",
        fez="1: 1 soldier",
        venice="1: 1 soldier",
    )
    scenario.play("pass", fate="airplane_glider bombard")
    scenario.play("0: bid 20", "1: bid 30", "2: bid 10", "buy bombard", "buy airplane_glider")
    # Seat 1 is the new holder and plays first: seat 0 defends Naples with the airplanes.
    assert scenario.waiting == (1,)
    scenario.play("attack naples", "soldiers 3", "infantry 2", fate="blank*2")
    assert scenario.waiting == (0,)
    assert scenario.nouns("fly") == ["1", "2"]
    scenario.play("fly 2", fate="hit*2")
    assert at(scenario, "naples") == (0, 3, 0, 2, -1)
    # In his own turn the airplanes attack and move.
    scenario.play("pass", "pass")
    assert scenario.waiting == (0,)
    scenario.play("attack venice", "from naples")
    assert scenario.nouns("airplanes") == ["0", "1", "2"]
    scenario.play("airplanes 2", "fly 2", fate="hit*2")
    assert at(scenario, "venice") == (0, 1, 0, 2, -1)
    scenario.play("move", "from venice", "to rome", "airplanes 2")
    assert at(scenario, "rome")[3] == 2
