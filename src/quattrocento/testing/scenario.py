"""A position stated in text, played in notation, with stated fate."""

import re
from typing import Any

from quattrocento.kernel.fate import Stated
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import IllegalMove, Move, Reason
from quattrocento.kernel.position import Event
from quattrocento.kernel.registry import game as registered


class Scenario:
    """A position that a test plays on. ``position`` is the real thing, for looking at."""

    def __init__(self, game: AnyGame, position: Any) -> None:
        self.game = game
        self.position = position
        self.events: list[Event] = []

    def play(self, *moves: str, fate: str = "") -> "Scenario":
        """Play moves as they may be typed, each by the seat waited for or as ``"2: bid 30"``.

        ``fate`` states all dice and draws of these moves in order; nothing may be missing or left over.
        """
        stated = Stated(fate)
        for text in moves:
            seat, move = self._split(text)
            self.position.events = []
            self.position.play(seat, self._meant(seat, move), stated)
            self.events = self.position.events
            self.position.events = None
        assert not stated.left(), f"fate that nothing asked for: {stated.left()}"
        return self

    def refused(self, text: str) -> Reason:
        """Why this move is illegal here; fails if it is legal, or if trying it changes anything."""
        seat, move = self._split(text)
        before = self.game.write(self.position)
        try:
            self.position.play(seat, self._meant(seat, move), Stated())
        except IllegalMove as error:
            assert self.game.write(self.position) == before
            return error.reason
        raise AssertionError(f"{text} is legal")

    def options(self, seat: int | None = None) -> list[str]:
        """The legal moves of the seat waited for, in notation."""
        chooser = self.position.waiting()[0] if seat is None else seat
        return [self.game.notation.text(move) for move in self.position.options(chooser)]

    def nouns(self, verb: str, seat: int | None = None) -> list[str]:
        """The nouns that may follow a verb now: ``nouns("attack") == ["milan", "rome"]``."""
        texts = [text.partition(" ") for text in self.options(seat)]
        return [noun for found, _, noun in texts if found == verb]

    @property
    def step(self) -> str:
        """The name of the step to be decided, empty when the game is over."""
        return self.position.stack[-1].name if self.position.stack else ""

    @property
    def waiting(self) -> tuple[int, ...]:
        waiting: tuple[int, ...] = self.position.waiting()
        return waiting

    def told(self, name: str) -> list[tuple[int, ...]]:
        """What the last move told of one kind of event."""
        return [event.about for event in self.events if event.name == name]

    def _meant(self, seat: int, text: str) -> Move:
        waited_for = seat in self.position.waiting()
        return self.game.notation.read(text, self.position.options(seat) if waited_for else ())

    def _split(self, text: str) -> tuple[int, str]:
        seat, colon, move = text.partition(": ")
        if colon:
            return int(seat), move
        return self.position.waiting()[0], text


def scenario(game: str, text: str) -> Scenario:
    """A position in text, by the present rules unless the text names others."""
    found = registered(game)
    if not re.search(r"^rules\s*=", text, re.MULTILINE):
        text = f"rules = {found.rules_version}\n{text}"
    return Scenario(found, found.read(text, "scenario"))
