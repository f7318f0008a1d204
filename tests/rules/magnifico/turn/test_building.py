"""Building machines (MAG-5.42), towers (MAG-5.43) and castles (MAG-5.47)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico, turns

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


def next_turn_of_0(scenario: Scenario) -> Scenario:
    """Seat 0 ends his turn, the last of the round; nobody buys, seat 2 passes, seat 0 is on."""
    scenario.play("pass", fate="tank_scythed bombard")
    scenario.play("0: bid 10", "1: bid 10", "2: bid 10", "decline", "decline", "decline")
    scenario.play("pass")
    assert scenario.waiting == (0,)
    return scenario


@rule("MAG-5.42.1")
@pytest.mark.parametrize("machine", ["tank", "airplane"])
def test_5_42_1_machines_are_built_in_own_castles(machine: str) -> None:
    scenario = builder(venice="1: 1 soldier, castle")
    assert sorted(scenario.nouns(machine)) == ["florence", "rome"]
    assert scenario.refused(f"{machine} naples").clause == "MAG-5.42.1"
    assert scenario.refused(f"{machine} venice").clause == "MAG-5.42.1"
    assert scenario.refused(f"{machine} paris").clause == "MAG-5.42.1"
    scenario.play(f"{machine} florence")
    assert at(scenario, "florence") == ((0, 1, 1, 0, 0) if machine == "tank" else (0, 1, 0, 1, 0))


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
    scenario = magnifico(field={1: "tank_covered airplane_glider"}, rome="0: 1 soldier, castle")
    assert scenario.nouns("tank") == scenario.nouns("airplane") == []


@rule("MAG-5.42.3")
@pytest.mark.parametrize("first", ["tank", "airplane"])
@pytest.mark.parametrize("second", ["tank", "airplane"])
def test_5_42_3_one_machine_per_castle_and_turn(first: str, second: str) -> None:
    scenario = builder().play(f"{first} rome")
    assert scenario.refused(f"{second} rome").clause == "MAG-5.42.3"
    scenario.play(f"{second} florence")
    assert scenario.nouns("tank") == scenario.nouns("airplane") == []
    assert f"{second} rome" in next_turn_of_0(scenario).options()


@rule("MAG-5.42.4")
@pytest.mark.parametrize("card", MACHINE_CARDS)
def test_5_42_4_every_machine_costs_20(card: str) -> None:
    machine = card.split("_", maxsplit=1)[0]
    scenario = builder(card, money=20).play(f"{machine} rome")
    assert scenario.position.money[0] == 0
    assert f"{machine} rome" not in builder(card, money=10).options()


@rule("MAG-5.42.4")
@pytest.mark.parametrize(
    ("card", "price"), [("tank_tortoise", 10), ("tank_colossus", 30), ("airplane_great_kite", 30)]
)
def test_5_42_4_with_differing_prices_the_card_decides(card: str, price: int) -> None:
    machine = card.split("_", maxsplit=1)[0]
    for holder, saved in ((2, 0), (0, 10)):
        scenario = magnifico(
            holder=holder,
            money=50,
            field={0: card},
            settings={"machine_cost": "differing"},
            rome="0: 3 soldiers, castle",
        )
        assert scenario.play(f"{machine} rome").position.money[0] == 50 - price + saved


@rule("MAG-5.42.5")
def test_5_42_5_the_last_tank_and_the_last_airplane() -> None:
    scenario = builder(dublin="1: 1 soldier, 19 tanks, 19 airplanes")
    assert (scenario.position.tank_supply, scenario.position.airplane_supply) == (1, 1)
    scenario.play("tank rome")
    assert scenario.refused("tank florence").clause == "MAG-5.42.5"
    scenario.play("airplane florence")
    assert (scenario.position.tank_supply, scenario.position.airplane_supply) == (0, 0)
    used_up = builder(dublin="1: 1 soldier, 20 tanks, 19 airplanes")
    assert used_up.nouns("tank") == []
    assert used_up.play("airplane rome").nouns("airplane") == []


@rule("MAG-D7")
def test_d7_castle_by_tank_or_airplane_one_machine_at_a_time() -> None:
    scenario = builder(money=40)
    assert sorted(scenario.nouns("tank")) == sorted(scenario.nouns("airplane")) == ["florence", "rome"]
    assert {"move", "pass"} <= set(scenario.options())
    scenario.play("airplane rome")
    assert scenario.nouns("tank") == scenario.nouns("airplane") == ["florence"]
    assert scenario.step == "turn"


@rule("MAG-5.43.1")
def test_5_43_1_one_tower_on_each_castle_for_20_each() -> None:
    scenario = builder(money=40, venice="1: 1 soldier, castle")
    assert sorted(scenario.nouns("tower")) == ["florence", "rome"]
    scenario.play("tower rome", "tower florence")
    assert (at(scenario, "rome")[4], at(scenario, "florence")[4]) == (1, 1)
    assert scenario.position.money[0] == 0


@rule("MAG-5.43.1")
def test_5_43_1_only_on_castles_and_only_on_own_ones() -> None:
    scenario = builder(venice="1: 1 soldier, castle")
    assert scenario.refused("tower naples").clause in {"MAG-5.43.1", "MAG-2.7"}
    assert scenario.refused("tower venice").clause == "MAG-5.43.1"


@rule("MAG-5.43.2")
def test_5_43_2_one_tower_per_castle_and_turn() -> None:
    scenario = builder().play("tower rome")
    assert scenario.refused("tower rome").clause == "MAG-5.43.2"
    assert scenario.nouns("tower") == ["florence"]
    next_turn_of_0(scenario).play("tower rome")
    assert at(scenario, "rome")[4] == 2


@rule("MAG-5.43.2")
@pytest.mark.parametrize(("towers", "grows"), [(3, True), (4, False)])
def test_5_43_2_never_beyond_four_towers(towers: int, grows: bool) -> None:
    scenario = builder(rome=f"0: 1 soldier, castle, {towers} towers")
    assert ("tower rome" in scenario.options()) is grows
    if grows:
        assert at(scenario.play("tower rome"), "rome")[4] == 4
    else:
        assert scenario.refused("tower rome").clause in {"MAG-5.43.2", "MAG-2.7"}


@rule("MAG-5.43.3")
def test_5_43_3_the_last_tower_of_the_supply() -> None:
    full: dict[str, Any] = dict.fromkeys((*FAR_CASTLES, "prague"), "1: 1 soldier, castle, 4 towers")
    scenario = builder(**full, vienna="1: 1 soldier, castle, 3 towers")
    assert scenario.position.tower_supply == 1
    scenario.play("tower rome")
    assert scenario.position.tower_supply == 0
    assert scenario.refused("tower florence").clause == "MAG-5.43.3"


@rule("MAG-5.43.4")
def test_5_43_4_a_castle_may_produce_a_machine_and_gain_a_tower() -> None:
    scenario = builder().play("tank rome", "tower rome")
    assert at(scenario, "rome") == (0, 3, 1, 0, 1)


@rule("MAG-D8")
def test_d8_each_castle_that_can_grow() -> None:
    scenario = builder(
        rome="0: 1 soldier, castle, 4 towers",
        florence="0: 3 soldiers, castle, 3 towers",
        naples="0: 1 soldier, castle",
    )
    assert sorted(scenario.nouns("tower")) == ["florence", "naples"]
    assert {"move", "pass"} <= set(scenario.options())
    assert scenario.play("tower naples").nouns("tower") == ["florence"]


@rule("MAG-5.47.1")
def test_5_47_1_a_castle_for_30_in_an_own_territory_without_one() -> None:
    scenario = builder(money=30, venice="1: 1 soldier")
    assert scenario.nouns("castle") == ["naples"]
    assert scenario.refused("castle venice").clause == "MAG-5.47.1"
    assert scenario.refused("castle tunis").clause == "MAG-5.47.1"
    assert scenario.refused("castle rome").clause in {"MAG-5.47.1", "MAG-2.6"}
    scenario.play("castle naples", fate="tank_scythed bombard")
    assert at(scenario, "naples") == (0, 2, 0, 0, 0)  # a recruit has come
    assert scenario.position.money[0] == 3 * 10 + 3 * 10  # the income of the next round alone


@rule("MAG-5.47.2")
def test_5_47_2_it_may_border_any_other_castle() -> None:
    scenario = builder(naples="0: 1 soldier", venice="1: 1 soldier, castle", milan="0: 1 soldier")
    assert sorted(scenario.nouns("castle")) == ["milan", "naples"]  # beside own castles, and Venice


@rule("MAG-5.47.3")
def test_5_47_3_one_castle_and_the_turn_is_over() -> None:
    scenario = builder(milan="0: 3 soldiers", decide=turns(0, 1))
    assert {"castle naples", "castle milan", "move"} <= set(scenario.options())
    scenario.play("castle milan")
    assert scenario.waiting == (1,)
    assert scenario.refused("0: castle naples").message == "why-not-your-turn"


@rule("MAG-5.47.4")
@pytest.mark.parametrize(("others", "possible"), [(13, True), (14, False)])
def test_5_47_4_a_castle_needs_one_in_the_supply(others: int, possible: bool) -> None:
    built: dict[str, Any] = dict.fromkeys((FAR_CASTLES + MORE_CASTLES)[:others], "1: 1 soldier, castle")
    scenario = builder(**built)
    assert ("castle naples" in scenario.options()) is possible
    if not possible:
        assert scenario.refused("castle naples").clause == "MAG-5.47.4"


@rule("MAG-5.47.5", "MAG-E5")
def test_5_47_5_nothing_is_built_in_a_new_castle_before_the_next_turn() -> None:
    scenario = builder(decide=turns(0, 1))
    assert "castle naples" in scenario.options()
    scenario.play("castle naples")
    assert scenario.refused("0: tower naples")
    assert scenario.refused("0: tank naples")
    scenario.play("pass", fate="tank_scythed bombard")
    scenario.play("0: bid 10", "1: bid 10", "2: bid 10", "decline", "decline", "decline", "pass")
    assert {"tank naples", "airplane naples", "tower naples"} <= set(scenario.options())


@rule("MAG-D12")
def test_d12_one_list_of_territories_for_a_castle() -> None:
    scenario = builder(milan="0: 2 soldiers", extra="[turn]\nstage = 4\nwars = 3")
    assert sorted(scenario.nouns("castle")) == ["milan", "naples"]
    assert sorted(set(scenario.options()) - {"castle milan", "castle naples"}) == ["move", "pass"]


def conqueror() -> Scenario:
    """Seat 0 has just conquered Venice with its castle; Milan is his too."""
    scenario = builder(
        florence="0: 4 soldiers",
        milan="0: 1 soldier",
        venice="1: 1 soldier, castle, 1 tower",
        vienna="1: 1 soldier",
    )
    scenario.play("attack venice", "from florence", "soldiers 3", "infantry 3", fate="hit*3")
    assert at(scenario, "venice") == (0, 3, 0, 0, 1)
    return scenario


@rule("MAG-R60")
def test_r60_no_machine_or_tower_in_a_castle_captured_in_this_turn() -> None:
    scenario = conqueror()
    assert scenario.refused("tank venice").clause == "MAG-5.4.3"
    assert scenario.refused("tower venice").clause == "MAG-5.4.3"


@rule("MAG-R60")
def test_r60_a_new_castle_may_still_be_built_also_in_a_conquered_territory() -> None:
    assert sorted(conqueror().nouns("castle")) == ["florence", "milan", "naples"]
    scenario = builder(florence="0: 4 soldiers", venice="1: 1 soldier", vienna="1: 1 soldier")
    scenario.play("attack venice", "from florence", "soldiers 3", "infantry 3", fate="hit*3")
    scenario.play("castle venice", fate="tank_scythed bombard")
    assert at(scenario, "venice")[4] == 0
