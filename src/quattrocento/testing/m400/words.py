"""Words of a stated position: each is known, or an error names it and what is known."""

import difflib
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from quattrocento.games.m400.components.typed import ARMIES_EACH
from quattrocento.games.m400.rules.verbs import CARD, TERRITORY
from quattrocento.games.m400.text.write import IN_RESERVE

_LISTED: Final = 12


def known(where: str, word: str, kind: str, among: Collection[str]) -> str:
    """The word if it is one of these; ``where`` is the keyword in which it stands."""
    if word in among:
        return word
    near = difflib.get_close_matches(word, among, 1)
    if near:
        raise ValueError(f"{where}: {word!r} is no {kind}; is {near[0]!r} meant?")
    listed = ", ".join(list(among)[:_LISTED]) + (", ..." if len(among) > _LISTED else "")
    raise ValueError(f"{where}: {word!r} is no {kind}; known are {listed}")


def all_known(where: str, words: Iterable[str], kind: str, among: Collection[str]) -> list[str]:
    """These words, each one of those and none of them twice."""
    found: list[str] = []
    for word in words:
        if known(where, word, kind, among) in found:
            raise ValueError(f"{where}: {word!r} stands twice")
        found.append(word)
    return found


def order_of(where: str, words: str, colours: Sequence[str]) -> list[str]:
    """All colours in play in some order; without words as they are."""
    if not words:
        return list(colours)
    found = all_known(where, words.split(), "colour in play", colours)
    missing = [colour for colour in colours if colour not in found]
    if missing:
        raise ValueError(
            f"{where}: {', '.join(missing)} is missing; every colour in play stands in it once"
        )
    return found


def spelled(where: str, words: str) -> list[str]:
    """``red_1*2 caballus`` is two red cards of level I and a Caballus."""
    cards: list[str] = []
    for word in words.split():
        card, star, times = word.partition("*")
        known(where, card, "card", CARD.ids)
        if star and not (times.isdecimal() and int(times)):
            raise ValueError(f"{where}: {word!r} should end with a number of cards, as in '{card}*2'")
        cards += [card] * int(times or 1)
    return cards


def army_places(where: str, words: str) -> list[str]:
    """The places of one army or two, ``gallia aragona!``, as a text of a position has them."""
    places: list[str] = []
    for word in words.split():
        place = word.removesuffix("!")
        known(where, place, "territory", (*TERRITORY.ids, IN_RESERVE))
        places.append(f"{place} blocked" if place != word else place)
    if not 1 <= len(places) <= ARMIES_EACH:
        raise ValueError(f"{where}: {words!r} names {len(places)} places; a colour has one army or two")
    return [*places, IN_RESERVE][:ARMIES_EACH]
