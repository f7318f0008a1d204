"""Words of a stated position of M400: colours, cards, the places of armies."""

from collections.abc import Collection, Iterable, Sequence

from quattrocento.games.m400.components.typed import ARMIES_EACH
from quattrocento.games.m400.rules.verbs import CARD, TERRITORY
from quattrocento.games.m400.text.write import IN_RESERVE
from quattrocento.testing.words import known


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
