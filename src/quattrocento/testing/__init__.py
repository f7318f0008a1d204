"""For tests of rules: the ``rule`` mark, and positions stated in text and played in notation."""

from collections.abc import Callable
from typing import TypeVar

import pytest

from quattrocento.testing.scenario import Scenario, scenario

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*clauses: str) -> Callable[[Test], Test]:
    """Mark a test as evidence for clauses of docs/rules, ``@rule("MAG-7.5.3", "MAG-R33")``."""

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.rule(*clauses)(test)
        return marked

    return mark


__all__ = ["Scenario", "rule", "scenario"]
