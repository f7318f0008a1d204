"""Phase 2: making offers to other players (M4-5.1 to M4-5.4, M4-5.9)."""

from typing import Any

import pytest

from quattrocento.games.m400.game import GAME
from quattrocento.testing import rule
from quattrocento.testing.m400 import facts, hand, hands, m400, offer, trading
from quattrocento.testing.m400.tables import COPIES
from quattrocento.testing.m400.trades import CARDS
from quattrocento.testing.random_games import assert_written_again


@rule("M4-E14", "M4-5.8")
def test_e14_caballus_for_caravella() -> None:
    scenario = offer(trading(), "seat_1", "caballus", "caravella")
    assert scenario.waiting == (1,)
    assert sorted(scenario.options()) == ["accept", "counter", "decline"]
    scenario.play("accept")
    assert hand(scenario, 0) == ["caravella", "green_4", "red_1", "red_1"]
    assert hand(scenario, 1) == ["blue_1", "blue_1", "caballus", "red_4"]
    assert scenario.step == "trade"
    assert scenario.waiting == (0,)


@rule("M4-5.1")
@pytest.mark.parametrize(
    ("give", "want"), [("red_1", "pestem"), ("caballus", "green_1"), ("green_4", "caravella")]
)
def test_5_1_cards_of_every_type_are_traded(give: str, want: str) -> None:
    scenario = offer(trading(), "seat_2", give, want).play("accept")
    assert want in hand(scenario, 0)
    assert give in hand(scenario, 2)


@rule("M4-5.2", "M4-R11")
def test_5_2_with_any_opponent_but_opponents_do_not_trade_among_themselves() -> None:
    scenario = trading()
    assert scenario.options(1) == scenario.options(2) == []
    scenario.play("offer")
    assert scenario.nouns("to_seat") == ["seat_1", "seat_2"]
    assert scenario.refused("to_seat seat_0").message == "why-not-an-opponent"


@rule("M4-5.3")
def test_5_3_the_sides_need_not_be_equal() -> None:
    scenario = offer(trading(), "seat_1", "red_1 red_1 caballus", "red_4").play("accept")
    assert hands(scenario) == [2, 6, 3]
    scenario = offer(trading(), "seat_1", "red_1", "caravella blue_1 blue_1").play("accept")
    assert hands(scenario) == [6, 2, 3]


@rule("M4-5.4", "M4-D8")
def test_5_4_only_cards_in_hand_are_offered() -> None:
    scenario = trading().play("offer", "to_seat seat_1", "give caballus")
    assert scenario.refused("give caballus").message == "why-no-other-copy"
    assert sorted(scenario.nouns("give")) == ["green_4", "red_1"]
    scenario.play("give red_1", "give red_1")
    assert scenario.nouns("give") == ["green_4"]


@rule("M4-5.4", "M4-D9")
def test_5_4_any_kind_may_be_wanted_but_not_more_than_the_recipient_holds() -> None:
    scenario = trading().play("offer", "to_seat seat_2")
    assert len(scenario.nouns("want")) == 26
    scenario.play("want pestem", "want pestem", "want rapina")
    reason = scenario.refused("want red_1")
    assert (reason.message, reason.clause) == ("why-wants-too-much", "M4-5.4")


@rule("M4-5.4")
def test_5_4_to_all_the_largest_hand_is_the_limit() -> None:
    scenario = trading().play("offer", "to_all", *(["want red_1"] * 4))
    assert scenario.refused("want red_1").message == "why-wants-too-much"


@rule("M4-5.4", "M4-R14")
def test_5_4_a_side_holds_as_many_cards_as_one_has() -> None:
    cards = {0: "red_1*6 red_2*5 red_3*6", 1: "green_1*6 green_2*5"}
    scenario = trading(cards).play("offer", "to_seat seat_1")
    scenario.play(*["give red_1"] * 6, *["give red_2"] * 5, *["give red_3"] * 6)
    assert scenario.refused("give red_3").message == "why-no-other-copy"
    scenario.play(*["want green_1"] * 6, *["want green_2"] * 5)
    assert scenario.refused("want green_2").message == "why-wants-too-much"
    scenario.play("send", "accept")
    assert hands(scenario) == [11, 17, 0]


