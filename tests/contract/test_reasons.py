"""Reasons are true: lifting the obstacle that a refusal names makes the move legal, or shows another."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest

from quattrocento.contract.promises import REASONS, Violation
from quattrocento.contract.reasons import check_true
from quattrocento.kernel.move import NOT_ASKED, Move
from quattrocento.kernel.registry import game, games
from quattrocento.kernel.saying import Saying
from quattrocento.testing.magnifico import magnifico

MOST_NOT_LIFTED: Final = 15
POOR: Final = Saying("why-money", "MAG-6.7", florins=30)


@pytest.mark.parametrize("name", games())
def test_every_reason_can_be_lifted_or_says_why_not(name: str) -> None:
    found = game(name)
    assert set(found.lifts) | set(found.not_lifted) == set(found.refusals)
    assert not set(found.lifts) & set(found.not_lifted)
    assert len(found.not_lifted) <= MOST_NOT_LIFTED
    assert all(len(why.split()) > 3 for why in found.not_lifted.values())


def judged(text: str, reason: Saying, lift: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    """Check a reason for a move of seat 0, who has two soldiers in Rome and no money, with this lift."""
    scenario = magnifico(rome="0: 2 soldiers", naples="1: 2 soldiers", tunis="1: 1 soldier", money=0)
    lifts: Mapping[str, Callable[..., None]] = {reason.message: lift}
    monkeypatch.setattr(type(scenario.game), "lifts", lifts)
    check_true(scenario.game, scenario.position, 0, scenario.game.notation.parse(text), reason)


def enrich(position: Any, seat: int, move: Move, about: Mapping[str, int]) -> None:
    position.money[seat] += 300


def nothing(position: Any, seat: int, move: Move, about: Mapping[str, int]) -> None:
    return None


def test_a_true_reason_is_lifted(monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = magnifico(rome="0: 2 soldiers", naples="1: 2 soldiers", tunis="1: 1 soldier", money=0)
    reason = scenario.refused("attack naples")
    assert reason.message == POOR.message
    judged("attack naples", reason, enrich, monkeypatch)


def test_a_reason_that_is_named_again_after_it_was_lifted_is_false(monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = magnifico(rome="0: 2 soldiers", naples="1: 2 soldiers", tunis="1: 1 soldier", money=0)
    reason = scenario.refused("attack naples")
    with pytest.raises(Violation, match=f"{REASONS}.*named although it was lifted"):
        judged("attack naples", reason, nothing, monkeypatch)


def test_a_lift_that_raises_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(position: Any, seat: int, move: Move, about: Mapping[str, int]) -> None:
        raise LookupError("no such piece")

    with pytest.raises(Violation, match="no such piece"):
        judged("attack naples", POOR, broken, monkeypatch)


def test_who_may_use_a_verb_is_not_told_that_nobody_asked() -> None:
    scenario = magnifico(rome="0: 3 soldiers", naples="1: 2 soldiers", tunis="1: 1 soldier")
    assert "naples" in scenario.nouns("attack")
    move = scenario.game.notation.parse("attack moscow")
    with pytest.raises(Violation, match="that verb is asked for"):
        check_true(scenario.game, scenario.position, 0, move, Saying(NOT_ASKED, "MAG-7.1.1"))
