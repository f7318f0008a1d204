"""Equal bids, counted from the player who has Leonardo at that moment (MAG-5.3.8, MAG-R2)."""

from random import Random

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import auction, buyers

SHOWN = {
    3: "tank_covered gyroscope",
    4: "tank_covered airplane_glider gyroscope",
    5: "tank_covered airplane_glider gyroscope bombard",
}
TANKS = ("tank_fan_gun", "tank_tortoise", "tank_scythed", "tank_colossus")
AIRPLANES = (
    "airplane_great_kite",
    "airplane_aerial_screw",
    "airplane_flapping_wing",
    "airplane_ornithopter",
)
KIND = {"tank_covered": "tank", "airplane_glider": "airplane"}


def bidding(*bids: int, holder: int = 0, field: dict[int, str] | None = None) -> Scenario:
    """As many seats as bids, by the rules of the book."""
    shown = SHOWN[len(bids)]
    return auction(shown, *bids, holder=holder, field=field, rome="0: 3 soldiers, castle")


@rule("MAG-R2", "MAG-5.3.8")
def test_r2_the_card_has_changed_hands_before_the_lower_bids_are_compared() -> None:
    scenario = bidding(30, 30, 50, 30, holder=0)
    assert buyers(scenario, "buy gyroscope", "decline", "decline") == [2, 3, 0, 1]


@rule("MAG-R2", "MAG-5.3.8")
def test_r2_the_holder_before_the_auction_is_no_longer_the_last() -> None:
    scenario = bidding(20, 20, 20, 20, 30, holder=0)
    assert buyers(scenario, "buy gyroscope", "decline", "decline", "decline") == [4, 0, 1, 2, 3]


@rule("MAG-R2", "MAG-5.3.12")
def test_r2_who_declines_has_no_leonardo_and_nothing_is_counted_from_him() -> None:
    scenario = bidding(30, 30, 50, 30, holder=0)
    assert buyers(scenario, "decline", "decline", "buy gyroscope") == [2, 1, 3, 0]
    assert scenario.position.holder == 3


@rule("MAG-R2")
def test_r2_a_holder_who_buys_first_keeps_the_count_at_his_seat() -> None:
    scenario = bidding(30, 50, 30, 30, holder=1)
    assert buyers(scenario, "buy gyroscope", "decline", "decline") == [1, 2, 3, 0]


@rule("MAG-R2", "MAG-5.3.7")
def test_r2_a_higher_bid_still_comes_before_a_nearer_seat() -> None:
    scenario = bidding(20, 30, 50, 20, holder=0)
    assert buyers(scenario, "buy gyroscope", "decline", "decline") == [2, 1, 3, 0]


@rule("MAG-R2", "MAG-5.3.8", "MAG-5.3.9", "MAG-5.3.11")
@pytest.mark.parametrize("seed", range(60))
def test_r2_every_choice_is_the_best_bidders_nearest_to_the_card(seed: int) -> None:
    rng = Random(seed)
    seats = rng.choice((3, 4, 5))
    holder = rng.randrange(seats)
    field = dict.fromkeys(range(seats), "")
    for machines in (TANKS, AIRPLANES):  # the box has no more than one a seat, and one is shown
        for seat, card in zip(rng.sample(range(seats), rng.randrange(seats)), machines, strict=False):
            field[seat] += f" {card}"
    bids = [rng.choice((10, 20)) + (20 if rng.random() < 0.3 else 0) for _ in range(seats)]
    scenario = bidding(*bids, holder=holder, field=field)
    waiting, shown = set(range(seats)), SHOWN[seats].split()
    while waiting and shown:
        # the rulebook's sentence: the highest bid; among equals the nearest clockwise to the card
        chooser = min(waiting, key=lambda seat: (-bids[seat], (seat - holder - 1) % seats))
        waiting.remove(chooser)
        may_own = [card for card in shown if KIND.get(card, "none") not in field[chooser]]
        if not may_own:
            continue
        assert (scenario.step, scenario.waiting) == ("buy", (chooser,))
        assert sorted(scenario.options()) == sorted([*(f"buy {card}" for card in may_own), "decline"])
        if rng.random() < 0.4:
            scenario.play("decline")
            continue
        card = rng.choice(may_own)
        scenario.play(f"buy {card}")
        if len(shown) == len(SHOWN[seats].split()):
            holder = chooser
        shown.remove(card)
        assert scenario.position.holder == holder
    assert scenario.step == "turn"
    assert (scenario.waiting, scenario.position.holder) == ((holder,), holder)
