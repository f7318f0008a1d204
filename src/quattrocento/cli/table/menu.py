"""The menu: what may be chosen now, numbered and grouped by verb, and how an answer is read."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import takewhile
from typing import Final

from rich.text import Text

from quattrocento.cli.terminal.errors import CommandError
from quattrocento.kernel.effect import Effect
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import AmbiguousMove, Move, UnreadableMove
from quattrocento.kernel.notation import Number, Word
from quattrocento.kernel.saying import Saying
from quattrocento.speech import Speech

_GAP: Final = "  "
_OF_NOTATION: Final = "en"  # the language whose words the verbs of moves are
_HANGING: Final = 6


def signs_of(speech: Speech, effects: Sequence[Effect]) -> list[str]:
    """What a choice costs and brings, to stand behind it on the same line."""
    return [f" · {speech.saying(effect.saying)}" for effect in effects]


class Menu:
    """The legal moves of one decision.

    Where only a number is asked for, a number typed is that number. Elsewhere it is the number of an
    entry, and a verb with a number (``infantry 3``) has one entry, for the most.
    """

    def __init__(
        self,
        game: AnyGame,
        speech: Speech,
        options: Sequence[Move],
        step: str = "",
        effects: Sequence[list[Effect]] = (),
    ) -> None:
        """``effects``: what each option costs and brings, as far as the screen may tell it."""
        self.step = step
        self.signs = dict(zip(options, [signs_of(speech, one) for one in effects], strict=False))
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
            shown += [self._counted(number, moves)] if counted else self._group(number, moves, width)
            number += 1 if counted else len(moves)
        for line in shown:
            # What has no room is left out: it can be asked for by `look` and `odds`.
            line.truncate(width, overflow="ellipsis")
        return shown

    def _option(self, number: int, words: str, move: Move, told: Sequence[str] = ()) -> Text:
        """An option as it stands in every list: its number, its words, and what it brings."""
        signs = "".join([sign for sign in self.signs.get(move, ()) if sign not in told])
        return Text.assemble((str(number), "bold cyan"), f" {words}", (signs, "dim"))

    def _told_of_all(self, moves: list[Move]) -> list[str]:
        """What all these options cost and bring alike."""
        first, *others = [self.signs.get(move, []) for move in moves]
        return [sign for sign in first if all(sign in other for other in others)]

    def _range(self, moves: list[Move]) -> str:
        """``Bid 10 to 120 florins, in steps of 10``."""
        least, most = moves[0][1], moves[-1][1]
        told = self.speech.say("cli-menu-range", least=least, most=most)
        before, found, after = self.said(moves[-1]).partition(str(most))
        told = f"{before}{told}{after}" if found else f"{moves[-1][0]} {told}"
        step = moves[1][1] - least if len(moves) > 1 else 1
        return told + self.speech.say("cli-menu-steps", step=step) if step > 1 else told

    def _counted(self, number: int, moves: list[Move]) -> Text:
        line = Text(_GAP) + self._option(number, self.said(moves[-1]), moves[-1])
        if len(moves) > 1:
            line.append(f" ({self._range(moves)})", "dim")
        return line

    def _group(self, first: int, moves: list[Move], width: int) -> list[Text]:
        texts = [self.said(move) for move in moves]
        before, after = _shared([self._around_noun(move) for move in moves])
        if len(moves) == 1 or not before:
            # Nothing is shared, so that every entry is a line of its own.
            return [self._entry(first + n, move, n == 0) for n, move in enumerate(moves)]
        items = [text[len(before) : len(text) - len(after)].strip() for text in texts]
        heading = f"{before.strip()} … {after.strip()}" if after.strip() else before.strip()
        heading += self._verb(moves[0][0], heading)
        told = self._told_of_all(moves)
        numbered = [self._option(first + n, item, moves[n], told) for n, item in enumerate(items)]
        opening = Text.assemble(_GAP, (heading, "bold"), ("".join(told), "dim"), (":", "bold"))
        return _filled(opening, numbered, width)

    def _entry(self, number: int, move: Move, names_verb: bool) -> Text:
        text = self.said(move)
        line = Text(_GAP) + self._option(number, text, move)
        if names_verb:
            line.append(self._verb(move[0], text), "dim")
        return line

    def _verb(self, verb: str, words: str) -> str:
        """The verb of the notation, where the words do not show it to a reader of its language."""
        is_shown = verb in words.casefold() or self.speech.language != _OF_NOTATION
        return "" if is_shown else f" ({verb})"

    def _around_noun(self, move: Move) -> tuple[list[str], list[str]]:
        """The words of the sentence before and after the name in it, which is never taken apart."""
        text = self.said(move)
        noun = self.notation.verbs[move[0]]
        parts = noun.parts(move[1]) or {noun.kind: move[1]}
        for kind, number in parts.items():
            with suppress(LookupError):
                before, found, after = text.partition(self.speech.component(kind, number))
                if found:
                    return before.split(), after.split()
        return text.split(), text.split()

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
        number = self._number_in(text)
        if number is not None:
            return number
        raise UnreadableMove(Saying("why-unreadable", "", text=text))

    def _number_in(self, text: str) -> Move | None:
        """A verb that takes a number, named as the screen does, with a number that is not offered."""
        words = text.casefold().split()
        numbers = [word for word in words if word.isascii() and word.isdecimal() and len(word) <= 4]
        if len(numbers) != 1 or len(words) == 1:
            return None
        asked = [verb for verb in self.groups if isinstance(self.notation.verbs[verb], Number)]
        fitting = [verb for verb in asked if self._fits(text, (verb, int(numbers[0])))]
        return (fitting[0], int(numbers[0])) if len(fitting) == 1 else None

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


def _shared(sentences: list[tuple[list[str], list[str]]]) -> tuple[str, str]:
    """The words that all sentences begin and end with."""
    before = _first_shared([words for words, _ in sentences])
    after = _first_shared([words[::-1] for _, words in sentences])[::-1]
    if any(start == end and len(before) + len(after) >= len(start) for start, end in sentences):
        return "", ""
    return " ".join(before), " ".join(after)


def _first_shared(sentences: list[list[str]]) -> list[str]:
    places = zip(*sentences, strict=False)
    return [words[0] for words in takewhile(lambda words: len(set(words)) == 1, places)]


def _filled(heading: Text, items: list[Text], width: int) -> list[Text]:
    """The items behind their heading, with further lines set in."""
    lines = [heading]
    mark = ";" if any("," in item.plain for item in items) else ","
    for number, item in enumerate(items):
        piece = item.copy() if number == len(items) - 1 else item + Text(mark)
        if lines[-1].cell_len + 1 + piece.cell_len > width and lines[-1].cell_len > _HANGING:
            lines.append(Text(" " * (_HANGING - 1)))
        lines[-1] = lines[-1] + Text(" ") + piece
    return lines
