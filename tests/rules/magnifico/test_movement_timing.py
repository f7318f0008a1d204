"""When troops may be moved in a turn (MAG-5.46)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico
from tests.rules.magnifico.turns import TURN_OF_0_THEN_1


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
    game = italy().play("move", "from rome", "to naples", "soldiers 2", "stop")
    assert at(game, "naples") == (0, 3, 0, 0, -1)
    assert game.waiting == (0,)


@rule("MAG-5.46.1")
def test_5_46_1_between_two_actions() -> None:
    game = italy(venice="1: 1 soldier", vienna="1: 1 soldier")
    game.play("invade tunis", "from rome", "soldiers 1")
    game.play("move", "from rome", "to florence", "soldiers 2", "stop")
    game.play("attack venice", "from florence", "soldiers 3", "infantry 3", fate="hit*3")
    assert at(game, "venice") == (0, 3, 0, 0, -1)


@rule("MAG-5.46.1")
@pytest.mark.parametrize("stage", [0, 1, 2, 3, 4])
def test_5_46_1_in_any_step(stage: int) -> None:
    assert "move" in italy(extra=f"[turn]\nstage = {stage}").options()


@rule("MAG-5.46.1")
def test_5_46_1_after_the_last_action() -> None:
    game = italy(money=30, venice="1: 1 soldier", vienna="1: 1 soldier")
    game.play("attack venice", "from rome", "soldiers 4", "infantry 4", fate="hit*4")
    assert game.options() == ["move", "pass"]  # no florin is left
    game.play("move", "from venice", "to milan", "soldiers 1")
    assert at(game, "milan") == (0, 2, 0, 0, -1)


@rule("MAG-5.46.1")
def test_5_46_1_never_during_a_battle() -> None:
    game = italy(venice="1: 3 soldiers", vienna="1: 1 soldier")
    game.play("attack venice", "from rome")
    assert game.refused("move")
    game.play("soldiers 3")
    assert game.refused("move")
    game.play("infantry 1", "infantry 1", fate="blank*2")
    assert game.waiting == (0,)  # his second go
    assert game.refused("move")


@rule("MAG-5.46.1")
def test_5_46_1_never_after_building_a_castle() -> None:
    game = italy(decide=TURN_OF_0_THEN_1, dublin="1: 3 soldiers")
    assert {"move", "castle rome"} <= set(game.options())
    game.play("castle rome")
    assert game.refused("0: move").message == "why-not-your-turn"


@rule("MAG-5.46.1", "MAG-5.46.2", "MAG-R55")
def test_5_46_1_once_per_turn_and_the_rest_is_lost() -> None:
    game = italy().play("move", "from rome", "to naples", "soldiers 1", "stop")
    assert game.refused("move").clause in {"MAG-5.46.1", "MAG-5.46.2"}
    game.play("invade venice", "from rome", "soldiers 1")
    assert "move" not in game.options()  # nor later in the turn


@rule("MAG-5.46.1")
def test_5_46_1_every_turn_has_its_own_movements() -> None:
    game = italy(decide=TURN_OF_0_THEN_1, venice="1: 3 soldiers", vienna="1: 1 soldier")
    game.play("move", *["from rome", "to naples", "soldiers 1"] * 3, "pass")
    assert game.waiting == (1,)
    game.play("move", "soldiers 1")  # from Venice to Vienna
    assert game.step == "movements"
    assert sorted(game.options()) == ["from venice", "from vienna", "stop"]


@rule("MAG-5.46.2", "MAG-R55")
def test_5_46_2_at_least_one_movement() -> None:
    game = italy().play("move")
    assert "stop" not in game.options()
    assert game.refused("stop").clause in {"MAG-5.46.2", "MAG-R55"}
    assert "stop" in game.play("from rome", "to naples", "soldiers 1").options()


@rule("MAG-5.46.2", "MAG-9.1")
def test_5_46_2_at_most_three_movements() -> None:
    game = italy().play("move")
    for _ in range(2):
        game.play("from rome", "to naples", "soldiers 1")
        assert game.step == "movements"
    game.play("from rome", "to naples", "soldiers 1")
    assert game.step == "turn"
    assert at(game, "naples") == (0, 4, 0, 0, -1)
    assert "move" not in game.options()


@rule("MAG-5.46.2")
def test_5_46_2_the_block_is_closed_to_other_actions() -> None:
    game = italy().play("move", "from rome", "to naples", "soldiers 1")
    assert game.refused("invade venice")
    assert game.refused("castle rome")
    assert game.refused("pass")


@rule("MAG-5.46.3")
def test_5_46_3_movements_close_no_step() -> None:
    game = magnifico(
        holder=2,
        money=200,
        field={0: "tank_covered airplane_glider"},
        archive={0: "bombard"},
        rome="0: 5 soldiers, castle",
        naples="0: 2 soldiers",
        venice="1: 1 soldier",
        vienna="1: 1 soldier",
    )
    before = set(game.options())
    assert {"field bombard", "tank rome", "tower rome", "attack venice", "castle naples"} <= before
    game.play("move", "from rome", "soldiers 1", "stop")
    assert set(game.options()) == before - {"move"}


@rule("MAG-R55")
def test_r55_each_movement_uses_the_position_left_by_the_previous_one() -> None:
    game = magnifico(vienna="0: 4 soldiers", prague="0: 2 soldiers", buda="0: 1 soldier")
    game.play("move", "from vienna", "to prague", "soldiers 3")
    assert game.options() == ["from prague", "stop"]  # Vienna and Buda have one soldier each
    game.play("from prague", "to buda")
    assert game.nouns("soldiers") == ["1", "2", "3", "4"]


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
    game = italy(rome="0: 3 soldiers, 1 tank, 1 airplane").play("move")  # machines without card
    assert sorted(game.options()) == ["from florence", "from rome"]
    assert sorted(game.play("from rome").options()) == ["to florence", "to milan", "to naples"]
    assert game.play("to milan").options() == ["soldiers 1", "soldiers 2"]
    game.play("soldiers 2")
    assert sorted(game.options()) == ["from florence", "from milan", "stop"]


@rule("MAG-D11")
def test_d11_with_machines_every_number_from_zero() -> None:
    game = magnifico(
        field={0: "tank_covered airplane_glider"},
        vienna="0: 3 soldiers, 1 tank, 1 airplane",
        prague="0: 2 soldiers",
        buda="0: 1 soldier",
    )
    game.play("move", "from vienna", "to buda")
    assert game.options() == ["soldiers 0", "soldiers 1", "soldiers 2"]
    assert game.play("soldiers 0").options() == ["tanks 0", "tanks 1"]
    assert game.play("tanks 1").options() == ["airplanes 0", "airplanes 1"]
    game.play("airplanes 0")
    assert at(game, "buda") == (0, 1, 1, 0, -1)
    assert {"from vienna", "stop"} <= set(game.options())
