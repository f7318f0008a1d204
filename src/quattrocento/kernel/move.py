"""Moves, and the three answers to a move that cannot be carried out.

A move is a verb and one small noun. Large choices are several moves in a row. An error is a sentence in
English when it is shown, and costs nothing before. It may speak of what lies hidden on the table: players
get the reason as a message id, never the words of the error.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from quattrocento.kernel import english
from quattrocento.kernel.owner import game_of
from quattrocento.kernel.saying import Saying

if TYPE_CHECKING:
    from quattrocento.kernel.game import AnyGame
    from quattrocento.kernel.notation import Notation
    from quattrocento.kernel.position import Position

Move = tuple[str, int]

NOT_ASKED: Final = "why-not-asked"
UNREADABLE: Final = "why-unreadable"

REFUSALS: Final[Mapping[str, tuple[str, ...]]] = {
    NOT_ASKED: (),
    "why-not-your-turn": ("seat",),
    "why-no-seat": ("number", "last"),
    "why-game-over": (),
    UNREADABLE: ("text",),
}
"""The reasons that the kernel itself gives, with the names of what they speak of."""


class Asked:
    """What a position asked when a move was tried, and of whom; kept by the error, told when it is shown.

    The position goes on; of it only what never changes is used later. Steps do not change, and the list of
    options is not used again.
    """

    __slots__ = ("options", "position", "seat", "step", "waiting")

    def __init__(self, position: "Position", seat: int, options: Sequence[Move]) -> None:
        self.position = position
        self.seat = seat
        self.options = options
        self.step = position.stack[-1] if position.stack else None
        self.waiting = position.waiting()

    @property
    def game(self) -> "AnyGame | None":
        return game_of(self.position)

    @property
    def notation(self) -> "Notation | None":
        return self.game.notation if self.game is not None else None

    def texts(self) -> list[str]:
        """The options in notation."""
        return [english.move_text(move, self.notation) for move in self.options]

    def text(self, tried: str) -> str:
        """``Asked of seat 0: turn; it could play: invade naples, pass (2 options).``"""
        if self.step is None:
            return "Nothing is asked any more."
        whom = ", ".join(f"seat {seat}" for seat in self.waiting)
        asked = f"Asked of {whom}: {english.asked_text(self.step, self.game)}"
        if not self.options:
            return f"{asked}."
        could = english.shortened(english.same_verb_first(tried, self.texts()))
        whose = "it" if self.waiting == (self.seat,) else f"seat {self.seat}"
        return f"{asked}; {whose} could play: {could}."


class MoveError(Exception):
    """A move that was not carried out; nothing has changed."""

    _said: tuple[str, str] | None = None

    def __init__(self, reason: Saying, asked: Asked | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        """Why it was not carried out."""
        self.asked = asked
        """What the position asked then, where it is known."""

    @property
    def saying(self) -> Saying:
        """The reason, to be put into words."""
        return self.reason

    @property
    def message(self) -> str:
        """The reason alone, with the clause, in English; seats count from 0."""
        if self._said is not None:
            return self._said[0]
        clause = self.reason.clause
        return f"{self._sentence()} [{clause}]" if clause else self._sentence()

    def _sentence(self) -> str:
        return english.reason_text(self.reason, self.asked.position if self.asked is not None else None)

    def __str__(self) -> str:
        return self._said[1] if self._said is not None else self._told()

    def _told(self) -> str:
        return self.message

    def _typed(self) -> str:
        """The text that could not be taken as a move."""
        return str(self.reason.about.get("text", ""))

    def _then(self, tried: str) -> str:
        return f" {self.asked.text(tried)}" if self.asked is not None else ""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled in words, without the position, so that another process can say why."""
        return type(self), (self.reason,), {"_said": (self.message, str(self))}


class UnreadableMove(MoveError):
    """The text is no move of this game."""

    def __init__(
        self, reason: Saying, notation: "Notation | None" = None, options: Sequence[Move] = ()
    ) -> None:
        super().__init__(reason)
        self._notation = notation
        self._options = options

    def _told(self) -> str:
        text = self._typed()
        options = self._options or (self.asked.options if self.asked is not None else ())
        texts = [english.move_text(move, self._notation) for move in options]
        meant = english.meant_instead(text, texts, self._notation) if self._notation is not None else ""
        if meant:
            return f"{text!r} cannot be read: is {meant!r} meant?{self._then(meant)}"
        missing = english.noun_missing(text, texts, self._notation) if self._notation is not None else ""
        if missing:
            return f"{text!r} cannot be read: {missing}.{self._then(text)}"
        if texts and self.asked is None:
            could = english.shortened(english.same_verb_first(text, texts))
            return f"{text!r} cannot be read. What could be played: {could}."
        verbs = ", ".join(self._notation.verbs) if self._notation is not None and not texts else ""
        known = f" The verbs are: {verbs}." if verbs else ""
        return f"{text!r} cannot be read.{known}{self._then(text)}"


class IllegalMove(MoveError):
    """A move of this game that the rules do not allow here."""

    def __init__(self, reason: Saying, move: Move | None = None, asked: Asked | None = None) -> None:
        super().__init__(reason, asked)
        self.move = move
        """The move that was tried."""

    @property
    def clause(self) -> str:
        """The clause of the rules that the move breaks."""
        return self.reason.clause

    def _sentence(self) -> str:
        if self.asked is None or self.reason.message != UNREADABLE:
            return super()._sentence()
        return english.no_move_text(self.move, self.asked.game)

    def _told(self) -> str:
        if self.asked is not None and self.reason.message == UNREADABLE:
            return f"{self.message}{self._then('')}"
        if self.move is None or self.asked is None:
            return self.message
        tried = english.move_text(self.move, self.asked.notation)
        why = self._sentence().rstrip(".") + (f" [{self.clause}]" if self.clause else "")
        return f"{tried!r} is not allowed to seat {self.asked.seat}: {why}.{self._then(tried)}"


class AmbiguousMove(MoveError):
    """The text fits several legal moves."""

    def __init__(self, reason: Saying, candidates: list[Move], notation: "Notation | None" = None) -> None:
        super().__init__(reason)
        self.candidates = candidates
        """The legal moves that the text fits."""
        self._notation = notation

    def _told(self) -> str:
        text = self._typed()
        texts = [english.move_text(move, self._notation) for move in self.candidates]
        return f"{text!r} may mean {english.shortened(texts)}: write a little more of it.{self._then(text)}"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reason, self.candidates), {"_said": (self.message, str(self))}
