"""What is reported of a position that was broken on purpose."""

from collections.abc import Callable

from quattrocento.games.magnifico.entry import GAME
from quattrocento.games.magnifico.state import Magnifico
from quattrocento.testing import Scenario

Change = Callable[[Magnifico], None]


def ids(reports: list[str]) -> set[str]:
    return {report.split()[0] for report in reports}


def found(game: Scenario, *changes: Change) -> set[str]:
    """The ids that are reported of the position once it is changed."""
    position: Magnifico = game.position
    assert GAME.violations(position) == []
    for change in changes:
        change(position)
    return ids(GAME.violations(position))


def found_between(game: Scenario, *changes: Change) -> set[str]:
    """The ids that are reported of the passage from the position to the changed one."""
    before: Magnifico = game.position
    after = before.copy()
    assert GAME.passage_violations(before, after) == []
    for change in changes:
        change(after)
    return ids(GAME.passage_violations(before, after))
