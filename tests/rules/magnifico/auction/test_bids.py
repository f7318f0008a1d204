"""The auction: bids and the order they give (MAG-5.3.6 to MAG-5.3.8)."""

import pytest

from quattrocento.kernel.fate import Stated
from quattrocento.kernel.table import UndoError, table_from
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import auction, buyers, magnifico

THREE = "tank_covered gyroscope"
FOUR = "tank_covered airplane_glider gyroscope"
FIVE = "tank_covered airplane_glider gyroscope bombard"


def bidding(
    shown: str,
    *bids: int,
    holder: int = 0,
    money: int | list[int] = 100,
    tie_reference: str = "old_holder",
) -> Scenario:
    """These cards are shown; the seats have made these bids, in order; without bids three are to bid."""
    return auction(
        shown,
        *bids,
        holder=holder,
        money=money,
        settings={"tie_reference": tie_reference},
        rome="0: 3 soldiers, castle",
    )


# Bids


@rule("MAG-5.3.6", "MAG-D4", "MAG-R7")
def test_5_3_6_a_bid_is_at_least_10_and_at_most_all_one_has() -> None:
    scenario = bidding(THREE, money=[10, 60, 300])
    assert scenario.waiting == (0, 1, 2)
    assert scenario.options(0) == ["bid 10"]
    assert scenario.options(1) == [f"bid {10 * tens}" for tens in range(1, 7)]
    assert scenario.refused("1: bid 0").clause in ("MAG-5.3.6", "MAG-R6")
    assert scenario.refused("1: bid 70").clause == "MAG-5.3.6"
    assert scenario.refused("1: bid 25").clause == "MAG-R7"


@rule("MAG-R7", "MAG-D4")
def test_r7_at_most_thirty_choices() -> None:
    scenario = bidding(THREE, money=300)
    assert scenario.options(2) == [f"bid {10 * tens}" for tens in range(1, 31)]


@rule("MAG-R6")
def test_r6_everybody_has_to_bid() -> None:
    scenario = bidding(THREE)
    for move in ("bid 0", "decline", "pass"):
        scenario.refused(f"0: {move}")
    scenario.play("2: bid 10", "0: bid 10")
    assert (scenario.step, scenario.waiting) == ("bids", (1,))


@rule("MAG-R6")
def test_r6_after_income_everybody_has_something_to_bid() -> None:
    scenario = magnifico(money=0).play("pass", fate=THREE)
    assert (scenario.step, scenario.waiting) == ("bids", (0, 1, 2))
    assert [scenario.options(seat) for seat in range(3)] == [["bid 10"]] * 3


@rule("MAG-R6")
def test_r6_who_has_less_than_10_takes_no_part() -> None:
    scenario = bidding(THREE, money=[10, 0, 100])
    assert scenario.waiting == (0, 2)
    scenario.refused("1: bid 10")
    scenario.play("0: bid 10", "2: bid 20")
    assert buyers(scenario, "decline", "decline") == [2, 0]
    assert scenario.step == "turn"


@rule("MAG-5.3.6", "MAG-D4")
@pytest.mark.parametrize("seat", [-1, 1, 2])
def test_5_3_6_bids_are_secret_until_the_last_is_in(seat: int) -> None:
    low, high = (bidding(THREE).play(f"0: bid {bid}", "2: bid 40") for bid in (10, 90))
    other = bidding(THREE).play("0: bid 10", "2: bid 50")
    assert low.position.view(seat) == high.position.view(seat)
    assert (low.position.view(seat) == other.position.view(seat)) == (seat != 2)
    assert (low.told("bid_sealed"), low.told("bid_revealed")) == ([(0,), (2,)], [])


@rule("MAG-5.3.6")
def test_5_3_6_a_record_hides_bids_from_the_others_until_the_reveal() -> None:
    scenario = bidding(THREE)
    table = table_from(scenario.game, scenario.game.write(scenario.position))
    for seat, bid in ((1, "bid 30"), (0, "bid 20")):
        table.play(seat, scenario.game.notation.parse(bid), Stated())
    bids = ("1 bid 30", "0 bid 20", "2 bid 10")
    assert [bid in table.seen_record(1) for bid in bids] == [True, False, False]
    assert [bid in table.seen_record(2) for bid in bids] == [False, False, False]
    table.play(2, scenario.game.notation.parse("bid 10"), Stated())
    assert all(bid in table.seen_record(seat) for bid in bids for seat in range(3))


