"""Offers and counters as they lie on the table (M4-5.4, M4-5.6)."""

from typing import Final

TO_ALL_SEATS: Final = -1
NOT_CHOSEN: Final = -2

Cards = tuple[int, ...]
Offered = tuple[int, Cards, Cards]
"""A recipient, ``TO_ALL_SEATS`` or ``NOT_CHOSEN``; the cards given; the cards wanted."""
Countered = tuple[Cards, Cards]
"""The cards that its maker gives, and those that he wants."""


def counted(cards: Cards) -> dict[int, int]:
    """How often each card is among these."""
    numbers: dict[int, int] = {}
    for card in cards:
        numbers[card] = numbers.get(card, 0) + 1
    return numbers


def draft(name: str, seat: int, parts: int) -> list[str]:
    """The names of the parts of an offer or a counter in the making, in the order of their choice."""
    return [f"{name} {seat} {part}" for part in range(parts)]
