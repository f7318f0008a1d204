"""When troops may be moved in a turn (MAG-5.46)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico, turns


def italy(extra: str = "", decide: str = "", money: int = 200, **more: str) -> Scenario:
    """Seat 0 has Rome, Florence and Milan in a row and Naples beside Rome, and pays full prices."""
    places: dict[str, Any] = {
        "rome": "0: 5 soldiers",
        "florence": "0: 2 soldiers",
        "milan": "0: 1 soldier",
        "naples": "0: 1 soldier",
    }
    return magnifico(holder=2, money=money, extra=extra, decide=decide, **(places | more))


@rule("MAG-5.46.1")
def test_5_46_1_before_the_first_action() -> None:
    scenario = italy().play("move", "from rome", "to naples", "soldiers 2", "stop")
    assert at(scenario, "naples") == (0, 3, 0, 0, -1)
    assert scenario.waiting == (0,)


@rule("MAG-5.46.1")
def test_5_46_1_between_two_actions() -> None:
    scenario = italy(venice="1: 1 soldier", vienna="1: 1 soldier")
    scenario.play("invade tunis", "from rome", "soldiers 1")
    scenario.play("move", "from rome", "to florence", "soldiers 2", "stop")
    scenario.play("attack venice", "from florence", "soldiers 3", "infantry 3", fate="hit*3")
    assert at(scenario, "venice") == (0, 3, 0, 0, -1)


@rule("MAG-5.46.1")
@pytest.mark.parametrize("stage", [0, 1, 2, 3, 4])
def test_5_46_1_in_any_step(stage: int) -> None:
    assert "move" in italy(extra=f"[turn]\nstage = {stage}").options()


@rule("MAG-5.46.1")
def test_5_46_1_after_the_last_action() -> None:
    scenario = italy(money=30, venice="1: 1 soldier", vienna="1: 1 soldier")
    scenario.play("attack venice", "from rome", "soldiers 4", "infantry 4", fate="hit*4")
    assert scenario.options() == ["move", "pass"]  # no florin is left
    scenario.play("move", "from venice", "to milan", "soldiers 1")
    assert at(scenario, "milan") == (0, 2, 0, 0, -1)


@rule("MAG-5.46.1")
def test_5_46_1_never_during_a_battle() -> None:
    scenario = italy(venice="1: 3 soldiers", vienna="1: 1 soldier")
    scenario.play("attack venice", "from rome")
    assert scenario.refused("move")
    scenario.play("soldiers 3")
    assert scenario.refused("move")
    scenario.play("infantry 1", "infantry 1", fate="blank*2")
    assert scenario.waiting == (0,)  # his second go
    assert scenario.refused("move")


@rule("MAG-5.46.1")
def test_5_46_1_never_after_building_a_castle() -> None:
    scenario = italy(decide=turns(0, 1), dublin="1: 3 soldiers")
    assert {"move", "castle rome"} <= set(scenario.options())
    scenario.play("castle rome")
    assert scenario.refused("0: move").message == "why-not-your-turn"


@rule("MAG-5.46.1", "MAG-5.46.2", "MAG-R55")
def test_5_46_1_once_per_turn_and_the_rest_is_lost() -> None:
    scenario = italy().play("move", "from rome", "to naples", "soldiers 1", "stop")
    assert scenario.refused("move").clause in {"MAG-5.46.1", "MAG-5.46.2"}
    scenario.play("invade venice", "from rome", "soldiers 1")
    assert "move" not in scenario.options()  # nor later in the turn


@rule("MAG-5.46.1")
def test_5_46_1_every_turn_has_its_own_movements() -> None:
    scenario = italy(decide=turns(0, 1), venice="1: 3 soldiers", vienna="1: 1 soldier")
    scenario.play("move", *["from rome", "to naples", "soldiers 1"] * 3, "pass")
    assert scenario.waiting == (1,)
    scenario.play("move", "soldiers 1")  # from Venice to Vienna
    assert scenario.step == "movements"
    assert sorted(scenario.options()) == ["from venice", "from vienna", "stop"]


@rule("MAG-5.46.2", "MAG-R55")
def test_5_46_2_at_least_one_movement() -> None:
    scenario = italy().play("move")
    assert "stop" not in scenario.options()
    assert scenario.refused("stop").clause in {"MAG-5.46.2", "MAG-R55"}
    assert "stop" in scenario.play("from rome", "to naples", "soldiers 1").options()


@rule("MAG-5.46.2", "MAG-9.1")
def test_5_46_2_at_most_three_movements() -> None:
    scenario = italy().play("move")
    for _ in range(2):
        scenario.play("from rome", "to naples", "soldiers 1")
        assert scenario.step == "movements"
    scenario.play("from rome", "to naples", "soldiers 1")
    assert scenario.step == "turn"
    assert at(scenario, "naples") == (0, 4, 0, 0, -1)
    assert "move" not in scenario.options()


@rule("MAG-5.46.2")
def test_5_46_2_the_block_is_closed_to_other_actions() -> None:
    scenario = italy().play("move", "from rome", "to naples", "soldiers 1")
    assert scenario.refused("invade venice")
    assert scenario.refused("castle rome")
    assert scenario.refused("pass")


@rule("MAG-5.46.3")
def test_5_46_3_movements_close_no_step() -> None:
    scenario = magnifico(
        holder=2,
        money=200,
        field={0: "tank_covered airplane_glider"},
        archive={0: "bombard"},
        rome="0: 5 soldiers, castle",
        naples="0: 2 soldiers",
        venice="1: 1 soldier",
        vienna="1: 1 soldier",
    )
    before = set(scenario.options())
    assert {"field bombard", "tank rome", "tower rome", "attack venice", "castle naples"} <= before
    scenario.play("move", "from rome", "soldiers 1", "stop")
    assert set(scenario.options()) == before - {"move"}


@rule("MAG-R55")
def test_r55_each_movement_uses_the_position_left_by_the_previous_one() -> None:
    scenario = magnifico(vienna="0: 4 soldiers", prague="0: 2 soldiers", buda="0: 1 soldier")
    scenario.play("move", "from vienna", "to prague", "soldiers 3")
    assert scenario.options() == ["from prague", "stop"]  # Vienna and Buda have one soldier each
    scenario.play("from prague", "to buda")
    assert scenario.nouns("soldiers") == ["1", "2", "3", "4"]


@rule("MAG-R55", "MAG-D11")
def test_r55_offered_only_while_some_movement_is_possible() -> None:
    assert "move" in magnifico(vienna="0: 2 soldiers", prague="0: 1 soldier").options()
    last_soldiers = magnifico(vienna="0: 1 soldier", prague="0: 1 soldier")
    assert "move" not in last_soldiers.options()
    assert last_soldiers.refused("move")
    unlinked = magnifico(vienna="0: 3 soldiers", lisbon="0: 3 soldiers")
    assert "move" not in unlinked.options()
    assert "move" not in magnifico(vienna="0: 3 soldiers").options()  # one territory only


@rule("MAG-D11")
def test_d11_origin_destination_soldiers() -> None:
    scenario = italy(rome="0: 3 soldiers, 1 tank, 1 airplane").play("move")  # machines without card
    assert sorted(scenario.options()) == ["from florence", "from rome"]
    assert sorted(scenario.play("from rome").options()) == ["to florence", "to milan", "to naples"]
    assert scenario.play("to milan").options() == ["soldiers 1", "soldiers 2"]
    scenario.play("soldiers 2")
    assert sorted(scenario.options()) == ["from florence", "from milan", "stop"]


@rule("MAG-D11")
def test_d11_with_machines_every_number_from_zero() -> None:
    scenario = magnifico(
        field={0: "tank_covered airplane_glider"},
        vienna="0: 3 soldiers, 1 tank, 1 airplane",
        prague="0: 2 soldiers",
        buda="0: 1 soldier",
    )
    scenario.play("move", "from vienna", "to buda")
    assert scenario.options() == ["soldiers 0", "soldiers 1", "soldiers 2"]
    assert scenario.play("soldiers 0").options() == ["tanks 0", "tanks 1"]
    assert scenario.play("tanks 1").options() == ["airplanes 0", "airplanes 1"]
    scenario.play("airplanes 0")
    assert at(scenario, "buda") == (0, 1, 1, 0, -1)
    assert {"from vienna", "stop"} <= set(scenario.options())