@rule("MAG-5.3.6")
def test_5_3_6_all_bids_are_revealed_together() -> None:
    scenario = bidding(THREE).play("2: bid 40", "0: bid 10")
    assert scenario.told("bid_revealed") == []
    scenario.play("1: bid 20")
    assert sorted(scenario.told("bid_revealed")) == [(0, 10), (1, 20), (2, 40)]
    assert list(scenario.position.view(1).offers) == [10, 20, 40]


@rule("MAG-5.3.6", "MAG-R64")
def test_r64_a_confirmed_bid_is_final() -> None:
    scenario = bidding(THREE).play("0: bid 10")
    assert scenario.refused("0: bid 20").clause in ("MAG-5.3.6", "MAG-R64")
    assert scenario.refused("0: bid 10").clause in ("MAG-5.3.6", "MAG-R64")
    table = table_from(scenario.game, scenario.game.write(bidding(THREE).position))
    table.play(1, scenario.game.notation.parse("bid 30"), Stated())
    with pytest.raises(UndoError):
        table.undo(1)


# The order of choosing


@rule("MAG-5.3.7")
def test_5_3_7_from_the_highest_bid_to_the_lowest() -> None:
    scenario = bidding(FIVE, 30, 10, 50, 20, 40)
    assert buyers(scenario, *["decline"] * 4) == [2, 4, 0, 3, 1]


@rule("MAG-5.3.8")
@pytest.mark.parametrize(
    ("holder", "bids", "ranking"),
    [
        (0, [30, 30, 30, 30], [1, 2, 3, 0]),
        (2, [30, 30, 30, 30], [3, 0, 1, 2]),
        (0, [30, 20, 30, 20], [2, 0, 1, 3]),
        (2, [20, 30, 20, 30], [3, 1, 0, 2]),
        # the holder's higher bid still comes first
        (0, [40, 30, 30, 30], [0, 1, 2, 3]),
    ],
)
def test_5_3_8_equal_bids_clockwise_from_the_holder_who_is_last(
    holder: int, bids: list[int], ranking: list[int]
) -> None:
    scenario = bidding(FOUR, *bids, holder=holder)
    assert buyers(scenario, *["decline"] * 3) == ranking


@rule("MAG-E4")
def test_e4_four_equal_bids() -> None:
    # A, B, D, C sit clockwise as seats 0 to 3
    scenario = bidding(FOUR, 30, 30, 30, 30, holder=0)
    assert scenario.waiting == (1,)
    scenario.play("buy gyroscope")
    assert scenario.position.holder == 1
    scenario.play("buy tank_covered", "buy airplane_glider")
    assert scenario.step == "turn"
    assert scenario.position.money[0] == 100
    again = bidding(FOUR, 30, 30, 30, 30, holder=0)
    assert buyers(again, "buy gyroscope", "decline", "buy tank_covered") == [1, 2, 3, 0]
    assert again.options() == ["buy airplane_glider", "decline"]


@rule("MAG-R2")
@pytest.mark.parametrize(
    ("tie_reference", "ranking"), [("old_holder", [3, 1, 2, 4, 0]), ("new_holder", [3, 4, 0, 1, 2])]
)
def test_r2_ties_below_the_first_buyer(tie_reference: str, ranking: list[int]) -> None:
    scenario = bidding(FIVE, 30, 30, 30, 50, 30, tie_reference=tie_reference)
    assert buyers(scenario, "buy bombard", *["decline"] * 3) == ranking


@rule("MAG-R2")
@pytest.mark.parametrize("tie_reference", ["old_holder", "new_holder"])
def test_r2_until_somebody_buys_the_ranking_is_the_same(tie_reference: str) -> None:
    scenario = bidding(FIVE, 30, 30, 30, 50, 30, tie_reference=tie_reference)
    assert buyers(scenario, *["decline"] * 4) == [3, 1, 2, 4, 0]


@rule("MAG-R2")
def test_r2_the_first_buyer_counts_not_who_declined_and_not_a_later_buyer() -> None:
    declined = bidding(FIVE, 30, 50, 30, 40, 30, tie_reference="new_holder")
    assert buyers(declined, "decline", "buy bombard", "decline", "decline") == [1, 3, 4, 0, 2]
    later = bidding(FIVE, 30, 40, 30, 50, 30, tie_reference="new_holder")
    assert buyers(later, "buy bombard", "buy gyroscope", "decline", "decline") == [3, 1, 4, 0, 2]
