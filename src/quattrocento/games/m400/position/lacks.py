"""Sorts of cards that a hand may be known to lack (Hidden information): its owner could not play one.

A hand that cannot lead or answer lacks a colour (M4-10.4, M4-10.6); one that adds cards to its answer lacks
the higher levels of it (M4-R33); one that stays in the plague lacks the Caravella (M4-14.12). Of each sort
it is counted how many cards of the hand are known not to belong to it.
"""

from collections.abc import Sequence
from typing import Final

from quattrocento.games.m400.components.typed import (
    CARAVELLA,
    CARD_COLOURS,
    COLOURED,
    KINDS,
    KINDS_EACH,
    LEVELS,
    colour_of,
    is_combat,
    level_of,
)

COMBAT_SORTS: Final = CARD_COLOURS * LEVELS
SHIPS: Final = COMBAT_SORTS
SORTS: Final = COMBAT_SORTS + 1

Lacking = tuple[int, ...]
"""By sort, how many cards of a hand are known not to belong to it."""
NOTHING_KNOWN: Final[Lacking] = (0,) * SORTS


def combat_sort(colour: int, level: int) -> int:
    """Combat cards of a colour, of that level or a higher one."""
    return colour * LEVELS + level - 1


def _sorts_of(card: int) -> tuple[int, ...]:
    if is_combat(card):
        return tuple([combat_sort(colour_of(card), level) for level in range(1, level_of(card) + 1)])
    return (SHIPS,) if card == CARAVELLA else ()


SORTS_OF: Final = [_sorts_of(card) for card in range(KINDS)]
"""By kind of card, the sorts to which it belongs."""


def of_colour(lacking: Lacking) -> Lacking:
    """By card colour, how many cards are known not to be combat cards of it."""
    return lacking[:COMBAT_SORTS:LEVELS]


def is_of_colours_only(lacking: Lacking) -> bool:
    """Whether nothing is known of single levels, nor of ships."""
    return lacking == of_whole_colours(of_colour(lacking))


def of_whole_colours(numbers: Sequence[int]) -> Lacking:
    """The same number for all levels of a colour; nothing is known of ships."""
    return (*[number for number in numbers for _ in range(LEVELS)], 0)


def without_card(lacking: Lacking, card: int) -> Lacking:
    """A card has left the hand before everybody's eyes."""
    own = SORTS_OF[card]
    less = [max(0, known - (sort not in own)) for sort, known in enumerate(lacking)]
    for sort in range(COMBAT_SORTS):
        if sort % LEVELS:  # what is not of a level or higher is not of a higher one either
            less[sort] = max(less[sort], less[sort - 1])
    return tuple(less)


def with_card(lacking: Lacking, card: int) -> Lacking:
    """A card has come into the hand before everybody's eyes."""
    own = SORTS_OF[card]
    more = [known + (known > 0 and sort not in own) for sort, known in enumerate(lacking)]
    if is_combat(card):
        first = combat_sort(colour_of(card), 1)
        for sort in range(first + 1, first + LEVELS):
            if lacking[sort] == lacking[first]:  # known of the whole colour, which says as much
                more[sort] = more[first]
    return tuple(more)


def holdings(cards: Sequence[int]) -> list[int]:
    """By sort, how many cards of a hand, by kind, belong to it."""
    found: list[int] = []
    for first in range(0, COLOURED, KINDS_EACH):
        found += [sum(cards[first + level : first + LEVELS]) for level in range(LEVELS)]
    found.append(cards[CARAVELLA])
    return found


def allow(lacking: Lacking, cards: Sequence[int], size: int) -> bool:
    """Whether a hand of that size may hold these cards, by kind."""
    return all(held <= size - known for held, known in zip(holdings(cards), lacking, strict=True))


def missing(lacking: Lacking, size: int) -> tuple[int, ...]:
    """The kinds of cards that a hand of that size certainly does not hold, unless it lacks their colour."""
    if not size or not any(lacking):
        return ()
    whole = [known >= size for known in of_colour(lacking)]
    return tuple(
        [
            card
            for card, sorts in enumerate(SORTS_OF)
            if any(lacking[sort] >= size for sort in sorts)
            and not (is_combat(card) and whole[colour_of(card)])
        ]
    )
