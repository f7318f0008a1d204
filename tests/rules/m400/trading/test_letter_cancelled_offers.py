"""Offers that are begun and cancelled do not count (M4-5.9, M4-R14)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.m400 import hand, offer, trading


@rule("M4-5.9")
@pytest.mark.parametrize("most", [3, 6, 10])
def test_5_9_only_offers_that_were_sent_count(most: int) -> None:
    cards = {0: "caballus red_1 red_2 red_3 red_4 green_1 green_2 green_3 green_4 blue_1", 1: "caravella"}
    scenario = trading(cards, trade_max_offers=most)
    for number, card in enumerate(hand(scenario, 0)[:most]):
        assert "offer" in scenario.options(), number
        scenario.play("offer", "cancel")
        offer(scenario, "seat_1", card, "caravella").play("decline")
    assert "offer" not in scenario.options()
    assert scenario.refused("offer").message == "why-no-offers-left"
    assert "exchange" in scenario.options()


@rule("M4-5.9", "M4-R14")
def test_5_9_a_refused_offer_may_be_made_again_once_the_hands_have_changed() -> None:
    """The book sets no limit; here seat 1 had no Caravella to give when first asked."""
    scenario = trading({0: "caballus caravella", 1: "red_1 red_2"})
    offer(scenario, "seat_1", "caballus", "caravella").play("decline")
    offer(scenario, "seat_1", "caravella", "red_1").play("accept")
    assert offer(scenario, "seat_1", "caballus", "caravella").waiting == (1,)
    scenario.play("accept")
    assert hand(scenario, 0) == ["caravella", "red_1"]
