"""What was counted, and how it is shown: before and now beside each other."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import mean
from typing import Any, Final

from rich.table import Table

AIM: Final = 1.1
"""Clicks for a decision that had alternatives, at most."""
TURN_AIM: Final = 7
"""Clicks for a turn of M400, at most."""
_COLUMNS: Final = ("game", "state", "choices", "clicks", "each", "lone", "clicks", "confirmed", "a turn")


@dataclass
class Counts:
    """The clicks of one game."""

    choices: int = 0
    """Decisions that had alternatives."""
    clicks: int = 0
    """Clicks for them, confirmations among them."""
    lone: int = 0
    """Decisions with one option."""
    lone_clicks: int = 0
    confirmations: int = 0
    turns: dict[tuple[int, ...], int] = field(default_factory=dict)
    """By turn of M400, its clicks."""

    @property
    def each(self) -> float:
        return self.clicks / max(1, self.choices)

    @property
    def per_turn(self) -> float | None:
        return mean(self.turns.values()) if self.turns else None

    def add(self, turn: tuple[int, ...], choices: int, lone: int, clicks: int, confirmed: int) -> None:
        """Decisions that were made with so many clicks in all."""
        self.choices += choices
        self.lone += lone
        if choices:
            self.clicks += clicks
        else:
            self.lone_clicks += clicks
        self.confirmations += confirmed
        if turn:
            self.turns[turn] = self.turns.get(turn, 0) + clicks

    def as_json(self) -> dict[str, Any]:
        return {
            "choices": self.choices,
            "clicks": self.clicks,
            "clicks_per_choice": round(self.each, 2),
            "lone": self.lone,
            "lone_clicks": self.lone_clicks,
            "confirmations": self.confirmations,
            "clicks_per_turn": None if self.per_turn is None else round(self.per_turn, 1),
        }


Measured = Mapping[str, Mapping[str, Counts]]
"""By state and by game."""


def table(measured: Measured, games: Sequence[str]) -> Table:
    """A row for each game and state."""
    title = f"clicks: at most {AIM} for a choice, none for a lone option, {TURN_AIM} for a turn of M400"
    drawn = Table(title=title)
    for heading in _COLUMNS:
        drawn.add_column(heading, justify="left" if heading in ("game", "state") else "right")
    for game in games:
        for state, counts in measured.items():
            drawn.add_row(game, state, *row(counts[game]))
    return drawn


def row(counts: Counts) -> list[str]:
    """The numbers of a game, in the order of the columns."""
    turn = counts.per_turn
    return [
        str(counts.choices),
        str(counts.clicks),
        f"{counts.each:.2f}",
        str(counts.lone),
        str(counts.lone_clicks),
        str(counts.confirmations),
        "-" if turn is None else f"{turn:.1f}",
    ]
