"""Sequences and the order of turns (M4-3)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.m400 import armies, before_scoring, hands, idle, m400, order, score, states


@rule("M4-3.1")
@pytest.mark.parametrize("playing", ["red blue green", "green red blue", "blue green red"])
def test_3_1_the_first_sequence_goes_in_starting_order(playing: str) -> None:
    first = playing.split(maxsplit=1)[0]
    scenario = m400("draw", first, order=playing, first_order=playing, sequence=1, count=5)
    turns = []
    for _ in range(3):
        turns.append(["red", "blue", "green"][scenario.waiting[0]])
        idle(scenario)
    assert turns == playing.split()


@rule("M4-3.2")
def test_3_2_later_sequences_go_from_the_lowest_score_to_the_highest() -> None:
    scenario = before_scoring(points={"red": 5, "blue": 9, "green": 2}).play("done")
    assert order(scenario) == ["green", "red", "blue"]
    assert scenario.waiting == (2,)


@rule("M4-3.3")
def test_3_3_at_equal_scores_fewer_cards_play_first() -> None:
    scenario = before_scoring({0: "red_1*3", 1: "red_2", 2: "red_3*2"}).play("done")
    assert order(scenario) == ["blue", "green", "red"]


@rule("M4-E35", "M4-3.2", "M4-3.3")
def test_e35_scores_and_hands() -> None:
    cards = {0: "red_1*4 red_2*3", 1: "green_1*5", 2: "blue_1*5 blue_2*5 blue_3*5", 3: "red_3*3"}
    scores = {"red": 12, "blue": 12, "green": 9, "yellow": 15}
    scenario = before_scoring(cards, seats=4, points=scores).play("done")
    assert order(scenario) == ["green", "blue", "red", "yellow"]


@rule("M4-3.4")
def test_3_4_then_fewer_states() -> None:
    owned = {"red": "hibernia scotia", "blue": "gallia"}  # 1 + 2 and 3 points
    scenario = before_scoring({1: "red_1"}, states=owned, points={"green": 9}).play("done")
    assert score(scenario, "red") == score(scenario, "blue") == 3
    assert order(scenario) == ["blue", "red", "green"]


@rule("M4-3.5")
@pytest.mark.parametrize("first", ["red blue green", "green red blue", "blue green red"])
def test_3_5_then_the_order_of_the_first_sequence(first: str) -> None:
    cards = {0: "red_1", 1: "red_2", 2: "red_3"}
    scenario = before_scoring(cards, first_order=first).play("done")
    assert order(scenario) == first.split()


@rule("M4-3.6", "M4-R4")
def test_3_6_the_order_does_not_change_during_the_sequence() -> None:
    scores = {"red": 1, "blue": 2, "green": 3}
    cards = {0: "red_1 green_1", 1: "red_2", 2: "red_3"}
    scenario = m400("conquest", hand=cards, points=scores, score=scores, armies={"red": "germania"})
    scenario.play("act red.1", "take", "pay red_1", "pay green_1")
    assert states(scenario, "red") == ["germania"]
    assert order(scenario) == ["red", "blue", "green"]
    assert scenario.waiting == (1,)
    assert idle(scenario).waiting == (2,)


@rule("M4-R4", "M4-3.6")
def test_r4_hands_and_states_count_as_they_are_after_the_scoring() -> None:
    scenario = before_scoring({0: "red_1*3", 1: "red_2*2"}, points={"green": 1}).play("done")
    assert order(scenario) == ["blue", "red", "green"]
    cards = "green_1*2 blue_1*3"
    scenario.play("draw", fate=cards)
    assert hands(scenario)[1] == 7
    assert order(scenario) == ["blue", "red", "green"]
    assert idle(scenario).waiting == (0,)  # red, although blue now holds more cards at the same score
    assert idle(scenario).waiting == (2,)


@rule("M4-3.7", "M4-I8")
def test_3_7_every_colour_plays_once_in_a_sequence() -> None:
    scenario = before_scoring(points={"red": 2, "blue": 1}).play("done")
    played = []
    for _ in range(6):
        played.append(scenario.waiting[0])
        idle(scenario)
    assert played == [2, 1, 0, 2, 1, 0]


@rule("M4-3.8")
def test_3_8_the_phases_in_their_order() -> None:
    cards = {0: "red_1*3 green_1 incendium", 1: "blue_1"}
    scenario = m400("draw", count=5, hand=cards, armies={"red": "gallia"})
    steps = [scenario.step]
    scenario.play("draw", fate="blue_2*5")
    while scenario.waiting == (0,):
        steps.append(scenario.step)
        scenario.play("done")
    assert steps == ["draw", "after_draw", "trade", "before_moving", "movement", "conquest", "end_of_turn"]


@rule("M4-3.9", "M4-R6", "M4-R62")
def test_3_9_everything_may_be_skipped() -> None:
    cards = {0: "red_1*3 green_1 incendium", 1: "blue_1"}
    scenario = idle(m400("draw", count=5, hand=cards, armies={"red": "gallia"}))
    assert scenario.waiting == (1,)
    assert hands(scenario) == [5, 1, 0]
    assert armies(scenario, "red") == ["gallia"]


@rule("M4-3.9")
def test_3_9_there_is_no_way_back_to_an_earlier_phase() -> None:
    cards = {0: "alchimista revolutionem caballus red_1", 1: "blue_1"}
    scenario = m400("draw", count=5, hand=cards, states={"blue": "polonia"}).play("decline", "done")
    assert scenario.step == "trade"
    assert scenario.refused("play alchimista").clause == "M4-4.10"
    scenario.refused("draw")
    scenario.play("done", "done")
    assert scenario.step == "movement"
    scenario.refused("offer")
    assert scenario.refused("play revolutionem").clause == "M4-6.1"
    scenario.play("done")
    assert scenario.step == "end_of_turn"
    scenario.refused("move red.1")
