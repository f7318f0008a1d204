"""Moves as text: read in full, shortened, and the three answers where that fails."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quattrocento.kernel.move import AmbiguousMove, Move, UnreadableMove
from quattrocento.kernel.notation import NOTHING, Notation, Number, Word

PLACES = Word("place", ("rome", "romagna", "milan", "modena"))
NOTATION = Notation(
    {"attack": PLACES, "answer": Word("answer", ("no", "yes")), "bid": Number("florins"), "pass": NOTHING}
)
MOVES: list[Move] = [("attack", place) for place in range(4)] + [("bid", 30), ("pass", 0), ("answer", 1)]

moves = st.one_of(
    st.tuples(st.just("attack"), st.integers(0, 3)),
    st.tuples(st.just("bid"), st.integers(0, 9999)),
    st.just(("pass", 0)),
)


@given(move=moves)
def test_a_move_reads_back_from_its_text(move: Move) -> None:
    assert NOTATION.parse(NOTATION.text(move)) == move
    assert NOTATION.read(NOTATION.text(move), []) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("attack milan", ("attack", 2)),
        ("  attack   milan ", ("attack", 2)),
        ("att mil", ("attack", 2)),
        ("ATT Rome", ("attack", 0)),
        ("attack roma", ("attack", 1)),
        ("b 30", ("bid", 30)),
        ("p", ("pass", 0)),
        ("an y", ("answer", 1)),
    ],
)
def test_verbs_and_nouns_may_be_shortened(text: str, move: Move) -> None:
    assert NOTATION.read(text, MOVES) == move


@pytest.mark.parametrize(
    "text",
    ["", " ", "attack", "attack paris", "besiege rome", "bid", "bid much", "bid -3", "bid ٣", "pass 3"],
)
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableMove) as unreadable:
        NOTATION.read(text, MOVES)
    assert unreadable.value.reason.message == "why-unreadable"
    with pytest.raises(UnreadableMove):
        NOTATION.parse(text)


def test_a_number_too_long_to_be_meant_is_unreadable() -> None:
    with pytest.raises(UnreadableMove):
        NOTATION.read("bid 99999", MOVES)


def test_a_text_that_fits_several_moves_is_ambiguous_and_names_them() -> None:
    with pytest.raises(AmbiguousMove) as ambiguous:
        NOTATION.read("attack rom", MOVES)
    assert ambiguous.value.candidates == [("attack", 0), ("attack", 1)]
    assert ambiguous.value.reason.message == "why-ambiguous"


def test_a_legal_move_is_preferred_to_others() -> None:
    assert NOTATION.read("a m", [("attack", 3)]) == ("attack", 3)


def test_of_several_illegal_moves_all_are_named() -> None:
    with pytest.raises(AmbiguousMove) as ambiguous:
        NOTATION.read("attack m", [("pass", 0)])
    assert ambiguous.value.candidates == [("attack", 2), ("attack", 3)]


def test_a_lone_reading_is_taken_though_illegal_so_that_the_rules_can_say_why() -> None:
    assert NOTATION.read("attack mi", [("pass", 0)]) == ("attack", 2)


def test_parse_takes_no_short_forms() -> None:
    with pytest.raises(UnreadableMove):
        NOTATION.parse("att milan")


@pytest.mark.parametrize("text", ["sing", "attack ro"])
def test_what_was_wrong_with_a_move_can_be_told_by_another_process(text: str) -> None:
    with pytest.raises((UnreadableMove, AmbiguousMove)) as raised:
        NOTATION.read(text, [])
    again = pickle.loads(pickle.dumps(raised.value))
    assert type(again) is type(raised.value)
    assert again.reason == raised.value.reason
    assert getattr(again, "candidates", None) == getattr(raised.value, "candidates", None)


ARMY = Notation(
    {"infantry": Number(), "intercept": Number(), "fire": NOTHING, "fly": Number()},
    all_of=("infantry", "fly"),
)
ASSAULTS: list[Move] = [
    ("infantry", 1),
    ("infantry", 2),
    ("infantry", 3),
    ("fire", 0),
    ("fly", 1),
    ("fly", 2),
]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("infantry", ("infantry", 3)),
        (" INFANTRY ", ("infantry", 3)),
        ("inf", ("infantry", 3)),
        ("i", ("infantry", 3)),
        ("fly", ("fly", 2)),
        ("fl", ("fly", 2)),
        ("fire", ("fire", 0)),
        ("infantry 2", ("infantry", 2)),
        ("inf 1", ("infantry", 1)),
    ],
)
def test_a_verb_alone_means_all_of_them_where_the_game_says_so(text: str, move: Move) -> None:
    assert ARMY.read(text, ASSAULTS) == move


def test_a_verb_alone_is_ambiguous_where_another_fits_too() -> None:
    with pytest.raises(AmbiguousMove) as ambiguous:
        ARMY.read("f", ASSAULTS)
    assert ambiguous.value.candidates == [("fire", 0), ("fly", 2)]
    assert ARMY.read("f", [("fire", 0)]) == ("fire", 0)


def test_a_verb_alone_is_a_move_even_where_none_of_it_is_offered() -> None:
    assert ARMY.read("infantry", [("fire", 0)]) == ("infantry", 0)


@pytest.mark.parametrize("text", ["intercept", "inter", "infantry much", "infantryman", ""])
def test_other_verbs_still_need_their_number(text: str) -> None:
    with pytest.raises(UnreadableMove):
        ARMY.read(text, ASSAULTS)


@pytest.mark.parametrize("text", ["infantry", "fly"])
def test_records_spell_the_number_out(text: str) -> None:
    with pytest.raises(UnreadableMove):
        ARMY.parse(text)
