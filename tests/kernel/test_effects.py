"""Effects: their signs in words, and what they promise."""

import pytest

from quattrocento.kernel.effect import Effect, changes, closing, ending_turn, happens
from quattrocento.kernel.registry import game
from quattrocento.kernel.saying import Saying
from quattrocento.speech import Speech

LESS = "\N{MINUS SIGN}"


def said(effect: Effect, language: str = "en") -> str:
    """The sign in words; accounts are those of no game, so they show a stand-in noun."""
    speech = Speech(language, game("magnifico"))
    about = {name: value for name, value in effect.saying.about.items() if name != "account"}
    return speech.saying(Saying(effect.saying.message, "", **about, account="florins")).strip()


@pytest.mark.parametrize(
    ("least", "most", "sign"),
    [(-3, -3, f"{LESS}3"), (4, 4, "+4"), (-3, 2, f"{LESS}3 … +2"), (None, None, "±?"), (0, 2, "0 … +2")],
)
def test_amounts_are_signed(least: int | None, most: int | None, sign: str) -> None:
    assert said(changes("florins", 0, least, most)) == f"{sign} florins"


def test_others_are_named_and_all_of_them_told_together() -> None:
    assert said(changes("cards", 1, -1, own=False)) == f"Seat 1: {LESS}1 florins"
    assert said(changes("cards", (1, 2), 1, own=False)) == "others: +1 florins"
    assert said(changes("cards", (1, 2), 1, own=False), "it") == "altri: +1 florins"


def test_one_number_is_certain_and_a_range_is_not() -> None:
    assert changes("florins", 0, -3).certain
    assert not changes("florins", 0, -3, 0).certain
    assert not changes("florins", 0, -3, chance=0.5).certain
    assert not changes("florins", 0, -3, later=True).certain
    assert not changes("florins", 0, None, None).certain


def test_what_may_not_happen_or_comes_later_may_leave_all_as_it_is() -> None:
    assert changes("florins", 0, -3).bounds() == (-3, -3)
    assert changes("florins", 0, -3, chance=0.5).bounds() == (-3, 0)
    assert changes("florins", 0, 2, 4, later=True).bounds() == (0, 4)
    assert changes("florins", 0, None, None, chance=0.5).bounds() == (None, None)


def test_a_chance_stands_in_the_sign() -> None:
    effect = happens("conquered", Saying("event-turn-began", "MAG-1.1", seat=0), chance=0.49)
    assert Speech("en", game("magnifico")).saying(effect.saying).startswith("49")
    assert effect.saying.clause == "MAG-1.1"


def test_what_is_closed_and_the_end_of_a_turn_are_told() -> None:
    assert closing(["build"], Saying("effect-ends-turn", "MAG-1.1")).closes == ("build",)
    assert ending_turn("MAG-1.1").ends_turn
    assert Speech("en").saying(ending_turn("MAG-1.1").saying) == "ends your turn"
