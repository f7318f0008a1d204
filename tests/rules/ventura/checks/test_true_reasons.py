"""Every reason of a refusal is met in a stated position, and its lift takes away what it names."""

from collections.abc import Callable

import pytest

from quattrocento.contract.reasons import check_true
from quattrocento.games.ventura.game import GAME
from quattrocento.testing import Scenario
from tests.rules.ventura.checks.further_refusals import FURTHER
from tests.rules.ventura.checks.stated_refusals import REFUSED

ALL = [*((message, *stated) for message, stated in REFUSED.items()), *FURTHER]


def test_every_reason_is_met_and_is_lifted_or_says_why_not() -> None:
    assert GAME.lifts.keys() | GAME.not_lifted.keys() == GAME.refusals.keys() == REFUSED.keys()
    assert not GAME.lifts.keys() & GAME.not_lifted.keys()


@pytest.mark.parametrize(("message", "stated", "text"), ALL)
def test_the_reason_is_true(message: str, stated: Callable[[], Scenario], text: str) -> None:
    scenario = stated()
    reason = scenario.refused(text)
    assert reason.message == message
    check_true(GAME, scenario.position, scenario.waiting[0], GAME.notation.parse(text), reason)
