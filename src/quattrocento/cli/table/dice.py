"""Dice and draws at the table: rolled by the program, or typed in by people who roll real dice."""

import random
from collections.abc import Sequence

from quattrocento.cli.terminal.screen import Terminal
from quattrocento.kernel.fate import Bag, Dice, Die, Fate, FateError, Stated
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.notation import Word
from quattrocento.speech import Speech


def rolled(seed: int, moves: int) -> Dice:
    """The dice after that many moves.

    Each move has a generator of its own, so that a game taken up again goes on as it would have.
    """
    return Dice(rng=random.Random(f"{seed} fate {moves}"))


class TypedIn(Fate):
    """Asks the people at the table what they rolled or drew, and asks again when it cannot be."""

    def __init__(self, terminal: Terminal, game: AnyGame, speech: Speech) -> None:
        self.terminal = terminal
        self.game = game
        self.speech = speech

    def roll(self, die: Die, count: int) -> tuple[int, ...]:
        say = self.speech.say
        while True:
            asked = say("cli-dice-roll", count=count, faces=", ".join(die.names))
            words = _counted(self.terminal.ask(asked + " ").casefold().split(), die)
            stated = _stated([_whole_word(word, die.names) for word in words])
            if stated is None or len(stated.words) != count:
                number = len(stated.words) if stated is not None else 0
                self.terminal.tell(say("cli-dice-count", count=count, number=number), style="yellow")
                continue
            try:
                return stated.roll(die, count)
            except FateError:
                wrong = next(word for word in stated.words if word not in die.names)
                self.terminal.tell(say("cli-dice-face", word=wrong), style="yellow")

    def draw(self, bag: Bag, weights: list[int]) -> int:
        say = self.speech.say
        possible = [number for number, weight in enumerate(weights) if weight > 0]
        while True:
            typed = self.terminal.ask(say("cli-dice-draw") + " ").casefold()
            fitting = self._fitting(typed, bag, possible)
            if len(fitting) == 1:
                return fitting[0]
            listed = ", ".join(bag.names[number] for number in fitting or possible)
            self.terminal.tell(say("cli-dice-which", word=typed, known=listed), style="yellow")

    def _fitting(self, typed: str, bag: Bag, possible: list[int]) -> list[int]:
        """The things that may be meant: by id or by name, shortened or not."""
        exact = [number for number in possible if bag.names[number] == typed]
        if exact or not typed:
            return exact
        named = self._names(bag)
        return [
            number
            for number in possible
            if bag.names[number].startswith(typed) or named[number].casefold().startswith(typed)
        ]

    def _names(self, bag: Bag) -> list[str]:
        for noun in self.game.notation.verbs.values():
            if isinstance(noun, Word) and noun.ids == bag.names:
                return [self.speech.component(noun.kind, number) for number in range(len(bag.names))]
        return list(bag.names)


def _stated(words: list[str]) -> Stated | None:
    # Nobody rolls a thousand dice, and the words are spelled out one by one.
    if any(len(word.partition("*")[2]) > 3 for word in words):
        return None
    try:
        return Stated(words)
    except FateError:
        return None


def _whole_word(word: str, known: Sequence[str]) -> str:
    """A shortened name of a face in full: ``h*3`` for ``hit*3``."""
    name, star, times = word.partition("*")
    meant = [full for full in known if name and full.startswith(name)]
    return f"{meant[0] if len(meant) == 1 else name}{star}{times}"


def _counted(words: list[str], die: Die) -> list[str]:
    """``3 2 1`` says how many dice show each face, in the order of the faces."""
    if len(words) != len(die.names) or not all(word.isdecimal() for word in words):
        return words
    return [f"{name}*{times}" for name, times in zip(die.names, words, strict=True)]
