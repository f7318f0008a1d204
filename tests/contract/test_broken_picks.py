"""The suite catches options that are said to be picked together and cannot be."""

import random

import pytest

from ambush import GAME
from ambush.position import Ambush
from ambush.rules import Peek, Scout
from quattrocento.contract import promises
from quattrocento.contract.picking import check_picks
from quattrocento.contract.promises import Violation
from quattrocento.kernel.fate import Dice, Fate
from quattrocento.kernel.step import Picks
from tests.contract.breaking import found_in, promises_broken


def tell(monkeypatch: pytest.MonkeyPatch, least: int, most: int, *copies: int, **other: list[int]) -> None:
    """Of whom to look at it is said that several can be picked."""

    def picks(step: Peek, position: Ambush, seat: int) -> Picks:
        return Picks(least, most, list(copies), **other)

    monkeypatch.setattr(Peek, "picks", picks)


def go_on(monkeypatch: pytest.MonkeyPatch, spoiled: bool) -> None:
    """A player looks at one hand after the other; ``spoiled``: the first counts most."""

    def play(step: Peek, position: Ambush, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.hands[noun] = []
        position.known[noun] = []
        position.serials[noun] = []
        if spoiled:
            position.coins[seat] = 2 * position.coins[seat] + noun
        position.then(Peek(seat) if step.options(position, seat) else Scout(seat))

    monkeypatch.setattr(Peek, "play", play)


def peeking() -> Ambush:
    """A player who chooses at whose hand to look, of three."""
    fate = Dice(1)
    position: Ambush = GAME.start(4, None, fate)
    position.play(position.waiting()[0], ("scout", 0), fate)
    assert len(position.options(position.waiting()[0])) == 3
    return position


def check(position: Ambush) -> None:
    for seed in range(10):
        check_picks(GAME, position, random.Random(seed))


def test_picks_in_any_order_are_fine(monkeypatch: pytest.MonkeyPatch) -> None:
    tell(monkeypatch, 2, 2, 1, 1, 1, begun=[0, 2])
    go_on(monkeypatch, spoiled=False)
    check(peeking())


def test_picks_whose_order_matters_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    tell(monkeypatch, 2, 2, 1, 1, 1)
    go_on(monkeypatch, spoiled=True)
    with pytest.raises(Violation, match=r"order of .* matters: coins"):
        check(peeking())


def test_a_pick_that_is_not_legal_after_another_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    tell(monkeypatch, 2, 2, 2, 2, 2)
    go_on(monkeypatch, spoiled=False)
    with pytest.raises(Violation, match=r"no peek .* after peek"):
        check(peeking())


def test_an_answer_that_does_not_end_the_choice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    tell(monkeypatch, 1, 2, 1, 1, 0)
    with pytest.raises(Violation, match=r"no peek .* after peek"):
        check(peeking())


@pytest.mark.parametrize(
    ("least", "most", "copies", "other"),
    [
        (2, 2, (1, 1), {}),
        (3, 2, (1, 1, 1), {}),
        (2, 4, (1, 1, 1), {}),
        (2, 2, (1, 1, 1), {"groups": [0, 0, 0]}),
        (2, 2, (1, 1, 1), {"groups": [0, 1]}),
        (2, 2, (1, 1, 1), {"groups": [0, 0, 1], "begun": [0, 1]}),
        (1, 1, (1, 1, 1), {"begun": [0, 1]}),
        (1, 2, (1, 1, 0), {"begun": [2]}),
        (2, 2, (1, 1, 1), {"begun": [0, 0]}),
    ],
)
def test_picks_that_do_not_fit_the_options_are_caught(
    monkeypatch: pytest.MonkeyPatch,
    least: int,
    most: int,
    copies: tuple[int, ...],
    other: dict[str, list[int]],
) -> None:
    tell(monkeypatch, least, most, *copies, **other)
    go_on(monkeypatch, spoiled=False)
    with pytest.raises(Violation) as caught:
        check_picks(GAME, peeking(), random.Random(1))
    assert caught.value.promise == promises.PICKS


def test_fuzzing_looks_at_picks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "picks" in found_in(50).promises
    tell(monkeypatch, 2, 2, 1, 1, 1)
    assert promises_broken() == {promises.PICKS}
