"""Positions of M400 in a few words: what is wrong is named, nothing is left out in silence."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.fault import Fault
from quattrocento.testing.m400 import (
    armies,
    before_scoring,
    build,
    count_to_draw,
    drained,
    hand,
    idle,
    m400,
    points,
    score,
    start,
    states,
    tokens,
    trading,
    whole_deck,
)

NO_COLOUR = "'{}' is no colour in play; known are red, blue, green"
BY_COLOUR = ("states", "armies", "capitals", "score", "points")

WRONG: dict[str, tuple[dict[str, Any], str]] = {
    **{
        f"{keyword} of no colour": (
            {keyword: {"verde": "x"}},
            f"{keyword}=...): {NO_COLOUR.format('verde')}",
        )
        for keyword in BY_COLOUR
    },
    "a colour nearly right": ({"armies": {"ret": "gallia"}}, "'ret' is no colour in play; is 'red' meant?"),
    "a colour not in play": ({"states": {"purple": "gallia"}}, NO_COLOUR.format("purple")),
    "a turn of no colour": (
        {"colour": "bleu"},
        "colour=...): 'bleu' is no colour in play; is 'blue' meant?",
    ),
    "a third army": (
        {"armies": {"red": "gallia aragona anglia"}},
        "'gallia aragona anglia' names 3 places",
    ),
    "no army": ({"armies": {"red": ""}}, "'' names 0 places; a colour has one army or two"),
    "an army nowhere": ({"armies": {"red": "galia"}}, "'galia' is no territory; is 'gallia' meant?"),
    "an army in half a word": ({"armies": {"red": "gallia!!"}}, "'gallia!' is no territory"),
    "a state nowhere": ({"states": {"red": "atlantis"}}, "'atlantis' is no territory; known are"),
    "a capital nowhere": (
        {"capitals": {"red": "aragonia"}},
        "'aragonia' is no territory; is 'aragona' meant?",
    ),
    "a plague nowhere": ({"plague": {"polonja": "red"}}, "plague=...): 'polonja' is no territory"),
    "a token of no colour": ({"plague": {"polonia": "black"}}, "plague=...): 'black' is no colour in play"),
    "a hand of no seat": ({"hand": {3: "red_1"}}, "hand=...): '3' is no seat; known are 0, 1, 2"),
    "a seat in quotes": ({"hand": {"0": "red_1"}}, "hand=...): '0' should be a number"),
    "an unknown card": (
        {"hand": {0: "caravela"}},
        "hand=...): 'caravela' is no card; is 'caravella' meant?",
    ),
    "a number that is none": ({"hand": {0: "red_1*x"}}, "'red_1*x' should end with a number of cards"),
    "no number": ({"hand": {0: "red_1*"}}, "'red_1*' should end with a number of cards"),
    "no card": ({"discarded": "red_1*0"}, "discarded=...): 'red_1*0' should end with a number of cards"),
    "an unknown discarded card": ({"discarded": "gold"}, "discarded=...): 'gold' is no card"),
    "points of two": ({"points": [1, 2]}, "points=...): [1, 2] must be 3 numbers, one for each colour"),
    "points by seat": ({"points": {0: 1}}, "points=...): '0' is no colour in play; known are red, blue"),
    "a score in words": ({"score": "three"}, "score=...): 'three' must be 3 numbers, one for each colour"),
    "barred for nobody": ({"barred": "yellow"}, "barred=...): 'yellow' is no colour in play"),
    "an attack on nothing": ({"attacked": "roma"}, "attacked=...): 'roma' is no territory"),
    "an order of others": ({"order": "red blue yellow"}, "order=...): 'yellow' is no colour in play"),
    "half an order": ({"order": "red blue"}, "order=...): green is missing"),
    "an order with one twice": ({"order": "red red blue"}, "order=...): 'red' stands twice"),
    "half a first order": ({"first_order": "green"}, "first_order=...): red, blue is missing"),
    "six players": ({"seats": 6}, "m400(seats=6): M400 is for 2 to 5"),
    "an unknown step": ({"step": "movment"}, "'movment' is no menu of a turn; is 'movement' meant?"),
    "a step to play to": ({"step": "lead"}, "'lead' is no menu of a turn; known are draw, after_draw"),
    "a draw without its number": ({"step": "draw"}, "count belongs to 'draw', and 'draw' needs it"),
    "a number for another step": ({"step": "trade", "count": 2}, "m400('trade', count=2): count belongs"),
    "a line of no table": ({"extra": "winner = 0"}, "extra=...): 'winner = 0' begins no table"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_named(name: str) -> None:
    words, sentence = WRONG[name]
    with pytest.raises(ValueError, match=r"^m400\(") as error:
        m400(**words)
    assert sentence in str(error.value)


KEYWORDS = {
    "army": "is 'armies' meant?",
    "armys": "is 'armies' meant?",
    "colors": "is 'colour' meant?",
    "trade_gift": "is 'trade_gifts' meant?",
    "xyzzy": "known are step, colour, seats, hand",
}


@pytest.mark.parametrize("name", KEYWORDS)
def test_a_keyword_that_is_none_is_named_with_the_one_meant(name: str) -> None:
    words: dict[str, Any] = {name: {"red": "gallia"}}
    sentence = f"'{name}' is neither a keyword nor a setting of M400; {KEYWORDS[name]}"
    with pytest.raises(ValueError, match=re.escape(sentence)):
        m400(**words)


def test_a_new_game_has_settings_only() -> None:
    with pytest.raises(ValueError, match="'armies' is neither a keyword nor a setting of M400; known are"):
        start(armies="gallia")


def test_points_are_by_colour_or_for_each_or_for_all_alike() -> None:
    colours = ("red", "blue", "green")
    for stated, told in (({"blue": 2}, [0, 2, 0]), ([1, 2, 3], [1, 2, 3]), (4, [4, 4, 4])):
        scenario = m400(points=stated, score=stated)
        assert [points(scenario, colour) for colour in colours] == told
        assert [score(scenario, colour) for colour in colours] == told


TOGETHER: dict[str, tuple[dict[str, Any], str]] = {
    "a setting out of range": ({"trade_max_offers": -1}, "trade_max_offers"),
    "a state twice": ({"states": {"red": "gallia gallia"}}, "gallia is a capital, or has an owner already"),
    "a state of two colours": ({"states": {"red": "gallia", "blue": "gallia"}}, "gallia"),
    "more cards than there are": ({"hand": {0: "pestem*9"}}, "9 cards pestem lie on the table"),
    "points below nothing": ({"points": {"red": -1}}, "points"),
    "an unknown key of the turn": ({"turn": "move = []"}, "moved"),
    "an army that moved and is not there": ({"turn": 'moved = ["blue.1"]'}, "army blue.1"),
    "an army that has to state first": (
        {"step": "conquest", "states": {"blue": "gallia"}, "armies": {"red": "gallia"}},
        "army red.1 is on enemy land and has stated nothing (M4-7.5)",
    ),
    "an army with nothing to state": ({"step": "statement"}, "statement needs an army on enemy land"),
    "another number to draw": (
        {"step": "draw", "count": 99},
        "draw needs the count of cards at the marker",
    ),
    "a card that nobody holds": (
        {"extra": '[[known]]\nby = 1\nseat = 0\ncard = "pestem"'},
        "seat 1 remembers 1 pestem with seat 0, who holds 0",
    ),
}


@pytest.mark.parametrize("name", TOGETHER)
def test_what_does_not_fit_together_is_told_as_of_any_text(name: str) -> None:
    words, sentence = TOGETHER[name]
    with pytest.raises(Fault) as error:
        m400(**words)
    assert sentence in str(error.value)


def test_an_error_of_a_text_names_its_line() -> None:
    with pytest.raises(DocumentError) as error:
        m400(turn="move = []")
    assert error.value.line > 0


LOOKS: dict[str, tuple[Callable[[], object], str]] = {
    "the hand of no seat": (lambda: hand(m400(), 3), "'3' is no seat; known are 0, 1, 2"),
    "the states of no colour": (lambda: states(m400(), "verde"), NO_COLOUR.format("verde")),
    "the armies of no colour": (lambda: armies(m400(), "bleu"), "is 'blue' meant?"),
    "the tokens of no territory": (lambda: tokens(m400(), "polonja"), "is 'polonia' meant?"),
    "a deck for six": (lambda: whole_deck(6), "M400 is for 2 to 5"),
    "a game for six": (lambda: start(6), "M400 is for 2 to 5"),
    "a scoring for one": (lambda: before_scoring(seats=1), "M400 is for 2 to 5"),
    "more of a card than there is": (lambda: drained("trade", "pestem*9", ""), "no more than"),
    "an offer of no card": (
        lambda: build(trading().play("offer", "to_all"), "cabalus", ""),
        "the side 'give' of an offer: 'cabalus' is no card; is 'caballus' meant?",
    ),
}


@pytest.mark.parametrize("name", LOOKS)
def test_stages_and_looks_name_what_is_wrong(name: str) -> None:
    look, sentence = LOOKS[name]
    with pytest.raises(ValueError, match=re.escape(sentence)):
        look()


def test_fate_that_no_toll_asks_for() -> None:
    with pytest.raises(AssertionError, match="fate that no toll asked for: red_1"):
        idle(m400("end_of_turn"), fate="red_1")


def test_the_number_to_draw_is_asked_at_a_draw() -> None:
    with pytest.raises(AssertionError, match="asked now is 'movement', not 'draw'"):
        count_to_draw(m400())


def test_everything_that_is_stated_lies_on_the_table() -> None:
    scenario = m400(
        hand={0: "red_1*2 caballus"},
        states={"blue": "gallia"},
        armies={"red": "gallia aragona!"},
        plague={"polonia": "red green"},
    )
    assert hand(scenario, 0) == ["caballus", "red_1", "red_1"]
    assert states(scenario, "blue") == ["gallia"]
    assert armies(scenario, "red") == ["gallia", "aragona blocked"]
    assert tokens(scenario, "polonia") == ["green", "red"]


def test_no_cards_are_dealt_that_were_not_stated() -> None:
    assert [hand(m400(), seat) for seat in range(3)] == [[], [], []]
    assert hand(trading({}), 0) == []
