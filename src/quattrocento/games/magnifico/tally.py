"""Cards in the text of a position: each in one place, no more copies than the box holds."""

from collections.abc import Mapping
from typing import Any

from quattrocento.games.magnifico.components import (
    AIRPLANE,
    AIRPLANE_IMPROVEMENT,
    TANK,
    TANK_IMPROVEMENT,
)
from quattrocento.games.magnifico.state import Magnifico
from quattrocento.games.magnifico.verbs import CARD
from quattrocento.kernel.document import Document, DocumentError, unknown


class Tally:
    """Counts the cards of a text as they are read, so that an error stands at its line."""

    def __init__(self, game: Magnifico, document: Document) -> None:
        components = game.components
        self.components = components
        self.document = document
        self.left = list(components.deck_copies)
        self.machines_left = {
            TANK: components.tanks_in_deck[game.seats],
            AIRPLANE: components.airplanes_in_deck[game.seats],
        }

    def cards(
        self, table: str, index: int, row: Mapping[str, Any], key: str, deck: str = ""
    ) -> tuple[int, ...]:
        """The cards behind a key; with ``deck`` only ``machine`` or ``project`` cards."""
        found: list[int] = []
        for word in row.get(key, []):
            numbers = CARD.exact(word) if isinstance(word, str) else []
            if not numbers:
                raise self.document.error(unknown("card", str(word), CARD.ids), table, index, key)
            card = numbers[0]
            machine = self.components.kind[card] in (TANK, AIRPLANE)
            if deck and machine != (deck == "machine"):
                message = f"{key}: only {deck} cards are expected, not {word}"
                raise self.document.error(message, table, index, key)
            self.take(card, table, index, key)
            found.append(card)
        return tuple(found)

    def take(self, card: int, table: str, index: int, key: str) -> None:
        """One copy leaves the box (MAG-I5)."""
        name, kind = CARD.text(card), self.components.kind[card]
        self.left[card] -= 1
        if self.left[card] < 0:
            held = self.components.deck_copies[card]
            message = f"{key}: {name} stands more often than the {held} copies of the game"
            raise self.document.error(message, table, index, key)
        if kind in self.machines_left:
            self.machines_left[kind] -= 1
            if self.machines_left[kind] < 0:
                message = f"{key}: {name} is one machine card more than so many players use (MAG-4.2)"
                raise self.document.error(message, table, index, key)

    def check_field(self, seat: int, cards: tuple[int, ...]) -> None:
        """MAG-I11, MAG-I12: one card a machine, improvements only with it and its hooks."""
        kinds = [self.components.kind[card] for card in cards]
        for kind, name in ((TANK, "Tank"), (AIRPLANE, "Airplane")):
            if kinds.count(kind) > 1:
                raise self._error(seat, f"one {name} card at most (MAG-I11)")
        if TANK_IMPROVEMENT in kinds and TANK not in kinds:
            raise self._error(seat, "a tank improvement needs a Tank card (MAG-I12)")
        hooks = sum(self.components.hooks[card] for card in cards)
        if kinds.count(AIRPLANE_IMPROVEMENT) > hooks:
            raise self._error(seat, f"airplane improvements for {hooks} hooks at most (MAG-I12)")

    def _error(self, seat: int, message: str) -> DocumentError:
        return self.document.error(f"field: {message}", "seat", seat, "field")
