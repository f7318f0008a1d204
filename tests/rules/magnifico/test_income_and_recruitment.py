"""The round, income and recruitment (MAG-5.0 to MAG-5.2)."""

import tomllib

import pytest

from quattrocento.kernel.registry import game as registered
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico, start

SHOWN = "tank_covered gyroscope"


def first_round(seats: int = 3, shown: str = SHOWN) -> Scenario:
    """All first castles are placed, the first auction is open."""
    game = start(seats)
    for colour in ("red", "blue", "green", "yellow", "black"):
        if game.step == "colour":
            game.play(f"colour {colour}")
    game.play(*(f"place {place}" for place in ("rome", "london", "lisbon", "athens")[: seats - 1]))
    return game.play("place moscow", fate=shown)


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
    game = first_round()
    told = list(game.events)
    for move in ("0: bid 10", "1: bid 20", "2: bid 30", "buy gyroscope", "decline", "decline"):
        told += game.play(move).events
    for fate in ("", "", "airplane_glider gyroscope"):
        told += game.play("pass", fate=fate).events
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
    game = magnifico(points=[27, 0, 0], round=6).play("pass", fate=SHOWN)
    assert (game.position.points[0], game.position.round, game.step) == (29, 7, "bids")
    over = magnifico(points=[28, 0, 0], round=6).play("pass")
    assert (over.position.result.winners, over.step, over.waiting) == ((0,), "", ())
    assert over.told("round_began") == []


# Income


@rule("MAG-5.1.1", "MAG-5.2.1")
def test_5_1_1_income_and_recruits_for_all_in_the_first_round() -> None:
    game = first_round(4, "tank_covered airplane_glider gyroscope")
    assert game.waiting == (0, 1, 2, 3)
    assert list(game.position.money) == [120] * 4
    assert [at(game, place)[1] for place in ("rome", "london", "lisbon", "moscow")] == [3] * 4


@rule("MAG-5.1.1", "MAG-5.2.1")
def test_5_1_1_income_and_recruits_for_all_in_later_rounds() -> None:
    game = magnifico(4, round=5, money=[0, 50, 100, 290], london="2: 1 soldier", paris="2: 4 soldiers")
    game.play("pass", fate="tank_covered airplane_glider gyroscope")
    assert list(game.position.money) == [10, 60, 120, 300]
    assert (at(game, "london")[1], at(game, "paris")[1]) == (2, 5)
    assert [about[0] for about in game.told("income_paid")] == [0, 1, 2, 3]


@rule("MAG-5.1.2")
def test_5_1_2_ten_florins_a_territory_and_a_castle_towers_add_nothing() -> None:
    game = magnifico(
        money=0,
        rome="0: 5 soldiers, 2 tanks, 1 airplane, castle, 4 towers",
        naples="0: 1 soldier, castle",
        florence="0: 2 soldiers",
        milan="1: 2 soldiers",
    )
    game.play("pass", fate=SHOWN)
    assert list(game.position.money) == [30 + 20, 10, 10]


@rule("MAG-5.1.3")
def test_5_1_3_works_of_art_in_the_field_pay_ten_each() -> None:
    game = magnifico(
        money=0,
        field={0: "art_mona_lisa art_last_supper bombard"},
        archive={1: "art_lady_with_an_ermine"},
    )
    game.play("pass", fate=SHOWN)
    assert list(game.position.money) == [10 + 20, 10, 10]


@rule("MAG-5.1.4")
@pytest.mark.parametrize(("money", "after", "lost"), [(280, 300, 0), (290, 300, 10), (300, 300, 20)])
def test_5_1_4_nobody_holds_more_than_300(money: int, after: int, lost: int) -> None:
    game = magnifico(money=[money, 0, 0], rome="0: 1 soldier, castle").play("pass", fate=SHOWN)
    assert game.position.money[0] == after
    assert [about[2] for about in game.told("income_paid")] == [lost, 0, 0]
    assert game.nouns("bid", 0)[-1] == "300"


