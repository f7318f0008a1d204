"""Trade without limits but those of the hands (M4-5.4, M4-5.9, M4-R14)."""

from quattrocento.testing import rule
from quattrocento.testing.m400 import build, hand, hands, m400, offer, trading

MANY = "red_1*6 red_2*5 red_3*6 green_1*3"
"""Twenty cards."""


@rule("M4-5.4", "M4-R14")
def test_5_4_a_whole_hand_for_a_whole_hand() -> None:
    scenario = trading({0: MANY, 1: "blue_1*6 blue_2*5 blue_3*6"})
    scenario.play("offer", "to_seat seat_1", *["give red_1"] * 6, *["give red_2"] * 5, *["give red_3"] * 6)
    scenario.play(*["give green_1"] * 3, *["want blue_1"] * 6, *["want blue_2"] * 5, *["want blue_3"] * 6)
    assert scenario.nouns("give") == scenario.nouns("want") == []
    assert scenario.refused("give red_1").message == "why-no-other-copy"
    assert scenario.refused("want blue_1").message == "why-wants-too-much"
    scenario.play("send", "accept")
    assert hands(scenario) == [17, 20, 0]
    assert set(hand(scenario, 0)) == {"blue_1", "blue_2", "blue_3"}


@rule("M4-5.4")
def test_5_4_one_card_for_all_and_all_for_one() -> None:
    scenario = trading({0: "caballus", 1: MANY})
    scenario.play("offer", "to_seat seat_1", "give caballus", *["want red_1"] * 6, *["want red_2"] * 5)
    scenario.play(*["want red_3"] * 6, *["want green_1"] * 3)
    assert scenario.refused("want green_1").message == "why-wants-too-much"
    scenario.play("send", "accept")
    assert hands(scenario) == [20, 1, 0]
    build(scenario.play("offer", "to_seat seat_1"), "red_1 " * 6 + "red_2 " * 5, "caballus").play("accept")
    assert hands(scenario) == [10, 11, 0]


@rule("M4-5.4")
def test_5_4_to_all_as_many_as_the_largest_hand_holds() -> None:
    scenario = trading({0: "caballus", 1: "red_1*3", 2: "red_2*5 red_3*4"})
    scenario.play("offer", "to_all", "give caballus", *["want red_2"] * 5, *["want red_3"] * 4)
    assert scenario.refused("want red_1").message == "why-wants-too-much"
    scenario.play("send")
    assert scenario.waiting == (1,)
    assert "accept" not in scenario.options()
    scenario.play("decline", "accept")
    assert hands(scenario) == [9, 3, 1]


@rule("M4-5.6")
def test_5_6_a_counter_is_as_free_as_an_offer() -> None:
    scenario = offer(trading({0: MANY, 1: "blue_1*6 blue_2*2"}), "seat_1", "red_1", "blue_1").play(
        "counter"
    )
    build(scenario, "blue_1 " * 6 + "blue_2 " * 2, "red_1 " * 6 + "red_2 " * 5).play("accept")
    assert hands(scenario) == [17, 11, 0]


@rule("M4-5.9", "M4-R14")
def test_5_9_the_bound_is_generous() -> None:
    """More offers than six are sent in one turn, each another one, and the last may be accepted."""
    cards = {0: "caballus red_1 red_2 red_3 red_4 green_1 green_2 green_3 green_4 blue_1", 1: "caravella"}
    scenario = trading(cards)
    for card in hand(scenario, 0):
        offer(scenario, "seat_1", card, "caravella").play("decline")
    offer(scenario, "seat_1", "caballus red_1", "caravella").play("accept")
    assert hands(scenario) == [9, 2, 0]


@rule("M4-5.9")
def test_5_9_a_cancelled_counter_is_a_refusal_and_the_offer_counts() -> None:
    scenario = offer(trading(trade_max_offers=3), "seat_1", "caballus", "caravella").play(
        "counter", "cancel"
    )
    offer(scenario, "seat_1", "red_1", "caravella").play("decline")
    offer(scenario, "seat_1", "green_4", "caravella").play("decline")
    assert scenario.refused("offer").message == "why-no-offers-left"


@rule("M4-5.4", "M4-R14")
def test_5_4_a_limit_may_still_be_agreed_on() -> None:
    scenario = trading({0: "red_1*6", 1: "green_1*6"}, trade_max_cards_per_side=5)
    scenario.play("offer", "to_seat seat_1", *["give red_1"] * 5, *["want green_1"] * 5)
    assert scenario.refused("give red_1").message == "why-side-full"
    assert scenario.refused("want green_1").message == "why-side-full"


@rule("M4-17.7")
def test_17_7_none_of_it_in_alleanza() -> None:
    scenario = m400("trade", seats=2, hand={0: MANY, 1: MANY.replace("red", "blue")})
    assert sorted(scenario.options()) == ["done", "exchange"]
