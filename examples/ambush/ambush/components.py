"""The components of Ambush, typed, and what a pack may change in them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from quattrocento.kernel.box import Box
from quattrocento.kernel.components import NAMED, Schema, meta
from quattrocento.kernel.document import Document, Field
from quattrocento.kernel.fate import Bag, Die

PACKAGE: Final = Path(__file__).parent

HAND_LIMIT: Final = 3  # AMB-2
MOST_STAKE: Final = 2  # AMB-4
TRUST: Final = 3
UNSET: Final = -1

GUARD, SPY, RELIC = range(3)
CARDS: Final = ("guard", "spy", "relic")
ROADS: Final = ("hills", "river", "wood")
BAG: Final = Bag("bag", CARDS)
DIE: Final = Die(("hurt", "safe"), (2, 1))

_KINDS: Final = {"card": "cards", "road": "roads"}
_SETTING: Final = {
    "default": Field("any"),
    "values": Field("list"),
    "clause": Field("text"),
    "text_en": Field("text"),
    "text_it": Field("text"),
    **NAMED,
}
SCHEMA: Final = Schema(
    {"meta": meta("ambush")},
    {
        "cards": {"copies": Field("number", 0, 20), **NAMED},
        "roads": NAMED,
        "colours": {"hex": Field("text"), **NAMED},
        "settings": _SETTING,
    },
)


class Components:
    """The cards in the bag at the start, and every name."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.copies: list[int] = [row["copies"] for row in data["cards"]]

    def names(self, kind: str, language: str) -> Sequence[str]:
        rows = self.data[_KINDS[kind]] if kind in _KINDS else ()
        return [row[f"name_{language}"] for row in rows]


def _check(document: Document) -> None:
    """The rules need nothing beyond the schema. A game whose tables name each other checks it here."""


def _same_rules(document: Document, standard: Mapping[str, Any]) -> None:
    """Settings belong to the rules; a pack repeats them as they are."""
    for index, (row, old) in enumerate(zip(document.rows("settings"), standard["settings"], strict=True)):
        if row["values"] != old["values"] or row["default"] != old["default"]:
            raise document.error("pack-setting", "settings", index, "default")


BOX: Final = Box(PACKAGE, SCHEMA, Components, _check, _same_rules)
