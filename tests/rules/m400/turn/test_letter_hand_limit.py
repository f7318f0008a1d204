"""In Alleanza nobody holds more than 25 cards at the end of any turn (M4-17.9, M4-R54)."""

from random import Random
from typing import Any

import pytest

from quattrocento.games.m400.game import GAME
from quattrocento.testing import Scenario, rule
from quattrocento.testing.m400 import before_scoring, discarded, hand, hands, m400, order, war, winners
from quattrocento.testing.random_games import assert_imagined, assert_written_again

FULL = "red_1*6 red_2*5 red_3*6 green_1*6 green_2*2"
"""Twenty-five cards."""
OTHERS = "blue_1*6 blue_2*5 blue_3*6 green_3*6 green_2*2"


def allied(step: str = "end_of_turn", colour: str = "red", **more: Any) -> Scenario:
    """Seat 0 has red and green, seat 1 blue and yellow."""
    return m400(step, colour, 2, **more)


@rule("M4-17.9", "M4-R54")
@pytest.mark.parametrize(("cards", "over"), [("", 0), (" caballus", 1), (" caballus*2", 2)])
def test_17_9_the_other_player_too_at_the_end_of_the_turn(cards: str, over: int) -> None:
    scenario = allied(hand={0: "red_4", 1: OTHERS + cards}).play("done")
    for _ in range(over):
        assert (scenario.step, scenario.waiting) == ("hand_limit", (1,))
        assert scenario.options(0) == []
        scenario.play("discard caballus")
    assert hands(scenario) == [1, 25]
    assert (scenario.step, scenario.waiting) == ("draw", (1,))
    assert discarded(scenario) == ["caballus"] * over


@rule("M4-17.9", "M4-14.14")
def test_17_9_each_of_the_two_discards_what_is_his_own() -> None:
    scenario = allied(hand={0: FULL + " pestem*2", 1: OTHERS + " caballus"}).play("done")
    seen: list[int] = []
    while scenario.step == "hand_limit":
        (seat,) = scenario.waiting
        seen.append(seat)
        card = "pestem" if seat == 0 else "caballus"
        assert set(scenario.nouns("discard")) == set(hand(scenario, seat))
        scenario.play(f"discard {card}")
    assert sorted(seen) == [0, 0, 1]
    assert hands(scenario) == [25, 25]
    assert scenario.step == "draw"


@rule("M4-17.9")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
def test_17_9_at_the_end_of_every_colours_turn(colour: str) -> None:
    for seat in (0, 1):
        cards = {0: "red_4", 1: "red_4", seat: FULL + " caballus"}
        scenario = allied(colour=colour, hand=cards).play("done")
        assert (scenario.step, scenario.waiting) == ("hand_limit", (seat,))
        scenario.play("discard caballus")
        assert hands(scenario)[seat] == 25
        assert scenario.step == "draw"


@rule("M4-17.9", "M4-9.3")
def test_17_9_cards_taken_at_a_surrender() -> None:
    scenario = war("red_4 pestem*2", OTHERS, seats=2).play("surrender", fate="pestem*2")
    assert hands(scenario) == [1, 27]
    assert scenario.waiting == (0,)
    scenario.play("done")
    assert (scenario.step, scenario.waiting) == ("hand_limit", (1,))
    scenario.play("discard pestem", "discard blue_1")
    assert hands(scenario) == [1, 25]
    assert scenario.step == "draw"


@rule("M4-17.9", "M4-5.13")
def test_17_9_not_before_the_end_of_the_turn() -> None:
    scenario = allied("trade", hand={0: FULL + " caballus*2", 1: OTHERS + " pestem"})
    scenario.play("done", "done")
    assert scenario.step in ("movement", "march")
    assert hands(scenario) == [27, 26]


@rule("M4-17.9", "M4-3.3")
def test_17_9_before_the_order_of_the_next_sequence_is_found() -> None:
    """Hands of 25 and 25 after the discards: states decide, then the first sequence."""
    cards = {0: "red_4", 1: OTHERS + " caballus"}
    scenario = before_scoring(cards, seats=2).play("done")
    assert (scenario.step, scenario.waiting) == ("hand_limit", (1,))
    assert scenario.told("turn_began") == []
    scenario.play("discard caballus")
    assert order(scenario) == ["red", "green", "blue", "yellow"]
    level = before_scoring({0: FULL, 1: OTHERS + " caballus"}, seats=2).play("done", "discard caballus")
    assert order(level) == ["red", "blue", "green", "yellow"]


@rule("M4-17.9", "M4-16.1")
def test_17_9_the_game_is_won_after_the_discards() -> None:
    cards = {0: "red_4", 1: OTHERS + " caballus"}
    scenario = before_scoring(cards, seats=2, points={"green": 32}).play("done")
    assert winners(scenario) == ()
    scenario.play("discard caballus")
    assert winners(scenario) == (0,)
    assert hands(scenario) == [1, 25]


@rule("M4-14.14", "M4-14.15", "M4-R54")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_14_15_with_more_players_only_who_ends_his_turn(seats: int) -> None:
    fifteen = "red_1*6 red_2*5 red_3*4"
    scenario = m400("end_of_turn", seats=seats, hand={0: fifteen, 1: "green_1*6 green_2*5 green_3*5"}).play(
        "done"
    )
    assert (scenario.step, scenario.waiting) == ("draw", (1,))
    assert hands(scenario)[:2] == [15, 16]
    over = m400(
        "end_of_turn", seats=seats, hand={0: fifteen + " pestem", 1: "green_1*6 green_2*5 green_3*5"}
    )
    over.play("done")
    assert (over.step, over.waiting) == ("hand_limit", (0,))
    over.play("discard pestem")
    assert (over.step, over.waiting) == ("draw", (1,))
    assert hands(over)[:2] == [15, 16]


@rule("M4-17.9")
def test_17_9_such_a_position_is_written_and_read() -> None:
    scenario = allied(hand={0: FULL + " pestem", 1: OTHERS + " caballus*2"}).play("done")
    for _ in range(3):
        assert scenario.step == "hand_limit"
        assert_written_again(GAME, scenario.position)
        assert_imagined(GAME, scenario.position, Random(1))
        assert GAME.read(GAME.write(scenario.position)).waiting() == scenario.waiting
        scenario.play("discard pestem" if scenario.waiting == (0,) else "discard caballus")
    assert scenario.step == "draw"
