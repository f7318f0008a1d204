"""What is reported of a position that was broken on purpose."""

from collections.abc import Callable
from typing import Any

from quattrocento.testing.scenario import Scenario

Change = Callable[[Any], None]


def ids(reports: list[str]) -> set[str]:
    return {report.split()[0] for report in reports}


def found(scenario: Scenario, *changes: Change) -> set[str]:
    """The ids that are reported of the position once it is changed."""
    assert scenario.game.violations(scenario.position) == []
    for change in changes:
        change(scenario.position)
    return ids(scenario.game.violations(scenario.position))


def found_between(scenario: Scenario, *changes: Change) -> set[str]:
    """The ids that are reported of the transition from the position to the changed one."""
    after = scenario.position.copy()
    assert scenario.game.transition_violations(scenario.position, after) == []
    for change in changes:
        change(after)
    return ids(scenario.game.transition_violations(scenario.position, after))


def put(name: str, value: Any, at: int | None = None) -> Change:
    """Set a field of the position, or one place of it."""

    def change(position: Any) -> None:
        if at is None:
            setattr(position, name, value)
            return
        old = getattr(position, name)
        setattr(position, name, type(old)(value if i == at else item for i, item in enumerate(old)))

    return change
