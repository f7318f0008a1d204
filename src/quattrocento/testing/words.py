"""Words of a stated position: each is known, or an error names it and what is known."""

import difflib
from collections.abc import Collection, Sequence
from typing import Final

_LISTED: Final = 12


def known(where: str, word: str, kind: str, among: Collection[str]) -> str:
    """The word if it is one of these; ``where`` is the keyword in which it stands."""
    if word in among:
        return word
    raise ValueError(f"{where}: {word!r} is no {kind}; {meant(word, among)}")


def meant(word: str, among: Collection[str]) -> str:
    """The nearest of the words that are known, or the first of them."""
    near = difflib.get_close_matches(word, among, 1)
    if near:
        return f"is {near[0]!r} meant?"
    return f"known are {', '.join(list(among)[:_LISTED])}{', ...' if len(among) > _LISTED else ''}"


def seat_of(where: str, seat: object, seats: int) -> int:
    """A seat of a game for that many."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise ValueError(f"{where}: {seat!r} is no seat; the seats are 0 to {seats - 1}")
    return seat


def each(where: str, value: int | Sequence[int], seats: int) -> Sequence[int]:
    """A number for each seat, from one for all or from as many as there are seats."""
    if isinstance(value, int):
        return [value] * seats
    if len(value) != seats or not all(isinstance(number, int) for number in value):
        raise ValueError(f"{where}: {list(value)} must be {seats} numbers, one for each seat")
    return value
