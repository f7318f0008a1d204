"""Fate: dice and draws. They come from outside the position and are recorded beside the move.

A rule asks fate one of two questions: how a number of equal dice fell (``roll``), or which
of several things came out of a bag (``draw``). Live play answers from a seeded generator, a replay
from the record, a test from a stated text, a planner as it likes.
"""

import random
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from quattrocento.kernel.fault import Fault

# Five six-sided dice fall in 7,776 ways: a table that is made once and small enough to keep.
_MOST_FALLS = 7776
_TIMES_DIGITS = 3

Seers = tuple[int, ...] | None
"""The seats that saw something; None: everybody did."""


class Die:
    """A kind of die: the names of its distinct faces and how many of each it has."""

    def __init__(self, names: Sequence[str], faces: Sequence[int]) -> None:
        self.names = tuple(names)
        self.faces = tuple(faces)
        sides = sum(self.faces)
        self.at_once = 1
        while sides > 1 and sides ** (self.at_once + 1) <= _MOST_FALLS:
            self.at_once += 1
        self.falls = self._all_falls()

    def _all_falls(self) -> list[list[tuple[int, ...]]]:
        """By number of dice: all equally likely falls, how many of them show each kind of face."""
        falls: list[list[tuple[int, ...]]] = [[(0,) * len(self.faces)]]
        for _ in range(self.at_once):
            longer: list[tuple[int, ...]] = []
            for fall in falls[-1]:
                for kind, sides in enumerate(self.faces):
                    more = (*fall[:kind], fall[kind] + 1, *fall[kind + 1 :])
                    longer += [more] * sides
            falls.append(longer)
        return falls


class Bag:
    """The names of the things that a draw may bring, by number; its own name says what it is, a deck."""

    def __init__(self, name: str, names: Sequence[str]) -> None:
        self.name = name
        self.names = tuple(names)


class FateError(Fault):
    """What was stated of dice and draws does not answer the question that the rules put."""


class FateMissing(FateError):
    """The stated words of fate ran out while the rules still ask."""


class Fate:
    """Answers the two questions of chance."""

    def roll(self, die: Die, count: int) -> tuple[int, ...]:
        """How many of ``count`` dice show each kind of face."""
        raise NotImplementedError

    def roll_by(self, seat: int, die: Die, count: int) -> tuple[int, ...]:
        """The same, where another seat than the one that moves rolls."""
        return self.roll(die, count)

    def draw(self, bag: Bag, weights: list[int]) -> int:
        """The number of the thing drawn, each with chance in proportion to its weight."""
        raise NotImplementedError

    def draw_for(self, seen_by: tuple[int, ...], bag: Bag, weights: list[int]) -> int:
        """The same, where only these seats see what is drawn."""
        return self.draw(bag, weights)

    def left(self) -> list[str]:
        """The words that were stated and that nothing has asked for: none unless fate is stated."""
        return []


class Dice(Fate):
    """Fate from a seeded generator of its own."""

    def __init__(self, seed: int | None = None, rng: random.Random | None = None) -> None:
        self.rng = rng if rng is not None else random.Random(seed)
        """The generator: the one given, else a new one from the seed."""

    def roll(self, die: Die, count: int) -> tuple[int, ...]:
        most = die.at_once
        if count <= most:
            falls = die.falls[count]
            return falls[int(self.rng.random() * len(falls))]
        total = [0] * len(die.faces)
        while count > 0:
            for kind, number in enumerate(self.roll(die, min(count, most))):
                total[kind] += number
            count -= most
        return tuple(total)

    def draw(self, bag: Bag, weights: list[int]) -> int:
        sums = list(accumulate(weights))
        if not sums or sums[-1] <= 0:
            raise FateError("fate-empty", bag=bag.name)
        return bisect_right(sums, int(self.rng.random() * sums[-1]))


class Stated(Fate):
    """Fate as stated in words, ``hit hit blank`` or ``hit*2 blank gyroscope``.

    Used by replays, by tests and by people who roll real dice.
    """

    def __init__(self, words: str | Sequence[str] = "") -> None:
        self.words: list[str] = _spelled(words.split() if isinstance(words, str) else list(words))
        """All words, each die by itself."""
        self.spoken = 0
        """How many of them were asked for already."""

    def left(self) -> list[str]:
        """The words that nothing has asked for yet."""
        return self.words[self.spoken :]

    def roll(self, die: Die, count: int) -> tuple[int, ...]:
        fallen = [0] * len(die.faces)
        for nth in range(count):
            if self.spoken >= len(self.words):
                faces = ", ".join(die.names)
                raise FateMissing("fate-dice-missing", left=count - nth, count=count, faces=faces)
            word = self.words[self.spoken]
            if word not in die.names:
                raise FateError("fate-face", word=repr(word), faces=", ".join(die.names))
            fallen[die.names.index(word)] += 1
            self.spoken += 1
        return tuple(fallen)

    def draw(self, bag: Bag, weights: list[int]) -> int:
        possible = [bag.names[i] for i, weight in enumerate(weights) if weight > 0]
        if self.spoken >= len(self.words):
            raise FateMissing("fate-draw-missing", bag=bag.name, known=", ".join(possible))
        word = self.words[self.spoken]
        if word not in possible:
            known = ", ".join(possible)
            raise FateError("fate-draw", word=repr(word), bag=bag.name, known=known)
        self.spoken += 1
        return bag.names.index(word)


def _spelled(words: list[str]) -> list[str]:
    spelled: list[str] = []
    for word in words:
        name, star, times = word.partition("*")
        if star and not (times.isdecimal() and len(times) <= _TIMES_DIGITS):
            raise FateError("fate-times", word=repr(word))
        spelled.extend([name] * (int(times) if star else 1))
    return spelled


class Recording(Fate):
    """Passes questions on to another fate and notes in words what it said, and who saw it."""

    def __init__(self, fate: Fate) -> None:
        self.fate = fate
        self.words: list[str] = []
        self.seen_by: list[Seers] = []

    def _note(self, word: str, seen_by: Seers) -> None:
        self.words.append(word)
        self.seen_by.append(seen_by)

    def roll(self, die: Die, count: int) -> tuple[int, ...]:
        return self._rolled(die, self.fate.roll(die, count))

    def roll_by(self, seat: int, die: Die, count: int) -> tuple[int, ...]:
        return self._rolled(die, self.fate.roll_by(seat, die, count))

    def _rolled(self, die: Die, fallen: tuple[int, ...]) -> tuple[int, ...]:
        for name, times in zip(die.names, fallen, strict=True):
            if times:
                self._note(name if times == 1 else f"{name}*{times}", None)
        return fallen

    def draw(self, bag: Bag, weights: list[int]) -> int:
        drawn = self.fate.draw(bag, weights)
        self._note(bag.names[drawn], None)
        return drawn

    def draw_for(self, seen_by: tuple[int, ...], bag: Bag, weights: list[int]) -> int:
        drawn = self.fate.draw_for(seen_by, bag, weights)
        self._note(bag.names[drawn], seen_by)
        return drawn
