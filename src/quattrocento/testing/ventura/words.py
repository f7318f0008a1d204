"""What the words of a stated position of Ventura may be: cards, tiles, settings, families, Troops."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from quattrocento.games.ventura.components.typed import AREAS
from quattrocento.games.ventura.game import GAME
from quattrocento.games.ventura.rules.verbs import CARD, FAMILY, TERRITORY
from quattrocento.testing.words import known, seat_of

_CAPTAINS: Final = {row["id"] for row in GAME.standard_components().data["captains"]}


def check_cards(what: str, words: object) -> None:
    """Cards by id, with spaces between them."""
    for word in _split(what, words):
        known(what, word, "card", CARD.ids)


def check_tiles(what: str, words: object) -> None:
    """Tiles by id, with spaces between them."""
    for word in _split(what, words):
        known(what, word, "tile", TERRITORY.ids)


def _split(what: str, words: object) -> list[str]:
    if not isinstance(words, str):
        raise ValueError(f"{what}: {words!r} is no text; write ids with spaces between them")
    return words.split()


def check_seat_count(seats: int, families: Sequence[str]) -> None:
    """As many seats as the game has, a family for each."""
    if seats not in GAME.seat_counts:
        raise ValueError(f"seats={seats}: Ventura has {' or '.join(map(str, GAME.seat_counts))} seats")
    if len(families) < seats:
        raise ValueError(f"families={list(families)}: {seats} seats need {seats} families")
    for number, family in enumerate(families):
        known("families", family, "family", FAMILY.ids)
        if family in families[:number]:
            raise ValueError(f"families={list(families)}: {family!r} stands there twice")


def check_by_seat(
    what: str, words: Mapping[int, str] | None, seats: int, check: Callable[[str, object], None]
) -> None:
    """Something in words by seat."""
    for seat, text in (words or {}).items():
        seat_of(what, seat, seats)
        check(f"{what} of seat {seat}", text)


def troop_place(place: str, seats: int) -> tuple[int, int]:
    """The seat and the area of a Troop, ``"0.2"``."""
    found = re.fullmatch(r"(\d)\.(\d)", place)
    if not found or int(found[1]) >= seats or not 1 <= int(found[2]) <= AREAS:
        there = f"seats are 0 to {seats - 1}, areas 1 to {AREAS}"
        raise ValueError(f"troops: {place!r} names no Troop; write seat.area as in '0.2', {there}")
    return int(found[1]), int(found[2])


def troop_cards(place: str, text: str) -> tuple[str, str, list[str]]:
    """Where a Troop stands, its Captain if it has one, and its Companies: ``"field_1 acuto archers:1"``."""
    at, *cards = text.split()
    known(f"troops: {place} stands on", at, "tile", TERRITORY.ids)
    captains = [card for card in cards if card in _CAPTAINS]
    if len(captains) > 1:
        raise ValueError(f"troops: {place} has {len(captains)} Captains: {' and '.join(captains)}")
    if not cards:
        raise ValueError(f"troops: {place} on {at!r} has no cards; '' leaves an area empty")
    companies = [card for card in cards if card not in _CAPTAINS]
    for company in companies:
        card, _, wounds = company.partition(":")
        known(f"troops: {place}", card, "card", CARD.ids)
        if wounds and not wounds.isdecimal():
            raise ValueError(f"troops: {place}: {company!r} has no number of wounds; write 'archers:1'")
    return at, captains[0] if captains else "", companies
