"""Moves, and the three answers to a move that cannot be carried out.

A move is a verb and one small noun. Large choices are several moves in a row.
"""

from collections.abc import Mapping
from typing import Any, Final

Move = tuple[str, int]

NOBODY: Final = -1

REFUSALS: Final[Mapping[str, tuple[str, ...]]] = {
    "why-not-asked": (),
    "why-not-your-turn": ("seat",),
    "why-game-over": (),
}
"""The reasons that the kernel itself gives, with the names of what they speak of."""


class Reason:
    """Why something cannot be done: a message id, the clause behind it, and what the message speaks of.

    ``about`` holds alternating names and values, ``("territory", 4, "florins", 30)``: the name says
    what kind of thing the number stands for, so that the sentence can be made in any language.
    """

    def __init__(self, message: str, clause: str, *about: str | int) -> None:
        self.message = message
        self.clause = clause
        self.about = about

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return (self.message, self.clause, self.about) == (other.message, other.clause, other.about)

    def __repr__(self) -> str:
        return f"Reason({self.message!r}, {self.clause!r}, {self.about!r})"


class MoveError(Exception):
    """A move that was not carried out; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.message} [{reason.clause}]" if reason.clause else reason.message)
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as it was made, so that another process can say why."""
        return type(self), (self.reason,)


class UnreadableMove(MoveError):
    """The text is no move of this game."""


class IllegalMove(MoveError):
    """A move of this game that the rules do not allow here."""

    @property
    def clause(self) -> str:
        """The clause of the rules that the move breaks."""
        return self.reason.clause


class AmbiguousMove(MoveError):
    """The text fits several legal moves."""

    def __init__(self, reason: Reason, candidates: list[Move]) -> None:
        super().__init__(reason)
        self.candidates = candidates

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reason, self.candidates)
