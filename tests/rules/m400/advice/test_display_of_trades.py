"""What a screen shows of a trade besides the view: the terms of an offer, who deals with whom."""

import pytest

from quattrocento.games.m400.position.offers import TO_ALL_SEATS
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.testing import rule
from quattrocento.testing.m400 import m400
from tests.rules.m400.displays import shown


@rule("M4-5.4")
def test_what_an_offer_may_be_made_of() -> None:
    scenario = m400("trade", hand={0: "red_1", 1: "red_2*3", 2: ""})
    bargain = shown(scenario).bargain
    assert bargain is not None
    assert (bargain.recipients, bargain.most_wanted, bargain.filled) == ([1, TO_ALL_SEATS], [3, 3], 2)
    assert shown(scenario, 1).bargain is None


@rule("M4-5.4", "M4-5.9")
@pytest.mark.parametrize("gifts", [False, True])
def test_what_is_said_of_an_offer_that_breaks_its_terms_is_what_the_rules_say(gifts: bool) -> None:
    hands = {0: "red_1", 1: "red_2", 2: ""}
    scenario = m400("trade", hand=hands, trade_gifts=gifts, repeated_offers=False).play("offer")
    bargain = shown(scenario).bargain
    assert bargain is not None
    assert bargain.no_recipient == scenario.refused("send")
    assert bargain.unfilled == scenario.play("to_seat seat_1").refused("send")
    scenario.play("give red_1", "want blue_1")
    assert bargain.most_wanted[0] == 1
    assert scenario.refused("want blue_1").clause == bargain.too_much.clause
    scenario.play("send", "decline", "offer", "to_seat seat_1", "give red_1", "want blue_1")
    assert bargain.repeated == scenario.refused("send")


@rule("M4-R14", "M4-5.7")
def test_an_offer_that_was_declined_is_barred_and_who_passed_is_told() -> None:
    scenario = m400("trade", hand={0: "red_1", 1: "red_2", 2: "green_2"}, repeated_offers=False)
    scenario.play("offer", "to_all", "give red_1", "want blue_1", "send")
    assert (shown(scenario).dealing, shown(scenario).passed) == (1, [])
    scenario.play("decline")
    assert (shown(scenario, SPECTATOR).dealing, shown(scenario, SPECTATOR).passed) == (2, [1])
    scenario.play("decline")
    bargain = shown(scenario).bargain
    assert bargain is not None
    assert bargain.barred == scenario.position.sent


@rule("M4-R14", "M4-5.6")
def test_a_counter_may_be_like_an_offer_that_was_declined() -> None:
    scenario = m400("trade", hand={0: "red_1*2", 1: "red_2", 2: ""}, repeated_offers=False)
    scenario.play("offer", "to_seat seat_1", "give red_1", "want blue_1", "send", "decline")
    scenario.play("offer", "to_seat seat_1", "give red_1", "want green_1", "send")
    assert scenario.position.sent
    for moves in ((), ("counter",)):
        scenario.play(*moves)
        bargain = shown(scenario, 1).bargain
        assert bargain is not None
        assert bargain.barred == ()
        assert bargain.recipients == [0]
