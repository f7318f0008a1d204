"""Where the option self_destruct puts its entries (MAG-D19)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico


def owner(on: bool = True, money: int = 100, extra: str = "", **more: str) -> Scenario:
    """Seat 0 has tanks in Rome and an airplane, which he cannot use, in Florence."""
    places: dict[str, Any] = {
        "rome": "0: 4 soldiers, 2 tanks, castle",
        "florence": "0: 1 soldier, 1 airplane",
        "venice": "1: 3 soldiers, 1 tank, 1 airplane",
        "vienna": "1: 1 soldier",
    }
    return magnifico(
        holder=2,
        money=money,
        field={0: "tank_tortoise", 1: "tank_covered"},
        archive={0: "bombard"},
        settings={"self_destruct": on},
        extra=extra,
        **(places | more),
    )


@rule("MAG-D19")
def test_d19_only_with_the_setting() -> None:
    off = owner(on=False)
    assert off.nouns("scrap_tank") == off.nouns("scrap_airplane") == []
    assert off.refused("scrap_tank rome")
    on = owner()
    assert on.nouns("scrap_tank") == ["rome"]
    assert on.nouns("scrap_airplane") == ["florence"]  # also without the card


@rule("MAG-D19")
@pytest.mark.parametrize("stage", [0, 1, 2, 3, 4])
def test_d19_an_extra_entry_in_every_step_that_closes_none(stage: int) -> None:
    scenario = owner(extra=f"[turn]\nstage = {stage}")
    before = set(scenario.options())
    scenario.play("scrap_tank rome")
    assert set(scenario.options()) == before


@rule("MAG-D19")
def test_d19_as_many_as_he_likes_one_at_a_time() -> None:
    scenario = owner().play("scrap_tank rome", "scrap_tank rome", "scrap_airplane florence")
    assert at(scenario, "rome") == (0, 4, 0, 0, 0)
    assert at(scenario, "florence") == (0, 1, 0, 0, -1)
    assert (scenario.position.tank_supply, scenario.position.airplane_supply) == (19, 19)
    assert scenario.nouns("scrap_tank") == scenario.nouns("scrap_airplane") == []


@rule("MAG-D19")
def test_d19_never_the_machines_of_others() -> None:
    assert owner().refused("scrap_tank venice")
    assert owner().refused("scrap_airplane venice")


@rule("MAG-D19", "MAG-5.4.4")
def test_d19_the_turn_goes_on_while_there_is_something_to_remove() -> None:
    scenario = owner(money=10, rome="0: 1 soldier", florence="0: 2 soldiers, 2 airplanes")
    scenario.play("invade milan")
    # No florin, no soldier to spare, no airplane that could move: only removing is left.
    assert scenario.options() == ["scrap_airplane florence", "pass"]


@rule("MAG-D19")
def test_d19_in_a_battle_at_the_start_of_a_go_of_either_side() -> None:
    scenario = owner().play("attack venice", "soldiers 3", "tanks 2")
    assert "scrap_tank venice" in scenario.options()
    scenario.play("scrap_tank venice")
    assert "scrap_tank venice" in scenario.options()  # the second one, still before any roll
    scenario.play("infantry 3", fate="blank*3")
    assert scenario.refused("scrap_tank venice")  # he has rolled
    scenario.play("end")
    assert scenario.waiting == (1,)
    assert {"scrap_tank venice", "scrap_airplane venice"} <= set(scenario.options())
    scenario.play("scrap_airplane venice")
    assert at(scenario, "venice") == (1, 3, 1, 0, -1)


@rule("MAG-D19")
def test_d19_not_in_a_battle_without_the_setting() -> None:
    scenario = owner(on=False).play("attack venice", "soldiers 3", "tanks 2")
    assert scenario.refused("scrap_tank venice")


@rule("MAG-D19")
def test_d19_a_machine_outside_the_battle_is_refused_for_the_right_reason() -> None:
    scenario = owner().play("attack venice", "soldiers 3", "tanks 1")
    # Nothing has been rolled yet: the go has not begun, but Florence lies outside the battle.
    assert scenario.refused("scrap_airplane florence").message != "why-go-begun"
    assert scenario.refused("scrap_airplane venice").message != "why-go-begun"  # none in the attacking army
