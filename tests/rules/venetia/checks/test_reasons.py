"""That reasons are true: whatever a refusal names is lifted, and every lift is used."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from quattrocento.contract.reasons import check_true
from quattrocento.games.venetia.game import GAME
from quattrocento.games.venetia.rules.verbs import CARD, DUCATS, vote
from quattrocento.kernel.game import Lift
from quattrocento.kernel.move import Move
from quattrocento.kernel.notation import Word
from quattrocento.testing import Scenario
from quattrocento.testing.venetia import ALL_INFLUENCE, elected, election, venetia
from tests.rules.venetia.random_games import played

EACH_STEP = 20
"""So many positions of a game are tried of each step."""
MOST_FLEETS = 4


def every_move() -> Iterator[Move]:
    for verb, noun in GAME.notation.verbs.items():
        if verb == "vote":
            yield from [(verb, vote(nth, card)) for nth in range(3) for card in range(len(CARD.ids))]
        elif verb == "ducats":
            yield from [move for kind in DUCATS for number in kind for move in number]
        elif verb == "sink":
            yield from [(verb, number) for number in range(MOST_FLEETS)]
        else:
            yield from [(verb, number) for number in range(len(noun.ids) if isinstance(noun, Word) else 1)]


def counting(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each lift is used from now on."""
    used: Counter[str] = Counter()

    def counted(name: str, lift: Lift) -> Lift:
        def lifted(*args: object) -> None:
            used[name] += 1
            lift(*args)  # type: ignore[arg-type]

        return lifted

    monkeypatch.setattr(GAME, "lifts", {name: counted(name, lift) for name, lift in GAME.lifts.items()})
    return used


def try_everything(name: str) -> None:
    """All illegal moves in some positions of a random game."""
    tried: Counter[str] = Counter()
    for transition in played(name):
        position = transition.before
        step = position.stack[-1].name
        tried[step] += 1
        if tried[step] <= EACH_STEP:
            for seat in position.waiting():
                legal = position.options(seat)
                for move in every_move():
                    if move not in legal:
                        check_true(GAME, position, seat, move, position.why_not(seat, move))


def all_tokens_drawn(**more: Any) -> Scenario:
    components = GAME.standard_components()
    copies = zip(components.battle_bag.names, components.battle_copies, strict=True)
    drawn = [name for name, number in copies for _ in range(number)]
    return venetia("military", 2, cards=f"battle = {drawn}", **more)


def canvassing() -> Scenario:
    """Seat 0 canvasses votes with a grey Monument and all Ducats in the city."""
    ducats = dict.fromkeys(("castello", "dorsoduro", "san_marco", "santa_croce", "san_polo"), "3 0 0")
    scenario = venetia("political", 2, hand={0: "broglio"}, ducats=ducats, grey={"castello": "1 0 0"})
    return scenario.play("play broglio")


def choosing(first: str, hand: str) -> Scenario:
    """Seat 0 has chosen his Family card and these Action cards in an election of the basic rules."""
    scenario = election(settings={"ruleset": "basic"}, hand={0: hand})
    return scenario.play("0: candidate merchant", *(f"0: vote {card}" for card in first.split()))


STATED: Final[dict[str, tuple[str, str, Callable[[], Scenario]]]] = {
    "a colony attacked without a Battle token": ("attack zara", "why-no-battle-token", all_tokens_drawn),
    "Fleets attacked without a Battle token": (
        "engage mar_ionio",
        "why-no-battle-token",
        lambda: all_tokens_drawn(fleets={"mar_ionio": 1}),
    ),
    "no Influence for a sea": (
        "route mar_ionio",
        "why-no-influence",
        lambda: venetia("commercial", 2, **ALL_INFLUENCE),
    ),
    "no Influence for a colony": (
        "influence zara",
        "why-no-influence",
        lambda: venetia("commercial", 2, **ALL_INFLUENCE),
    ),
    "no Ducat left": ("ducat san_polo", "why-no-ducat", canvassing),
    "a player with fewer votes": (
        "elect morosini",
        "why-not-tied",
        lambda: elected("castello san_polo", 3, 3, 2),
    ),
    "an infamous merchant": ("0: candidate merchant", "why-infamy", lambda: election(infamy=0)),
    "a later vote": ("0: vote 2:muda", "why-other-vote", lambda: choosing("", "muda*2")),
    "an earlier vote": ("0: vote muda", "why-other-vote", lambda: choosing("bailo", "bailo muda")),
    "a vote chosen before": ("0: vote 2:muda", "why-no-other-copy", lambda: choosing("muda", "bailo muda")),
    "the Doge's card on the board": (
        "recover senator",
        "why-not-spent",
        lambda: venetia("political", 2, hand={0: "serrata"}, spent={0: "merchant procurator"}).play(
            "play serrata"
        ),
    ),
}
"""What random players seldom meet, by name: a move, why it is refused, and where."""


@pytest.mark.parametrize("name", STATED)
def test_what_a_refusal_names_is_all_that_stands_in_the_way(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    move, message, place = STATED[name]
    scenario = place()
    reason = scenario.refused(move)
    assert reason.message == message
    used = counting(monkeypatch)
    seat = scenario.position.waiting()[0]
    check_true(GAME, scenario.position, seat, GAME.notation.parse(move.removeprefix("0: ")), reason)
    assert used == {message: 1}


def test_every_reason_is_lifted_or_said_why_not() -> None:
    assert {*GAME.lifts, *GAME.not_lifted} == {*GAME.refusals}
    assert not {*GAME.lifts} & {*GAME.not_lifted}


def test_every_lift_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    used = counting(monkeypatch)
    for name in ("2 seats, other settings", "3 seats", "3 seats, basic", "4 seats"):
        try_everything(name)
    stated = {message for _, message, _ in STATED.values()}
    assert {*GAME.lifts} - {*used} <= stated, sorted({*GAME.lifts} - {*used} - stated)
