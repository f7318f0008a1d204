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
from quattrocento.kernel.document import Document


class Tally:
    """Counts the cards of a text as they are read, so that an error stands at its line."""

    def __init__(self, position: Magnifico, document: Document) -> None:
        components = position.components
        self.components = components
        self.document = document
        self.left = list(components.deck_copies)
        self.machines_left = {
            TANK: components.tanks_in_deck[position.seats],
            AIRPLANE: components.airplanes_in_deck[position.seats],
        }

    def cards(
        self, table: str, index: int, row: Mapping[str, Any], key: str, deck: str = ""
    ) -> tuple[int, ...]:
        """The cards behind a key; with ``deck`` only ``machine`` or ``project`` cards."""
        found: list[int] = []
        for word in row.get(key, []):
            numbers = CARD.exact(word) if isinstance(word, str) else []
            if not numbers:
                raise self.document.unknown("card", str(word), CARD.ids, (table, index, key))
            card = numbers[0]
            machine = self.components.kind[card] in (TANK, AIRPLANE)
            if deck == "machine" and not machine:
                raise self.document.error("position-only-machines", table, index, key, name=key, card=word)
            if deck == "project" and machine:
                raise self.document.error("position-only-projects", table, index, key, name=key, card=word)
            self.take(card, table, index, key)
            found.append(card)
        return tuple(found)

    def take(self, card: int, table: str, index: int, key: str) -> None:
        """One copy leaves the box (MAG-I5)."""
        word, kind = CARD.text(card), self.components.kind[card]
        place = (table, index, key)
        self.left[card] -= 1
        if self.left[card] < 0:
            held = self.components.deck_copies[card]
            raise self.document.error("position-copies", *place, name=key, card=word, copies=held)
        if kind in self.machines_left:
            self.machines_left[kind] -= 1
            if self.machines_left[kind] < 0:
                raise self.document.error("position-machine-cards", *place, name=key, card=word)

    def check_field(self, seat: int, cards: tuple[int, ...]) -> None:
        """MAG-I11, MAG-I12: one card a machine, improvements only with it and its hooks."""
        kinds = [self.components.kind[card] for card in cards]
        place = ("seat", seat, "field")
        if kinds.count(TANK) > 1:
            raise self.document.error("position-one-tank-card", *place)
        if kinds.count(AIRPLANE) > 1:
            raise self.document.error("position-one-airplane-card", *place)
        if TANK_IMPROVEMENT in kinds and TANK not in kinds:
            raise self.document.error("position-needs-tank-card", *place)
        hooks = sum(self.components.hooks[card] for card in cards)
        if kinds.count(AIRPLANE_IMPROVEMENT) > hooks:
            raise self.document.error("position-hooks", *place, hooks=hooks)
