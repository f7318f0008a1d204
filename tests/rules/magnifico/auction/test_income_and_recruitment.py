"""The round, income and recruitment (MAG-5.0 to MAG-5.2)."""

import tomllib

import pytest

from quattrocento.kernel.registry import game as registered
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico, start

SHOWN = "tank_covered gyroscope"


def first_round(seats: int = 3, shown: str = SHOWN) -> Scenario:
    """All first castles are placed, the first auction is open."""
    scenario = start(seats)
    for colour in ("red", "blue", "green", "yellow", "black"):
        if scenario.step == "colour":
            scenario.play(f"colour {colour}")
    scenario.play(*(f"place {place}" for place in ("rome", "london", "lisbon", "athens")[: seats - 1]))
    return scenario.play("place moscow", fate=shown)


def short(soldiers: int) -> Scenario:
    """Seat 0 has 3 territories and this many soldiers on the board, and ends the round."""
    return magnifico(
        money=10,
        rome=f"0: {soldiers - 2} soldiers",
        naples="0: 1 soldier",
        florence="0: 1 soldier",
        moscow="1: 1 soldier",
        stockholm="2: 1 soldier",
    )


# The round


@rule("MAG-5.0.1")
def test_5_0_1_the_phases_of_a_round_in_order() -> None:
    scenario = first_round()
    told = list(scenario.events)
    for move in ("0: bid 10", "1: bid 20", "2: bid 30", "buy gyroscope", "decline", "decline"):
        told += scenario.play(move).events
    for fate in ("", "", "airplane_glider gyroscope"):
        told += scenario.play("pass", fate=fate).events
    phases = [event.name for event in told]
    in_order = [name for i, name in enumerate(phases) if name not in phases[i - 1 : i]]
    assert in_order == [
        *("castle_placed", "round_began", "income_paid", "recruited_everywhere", "card_shown"),
        *("bid_sealed", "bid_revealed", "bought", "took_leonardo", "declined", "unsold"),
        *("turn_began", "passed") * 3,
        *("scored", "round_began", "income_paid", "recruited_everywhere", "card_shown"),
    ]
    assert [event.about for event in told if event.name == "turn_began"] == [(2,), (0,), (1,)]


@rule("MAG-5.0.2")
def test_5_0_2_rounds_repeat_until_the_target_is_reached() -> None:
    # the holder scores 2 for Leonardo and nothing else
    scenario = magnifico(points=[27, 0, 0], round=6).play("pass", fate=SHOWN)
    assert (scenario.position.points[0], scenario.position.round, scenario.step) == (29, 7, "bids")
    over = magnifico(points=[28, 0, 0], round=6).play("pass")
    assert (over.position.result.winners, over.step, over.waiting) == ((0,), "", ())
    assert over.told("round_began") == []


# Income


@rule("MAG-5.1.1", "MAG-5.2.1")
def test_5_1_1_income_and_recruits_for_all_in_the_first_round() -> None:
    scenario = first_round(4, "tank_covered airplane_glider gyroscope")
    assert scenario.waiting == (0, 1, 2, 3)
    assert list(scenario.position.money) == [120] * 4
    assert [at(scenario, place)[1] for place in ("rome", "london", "lisbon", "moscow")] == [3] * 4


@rule("MAG-5.1.1", "MAG-5.2.1")
def test_5_1_1_income_and_recruits_for_all_in_later_rounds() -> None:
    scenario = magnifico(4, round=5, money=[0, 50, 100, 290], london="2: 1 soldier", paris="2: 4 soldiers")
    scenario.play("pass", fate="tank_covered airplane_glider gyroscope")
    assert list(scenario.position.money) == [10, 60, 120, 300]
    assert (at(scenario, "london")[1], at(scenario, "paris")[1]) == (2, 5)
    assert [about[0] for about in scenario.told("income_paid")] == [0, 1, 2, 3]


@rule("MAG-5.1.2")
def test_5_1_2_ten_florins_a_territory_and_a_castle_towers_add_nothing() -> None:
    scenario = magnifico(
        money=0,
        rome="0: 5 soldiers, 2 tanks, 1 airplane, castle, 4 towers",
        naples="0: 1 soldier, castle",
        florence="0: 2 soldiers",
        milan="1: 2 soldiers",
    )
    scenario.play("pass", fate=SHOWN)
    assert list(scenario.position.money) == [30 + 20, 10, 10]


@rule("MAG-5.1.3")
def test_5_1_3_works_of_art_in_the_field_pay_ten_each() -> None:
    scenario = magnifico(
        money=0,
        field={0: "art_mona_lisa art_last_supper bombard"},
        archive={1: "art_lady_with_an_ermine"},
    )
    scenario.play("pass", fate=SHOWN)
    assert list(scenario.position.money) == [10 + 20, 10, 10]


@rule("MAG-5.1.4")
@pytest.mark.parametrize(("money", "after", "lost"), [(280, 300, 0), (290, 300, 10), (300, 300, 20)])
def test_5_1_4_nobody_holds_more_than_300(money: int, after: int, lost: int) -> None:
    scenario = magnifico(money=[money, 0, 0], rome="0: 1 soldier, castle").play("pass", fate=SHOWN)
    assert scenario.position.money[0] == after
    assert [about[2] for about in scenario.told("income_paid")] == [lost, 0, 0]
    assert scenario.nouns("bid", 0)[-1] == "300"


