"""Component packs: the standard file and corrected copies of it, checked line by line."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from quattrocento.games.m400.components.schema import FIXED, SCHEMA
from quattrocento.games.m400.components.typed import MOST_ADDED, Components
from quattrocento.kernel.box import Box
from quattrocento.kernel.document import Document, Place

PACKAGE: Final = Path(__file__).parents[1]

_PARAMETERS: Final[Mapping[str, tuple[str, ...]]] = {"draw_cards": ("count",)}
_ADDED: Final = ("bonus", "malus")
_FEWEST_LEFT: Final = 20  # cards left in the deck when all hands are dealt


def _check(document: Document) -> None:
    """What the rules need beyond the shape of the tables."""
    _check_words(document)
    _check_neighbours(document, "territories", "borders")
    _check_neighbours(document, "seas", "adjacent")
    _check_parts(document)
    _check_cards(document)
    _check_setups(document)


def _ids(document: Document, table: str) -> list[str]:
    return [row["id"] for row in document.rows(table)]


def _check_known(document: Document, table: str, word: object, place: Place) -> None:
    known = _ids(document, table)
    if word not in known:
        raise document.unknown(table, str(word), known, place)


def _check_words(document: Document) -> None:
    """Territories and seas that entries name are in their tables."""
    for table in ("territories", "parts"):
        for index, row in enumerate(document.rows(table)):
            for word in row["borders"]:
                _check_known(document, "territories", word, (table, index, "borders"))
            for word in row["seas"]:
                _check_known(document, "seas", word, (table, index, "seas"))
    for index, row in enumerate(document.rows("seas")):
        for word in row["adjacent"]:
            _check_known(document, "seas", word, ("seas", index, "adjacent"))


def _check_neighbours(document: Document, table: str, key: str) -> None:
    """M4-1.6, M4-1.9: each is in the other's list, and nothing in its own."""
    near = {row["id"]: row[key] for row in document.rows(table)}
    for index, row in enumerate(document.rows(table)):
        for word in row[key]:
            if row["id"] not in near[word] or word == row["id"]:
                raise document.error("pack-neighbours", table, index, key, name=row["id"], other=word)


def _check_parts(document: Document) -> None:
    """M4-1.11: neighbours and sectors of a special state are those of its parts together."""
    for index, row in enumerate(document.rows("territories")):
        parts = [part for part in document.rows("parts") if part["territory"] == row["id"]]
        for key in ("borders", "seas") if parts else ():
            union = {word for part in parts for word in part[key]}
            if union != set(row[key]):
                raise document.error("pack-parts", "territories", index, key, name=row["id"])


def _check_cards(document: Document) -> None:
    for index, row in enumerate(document.rows("cards")):
        if row["kind"] in _ADDED and row["copies"] > MOST_ADDED:
            raise document.error("pack-copies", "cards", index, "copies", name=row["id"], most=MOST_ADDED)
        for key in _PARAMETERS.get(row["effect"], ()):
            value = row["params"].get(key)
            if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= 9:
                raise document.error("pack-parameters", "cards", index, "params", name=row["id"], key=key)


def _check_setups(document: Document) -> None:
    """M4-2: a capital for each colour, and cards enough for all hands."""
    copies = {row["id"]: row["copies"] for row in document.rows("cards")}
    for index, row in enumerate(document.rows("setups")):
        for word in row["capitals"]:
            _check_known(document, "territories", word, ("setups", index, "capitals"))
        colours = row["players"] * row["colours_per_player"]
        if len(set(row["capitals"])) != colours or len(row["capitals"]) != colours:
            raise document.error("pack-capitals", "setups", index, "capitals", count=colours)
        if row["starting_hand"] % row["colours_per_player"]:
            each = row["colours_per_player"]
            raise document.error("pack-starting-hand", "setups", index, "starting_hand", count=each)
        total = sum(copies.values())
        for word, number in row["removed_cards"].items():
            _check_known(document, "cards", word, ("setups", index, "removed_cards"))
            if not isinstance(number, int) or not 0 <= number < copies[word]:
                raise document.error("pack-removed", "setups", index, "removed_cards", card=word)
            total -= number
        if total - row["players"] * row["starting_hand"] < _FEWEST_LEFT:
            raise document.error("pack-deck", "setups", index, "starting_hand", count=total)


def _same_rules(document: Document, standard: Mapping[str, Any]) -> None:
    """What belongs to the rules stands in a pack as it is; so does a parameter that no rule reads."""
    for table, keys in FIXED.items():
        for index, (row, old) in enumerate(zip(document.rows(table), standard[table], strict=True)):
            unread = table == "cards" and old["effect"] not in _PARAMETERS
            for key in (*keys, "params") if unread else keys:
                if row.get(key) != old.get(key):
                    wanted = repr(old.get(key))
                    raise document.error("pack-fixed", table, index, key, name=key, wanted=wanted)


BOX: Final = Box(PACKAGE, SCHEMA, Components, _check, _same_rules)
