"""Phase 1: drawing, and the cards played after it (M4-4)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.m400 import (
    before_scoring,
    count_to_draw,
    discarded,
    drained,
    hand,
    hands,
    idle,
    m400,
    score,
    start,
    whole_deck,
)
from tests.rules.m400.watching import Watching

TABLES = {
    "catch_up": (5, 5, 4, 4, 3, 3, 2, 2, 1),
    "income": (3, 3, 3, 4, 4, 4, 5, 5, 5),
    "flat": (4, 4, 4, 4, 4, 4, 4, 4, 4),
}


def blue_draws(marker: int, table: str = "catch_up", **more: Any) -> Scenario:
    """The turn of blue, whose marker stands there, has just begun."""
    hands = {0: "caravella"}
    scenario = m400("end_of_turn", hand=hands, score={"blue": marker}, draw_table=table, **more)
    return scenario.play("done")


@rule("M4-4.1", "M4-4.2", "M4-R7")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("marker", [0, 4, 5, 9, 10, 14, 15, 19, 20, 24, 25, 29, 30, 34, 35, 39, 40, 44])
def test_4_2_as_many_cards_as_the_table_says(marker: int, table: str) -> None:
    scenario = blue_draws(marker, table)
    number = TABLES[table][marker // 5]
    assert count_to_draw(scenario) == number
    scenario.play("draw", fate=" ".join(["red_1"] * number))
    assert hands(scenario)[1] == number


@rule("M4-4.3", "M4-R8")
@pytest.mark.parametrize(("table", "number"), [("catch_up", 1), ("income", 5), ("flat", 4)])
def test_4_3_above_44_the_last_row_counts(table: str, number: int) -> None:
    assert count_to_draw(blue_draws(45, table)) == number
    assert count_to_draw(blue_draws(60, table)) == number


@rule("M4-4.4")
def test_4_4_states_and_points_gained_since_do_not_count() -> None:
    scenario = blue_draws(0, states={"blue": "germania castella gallia"}, points={"blue": 9})
    assert count_to_draw(scenario) == 5


@rule("M4-4.4", "M4-E31")
def test_e31_the_marker_moves_only_at_the_scoring() -> None:
    owned = {"red": "castella gallia aquitania"}  # 4 + 3 + 2
    cards = {0: "alchimista red_1 green_1"}
    scenario = m400(
        "draw",
        order="blue green red",
        count=5,
        hand=cards,
        states=owned,
        score={"red": 9},
        armies={"red": "germania"},
    )
    scenario.play("draw", fate="red_2*5").play("play alchimista", fate="red_3 red_3")
    scenario.play("done", "done", "done", "done", "act red.1", "take", "pay red_1", "pay green_1")
    assert score(scenario, "red") == 9
    idle(scenario)
    assert score(scenario, "red") == 13
    idle(idle(scenario))
    assert scenario.waiting == (0,)
    assert count_to_draw(scenario) == 4


@rule("M4-4.5", "M4-R6", "M4-D3")
def test_4_5_the_draw_is_all_or_nothing() -> None:
    scenario = m400("draw", count=5)
    assert sorted(scenario.options()) == ["decline", "draw"]
    scenario.play("decline")
    assert hands(scenario) == [0, 0, 0]


@rule("M4-4.5")
def test_4_5_with_draw_optional_off_the_cards_are_drawn_unasked() -> None:
    scenario = m400("end_of_turn", hand={0: "caravella"}, draw_optional=False)
    scenario.play("done", fate="red_1*3 green_1*2")
    assert hand(scenario, 1) == ["green_1"] * 2 + ["red_1"] * 3
    assert scenario.step == "after_draw"


@rule("M4-4.6", "M4-D4")
def test_4_6_any_number_of_both_cards_in_any_order() -> None:
    cards = {0: "alchimista*2 rapina*2", 1: "red_1*3", 2: "red_2*3"}
    scenario = m400("after_draw", hand=cards)
    assert sorted(scenario.options()) == ["done", "play alchimista", "play rapina"]
    scenario.play("play rapina", "rob seat_1", fate="red_1")
    scenario.play("play alchimista", fate="blue_1 blue_2")
    scenario.play("play alchimista", fate="blue_3 blue_4")
    scenario.play("play rapina", "rob seat_2", fate="red_2")
    assert scenario.options() == ["done"]
    assert hands(scenario) == [6, 2, 2]
    assert scenario.play("done").step == "trade"


@rule("M4-4.6")
def test_4_6_also_after_a_declined_draw() -> None:
    scenario = m400("draw", count=5, hand={0: "alchimista"}).play("decline")
    assert "play alchimista" in scenario.options()


@rule("M4-4.7", "M4-18.4", "M4-18.13")
def test_4_7_alchimista_draws_two_cards() -> None:
    scenario = m400("after_draw", hand={0: "alchimista red_1"})
    scenario.play("play alchimista", fate="green_1 blue_1")
    assert hand(scenario, 0) == ["blue_1", "green_1", "red_1"]
    assert discarded(scenario) == ["alchimista"]


@rule("M4-4.8", "M4-18.5", "M4-D5")
def test_4_8_rapina_takes_a_card_of_a_chosen_opponent() -> None:
    scenario = m400("after_draw", hand={0: "rapina", 1: "red_1", 2: "red_2 red_3"}).play("play rapina")
    assert scenario.nouns("rob") == ["seat_1", "seat_2"]
    scenario.play("rob seat_2", fate="red_3")
    assert (hand(scenario, 0), hand(scenario, 2)) == (["red_3"], ["red_2"])
    assert discarded(scenario) == ["rapina"]


@rule("M4-4.8", "M4-D5")
def test_4_8_only_an_opponent_with_a_card_can_be_robbed() -> None:
    scenario = m400("after_draw", seats=4, hand={0: "rapina", 1: "red_1", 3: "red_2"}).play("play rapina")
    assert scenario.refused("rob seat_2").message == "why-opponent-empty"
    assert scenario.refused("rob seat_0").message == "why-not-an-opponent"
    alone = m400("after_draw", hand={0: "rapina", 2: "red_2"})
    alone.play("play rapina", fate="red_2")
    assert hands(alone) == [1, 0, 0]


@rule("M4-1.17", "M4-R2", "M4-R70")
def test_1_17_every_card_of_the_hand_is_equally_likely() -> None:
    scenario = m400("after_draw", hand={0: "rapina", 2: "red_1*2 caballus pestem"})
    fate = Watching()
    scenario.position.play(0, scenario.game.notation.parse("play rapina"), fate)
    assert fate.asked[0].weights == {"red_1": 2, "caballus": 1, "pestem": 1}
    assert set(fate.asked[0].seen_by or ()) == {0, 2}


@rule("M4-4.9", "M4-R72")
def test_4_9_a_card_obtained_may_be_played_at_once() -> None:
    scenario = m400("after_draw", hand={0: "alchimista", 1: "alchimista red_1"})
    scenario.play("play alchimista", fate="rapina green_1").play("play rapina", fate="alchimista")
    scenario.play("play alchimista", fate="blue_1 blue_2")
    assert hand(scenario, 0) == ["blue_1", "blue_2", "green_1"]
    drawn = m400("draw", count=5, hand={1: "red_1"}).play("draw", fate="rapina red_2*4")
    assert "play rapina" in drawn.options()


@rule("M4-4.10")
@pytest.mark.parametrize("step", ["trade", "before_moving", "movement", "conquest", "end_of_turn"])
@pytest.mark.parametrize("card", ["alchimista", "rapina"])
def test_4_10_not_at_any_other_time(step: str, card: str) -> None:
    armies = {"red": "gallia"}
    scenario = m400(step, hand={0: f"{card} red_1", 1: "red_2"}, armies=armies)
    reason = scenario.refused(f"play {card}")
    assert (reason.message, reason.clause) == ("why-not-now", "M4-4.10")


@rule("M4-4.11", "M4-R10")
def test_4_11_no_rapina_when_nobody_holds_a_card() -> None:
    scenario = m400("after_draw", hand={0: "rapina red_1"})
    reason = scenario.refused("play rapina")
    assert (reason.message, reason.clause) == ("why-nobody-to-rob", "M4-4.11")


@rule("M4-4.12", "M4-R73")
def test_4_12_no_alchimista_when_nothing_can_be_drawn() -> None:
    scenario = drained("after_draw", "alchimista red_1", "")
    reason = scenario.refused("play alchimista")
    assert (reason.message, reason.clause) == ("why-nothing-to-draw", "M4-4.12")


@rule("M4-R73", "M4-R1")
def test_r73_alchimista_may_draw_itself() -> None:
    scenario = drained("after_draw", "alchimista red_1", "green_1")
    scenario.play("play alchimista", fate="green_1 alchimista")
    assert hand(scenario, 0) == ["alchimista", "green_1", "red_1"]
    assert discarded(scenario) == []


@rule("M4-1.18", "M4-R1", "M4-E36")
def test_e36_the_discard_pile_becomes_the_new_deck() -> None:
    pile = [card for card in whole_deck() if card.endswith(("_3", "_2"))][:29]
    scenario = drained("after_draw", "alchimista", "green_1", " ".join(pile))
    fate = Watching()
    scenario.position.events = []
    scenario.position.play(0, scenario.game.notation.parse("play alchimista"), fate)
    assert [question.cards for question in fate.asked] == [1, 30]
    assert "alchimista" in fate.asked[1].weights
    assert [event.about for event in scenario.position.events if event.name == "deck_renewed"] == [(30,)]
    assert discarded(scenario) == []
    left = len(whole_deck()) - sum(hands(scenario))
    assert left == 29


@rule("M4-1.18")
def test_1_18_a_deck_just_emptied_is_not_renewed_before_a_card_is_needed() -> None:
    scenario = drained("after_draw", "alchimista", "green_1 green_2", "red_1 red_2")
    scenario.play("play alchimista", fate="green_1 green_2")
    assert discarded(scenario) == ["alchimista", "red_1", "red_2"]


@rule("M4-1.19", "M4-R1")
def test_1_19_the_draw_stops_when_nothing_is_left() -> None:
    scenario = drained("draw", "red_1", "green_1 green_2", count=5)
    scenario.play("draw", fate="green_1 green_2")
    assert hand(scenario, 0) == ["green_1", "green_2", "red_1"]
    assert scenario.step == "after_draw"


@rule("M4-R9")
def test_r9_cards_drawn_are_not_shown_but_their_number_is() -> None:
    scenario = m400("draw", count=5).play("draw", fate="red_1*5")
    told = {event.name: event.seen_by for event in scenario.events}
    assert told["drew"] is None
    assert told["card_drawn"] == (0,)
    assert scenario.told("drew") == [(0, 5)]


@rule("M4-4.4")
def test_4_4_in_the_first_sequence_everybody_stands_at_zero() -> None:
    scenario = before_scoring(sequence=1).play("done")
    assert count_to_draw(scenario) == 5


@rule("M4-18.12")
def test_18_12_only_special_cards_are_played_by_themselves() -> None:
    scenario = m400("after_draw", hand={0: "red_1"})
    reason = scenario.refused("play red_1")
    assert (reason.message, reason.clause) == ("why-not-special", "M4-18.12")
    assert start().play("colour red").refused("play rapina").message == "why-not-asked"
