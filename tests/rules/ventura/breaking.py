"""What is reported of a position that was broken on purpose."""

from collections.abc import Callable
from typing import Any

from quattrocento.games.ventura.entry import GAME
from quattrocento.games.ventura.state import Ventura
from quattrocento.testing import Scenario

Change = Callable[[Ventura], None]


def ids(reports: list[str]) -> set[str]:
    return {report.split()[0] for report in reports}


def found(game: Scenario, *changes: Change) -> set[str]:
    """The ids that are reported of the position once it is changed."""
    position: Ventura = game.position
    assert GAME.violations(position) == []
    for change in changes:
        change(position)
    return ids(GAME.violations(position))


def found_between(game: Scenario, *changes: Change) -> set[str]:
    """The ids that are reported of the passage from the position to the changed one."""
    before: Ventura = game.position
    after = before.copy()
    assert GAME.passage_violations(before, after) == []
    for change in changes:
        change(after)
    return ids(GAME.passage_violations(before, after))


def put(name: str, value: Any, at: int | None = None) -> Change:
    """Set a field of the position, or one place of it."""

    def change(position: Ventura) -> None:
        if at is None:
            setattr(position, name, value)
            return
        old = getattr(position, name)
        setattr(position, name, type(old)(value if i == at else item for i, item in enumerate(old)))

    return change
