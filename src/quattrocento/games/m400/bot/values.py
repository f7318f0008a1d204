"""What cards are worth to a player, in points (What a good player considers)."""

from collections.abc import Sequence
from typing import Final

from quattrocento.games.m400.components.typed import (
    ALCHIMISTA,
    BONUS,
    CABALLUS,
    CAPITANEUS,
    CARAVELLA,
    CARD_COLOURS,
    COLOURED,
    INCENDIUM,
    KINDS,
    KINDS_EACH,
    LEVELS,
    MALUS,
    PESTEM,
    RAPINA,
    REVOLUTIONEM,
    is_combat,
    level_of,
)
from quattrocento.games.m400.position.offers import Cards
from quattrocento.games.m400.position.position import M400

CARD: Final = 0.7  # a card that nobody has seen yet
COMBAT, LEVEL = 0.2, 0.14
ADDED: Final = (0.55, 0.4)  # a bonus and a malus card
IDLE: Final = 0.4  # the share of these without a combat card of their colour
PAYMENTS: Final = (
    1.0,
    0.8,
    0.5,
    0.3,
    0.2,
)  # the free states that the hand can pay for, one after the other
SECOND_ARMY: Final = 3.0
SPECIALS: Final = {
    ALCHIMISTA: (1.3, 1.3),
    RAPINA: (1.0, 1.0),
    CAPITANEUS: (SECOND_ARMY, 0.4),
    CABALLUS: (0.8, 0.5, 0.3),
    CARAVELLA: (0.8, 0.5, 0.3),
    PESTEM: (0.6, 0.4),
    INCENDIUM: (0.8, 0.6),
    REVOLUTIONEM: (1.2, 0.8),
}
"""By card, what the first one in hand is worth, the second, and each one more."""
SPARE_CAPITANEUS: Final = 0.6


def payments(cards: Sequence[int]) -> int:
    """How many free states the hand can pay for (M4-8.5)."""
    by_colour = [
        sum(cards[first : first + LEVELS]) for first in range(0, CARD_COLOURS * KINDS_EACH, KINDS_EACH)
    ]
    total = sum(by_colour)
    return min(total // 2, total - max(by_colour))


def hand_worth(cards: Sequence[int], two_armies: bool) -> float:
    """What a hand, by kind, is worth: together the cards may be worth more than apart."""
    worth = sum(PAYMENTS[: payments(cards)])
    for first in range(0, COLOURED, KINDS_EACH):
        fighting = 0
        for level in range(LEVELS):
            number = cards[first + level]
            fighting += number
            worth += number * (COMBAT + LEVEL * (level + 1))
        added = ADDED[0] * cards[first + BONUS] + ADDED[1] * cards[first + MALUS]
        worth += added if fighting else IDLE * added
    for kind in range(COLOURED, KINDS):
        if cards[kind]:
            worth += _specials(kind, cards[kind], two_armies)
    return worth


def _specials(kind: int, number: int, two_armies: bool) -> float:
    steps = SPECIALS[kind]
    if kind == CAPITANEUS and two_armies:
        return SPARE_CAPITANEUS * number
    return sum(steps[:number]) + steps[-1] * max(0, number - len(steps))


def plain_worth(card: int) -> float:
    """What a card is worth to somebody of whose hand nothing is known."""
    if is_combat(card):
        return COMBAT + LEVEL * level_of(card) + 0.3
    if card < COLOURED:
        return ADDED[card % KINDS_EACH - BONUS]
    return SPECIALS[card][0] if card != CAPITANEUS else (SECOND_ARMY + SPARE_CAPITANEUS) / 2


def has_spare(position: M400, seat: int) -> bool:
    """Whether every colour of the seat has two armies, so that none can be raised (M4-6.3)."""
    return all(
        position.has_two(colour)
        for colour in range(len(position.player))
        if position.player[colour] == seat
    )


def own_worth(position: M400, seat: int) -> float:
    return hand_worth(position.cards_of(seat), has_spare(position, seat))


def swapped(cards: Sequence[int], less: Cards, more: Cards) -> list[int]:
    """The hand after these cards have left it and those have come."""
    found = list(cards)
    for card in less:
        found[card] -= 1
    for card in more:
        found[card] += 1
    return found


def gain(position: M400, seat: int, less: Cards, more: Cards) -> float:
    """By how much the hand is worth more after a swap."""
    cards = position.cards_of(seat)
    two = has_spare(position, seat)
    return hand_worth(swapped(cards, less, more), two) - hand_worth(cards, two)


def least_missed(position: M400, seat: int, among: Sequence[int], number: int = 1) -> Cards:
    """The cards of the hand, of these kinds, that it can best do without."""
    gone: Cards = ()
    for _ in range(number):
        left = swapped(position.cards_of(seat), gone, ())
        kinds = [kind for kind in among if left[kind]]
        if not kinds:
            break
        spared = gone
        gone = (*gone, max(kinds, key=lambda kind: gain(position, seat, (*spared, kind), ())))
    return gone
