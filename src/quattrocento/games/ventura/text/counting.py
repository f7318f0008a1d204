"""Cards and tiles in the text of a position: each in one place, no more copies than the box holds."""

from collections.abc import Sequence
from typing import Any

from quattrocento.games.ventura.components.typed import WOUND_BITS
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.verbs import CARD, COMPANY, TERRITORY, company_parts
from quattrocento.kernel.document import Document, Place
from quattrocento.kernel.position_header import word_number


class Counting:
    """Counts cards and tiles as they are read, so that an error stands at its line."""

    def __init__(self, position: Ventura, document: Document) -> None:
        self.position = position
        self.document = document
        self.left = position.components.copies[:]
        self.free = position.components.in_use[position.seats]

    def cards(self, place: Place, words: Sequence[Any]) -> list[int]:
        """The cards of a list."""
        found = [word_number(self.document, CARD, place, word) for word in words]
        for card in found:
            self._take(place, card)
        return found

    def _take(self, place: Place, card: int) -> None:
        self.left[card] -= 1
        if self.left[card] < 0:
            copies = self.position.components.copies[card]
            raise self.document.error("position-copies", *place, card=CARD.text(card), copies=copies)

    def companies(self, place: Place, words: Sequence[Any]) -> list[int]:
        """Companies with their wounds, ``pikemen:1``."""
        found: list[int] = []
        for word in words:
            numbers = COMPANY.exact(word) if isinstance(word, str) else []
            troop, card, wounds = company_parts(numbers[0]) if numbers else (0, 0, 0)
            if not numbers or troop or not self.position.components.is_company(card):
                raise self.document.error("position-company", *place, word=repr(word))
            if wounds >= self.position.rules.toughness[card]:
                raise self.document.error("position-wounds", *place, card=CARD.text(card))
            self._take(place, card)
            found.append(card << WOUND_BITS | wounds)
        return found

    def tiles(self, place: Place, words: Sequence[Any]) -> int:
        """Tiles that are not on the map."""
        found = 0
        for word in words:
            bit = 1 << word_number(self.document, TERRITORY, place, word)
            if not bit & self.free & ~self.position.on_map:
                raise self.document.error("position-tile", *place, territory=repr(word))
            self.free &= ~bit
            found |= bit
        return found