@rule("M4-5.4", "M4-R14")
@pytest.mark.parametrize("most", [2, 5])
def test_5_4_with_the_setting_each_side_has_a_limit(most: int) -> None:
    cards = {0: "red_1*6", 1: "green_1*6"}
    scenario = trading(cards, trade_max_cards_per_side=most).play("offer", "to_seat seat_1")
    scenario.play(*["give red_1"] * most, *["want green_1"] * most)
    assert scenario.refused("give red_1").message == "why-side-full"
    assert scenario.refused("want green_1").message == "why-side-full"
    scenario.play("send", "accept")
    assert hand(scenario, 0).count("green_1") == most


@rule("M4-5.4", "M4-R13")
@pytest.mark.parametrize(("give", "want"), [("caballus", ""), ("", "caravella"), ("", "")])
def test_5_4_each_side_needs_a_card(give: str, want: str) -> None:
    scenario = offer(trading(), "seat_1", give, want, send=False)
    assert scenario.refused("send").message == "why-side-empty"


@rule("M4-R13", "M4-5.4")
@pytest.mark.parametrize(("give", "want", "after"), [("caballus", "", [3, 5, 3]), ("", "red_4", [5, 3, 3])])
def test_r13_with_trade_gifts_one_side_may_be_empty(give: str, want: str, after: list[int]) -> None:
    scenario = offer(trading(trade_gifts=True), "seat_1", give, want).play("accept")
    assert hands(scenario) == after


@rule("M4-R13")
def test_r13_not_both_sides() -> None:
    scenario = trading(trade_gifts=True).play("offer", "to_seat seat_1")
    assert scenario.refused("send").message == "why-offer-empty"
    scenario.play("give caballus", "send", "counter")
    assert scenario.refused("send").message == "why-offer-empty"


@rule("M4-D7")
def test_d7_who_may_be_asked() -> None:
    cards = {0: "red_1*3", 1: "red_2"}
    scenario = trading(cards).play("offer")
    assert sorted(scenario.options()) == ["cancel", "to_all", "to_seat seat_1"]
    assert scenario.refused("to_seat seat_2").message == "why-opponent-empty"
    assert scenario.refused("give red_1").message == "why-recipient-first"
    gifts = trading(cards, trade_gifts=True).play("offer")
    assert gifts.nouns("to_seat") == ["seat_1", "seat_2"]
    assert gifts.play("to_seat seat_2").refused("to_seat seat_1").message == "why-recipient-chosen"


@rule("M4-5.9", "M4-R14", "M4-D6")
@pytest.mark.parametrize(
    ("setting", "most"), [({}, 20), ({"trade_max_offers": 3}, 3), ({"trade_max_offers": 10}, 10)]
)
def test_5_9_so_many_offers_in_a_turn(setting: dict[str, Any], most: int) -> None:
    scenario = trading(**setting)
    kinds = [kind for kind in COPIES if kind != "caballus"]
    for number in range(most):
        assert "offer" in scenario.options(), number
        offer(scenario, "seat_1", "caballus", kinds[number]).play("decline")
    assert scenario.refused("offer").message == "why-no-offers-left"
    assert "exchange" in scenario.options()


@rule("M4-5.9", "M4-R14", "M4-D10")
def test_5_9_cancelled_offers_do_not_count_but_there_is_an_end_to_them() -> None:
    """A hundred in a turn, whatever the number of offers, so that nobody feels it."""
    scenario = trading(trade_max_offers=3)
    for number in range(100):
        assert "offer" in scenario.options(), number
        scenario.play("offer", "cancel")
    assert "offers" not in facts(scenario)["turn"]
    assert_written_again(GAME, scenario.position)
    reason = scenario.refused("offer")
    assert (reason.message, reason.clause) == ("why-cancelled-too-often", "M4-5.9")
    counting = trading(trade_max_offers=3, cancelled_offers_count=True)
    counting.play(*["offer", "cancel"] * 3)
    assert counting.refused("offer").message == "why-no-offers-left"


@rule("M4-5.9")
def test_5_9_accepted_offers_count_too() -> None:
    scenario = offer(trading(trade_max_offers=3), "seat_1", "caballus", "caravella").play("accept")
    assert facts(scenario)["turn"]["offers"] == 1


@rule("M4-5.9", "M4-R14")
def test_5_9_the_same_offer_may_be_made_again() -> None:
    scenario = trading()
    for _ in range(3):
        assert offer(scenario, "seat_1", "caballus", "caravella").waiting == (1,)
        assert_written_again(GAME, scenario.position)
        scenario.play("decline")
        assert_written_again(GAME, scenario.position)
    assert facts(scenario)["turn"]["offers"] == 3