@rule("MAG-E7")
def test_e7_income() -> None:
    game = magnifico(
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
    game.play("pass", fate=SHOWN)
    assert game.position.money[0] == 300
    assert game.told("income_paid")[0][2] == 30
    first = first_round()
    assert (first.position.money[0], at(first, "rome")[1]) == (120, 3)


@rule("MAG-R52")
def test_r52_the_bank_never_runs_out() -> None:
    game = magnifico(5, money=290).play("pass", fate="tank_covered airplane_glider gyroscope bombard")
    assert list(game.position.money) == [300] * 5
    text = (registered("magnifico").package / "components.toml").read_text("utf-8")
    coins = tomllib.loads(text)["coins"]
    assert sum(coin["value"] * coin["count"] for coin in coins) >= 5 * 300


# Recruitment


@rule("MAG-5.2.2")
def test_5_2_2_one_soldier_on_every_territory() -> None:
    game = magnifico(
        rome="0: 5 soldiers, castle, 4 towers", naples="0: 1 soldier", milan="1: 2 soldiers, castle"
    )
    supply = list(game.position.supply)
    game.play("pass", fate=SHOWN)
    assert [at(game, place)[1] for place in ("rome", "naples", "milan")] == [6, 2, 3]
    assert [a - b for a, b in zip(supply, game.position.supply, strict=True)] == [2, 1, 1]


@rule("MAG-5.2.3")
def test_5_2_3_no_limit_of_soldiers_on_a_territory() -> None:
    game = magnifico(money=10, rome="0: 48 soldiers").play("pass", fate=SHOWN)
    assert (at(game, "rome")[1], game.position.supply[0]) == (49, 0)


@rule("MAG-5.2.4", "MAG-D3")
def test_5_2_4_a_supply_just_large_enough_asks_nothing() -> None:
    game = short(46).play("pass", fate=SHOWN)
    assert [at(game, place)[1] for place in ("rome", "naples", "florence")] == [45, 2, 2]
    assert game.step == "bids"


@rule("MAG-5.2.4", "MAG-D3")
def test_5_2_4_a_short_supply_is_placed_on_different_territories_of_choice() -> None:
    game = short(47).play("pass")
    assert (game.step, game.waiting) == ("recruit", (0,))
    assert sorted(game.options()) == ["recruit florence", "recruit naples", "recruit rome"]
    game.play("recruit naples")
    assert game.refused("recruit naples").clause == "MAG-5.2.4"
    game.refused("recruit moscow")
    game.refused("recruit milan")
    assert sorted(game.options()) == ["recruit florence", "recruit rome"]
    game.play("recruit rome", fate=SHOWN)
    assert [at(game, place)[1] for place in ("rome", "naples", "florence")] == [46, 2, 1]
    assert (game.position.supply[0], game.step) == (0, "bids")
    assert (at(game, "moscow")[1], at(game, "stockholm")[1]) == (2, 2)


@rule("MAG-5.2.4", "MAG-D3")
def test_5_2_4_an_empty_supply_asks_nothing() -> None:
    game = short(49).play("pass", fate=SHOWN)
    assert [at(game, place)[1] for place in ("rome", "naples", "florence")] == [47, 1, 1]


@rule("MAG-E8")
def test_e8_four_recruits_for_seven_territories() -> None:
    one = "0: 1 soldier"
    game = magnifico(
        money=10,
        rome="0: 39 soldiers",
        naples=one,
        florence=one,
        milan=one,
        venice=one,
        vienna=one,
        buda=one,
    )
    assert game.position.supply[0] == 4
    game.play("pass", "recruit naples", "recruit milan", "recruit buda")
    game.play("recruit vienna", fate=SHOWN)
    chosen = {place: at(game, place)[1] for place in ("naples", "milan", "buda", "vienna")}
    assert set(chosen.values()) == {2}
    assert [at(game, place)[1] for place in ("rome", "florence", "venice")] == [39, 1, 1]
    assert game.position.supply[0] == 0


@rule("MAG-R15", "MAG-D3")
@pytest.mark.parametrize(("holder", "order"), [(0, [0, 1]), (1, [1, 0]), (2, [0, 1])])
def test_r15_short_players_decide_openly_from_the_holder_clockwise(holder: int, order: list[int]) -> None:
    game = magnifico(
        money=10,
        holder=holder,
        rome="0: 47 soldiers",
        naples="0: 1 soldier",
        moscow="1: 47 soldiers",
        kiev="1: 1 soldier",
    )
    homes = {0: "naples", 1: "kiev"}
    game.play("pass")
    asked = [*game.waiting]
    game.play(f"recruit {homes[order[0]]}")
    assert [event.seen_by for event in game.events if event.name == "recruited"] == [None]
    asked += game.waiting
    game.play(f"recruit {homes[order[1]]}", fate=SHOWN)
    assert asked == order
    assert (at(game, "naples")[1], at(game, "kiev")[1]) == (2, 2)
