"""Portraits: everything that can be asked of a position. Positions with equal portraits are the same."""

from dataclasses import dataclass

from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import Move
from quattrocento.kernel.position import Position, Result
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.view import View


def watchers(position: Position) -> list[int]:
    """All seats, and the spectator."""
    return [*range(position.seats), SPECTATOR]


@dataclass
class Portrait:
    """What a position looks like to all who may look at it."""

    text: str
    waiting: tuple[int, ...]
    options: list[list[Move]]
    views: list[View]
    secrets: dict[str, tuple[int, ...]]
    result: Result | None

    def unlike(self, other: "Portrait") -> str:
        """In what the other differs, or an empty text."""
        if self.text != other.text:
            lines = zip(self.text.splitlines(), other.text.splitlines(), strict=False)
            changed = [f"{mine!r} and {theirs!r}" for mine, theirs in lines if mine != theirs]
            return f"the text: {changed[0] if changed else 'one is longer'}"
        if self == other:
            return ""
        mine, theirs = vars(self), vars(other)
        return ", ".join(f"the {name}" for name in mine if mine[name] != theirs[name])


def portrait(game: AnyGame, position: Position) -> Portrait:
    # The lists of options are the position's own; what is done to it must not reach the portrait.
    return Portrait(
        game.write(position),
        position.waiting(),
        [list(position.options(seat)) for seat in watchers(position)],
        [position.view(seat) for seat in watchers(position)],
        position.secrets(),
        position.result,
    )
