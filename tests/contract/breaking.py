"""Games of which one promise is broken on purpose, for the tests of the suite itself."""

from collections.abc import Callable
from typing import Any

from ambush import GAME
from quattrocento.contract import FuzzResult, fuzz

DECISIONS = 1_500


def found_in(decisions: int = DECISIONS) -> FuzzResult:
    return fuzz(GAME, decisions, seed=1)


def promises_broken() -> set[str]:
    return {finding.promise for finding in found_in().violations}


def after(method: Callable[..., Any], change: Callable[..., object]) -> Callable[..., Any]:
    """The method, and what is changed in its outcome: ``change(outcome, *arguments)``."""

    def changed(*arguments: Any) -> Any:
        outcome = method(*arguments)
        change(outcome, *arguments)
        return outcome

    return changed
