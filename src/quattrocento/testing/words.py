"""Words of a stated position: each is known, or an error names it and what is known."""

import difflib
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from quattrocento.kernel.game import AnyGame

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


def check_settings(game: AnyGame, stated: Iterable[str], keywords: Iterable[str]) -> None:
    """Every keyword that states no part of the position is a setting; its value is the game's to judge."""
    settings = [setting.name for setting in game.settings]
    for name in stated:
        if name not in settings:
            near = meant(name, [*keywords, *settings])
            raise ValueError(f"{name!r} is neither a keyword nor a setting of {game.title}; {near}")


def seat_of(where: str, seat: object, seats: int) -> int:
    """A seat of a game for that many."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise ValueError(f"{where}: {seat!r} is no seat; the seats are 0 to {seats - 1}")
    return seat


def each(where: str, value: int | Sequence[int], number: int, kind: str = "seat") -> Sequence[int]:
    """A number for each seat, or each of another kind, from one for all or from as many as there are."""
    if isinstance(value, int):
        return [value] * number
    listed = isinstance(value, Sequence) and not isinstance(value, str)
    if not listed or len(value) != number or not all(isinstance(one, int) for one in value):
        told = list(value) if listed else repr(value)
        raise ValueError(f"{where}: {told} must be {number} numbers, one for each {kind}")
    return value