@rule("M4-R14", "M4-D10")
def test_r14_if_so_agreed_the_same_offer_is_not_made_twice() -> None:
    scenario = offer(trading(repeated_offers=False), "seat_1", "caballus red_1", "caravella").play(
        "decline"
    )
    again = offer(scenario, "seat_1", "red_1 caballus", "caravella", send=False)
    reason = again.refused("send")
    assert (reason.message, reason.clause) == ("why-offer-repeated", "M4-5.9")
    assert "send" not in again.options()
    again.play("want blue_1", "send")
    assert again.waiting == (1,)


@rule("M4-R14")
def test_r14_nor_is_the_same_offer_to_all() -> None:
    scenario = offer(trading(repeated_offers=False), "all", "caballus", "caravella").play(
        "decline", "decline"
    )
    again = offer(scenario, "all", "caballus", "caravella", send=False)
    assert again.refused("send").message == "why-offer-repeated"
    again.play("cancel")
    assert offer(again, "seat_1", "caballus", "caravella").waiting == (1,)


@rule("M4-R14")
def test_r14_to_another_recipient_it_is_another_offer() -> None:
    scenario = offer(trading(repeated_offers=False), "seat_1", "caballus", "caravella").play("decline")
    assert offer(scenario, "seat_2", "caballus", "caravella").waiting == (2,)


@rule("M4-R14")
def test_r14_an_offer_that_led_to_a_swap_may_be_repeated() -> None:
    cards = {0: "red_1*2", 1: "green_1*2"}
    scenario = offer(trading(cards, repeated_offers=False), "seat_1", "red_1", "green_1").play("accept")
    assert offer(scenario, "seat_1", "red_1", "green_1").play("accept").step == "trade"
    assert hand(scenario, 0) == ["green_1", "green_1"]


@rule("M4-D10")
@pytest.mark.parametrize("counts", [False, True])
def test_d10_a_cancelled_offer_is_not_shown(counts: bool) -> None:
    scenario = trading(cancelled_offers_count=counts)
    offer(scenario, "seat_1", "caballus", "caravella", send=False).play("cancel")
    assert facts(scenario)["turn"] == {"offers" if counts else "cancelled": 1}
    assert scenario.told("card_offered") == []
    assert offer(scenario, "seat_1", "caballus", "caravella").waiting == (1,)


@rule("M4-D6")
def test_d6_who_has_no_card_or_no_partner_makes_no_offer() -> None:
    assert m400("after_draw", hand={0: "red_1", 1: ""}).play("done").step == "before_moving"
    lonely = m400("after_draw", hand={0: "red_1*2"}).play("done")
    assert sorted(lonely.options()) == ["done", "exchange"]
    assert lonely.refused("offer").message == "why-nobody-to-trade"


@rule("M4-5.9")
def test_5_9_with_no_offers_allowed_only_the_deck_is_left() -> None:
    scenario = m400("after_draw", hand=CARDS, trade_max_offers=0).play("done")
    assert sorted(scenario.options()) == ["done", "exchange"]


@rule("M4-5.12", "M4-5.13", "M4-R16")
def test_5_12_in_any_order_and_with_any_number_of_cards() -> None:
    cards = {0: "red_1*6 red_2*5 red_3*4", 1: "green_1*5"}
    scenario = trading(cards).play("exchange", "discard red_1", "discard red_1", fate="pestem")
    offer(scenario, "seat_1", "red_2", "green_1*5".replace("*5", " green_1 green_1 green_1 green_1"))
    scenario.play("accept")
    assert hands(scenario)[0] == 18
    scenario.play("exchange", "discard red_1", "discard red_2", fate="caballus")
    assert hands(scenario) == [17, 1, 0]
    assert scenario.step == "trade"


@rule("M4-R13", "M4-D7")
def test_r13_a_gift_may_go_to_who_holds_nothing() -> None:
    scenario = trading({0: "red_1*2", 1: "red_2"}, trade_gifts=True)
    offer(scenario, "seat_2", "red_1", "")
    assert scenario.waiting == (2,)
    assert "accept" in scenario.options()
    scenario.play("accept")
    assert hands(scenario) == [1, 1, 1]


@rule("M4-D6")
def test_d6_with_an_empty_hand_there_is_no_trade_even_with_gifts() -> None:
    scenario = m400("draw", count=5, hand={1: "red_2"}, trade_gifts=True).play("decline")
    assert scenario.step == "movement"


@rule("M4-5.9")
def test_5_9_without_any_offers_there_is_no_trade() -> None:
    reason = trading(trade_max_offers=0).refused("offer")
    assert (reason.message, reason.clause) == ("why-no-trade", "M4-5.9")
