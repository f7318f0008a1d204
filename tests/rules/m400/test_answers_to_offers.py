"""Phase 2: answers to offers, and counter-offers (M4-5.5 to M4-5.8, M4-5.10)."""

from quattrocento.testing import rule
from quattrocento.testing.m400 import hand, hands, m400
from tests.rules.m400.bargains import build, offer, trading


@rule("M4-5.5", "M4-D11")
def test_5_5_only_who_holds_every_wanted_card_may_accept() -> None:
    game = offer(trading(), "seat_1", "red_1", "blue_1 blue_1")
    assert "accept" in game.options()
    poor = offer(trading(), "seat_1", "red_1", "red_4 red_4")
    assert sorted(poor.options()) == ["counter", "decline"]
    assert poor.refused("accept").message == "why-cannot-accept"


@rule("M4-5.5")
def test_5_5_declining_changes_nothing() -> None:
    game = offer(trading(), "seat_1", "caballus", "caravella").play("decline")
    assert [hand(game, seat) for seat in range(3)] == [hand(trading(), seat) for seat in range(3)]
    assert game.step == "trade"


@rule("M4-5.6", "M4-D12", "M4-D13", "M4-R12")
def test_5_6_one_counter_offer() -> None:
    game = offer(trading(), "seat_1", "caballus", "caravella").play("counter")
    assert game.waiting == (1,)
    assert "red_1" not in game.nouns("give")
    build(game, "caravella", "caballus green_4")
    assert game.waiting == (0,)
    assert sorted(game.options()) == ["accept", "decline"]
    game.play("accept")
    assert hand(game, 0) == ["caravella", "red_1", "red_1"]
    assert hand(game, 1) == ["blue_1", "blue_1", "caballus", "green_4", "red_4"]


@rule("M4-5.6", "M4-D13")
def test_5_6_a_counter_offer_is_accepted_only_with_the_cards_in_hand() -> None:
    game = offer(trading(), "seat_1", "caballus", "caravella").play("counter")
    build(game, "blue_1", "red_4")
    assert game.options() == ["decline"]
    assert game.refused("accept").message == "why-cannot-accept"
    assert game.refused("counter").message == "why-not-asked"
    assert game.play("decline").step == "trade"


@rule("M4-D12")
def test_d12_a_counter_offer_cancelled_is_a_refusal() -> None:
    game = offer(trading(), "seat_1", "caballus", "caravella").play("counter", "give blue_1", "cancel")
    assert game.step == "trade"
    assert game.waiting == (0,)
    assert hands(game) == [4, 4, 3]


@rule("M4-5.6")
def test_5_6_the_limits_hold_for_a_counter_offer_too() -> None:
    cards = {0: "caballus green_4", 1: "caravella red_4"}
    game = offer(trading(cards), "seat_1", "caballus", "caravella").play(
        "counter", "want red_1", "want red_1"
    )
    assert game.refused("want red_1").message == "why-wants-too-much"
    assert game.refused("give caballus").message == "why-not-in-hand"
    assert game.refused("send").message == "why-side-empty"


@rule("M4-5.7", "M4-D11")
def test_5_7_an_offer_to_all_goes_round_clockwise() -> None:
    cards = {0: "red_1", 1: "caravella", 2: "caravella", 3: "caravella"}
    game = m400("trade", "blue", 4, hand=cards).play("offer", "to_all")
    build(game, "caravella", "red_1")
    assert game.waiting == (2,)
    assert game.play("decline").waiting == (3,)
    assert game.play("decline").waiting == (0,)
    game.play("accept")
    assert hand(game, 0) == ["caravella"]
    assert hand(game, 1) == ["red_1"]


@rule("M4-5.7")
def test_5_7_the_first_acceptance_closes_the_offer() -> None:
    game = offer(trading(), "all", "caballus", "caravella").play("accept")
    assert game.step == "trade"
    assert hands(game) == [4, 4, 3]
    assert "caravella" in hand(game, 2)


@rule("M4-5.7")
def test_5_7_a_counter_offer_is_answered_before_the_next_is_asked() -> None:
    game = offer(trading(), "all", "caballus", "caravella").play("counter")
    build(game, "red_4", "green_4")
    assert game.waiting == (0,)
    assert game.play("decline").waiting == (2,)
    assert game.step == "answer_offer"
    closed = offer(trading(), "all", "caballus", "caravella").play("counter")
    build(closed, "red_4", "green_4").play("accept")
    assert closed.step == "trade"


@rule("M4-D11")
def test_d11_an_opponent_without_cards_is_passed_over() -> None:
    game = offer(trading({0: "red_1", 2: "red_2"}), "all", "red_1", "red_2")
    assert game.waiting == (2,)


@rule("M4-D11", "M4-R13")
def test_d11_a_gift_to_all_is_put_to_those_without_cards_too() -> None:
    game = offer(trading({0: "red_1 red_2"}, trade_gifts=True), "all", "red_1", "")
    assert game.waiting == (1,)
    game.play("decline")
    assert game.waiting == (2,)
    game.play("accept")
    assert (hand(game, 0), hand(game, 1), hand(game, 2)) == (["red_2"], [], ["red_1"])


@rule("M4-D11", "M4-R13")
def test_d11_who_has_no_cards_cannot_accept_to_give_any() -> None:
    game = offer(trading({0: "red_1", 2: "red_2"}, trade_gifts=True), "all", "", "red_2")
    assert game.waiting == (1,)
    assert sorted(game.options()) == ["counter", "decline"]
    assert game.play("decline").waiting == (2,)


@rule("M4-5.10", "M4-R15")
def test_5_10_offers_and_answers_are_told_to_everybody() -> None:
    game = offer(trading(), "seat_1", "caballus", "caravella")
    public = [event for event in game.events if event.seen_by is None]
    assert {"offer_made", "card_offered", "card_wanted"} <= {event.name for event in public}
    game.play("accept")
    public = [event for event in game.events if event.seen_by is None]
    assert {"offer_accepted", "card_traded"} <= {event.name for event in public}
