"""What a player counts of his own, read alike from a position and from the view of that seat."""

from collections.abc import Mapping
from typing import Any, Final

from quattrocento.games.m400.components.typed import ARMIES_EACH
from quattrocento.games.m400.position.position import M400, RESERVE
from quattrocento.kernel.game import Account
from quattrocento.kernel.seats import NOBODY


def _points(table: Any, seat: int) -> int:
    """The score if it were counted now; of allied colours the better one (M4-15.4, M4-17.13)."""
    worth: list[int] = table.worth
    return max([worth[colour] for colour, player in enumerate(table.player) if player == seat] or [0])


def _states(table: Any, seat: int) -> int:
    """Ordinary states: capitals in play are never won or lost (M4-1.3)."""
    return sum(
        owner != NOBODY and table.player[owner] == seat and table.capital[owner] != territory
        for territory, owner in enumerate(table.owner)
    )


def _armies(table: Any, seat: int) -> int:
    return sum(
        place != RESERVE and table.player[army // ARMIES_EACH] == seat
        for army, place in enumerate(table.at)
    )


def _cards(table: Any, seat: int) -> int:
    held: int = table.held[seat]
    return held


ACCOUNTS: Final[Mapping[str, Account]] = {
    "points": _points,
    "states": _states,
    "armies": _armies,
    "cards": _cards,
}


def score_change(position: M400, colour: int, more: int) -> int:
    """By how much the score of its player changes where a colour gets so many points more."""
    seat = position.player[colour]
    after = [
        worth + (more if other == colour else 0)
        for other, worth in enumerate(position.worth)
        if position.player[other] == seat
    ]
    return max(after) - _points(position, seat)
