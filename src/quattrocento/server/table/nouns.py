"""Composed nouns: what the nouns of moves are made of, for clients that cannot take them apart."""

from collections.abc import Mapping, Sequence
from functools import cache

from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import Move
from quattrocento.kernel.notation import Notation, Noun

Parts = dict[str, int]
Nouns = dict[str, dict[int, Parts]]
"""By kind and number."""


@cache
def _composed(notation: Notation) -> Mapping[str, Noun]:
    """The verbs of a game whose nouns have parts; most games have none."""
    return {verb: noun for verb, noun in notation.verbs.items() if type(noun).parts is not Noun.parts}


def nouns_of(game: AnyGame, options: Sequence[Move]) -> Nouns:
    """The parts of every composed noun among these moves."""
    composed = _composed(game.notation)
    found: Nouns = {}
    if composed:
        for verb, number in options:
            noun = composed.get(verb)
            if noun is not None:
                found.setdefault(noun.kind, {})[number] = noun.parts(number)
    return found


def parts_of(game: AnyGame, kind: str, number: int) -> Parts:
    """What one noun is made of; empty where its kind is not composed."""
    composed = _composed(game.notation).values()
    return next((noun.parts(number) for noun in composed if noun.kind == kind), {})
