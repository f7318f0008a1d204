"""Phase 2: answers to offers, and counter-offers (M4-5.5 to M4-5.8, M4-5.10)."""

from quattrocento.testing import rule
from quattrocento.testing.m400 import build, hand, hands, m400, offer, trading


@rule("M4-5.5", "M4-D11")
def test_5_5_only_who_holds_every_wanted_card_may_accept() -> None:
    scenario = offer(trading(), "seat_1", "red_1", "blue_1 blue_1")
    assert "accept" in scenario.options()
    poor = offer(trading(), "seat_1", "red_1", "red_4 red_4")
    assert sorted(poor.options()) == ["counter", "decline"]
    assert poor.refused("accept").message == "why-cannot-accept"


@rule("M4-5.5")
def test_5_5_declining_changes_nothing() -> None:
    scenario = offer(trading(), "seat_1", "caballus", "caravella").play("decline")
    assert [hand(scenario, seat) for seat in range(3)] == [hand(trading(), seat) for seat in range(3)]
    assert scenario.step == "trade"


@rule("M4-5.6", "M4-D12", "M4-D13", "M4-R12")
def test_5_6_one_counter_offer() -> None:
    scenario = offer(trading(), "seat_1", "caballus", "caravella").play("counter")
    assert scenario.waiting == (1,)
    assert "red_1" not in scenario.nouns("give")
    build(scenario, "caravella", "caballus green_4")
    assert scenario.waiting == (0,)
    assert sorted(scenario.options()) == ["accept", "decline"]
    scenario.play("accept")
    assert hand(scenario, 0) == ["caravella", "red_1", "red_1"]
    assert hand(scenario, 1) == ["blue_1", "blue_1", "caballus", "green_4", "red_4"]


@rule("M4-5.6", "M4-D13")
def test_5_6_a_counter_offer_is_accepted_only_with_the_cards_in_hand() -> None:
    scenario = offer(trading(), "seat_1", "caballus", "caravella").play("counter")
    build(scenario, "blue_1", "red_4")
    assert scenario.options() == ["decline"]
    assert scenario.refused("accept").message == "why-cannot-accept"
    assert scenario.refused("counter").message == "why-not-asked"
    assert scenario.play("decline").step == "trade"


@rule("M4-D12")
def test_d12_a_counter_offer_cancelled_is_a_refusal() -> None:
    scenario = offer(trading(), "seat_1", "caballus", "caravella").play("counter", "give blue_1", "cancel")
    assert scenario.step == "trade"
    assert scenario.waiting == (0,)
    assert hands(scenario) == [4, 4, 3]


@rule("M4-5.6")
def test_5_6_the_limits_hold_for_a_counter_offer_too() -> None:
    cards = {0: "caballus green_4", 1: "caravella red_4"}
    scenario = offer(trading(cards), "seat_1", "caballus", "caravella").play(
        "counter", "want red_1", "want red_1"
    )
    assert scenario.refused("want red_1").message == "why-wants-too-much"
    assert scenario.refused("give caballus").message == "why-not-in-hand"
    assert scenario.refused("send").message == "why-side-empty"


@rule("M4-5.7", "M4-D11")
def test_5_7_an_offer_to_all_goes_round_clockwise() -> None:
    cards = {0: "red_1", 1: "caravella", 2: "caravella", 3: "caravella"}
    scenario = m400("trade", "blue", 4, hand=cards).play("offer", "to_all")
    build(scenario, "caravella", "red_1")
    assert scenario.waiting == (2,)
    assert scenario.play("decline").waiting == (3,)
    assert scenario.play("decline").waiting == (0,)
    scenario.play("accept")
    assert hand(scenario, 0) == ["caravella"]
    assert hand(scenario, 1) == ["red_1"]


@rule("M4-5.7")
def test_5_7_the_first_acceptance_closes_the_offer() -> None:
    scenario = offer(trading(), "all", "caballus", "caravella").play("accept")
    assert scenario.step == "trade"
    assert hands(scenario) == [4, 4, 3]
    assert "caravella" in hand(scenario, 2)


@rule("M4-5.7")
def test_5_7_a_counter_offer_is_answered_before_the_next_is_asked() -> None:
    scenario = offer(trading(), "all", "caballus", "caravella").play("counter")
    build(scenario, "red_4", "green_4")
    assert scenario.waiting == (0,)
    assert scenario.play("decline").waiting == (2,)
    assert scenario.step == "answer_offer"
    closed = offer(trading(), "all", "caballus", "caravella").play("counter")
    build(closed, "red_4", "green_4").play("accept")
    assert closed.step == "trade"


@rule("M4-D11")
def test_d11_an_opponent_without_cards_is_passed_over() -> None:
    scenario = offer(trading({0: "red_1", 2: "red_2"}), "all", "red_1", "red_2")
    assert scenario.waiting == (2,)


@rule("M4-D11", "M4-R13")
def test_d11_a_gift_to_all_is_put_to_those_without_cards_too() -> None:
    scenario = offer(trading({0: "red_1 red_2"}, trade_gifts=True), "all", "red_1", "")
    assert scenario.waiting == (1,)
    scenario.play("decline")
    assert scenario.waiting == (2,)
    scenario.play("accept")
    assert (hand(scenario, 0), hand(scenario, 1), hand(scenario, 2)) == (["red_2"], [], ["red_1"])


@rule("M4-D11", "M4-R13")
def test_d11_who_has_no_cards_cannot_accept_to_give_any() -> None:
    scenario = offer(trading({0: "red_1", 2: "red_2"}, trade_gifts=True), "all", "", "red_2")
    assert scenario.waiting == (1,)
    assert sorted(scenario.options()) == ["counter", "decline"]
    assert scenario.play("decline").waiting == (2,)


@rule("M4-5.10", "M4-R15")
def test_5_10_offers_and_answers_are_told_to_everybody() -> None:
    scenario = offer(trading(), "seat_1", "caballus", "caravella")
    public = [event for event in scenario.events if event.seen_by is None]
    assert {"offer_made", "card_offered", "card_wanted"} <= {event.name for event in public}
    scenario.play("accept")
    public = [event for event in scenario.events if event.seen_by is None]
    assert {"offer_accepted", "card_traded"} <= {event.name for event in public}
