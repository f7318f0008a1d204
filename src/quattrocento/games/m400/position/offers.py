"""Offers and counters as they lie on the table (M4-5.4, M4-5.6)."""

from dataclasses import dataclass
from typing import Final

TO_ALL_SEATS: Final = -1
NOT_CHOSEN: Final = -2

Cards = tuple[int, ...]


# Never changed, and not frozen: a frozen one takes three times as long to make.
@dataclass(order=True, unsafe_hash=True, slots=True)
class Offered:
    """An offer, on the table or in the making."""

    to: int
    """Whom it goes to: a seat, ``TO_ALL_SEATS`` or ``NOT_CHOSEN``."""
    gives: Cards = ()
    """The cards that its maker gives."""
    wants: Cards = ()
    """The cards that he wants."""

    @property
    def parts(self) -> tuple[int, Cards, Cards]:
        return self.to, self.gives, self.wants


@dataclass(unsafe_hash=True, slots=True)
class Countered:
    """A counter to an offer."""

    gives: Cards = ()
    """The cards that its maker gives."""
    wants: Cards = ()
    """The cards that he wants."""

    @property
    def sides(self) -> tuple[Cards, Cards]:
        return self.gives, self.wants


def counted(cards: Cards) -> dict[int, int]:
    """How often each card is among these."""
    numbers: dict[int, int] = {}
    for card in cards:
        numbers[card] = numbers.get(card, 0) + 1
    return numbers


def draft(name: str, seat: int, parts: int) -> list[str]:
    """The names of the parts of an offer or a counter in the making, in the order of their choice."""
    return [f"{name} {seat} {part}" for part in range(parts)]
