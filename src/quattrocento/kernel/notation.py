"""Moves as text: a verb and, where it has one, a noun with the component's id: ``attack milan``.

Verbs and nouns may be shortened as long as one legal move fits. Of some verbs a game says that without a
number they mean the most: all of them. Records spell every move out.
"""

from collections.abc import Mapping, Sequence
from typing import SupportsIndex

from quattrocento.kernel.move import AmbiguousMove, Move, UnreadableMove
from quattrocento.kernel.saying import Saying

_NUMBER_DIGITS = 4


class Noun:
    """What the second part of a move stands for; this base class: nothing at all."""

    kind = ""

    def text(self, number: int) -> str:
        return ""

    def exact(self, word: str) -> list[int]:
        return [] if word else [0]

    def fitting(self, word: str) -> list[int]:
        """The numbers that a shortened word may mean."""
        return self.exact(word)

    def parts(self, number: int) -> dict[str, int]:
        """What a composed noun is made of, by kind: a card in play is an area, a card and its wounds."""
        return {}


class Number(Noun):
    """A plain number: florins, pieces, dice."""

    def __init__(self, kind: str = "count") -> None:
        self.kind = kind

    def text(self, number: int) -> str:
        return str(number)

    def exact(self, word: str) -> list[int]:
        plain = word.isascii() and word.isdecimal() and len(word) <= _NUMBER_DIGITS
        return [int(word)] if plain else []


class Word(Noun):
    """One of a list of ids: a territory, a card, a colour."""

    def __init__(self, kind: str, ids: Sequence[str]) -> None:
        self.kind = kind
        self.ids = tuple(ids)

    def text(self, number: int) -> str:
        return self.ids[number]

    def exact(self, word: str) -> list[int]:
        return [self.ids.index(word)] if word in self.ids else []

    def fitting(self, word: str) -> list[int]:
        return [i for i, known in enumerate(self.ids) if word and known.startswith(word)]


NOTHING = Noun()


class Notation:
    """The verbs of a game and the noun that each of them takes."""

    def __init__(self, verbs: Mapping[str, Noun], all_of: Sequence[str] = ()) -> None:
        """``all_of``: the verbs whose missing number means the largest that is offered."""
        self.verbs = dict(verbs)
        """The noun that each verb takes."""
        self.all_of = tuple(all_of)
        """The verbs whose missing number means the largest that is offered."""

    def text(self, move: Move) -> str:
        """The move spelled out in full, as records have it."""
        verb, number = move
        noun = self.verbs[verb].text(number)
        return f"{verb} {noun}" if noun else verb

    def writes(self, move: object) -> bool:
        """Whether this is a move of the game at all, legal or not: it can be written and reads back."""
        if not isinstance(move, tuple) or len(move) != 2:
            return False
        verb, number = move
        noun = self.verbs.get(verb) if isinstance(verb, str) else None
        if noun is None or not isinstance(number, SupportsIndex):
            return False
        try:
            return noun.exact(noun.text(number.__index__())) == [number]
        except (LookupError, ValueError):
            return False

    def is_move(self, text: str) -> bool:
        """Whether this text spells out a move of the game."""
        return self._spelled_out(text) is not None

    def parse(self, text: str) -> Move:
        """The move that this text spells out in full."""
        found = self._spelled_out(text)
        if found is None:
            raise UnreadableMove(Saying("why-unreadable", "", text=text), self)
        return found

    def read(self, text: str, legal: Sequence[Move]) -> Move:
        """The move meant by a perhaps shortened text, preferring legal moves to others."""
        spelled = self._spelled_out(text)
        if spelled is not None:
            return spelled
        meant = self._fitting(text) + self._all_offered(text, legal)
        allowed = [move for move in meant if move in legal]
        if len(allowed) == 1:
            return allowed[0]
        if not meant:
            raise UnreadableMove(Saying("why-unreadable", "", text=text), self, legal)
        if len(meant) == 1:
            return meant[0]
        raise AmbiguousMove(Saying("why-ambiguous", "", text=text), allowed or meant, self)

    def _all_offered(self, text: str, legal: Sequence[Move]) -> list[Move]:
        """The largest number offered of each verb that means all of them where it stands alone."""
        word = text.strip().lower()
        verbs = [verb for verb in self.all_of if word and verb.startswith(word)]
        offered = {verb: [number for of, number in legal if of == verb] for verb in verbs}
        found = [(verb, max(numbers)) for verb, numbers in offered.items() if numbers]
        # Spelled out it is a move even where it is not legal, so that the rules can say why.
        return found or [(verb, 0) for verb in verbs if verb == word]

    def _spelled_out(self, text: str) -> Move | None:
        verb, _, noun = text.strip().partition(" ")
        if verb not in self.verbs:
            return None
        numbers = self.verbs[verb].exact(noun.strip())
        return (verb, numbers[0]) if numbers else None

    def _fitting(self, text: str) -> list[Move]:
        verb, _, noun = text.strip().lower().partition(" ")
        if not verb:
            return []
        verbs = [verb] if verb in self.verbs else [v for v in self.verbs if v.startswith(verb)]
        return [(v, number) for v in verbs for number in self.verbs[v].fitting(noun.strip())]
