"""Fate: seeded, stated in words, and noted."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quattrocento.kernel.fate import Bag, Dice, Die, Fate, FateError, FateMissing, Recording, Stated

DIE = Die(("hit", "blank", "explosion"), (3, 2, 1))
BAG = Bag("deck", ("gyroscope", "bombard", "submarine"))

counts = st.integers(0, 23)
weights = st.lists(st.integers(0, 5), min_size=3, max_size=3).filter(any)


@given(seed=st.integers(), count=counts, heavy=weights)
def test_the_same_seed_says_the_same(seed: int, count: int, heavy: list[int]) -> None:
    one, other = Dice(seed), Dice(seed)
    assert one.roll(DIE, count) == other.roll(DIE, count)
    assert one.draw(BAG, heavy) == other.draw(BAG, heavy)


@given(seed=st.integers(), count=counts)
def test_every_die_falls_on_one_face(seed: int, count: int) -> None:
    assert sum(Dice(seed).roll(DIE, count)) == count


@given(seed=st.integers(), heavy=weights)
def test_only_what_is_in_the_bag_is_drawn(seed: int, heavy: list[int]) -> None:
    assert heavy[Dice(seed).draw(BAG, heavy)] > 0


def test_dice_and_draws_are_fair() -> None:
    fate = Dice(1)
    rolls = [fate.roll(DIE, 12) for _ in range(500)]
    assert [sum(fallen) for fallen in zip(*rolls, strict=True)] == pytest.approx(
        [3000, 2000, 1000], rel=0.1
    )
    each = [sum(fate.roll(DIE, 4)[0] == hits for _ in range(4000)) for hits in range(5)]
    assert each == pytest.approx([250, 1000, 1500, 1000, 250], rel=0.2)
    drawn = Counter(fate.draw(BAG, [1, 0, 3]) for _ in range(4000))
    assert drawn[0] == pytest.approx(1000, rel=0.1)
    assert drawn[1] == 0


def test_an_empty_bag_cannot_be_drawn_from() -> None:
    with pytest.raises(FateError, match="the deck"):
        Dice(1).draw(BAG, [0, 0, 0])


def test_stated_words_answer_in_order() -> None:
    fate = Stated("hit*2 blank gyroscope explosion")
    assert fate.roll(DIE, 3) == (2, 1, 0)
    assert fate.draw(BAG, [1, 1, 1]) == 0
    assert fate.left() == ["explosion"]
    assert fate.roll(DIE, 1) == (0, 0, 1)
    assert fate.left() == []


def test_missing_words_tell_what_is_asked() -> None:
    with pytest.raises(FateMissing, match="2 of 3 dice"):
        Stated("hit").roll(DIE, 3)
    with pytest.raises(FateMissing) as missing:
        Stated().draw(BAG, [1, 0, 1])
    assert missing.value.message == "nothing is stated for a draw from the deck (gyroscope, submarine)"


@pytest.mark.parametrize("words", ["tails", "gyroscope", "?"])
def test_a_word_that_is_no_face_is_refused(words: str) -> None:
    with pytest.raises(FateError, match="no face"):
        Stated(words).roll(DIE, 1)


@pytest.mark.parametrize("words", ["bombard", "hit", "leonardo", "?"])
def test_a_thing_that_is_not_in_the_bag_is_refused(words: str) -> None:
    with pytest.raises(FateError, match="cannot be drawn"):
        Stated(words).draw(BAG, [1, 0, 1])


@pytest.mark.parametrize("words", ["hit*", "hit*x", "hit*-1", "hit*1000", "hit*99999999999999"])
def test_a_star_needs_a_small_number(words: str) -> None:
    with pytest.raises(FateError, match="behind the star"):
        Stated(words)


@given(seed=st.integers(), asked=st.lists(st.one_of(counts, weights), max_size=6))
def test_what_is_noted_says_the_same_again(seed: int, asked: list[int | list[int]]) -> None:
    def ask(fate: Fate) -> list[object]:
        return [
            fate.roll(DIE, question) if isinstance(question, int) else fate.draw(BAG, question)
            for question in asked
        ]

    noted = Recording(Dice(seed))
    said = ask(noted)
    again = Recording(Stated(noted.words))
    assert ask(again) == said
    assert again.words == noted.words


def test_it_is_noted_who_saw_a_draw() -> None:
    noted = Recording(Stated("hit*2 gyroscope bombard"))
    noted.roll(DIE, 2)
    assert noted.draw_for((2,), BAG, [1, 1, 1]) == 0
    noted.draw(BAG, [1, 1, 1])
    assert noted.words == ["hit*2", "gyroscope", "bombard"]
    assert noted.seen_by == [None, (2,), None]
