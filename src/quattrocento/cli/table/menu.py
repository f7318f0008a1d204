"""The menu: what may be chosen now, numbered and grouped by verb, and how an answer is read."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Final

from rich.text import Text

from quattrocento.cli.terminal.errors import CommandError
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import AmbiguousMove, Move, UnreadableMove
from quattrocento.kernel.notation import Number, Word
from quattrocento.kernel.saying import Saying
from quattrocento.speech import Speech

_GAP: Final = "  "
_HANGING: Final = 6


class Menu:
    """The legal moves of one decision.

    Where only a number is asked for, a number typed is that number. Elsewhere it is the number of an
    entry, and a verb with a number (``infantry 3``) has one entry, for the most.
    """

    def __init__(self, game: AnyGame, speech: Speech, options: Sequence[Move], step: str = "") -> None:
        self.step = step
        self.notation = game.notation
        self.speech = speech
        self.options = list(options)
        self.groups: dict[str, list[Move]] = {}
        for move in options:
            self.groups.setdefault(move[0], []).append(move)
        numbers = [verb for verb in self.groups if isinstance(self.notation.verbs[verb], Number)]
        self.asks_number = len(self.groups) == 1 and len(numbers) == 1
        self.entries: list[Move] = []
        for verb, moves in self.groups.items():
            self.entries += moves[-1:] if verb in numbers else moves

    def said(self, move: Move) -> str:
        """What the move does in the step that asks."""
        return self.speech.move(move, self.step)

    # ---- what is shown

    def lines(self, width: int) -> list[Text]:
        """One group after the other, each broken to the width under its own heading."""
        if self.asks_number:
            (moves,) = self.groups.values()
            return [Text(_GAP + self._range(moves))]
        shown: list[Text] = []
        number = 1
        for verb, moves in self.groups.items():
            counted = isinstance(self.notation.verbs[verb], Number)
            shown += self._counted(number, moves) if counted else self._group(number, moves, width)
            number += 1 if counted else len(moves)
        return shown

    def _range(self, moves: list[Move]) -> str:
        verb, least = moves[0]
        most = moves[-1][1]
        step = moves[1][1] - least if len(moves) > 1 else 1
        if step > 1:
            return self.speech.say("cli-menu-steps", verb=verb, least=least, most=most, step=step)
        return self.speech.say("cli-menu-range", verb=verb, least=least, most=most)

    def _counted(self, number: int, moves: list[Move]) -> list[Text]:
        line = Text.assemble(_GAP, (str(number), "bold cyan"), " ", self.said(moves[-1]))
        if len(moves) > 1:
            line.append(f" ({self._range(moves)})", "dim")
        return [line]

    def _group(self, first: int, moves: list[Move], width: int) -> list[Text]:
        texts = [self.said(move) for move in moves]
        verb = moves[0][0]
        before, after = _shared(texts)
        if len(moves) == 1 or not before:
            # Nothing is shared, so that every entry is a line of its own.
            return [_entry(first + n, text, verb if n == 0 else "") for n, text in enumerate(texts)]
        items = [text[len(before) : len(text) - len(after)].strip() for text in texts]
        heading = f"{before.strip()} … {after.strip()}" if after.strip() else before.strip()
        if verb not in heading.casefold():
            heading += f" ({verb})"
        numbered = [
            Text.assemble((str(first + n), "bold cyan"), f" {item}") for n, item in enumerate(items)
        ]
        return _filled(Text.assemble(_GAP, (f"{heading}:", "bold")), numbered, width)

    # ---- how an answer is read

    def read(self, text: str) -> Move:
        """The move meant by a number, by notation, or by words of the sentences shown."""
        if text.isascii() and text.isdecimal() and len(text) <= 4:
            number = int(text)
            if self.asks_number:
                return next(iter(self.groups)), number
            if not 1 <= number <= len(self.entries):
                raise CommandError("cli-menu-no-entry", number=number, most=len(self.entries))
            return self.entries[number - 1]
        try:
            return self.notation.read(text, self.options)
        except UnreadableMove:
            return self._by_words(text)

    def _by_words(self, text: str) -> Move:
        """Players may also name a move as the screen does, in their language, shortened or not."""
        every = _all_moves(self.notation.verbs.items())
        asked_for = [move for move in every if move[0] in self.groups]
        for moves in (self.options, asked_for, every):
            fitting = [move for move in moves if self._fits(text, move)]
            if len(fitting) == 1:
                return fitting[0]
            if fitting:
                raise AmbiguousMove(Saying("why-ambiguous", "", text=text), fitting)
        raise UnreadableMove(Saying("why-unreadable", "", text=text))

    def _fits(self, text: str, move: Move) -> bool:
        """Whether every word typed begins a word of the move, in the same order."""
        words = iter(f"{self.notation.text(move)} {self.said(move)}".casefold().split())
        return all(any(word.startswith(typed) for word in words) for typed in text.casefold().split())


def _all_moves(verbs: Iterable[tuple[str, object]]) -> list[Move]:
    """Every move of the game that takes no number."""
    found: list[Move] = []
    for verb, noun in verbs:
        if isinstance(noun, Word):
            found += [(verb, number) for number in range(len(noun.ids))]
        elif not isinstance(noun, Number):
            found.append((verb, 0))
    return found


def _shared(texts: list[str]) -> tuple[str, str]:
    """The words that all sentences begin and end with."""
    words = [text.split() for text in texts]
    before = _first_shared(words)
    after = _first_shared([sentence[::-1] for sentence in words])[::-1]
    if any(len(before) + len(after) >= len(sentence) for sentence in words):
        return "", ""
    return " ".join(before), " ".join(after)


def _first_shared(sentences: list[list[str]]) -> list[str]:
    places = zip(*sentences, strict=False)
    return [words[0] for words in takewhile(lambda words: len(set(words)) == 1, places)]


def _entry(number: int, text: str, verb: str) -> Text:
    line = Text.assemble(_GAP, (str(number), "bold cyan"), f" {text}")
    if verb and verb not in text.casefold():
        line.append(f" ({verb})", "dim")
    return line


def _filled(heading: Text, items: list[Text], width: int) -> list[Text]:
    """The items behind their heading, with further lines set in."""
    lines = [heading]
    for number, item in enumerate(items):
        piece = item.copy() if number == len(items) - 1 else item + Text(",")
        if lines[-1].cell_len + 1 + piece.cell_len > width and lines[-1].cell_len > _HANGING:
            lines.append(Text(" " * (_HANGING - 1)))
        lines[-1] = lines[-1] + Text(" ") + piece
    return lines
