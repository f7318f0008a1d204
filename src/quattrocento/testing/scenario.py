"""A position stated in text, played in notation, with stated fate.

What cannot be played leaves a scenario as it was, and the error says which move it was, what was asked then
and what happened by itself before.
"""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final

from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.english import asked_text
from quattrocento.kernel.event import Event
from quattrocento.kernel.fate import FateError, Stated
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import Asked, IllegalMove, Move, MoveError
from quattrocento.kernel.registry import game as registered
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.value import fields_of
from quattrocento.testing.told import Told, listed

_SEAT: Final = re.compile(r"\s*([^\s:]+)\s*:\s*(.*)", re.DOTALL)


class ScenarioError(ValueError):
    """Something that no scenario of this game can be asked."""


class Scenario:
    """A position that a test plays on. ``position`` is the real thing, for looking at.

    ``events`` are those of the last call of ``play``, move by move in ``happened``.
    """

    def __init__(self, game: AnyGame, position: Any) -> None:
        self.game = game
        self.position = position
        self.happened: list[list[Event]] = []

    # ---- a value

    def copy(self) -> "Scenario":
        """Another scenario that stands as this one does, to try something else."""
        new = Scenario(self.game, self.position.copy())
        new.happened = [events[:] for events in self.happened]
        return new

    def __eq__(self, other: object) -> bool:
        """Whether the same lies on the table, however it came about."""
        if not isinstance(other, Scenario):
            return NotImplemented
        return self.game is other.game and bool(self.position == other.position)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Scenario {self.position!r}>"

    def __str__(self) -> str:
        """The table as text, see ``Position.__str__``."""
        return str(self.position)

    # ---- playing

    def play(self, *moves: str, fate: str = "") -> "Scenario":
        """Play moves as they may be typed, each by the seat waited for or as ``"2: bid 30"``.

        A move may bring its own words of fate, as in a record: ``"infantry 3 ; hit*2 blank"``. ``fate``
        states those of all other moves in order. Nothing may be missing or left over: then, as with an
        illegal move, the scenario stands as before the first of them.
        """
        before, happened = self.position.copy(), self.happened
        before.events = self.position.events
        self.happened = []
        shared = Stated(fate)
        try:
            for number, text in enumerate(moves, 1):
                self._play(text, shared, f"move {number} of {len(moves)}", moves[: number - 1])
            if shared.left():
                error = FateError("fate-left", words=" ".join(shared.left()))
                error.add_note(f"after {', '.join(map(repr, moves))}, which told: {self._all_told()}")
                raise error
        except Exception:
            self._restore(before)
            self.happened = happened
            raise
        return self

    def _play(self, text: str, shared: Stated, which: str, earlier: Sequence[str]) -> None:
        position = self.position
        words, semicolon, said = text.partition(";")
        fate = Stated(said) if semicolon else shared
        seat, typed = self._split(words.strip())
        asked = Asked(position, seat, position.options(seat))
        spoken = fate.spoken
        position.events = []
        try:
            position.play(seat, self._meant(typed, asked), fate)
            if semicolon and fate.left():
                raise FateError("fate-left", words=" ".join(fate.left()))
        except MoveError as error:
            error.asked = asked
            self._note(error, f"{which}, {text!r}, cannot be played", earlier)
            raise
        except FateError as error:
            step = asked_text(asked.step, self.game) if asked.step is not None else ""
            used, left = " ".join(fate.words[spoken : fate.spoken]), " ".join(fate.left())
            given = f"used: {used!r}, left: {left!r}"
            self._note(
                error, f"{which}, {text!r} by seat {seat} in step {step}; stated fate {given}", earlier
            )
            raise
        self.happened.append(position.events)
        position.events = None

    def _note(self, error: Exception, what: str, earlier: Sequence[str]) -> None:
        error.add_note(what)
        if earlier:
            told = listed(self.happened[-1], self.game)
            error.add_note(f"after {earlier[-1]!r}, with all that followed by itself: {told}")

    def _all_told(self) -> str:
        return listed(self.events, self.game)

    def _restore(self, before: Any) -> None:
        """The same position as it was: tests may hold it."""
        for name, value in fields_of(before).items():
            setattr(self.position, name, value)

    def refused(self, text: str) -> Saying:
        """Why this move is illegal here; fails if it is legal, or if trying it changes anything."""
        seat, typed = self._split(text)
        asked = Asked(self.position, seat, self.position.options(seat))
        move = self._meant(typed, asked)
        if move in asked.options:
            raise AssertionError(f"{text!r} is legal: {asked.text(text)}")
        before = self.position.copy()
        try:
            self.position.play(seat, move, Stated())
        except IllegalMove as error:
            assert self.position == before, self.position.differences(before)
            return error.reason
        raise AssertionError(f"{text!r} is played though it is not among the options")

    # ---- looking

    def options(self, seat: int | None = None) -> list[str]:
        """The legal moves of the seat waited for, in notation."""
        chooser = self._chooser() if seat is None else self._at_table(seat, f"options({seat})")
        return [self.game.notation.text(move) for move in self.position.options(chooser)]

    def nouns(self, verb: str, seat: int | None = None) -> list[str]:
        """The nouns that may follow a verb now, ``["milan", "rome"]`` for ``attack``."""
        self._known("verb", verb, list(self.game.notation.verbs))
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

    @property
    def events(self) -> list[Event]:
        """All that happened in the last call of ``play``."""
        return [event for events in self.happened for event in events]

    def told(self, name: str, *, last_move: bool = False) -> list[Told]:
        """What the last call of ``play`` told of one kind of event, or its last move only.

        Each is a tuple of numbers that also knows what they are: ``Told``.
        """
        self._known("event", name, list(self.game.events))
        events = self.happened[-1] if last_move and self.happened else self.events
        return [Told.of(event, self.game) for event in events if event.name == name]

    # ---- reading what a test wrote

    def _meant(self, text: str, asked: Asked) -> Move:
        try:
            return self.game.notation.read(text, asked.options)
        except MoveError as error:
            error.asked = asked
            raise

    def _split(self, text: str) -> tuple[int, str]:
        stated = _SEAT.fullmatch(text)
        if stated is None:
            return self._chooser(), text
        seat, move = stated.groups()
        if not seat.isdecimal():
            raise ScenarioError(
                f"{text!r}: a seat is a number, 0 to {self.position.seats - 1}, not {seat!r}"
            )
        return self._at_table(int(seat), text), move

    def _at_table(self, seat: int, text: str) -> int:
        if not 0 <= seat < self.position.seats:
            last = self.position.seats - 1
            raise ScenarioError(f"{text!r}: there is no seat {seat} at this table, only 0 to {last}")
        return seat

    def _chooser(self) -> int:
        if not self.waiting:
            raise ScenarioError(f"nobody is asked any more: {self.position!r}")
        return self.waiting[0]

    def _known(self, what: str, word: str, known: list[str]) -> None:
        if word not in known:
            near = get_close_matches(word, known, 1)
            hint = f"is {near[0]!r} meant?" if near else f"known: {', '.join(known)}"
            raise ScenarioError(f"{self.game.title} has no {what} {word!r}; {hint}")


def scenario(game: str, text: str) -> Scenario:
    """A position in text, by the present rules unless the text names others."""
    found = registered(game)
    stated = re.search(r"^rules\s*=", text, re.MULTILINE)
    head = "" if stated else f"rules = {found.rules_version}\n"
    try:
        return Scenario(found, found.read(head + text, "scenario"))
    except DocumentError as error:
        error.line -= min(error.line, head.count("\n"))
        if error.line:
            error.add_note(f"line {error.line}: {text.split(chr(10))[error.line - 1]}")
        raise