@rule("MAG-E7")
def test_e7_income() -> None:
    scenario = magnifico(
        money=[230, 0, 0],
        field={0: "art_mona_lisa"},
        rome="0: 1 soldier",
        naples="0: 1 soldier",
        florence="0: 1 soldier",
        milan="0: 1 soldier, castle",
        venice="0: 1 soldier, castle",
        vienna="0: 1 soldier",
        buda="0: 1 soldier",
    )
    scenario.play("pass", fate=SHOWN)
    assert scenario.position.money[0] == 300
    assert scenario.told("income_paid")[0][2] == 30
    first = first_round()
    assert (first.position.money[0], at(first, "rome")[1]) == (120, 3)


@rule("MAG-R52")
def test_r52_the_bank_never_runs_out() -> None:
    scenario = magnifico(5, money=290).play("pass", fate="tank_covered airplane_glider gyroscope bombard")
    assert list(scenario.position.money) == [300] * 5
    text = (registered("magnifico").package / "components.toml").read_text("utf-8")
    coins = tomllib.loads(text)["coins"]
    assert sum(coin["value"] * coin["count"] for coin in coins) >= 5 * 300


# Recruitment


@rule("MAG-5.2.2")
def test_5_2_2_one_soldier_on_every_territory() -> None:
    scenario = magnifico(
        rome="0: 5 soldiers, castle, 4 towers", naples="0: 1 soldier", milan="1: 2 soldiers, castle"
    )
    supply = list(scenario.position.supply)
    scenario.play("pass", fate=SHOWN)
    assert [at(scenario, place)[1] for place in ("rome", "naples", "milan")] == [6, 2, 3]
    assert [a - b for a, b in zip(supply, scenario.position.supply, strict=True)] == [2, 1, 1]


@rule("MAG-5.2.3")
def test_5_2_3_no_limit_of_soldiers_on_a_territory() -> None:
    scenario = magnifico(money=10, rome="0: 48 soldiers").play("pass", fate=SHOWN)
    assert (at(scenario, "rome")[1], scenario.position.supply[0]) == (49, 0)


@rule("MAG-5.2.4", "MAG-D3")
def test_5_2_4_a_supply_just_large_enough_asks_nothing() -> None:
    scenario = short(46).play("pass", fate=SHOWN)
    assert [at(scenario, place)[1] for place in ("rome", "naples", "florence")] == [45, 2, 2]
    assert scenario.step == "bids"


@rule("MAG-5.2.4", "MAG-D3")
def test_5_2_4_a_short_supply_is_placed_on_different_territories_of_choice() -> None:
    scenario = short(47).play("pass")
    assert (scenario.step, scenario.waiting) == ("recruit", (0,))
    assert sorted(scenario.options()) == ["recruit florence", "recruit naples", "recruit rome"]
    scenario.play("recruit naples")
    assert scenario.refused("recruit naples").clause == "MAG-5.2.4"
    scenario.refused("recruit moscow")
    scenario.refused("recruit milan")
    assert sorted(scenario.options()) == ["recruit florence", "recruit rome"]
    scenario.play("recruit rome", fate=SHOWN)
    assert [at(scenario, place)[1] for place in ("rome", "naples", "florence")] == [46, 2, 1]
    assert (scenario.position.supply[0], scenario.step) == (0, "bids")
    assert (at(scenario, "moscow")[1], at(scenario, "stockholm")[1]) == (2, 2)


@rule("MAG-5.2.4", "MAG-D3")
def test_5_2_4_an_empty_supply_asks_nothing() -> None:
    scenario = short(49).play("pass", fate=SHOWN)
    assert [at(scenario, place)[1] for place in ("rome", "naples", "florence")] == [47, 1, 1]


@rule("MAG-E8")
def test_e8_four_recruits_for_seven_territories() -> None:
    one = "0: 1 soldier"
    scenario = magnifico(
        money=10,
        rome="0: 39 soldiers",
        naples=one,
        florence=one,
        milan=one,
        venice=one,
        vienna=one,
        buda=one,
    )
    assert scenario.position.supply[0] == 4
    scenario.play("pass", "recruit naples", "recruit milan", "recruit buda")
    scenario.play("recruit vienna", fate=SHOWN)
    chosen = {place: at(scenario, place)[1] for place in ("naples", "milan", "buda", "vienna")}
    assert set(chosen.values()) == {2}
    assert [at(scenario, place)[1] for place in ("rome", "florence", "venice")] == [39, 1, 1]
    assert scenario.position.supply[0] == 0


@rule("MAG-R15", "MAG-D3")
@pytest.mark.parametrize(("holder", "order"), [(0, [0, 1]), (1, [1, 0]), (2, [0, 1])])
def test_r15_short_players_decide_openly_from_the_holder_clockwise(holder: int, order: list[int]) -> None:
    scenario = magnifico(
        money=10,
        holder=holder,
        rome="0: 47 soldiers",
        naples="0: 1 soldier",
        moscow="1: 47 soldiers",
        kiev="1: 1 soldier",
    )
    homes = {0: "naples", 1: "kiev"}
    scenario.play("pass")
    asked = [*scenario.waiting]
    scenario.play(f"recruit {homes[order[0]]}")
    assert [event.seen_by for event in scenario.events if event.name == "recruited"] == [None]
    asked += scenario.waiting
    scenario.play(f"recruit {homes[order[1]]}", fate=SHOWN)
    assert asked == order
    assert (at(scenario, "naples")[1], at(scenario, "kiev")[1]) == (2, 2)
