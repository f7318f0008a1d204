"""Building machines (MAG-5.42), towers (MAG-5.43) and castles (MAG-5.47)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico
from tests.rules.magnifico.turns import TURN_OF_0_THEN_1

MACHINE_CARDS = (
    *("tank_tortoise", "tank_scythed", "tank_covered", "tank_fan_gun", "tank_colossus"),
    *("airplane_flapping_wing", "airplane_aerial_screw", "airplane_glider"),
    *("airplane_ornithopter", "airplane_great_kite"),
)

FAR_CASTLES = ("lisbon", "toledo", "seville", "bordeaux", "paris", "utrecht", "hamburg", "nuremberg")
MORE_CASTLES = ("prague", "vienna", "buda", "krakow", "kiev", "vilnius")


def builder(field: str = "tank_covered airplane_glider", money: int = 200, **more: str) -> Scenario:
    """Seat 0, who pays full prices, has two castles and Naples without one."""
    places: dict[str, Any] = {
        "rome": "0: 3 soldiers, castle",
        "florence": "0: 1 soldier, castle",
        "naples": "0: 1 soldier",
    }
    return magnifico(holder=2, money=money, field={0: field}, **(places | more))


def next_turn_of_0(game: Scenario) -> Scenario:
    """Seat 0 ends his turn, the last of the round; nobody buys, seat 2 passes, seat 0 is on."""
    game.play("pass", fate="tank_scythed bombard")
    game.play("0: bid 10", "1: bid 10", "2: bid 10", "decline", "decline", "decline")
    game.play("pass")
    assert game.waiting == (0,)
    return game


@rule("MAG-5.42.1")
@pytest.mark.parametrize("machine", ["tank", "airplane"])
def test_5_42_1_machines_are_built_in_own_castles(machine: str) -> None:
    game = builder(venice="1: 1 soldier, castle")
    assert sorted(game.nouns(machine)) == ["florence", "rome"]
    assert game.refused(f"{machine} naples").clause == "MAG-5.42.1"
    assert game.refused(f"{machine} venice").clause == "MAG-5.42.1"
    assert game.refused(f"{machine} paris").clause == "MAG-5.42.1"
    game.play(f"{machine} florence")
    assert at(game, "florence") == ((0, 1, 1, 0, 0) if machine == "tank" else (0, 1, 0, 1, 0))


@rule("MAG-5.42.2")
def test_5_42_2_each_machine_needs_its_own_card() -> None:
    with_tanks = builder("tank_covered")
    assert "tank rome" in with_tanks.options()
    assert with_tanks.refused("airplane rome").clause == "MAG-5.42.2"
    with_airplanes = builder("airplane_glider")
    assert "airplane rome" in with_airplanes.options()
    assert with_airplanes.refused("tank rome").clause == "MAG-5.42.2"
    with_neither = builder("")
    assert with_neither.refused("tank rome").clause == "MAG-5.42.2"


@rule("MAG-5.42.2")
def test_5_42_2_the_card_of_another_player_does_not_help() -> None:
    game = magnifico(field={1: "tank_covered airplane_glider"}, rome="0: 1 soldier, castle")
    assert game.nouns("tank") == game.nouns("airplane") == []


@rule("MAG-5.42.3")
@pytest.mark.parametrize("first", ["tank", "airplane"])
@pytest.mark.parametrize("second", ["tank", "airplane"])
def test_5_42_3_one_machine_per_castle_and_turn(first: str, second: str) -> None:
    game = builder().play(f"{first} rome")
    assert game.refused(f"{second} rome").clause == "MAG-5.42.3"
    game.play(f"{second} florence")
    assert game.nouns("tank") == game.nouns("airplane") == []
    assert f"{second} rome" in next_turn_of_0(game).options()


@rule("MAG-5.42.4")
@pytest.mark.parametrize("card", MACHINE_CARDS)
def test_5_42_4_every_machine_costs_20(card: str) -> None:
    machine = card.split("_", maxsplit=1)[0]
    game = builder(card, money=20).play(f"{machine} rome")
    assert game.position.money[0] == 0
    assert f"{machine} rome" not in builder(card, money=10).options()


@rule("MAG-5.42.4")
@pytest.mark.parametrize(
    ("card", "price"), [("tank_tortoise", 10), ("tank_colossus", 30), ("airplane_great_kite", 30)]
)
def test_5_42_4_with_differing_prices_the_card_decides(card: str, price: int) -> None:
    machine = card.split("_", maxsplit=1)[0]
    for holder, saved in ((2, 0), (0, 10)):
        game = magnifico(
            holder=holder,
            money=50,
            field={0: card},
            options={"machine_cost": "differing"},
            rome="0: 3 soldiers, castle",
        )
        assert game.play(f"{machine} rome").position.money[0] == 50 - price + saved


@rule("MAG-5.42.5")
def test_5_42_5_the_last_tank_and_the_last_airplane() -> None:
    game = builder(dublin="1: 1 soldier, 19 tanks, 19 airplanes")
    assert (game.position.tank_supply, game.position.airplane_supply) == (1, 1)
    game.play("tank rome")
    assert game.refused("tank florence").clause == "MAG-5.42.5"
    game.play("airplane florence")
    assert (game.position.tank_supply, game.position.airplane_supply) == (0, 0)
    used_up = builder(dublin="1: 1 soldier, 20 tanks, 19 airplanes")
    assert used_up.nouns("tank") == []
    assert used_up.play("airplane rome").nouns("airplane") == []


@rule("MAG-D7")
def test_d7_castle_by_tank_or_airplane_one_machine_at_a_time() -> None:
    game = builder(money=40)
    assert sorted(game.nouns("tank")) == sorted(game.nouns("airplane")) == ["florence", "rome"]
    assert {"move", "pass"} <= set(game.options())
    game.play("airplane rome")
    assert game.nouns("tank") == game.nouns("airplane") == ["florence"]
    assert game.step == "turn"


@rule("MAG-5.43.1")
def test_5_43_1_one_tower_on_each_castle_for_20_each() -> None:
    game = builder(money=40, venice="1: 1 soldier, castle")
    assert sorted(game.nouns("tower")) == ["florence", "rome"]
    game.play("tower rome", "tower florence")
    assert (at(game, "rome")[4], at(game, "florence")[4]) == (1, 1)
    assert game.position.money[0] == 0


@rule("MAG-5.43.1")
def test_5_43_1_only_on_castles_and_only_on_own_ones() -> None:
    game = builder(venice="1: 1 soldier, castle")
    assert game.refused("tower naples").clause in {"MAG-5.43.1", "MAG-2.7"}
    assert game.refused("tower venice").clause == "MAG-5.43.1"


@rule("MAG-5.43.2")
def test_5_43_2_one_tower_per_castle_and_turn() -> None:
    game = builder().play("tower rome")
    assert game.refused("tower rome").clause == "MAG-5.43.2"
    assert game.nouns("tower") == ["florence"]
    next_turn_of_0(game).play("tower rome")
    assert at(game, "rome")[4] == 2


@rule("MAG-5.43.2")
@pytest.mark.parametrize(("towers", "grows"), [(3, True), (4, False)])
def test_5_43_2_never_beyond_four_towers(towers: int, grows: bool) -> None:
    game = builder(rome=f"0: 1 soldier, castle, {towers} towers")
    assert ("tower rome" in game.options()) is grows
    if grows:
        assert at(game.play("tower rome"), "rome")[4] == 4
    else:
        assert game.refused("tower rome").clause in {"MAG-5.43.2", "MAG-2.7"}


@rule("MAG-5.43.3")
def test_5_43_3_the_last_tower_of_the_supply() -> None:
    full: dict[str, Any] = dict.fromkeys((*FAR_CASTLES, "prague"), "1: 1 soldier, castle, 4 towers")
    game = builder(**full, vienna="1: 1 soldier, castle, 3 towers")
    assert game.position.tower_supply == 1
    game.play("tower rome")
    assert game.position.tower_supply == 0
    assert game.refused("tower florence").clause == "MAG-5.43.3"


@rule("MAG-5.43.4")
def test_5_43_4_a_castle_may_produce_a_machine_and_gain_a_tower() -> None:
    game = builder().play("tank rome", "tower rome")
    assert at(game, "rome") == (0, 3, 1, 0, 1)


@rule("MAG-D8")
def test_d8_each_castle_that_can_grow() -> None:
    game = builder(
        rome="0: 1 soldier, castle, 4 towers",
        florence="0: 3 soldiers, castle, 3 towers",
        naples="0: 1 soldier, castle",
    )
    assert sorted(game.nouns("tower")) == ["florence", "naples"]
    assert {"move", "pass"} <= set(game.options())
    assert game.play("tower naples").nouns("tower") == ["florence"]


@rule("MAG-5.47.1")
def test_5_47_1_a_castle_for_30_in_an_own_territory_without_one() -> None:
    game = builder(money=30, venice="1: 1 soldier")
    assert game.nouns("castle") == ["naples"]
    assert game.refused("castle venice").clause == "MAG-5.47.1"
    assert game.refused("castle tunis").clause == "MAG-5.47.1"
    assert game.refused("castle rome").clause in {"MAG-5.47.1", "MAG-2.6"}
    game.play("castle naples", fate="tank_scythed bombard")
    assert at(game, "naples") == (0, 2, 0, 0, 0)  # a recruit has come
    assert game.position.money[0] == 3 * 10 + 3 * 10  # the income of the next round alone


@rule("MAG-5.47.2")
def test_5_47_2_it_may_border_any_other_castle() -> None:
    game = builder(naples="0: 1 soldier", venice="1: 1 soldier, castle", milan="0: 1 soldier")
    assert sorted(game.nouns("castle")) == ["milan", "naples"]  # beside own castles, and Venice


@rule("MAG-5.47.3")
def test_5_47_3_one_castle_and_the_turn_is_over() -> None:
    game = builder(milan="0: 3 soldiers", decide=TURN_OF_0_THEN_1)
    assert {"castle naples", "castle milan", "move"} <= set(game.options())
    game.play("castle milan")
    assert game.waiting == (1,)
    assert game.refused("0: castle naples").message == "why-not-your-turn"


@rule("MAG-5.47.4")
@pytest.mark.parametrize(("others", "possible"), [(13, True), (14, False)])
def test_5_47_4_a_castle_needs_one_in_the_supply(others: int, possible: bool) -> None:
    built: dict[str, Any] = dict.fromkeys((FAR_CASTLES + MORE_CASTLES)[:others], "1: 1 soldier, castle")
    game = builder(**built)
    assert ("castle naples" in game.options()) is possible
    if not possible:
        assert game.refused("castle naples").clause == "MAG-5.47.4"


@rule("MAG-5.47.5", "MAG-E5")
def test_5_47_5_nothing_is_built_in_a_new_castle_before_the_next_turn() -> None:
    game = builder(decide=TURN_OF_0_THEN_1)
    assert "castle naples" in game.options()
    game.play("castle naples")
    assert game.refused("0: tower naples")
    assert game.refused("0: tank naples")
    game.play("pass", fate="tank_scythed bombard")
    game.play("0: bid 10", "1: bid 10", "2: bid 10", "decline", "decline", "decline", "pass")
    assert {"tank naples", "airplane naples", "tower naples"} <= set(game.options())


@rule("MAG-D12")
def test_d12_one_list_of_territories_for_a_castle() -> None:
    game = builder(milan="0: 2 soldiers", extra="[turn]\nstage = 4\nwars = 3")
    assert sorted(game.nouns("castle")) == ["milan", "naples"]
    assert sorted(set(game.options()) - {"castle milan", "castle naples"}) == ["move", "pass"]


def conqueror() -> Scenario:
    """Seat 0 has just conquered Venice with its castle; Milan is his too."""
    game = builder(
        florence="0: 4 soldiers",
        milan="0: 1 soldier",
        venice="1: 1 soldier, castle, 1 tower",
        vienna="1: 1 soldier",
    )
    game.play("attack venice", "from florence", "soldiers 3", "infantry 3", fate="hit*3")
    assert at(game, "venice") == (0, 3, 0, 0, 1)
    return game


@rule("MAG-R60")
def test_r60_no_machine_or_tower_in_a_castle_captured_in_this_turn() -> None:
    game = conqueror()
    assert game.refused("tank venice").clause == "MAG-5.4.3"
    assert game.refused("tower venice").clause == "MAG-5.4.3"


@rule("MAG-R60")
def test_r60_a_new_castle_may_still_be_built_also_in_a_conquered_territory() -> None:
    assert sorted(conqueror().nouns("castle")) == ["florence", "milan", "naples"]
    game = builder(florence="0: 4 soldiers", venice="1: 1 soldier", vienna="1: 1 soldier")
    game.play("attack venice", "from florence", "soldiers 3", "infantry 3", fate="hit*3")
    game.play("castle venice", fate="tank_scythed bombard")
    assert at(game, "venice")[4] == 0
