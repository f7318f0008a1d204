"""Cards and pieces of a text counted: each in one place, no more of them than the box holds."""

from collections.abc import Mapping
from typing import Any

from quattrocento.games.magnifico.components.typed import (
    AIRPLANE,
    AIRPLANE_IMPROVEMENT,
    TANK,
    TANK_IMPROVEMENT,
)
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.verbs import CARD
from quattrocento.kernel.document import Document


class CardCount:
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


class PieceCount:
    """Counts pieces as they are read; their number is a hard limit (MAG-2.1)."""

    def __init__(self, position: Magnifico, document: Document) -> None:
        components = position.components
        self.document = document
        self.left: dict[str, list[int]] = {
            "soldiers": [components.soldiers - 1] * position.seats,
            "tanks": [components.tanks],
            "airplanes": [components.airplanes],
            "castles": [components.castles],
            "towers": [components.towers],
        }

    def count(self, pieces: str, supply: int, number: int, table: str, key: str) -> None:
        left = self.left[pieces]
        if number > left[supply]:
            place, most = (table, 0, key), left[supply]
            raise self.document.error(
                "position-pieces", *place, name=key, count=number, pieces=pieces, left=most
            )
        left[supply] -= number
