"""Dice and draws at the table: rolled by the program, or typed in by people who roll real dice."""

import random
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from quattrocento.cli.terminal.screen import Terminal
from quattrocento.kernel.fate import Bag, Dice, Die, Fate, FateError, Stated
from quattrocento.kernel.game import AnyGame
from quattrocento.speech import MissingMessage, Speech

Words = list[str]
"""What was typed at one question, as it stands in a record."""

_BACK: Final = ("back", "indietro")
_LEAVE: Final = ("quit", "exit", "esci")
T = TypeVar("T")


class TypedAgain(Exception):
    """What was typed last is to be typed once more."""


class Interrupted(Exception):
    """A player leaves in the midst of dice and draws."""


def rolled(seed: int, moves: int) -> Dice:
    """The dice after that many moves.

    Each move has a generator of its own, so that a game taken up again goes on as it would have.
    """
    return Dice(rng=random.Random(f"{seed} fate {moves}"))


class TypedIn(Fate):
    """Asks the people at the table what they rolled or drew, and asks again when it cannot be.

    What is typed for one move is kept question by question (``typed``): told to ``keep`` at once, so that
    it outlives the program, and said again where the move is carried out once more.
    """

    def __init__(self, terminal: Terminal, game: AnyGame, speech: Speech, components: Any) -> None:
        self.terminal = terminal
        self.game = game
        self.speech = speech
        self.typed: list[Words] = []
        self.keep: Callable[[], None] = lambda: None
        self._ahead: list[Words] = []
        self._heading = ""
        self._names = _names_in(components.data, speech.language)

    def until_done(self, heading: str, ahead: Sequence[Words], work: Callable[[], T]) -> T:
        """Carry out what asks for dice, as often as somebody types something again.

        ``ahead``: what was typed for it before.
        """
        self.typed = [list(words) for words in ahead]
        while True:
            self._heading, self._ahead, self.typed = heading, self.typed, []
            try:
                return work()
            except TypedAgain:
                self.typed = self.typed[:-1]
                self.keep()

    # ---- the two questions

    def roll(self, die: Die, count: int) -> tuple[int, ...]:
        return self._roll(die, count, "")

    def roll_by(self, seat: int, die: Die, count: int) -> tuple[int, ...]:
        return self._roll(die, count, self.speech.seat(seat))

    def _roll(self, die: Die, count: int, name: str) -> tuple[int, ...]:
        faces = [self._face(word) for word in die.names]

        def asked() -> tuple[Words, tuple[int, ...]] | None:
            words = self._ask("cli-dice-roll", name, count=count, faces=", ".join(faces)).split()
            spelled = [_whole_word(word, die.names, faces) for word in _counted(words, die)]
            stated = _stated(spelled)
            if stated is None or len(stated.words) != count:
                number = len(stated.words) if stated is not None else 0
                self._object("cli-dice-count", count=count, number=number, example=faces[0])
                return None
            try:
                return stated.words, stated.roll(die, count)
            except FateError:
                wrong = next(word for word in stated.words if word not in die.names)
                self._object("cli-dice-face", word=wrong)
                return None

        return self._answer(lambda words: Stated(words).roll(die, count), asked)

    def draw(self, bag: Bag, weights: list[int]) -> int:
        return self._draw(bag, weights, "")

    def draw_for(self, seen_by: tuple[int, ...], bag: Bag, weights: list[int]) -> int:
        return self._draw(bag, weights, ", ".join([self.speech.seat(seat) for seat in seen_by]))

    def _draw(self, bag: Bag, weights: list[int], name: str) -> int:
        possible = [number for number, weight in enumerate(weights) if weight > 0]

        def asked() -> tuple[Words, int] | None:
            typed = self._ask("cli-dice-draw", name, what=self._bag(bag))
            fitting = self._fitting(typed, bag, possible)
            if len(fitting) == 1:
                return [bag.names[fitting[0]]], fitting[0]
            known = ", ".join(bag.names[number] for number in fitting or possible)
            self._object("cli-dice-which", word=typed, known=known)
            return None

        return self._answer(lambda words: Stated(words).draw(bag, weights), asked)

    # ---- asking

    def _answer(self, said: Callable[[Words], T], asked: Callable[[], tuple[Words, T] | None]) -> T:
        """What was typed before, if it fits; else what is typed now."""
        if self._ahead:
            words = self._ahead.pop(0)
            try:
                answer = said(words)
            except FateError:
                self._ahead = []
            else:
                self.typed.append(words)
                return answer
        found = asked()
        while found is None:
            found = asked()
        self.typed.append(found[0])
        self.keep()
        return found[1]

    def _ask(self, message: str, name: str, **about: str | int) -> str:
        """A line of words; before the first question of a move it is told what the dice are for."""
        if self._heading:
            self.terminal.tell(self._heading, style="bold")
            self._heading = ""
        whose = self.speech.say("cli-dice-whose", name=name) if name else ""
        line = self.terminal.ask(f"{whose}{self.speech.say(message, **about)} ").casefold()
        if line in _BACK:
            raise TypedAgain
        if line in _LEAVE:
            raise Interrupted
        return line

    def _object(self, message: str, **about: str | int) -> None:
        self.terminal.tell(self.speech.say(message, **about), style="yellow")

    def _fitting(self, typed: str, bag: Bag, possible: list[int]) -> list[int]:
        """The things that may be meant: by id or by name, shortened or not."""
        exact = [number for number in possible if typed in (bag.names[number], self._name(bag, number))]
        if exact or not typed:
            return exact
        return [
            number
            for number in possible
            if bag.names[number].startswith(typed) or self._name(bag, number).startswith(typed)
        ]

    # ---- names

    def _name(self, bag: Bag, number: int) -> str:
        return self._names.get(bag.names[number], bag.names[number]).casefold()

    def _face(self, name: str) -> str:
        return self._said(f"face-{name.replace('_', '-')}", name)

    def _bag(self, bag: Bag) -> str:
        return self._said(f"bag-{bag.name.lower().replace(' ', '-')}", bag.name)

    def _said(self, message: str, otherwise: str) -> str:
        """A word of the game; one from outside that has none is quoted as it is."""
        try:
            return self.speech.say(message)
        except MissingMessage:
            return otherwise


def _names_in(data: Any, language: str) -> dict[str, str]:
    """Every component by its id."""
    rows = [row for table in data.values() if isinstance(table, list) for row in table]
    return {row["id"]: row[f"name_{language}"] for row in rows if f"name_{language}" in row}


def _stated(words: Words) -> Stated | None:
    # Nobody rolls a thousand dice, and the words are spelled out one by one.
    if any(len(word.partition("*")[2]) > 3 for word in words):
        return None
    try:
        return Stated(words)
    except FateError:
        return None


def _whole_word(word: str, ids: Sequence[str], shown: Sequence[str]) -> str:
    """A face by its id, from its name in the reader's language, shortened or not: ``h*3`` for ``hit*3``."""
    name, star, times = word.partition("*")
    meant = {i for i, known in enumerate(ids) if name and known.startswith(name)}
    meant |= {i for i, known in enumerate(shown) if name and known.casefold().startswith(name)}
    return f"{ids[meant.pop()] if len(meant) == 1 else name}{star}{times}"


def _counted(words: Words, die: Die) -> Words:
    """``3 2 1`` says how many dice show each face, in the order of the faces."""
    if len(words) != len(die.names) or not all(word.isdecimal() for word in words):
        return words
    return [f"{name}*{times}" for name, times in zip(die.names, words, strict=True)]
