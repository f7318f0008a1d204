"""Component packs: the standard file and corrected copies of it, checked line by line."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from quattrocento.games.ventura.components.schema import FIXED, FORMULA, PARAMETERS, RULES, SCHEMA, VALUE
from quattrocento.games.ventura.components.typed import MOST_SEATS, STATS, Components
from quattrocento.kernel.box import Box
from quattrocento.kernel.document import Document, Place

PACKAGE: Final = Path(__file__).parent.parent

VENTURA_CARDS: Final = 58  # VTR-I4
CONSCRIPTION_CARDS: Final = 47  # VTR-I5


def _check(document: Document) -> None:
    """What the rules need beyond the shape of the tables."""
    for index, row in enumerate(document.rows("tiles")):
        for key in ("income", "ranged", "resistance"):
            _check_formula(document, index, key, row[key])
    for table in ("captains", "companies"):
        for index, row in enumerate(document.rows(table)):
            _check_effect(document, table, index, row)
    _check_words(document)
    _check_decks(document)
    _check_tiles(document)


def _check_formula(document: Document, index: int, key: str, formula: Mapping[str, Any]) -> None:
    """VTR-2.6; the Income is at least 1, so that a Domain holds what its owner annexed."""
    place = ("tiles", index, key)
    for name, value in formula.items():
        if name not in FORMULA:
            raise document.unknown("key", name, list(FORMULA), place)
        FORMULA[name].check(document, place, f"{key}: {name}", value)
    whole = "base" in formula and ("per" in formula) == ("category" in formula)
    if not whole or (key == "income" and formula["base"] < 1):
        raise document.error("pack-formula", *place, name=key)
    if "category" in formula:
        _check_known(document, "categories", formula["category"], place)


def _check_known(document: Document, table: str, word: object, place: Place) -> None:
    known = list(STATS) if table == "stats" else [row["id"] for row in document.rows(table)]
    if word not in known:
        raise document.unknown(table, str(word), known, place)


def _check_effect(document: Document, table: str, index: int, row: Mapping[str, Any]) -> None:
    place = (table, index, "params")
    if row["effect"] not in PARAMETERS:
        raise document.unknown("effect", row["effect"], list(PARAMETERS), (table, index, "effect"))
    wanted = PARAMETERS[row["effect"]]
    if set(row["params"]) != set(wanted):
        known = ", ".join(wanted)
        raise document.error("pack-parameters", *place, effect=row["effect"], known=known)
    for key, value in row["params"].items():
        if wanted[key]:
            _check_known(document, wanted[key], value, place)
        else:
            VALUE.check(document, place, f"params: {key}", value)


def _check_words(document: Document) -> None:
    """Classes, types and categories that entries name are in their tables."""
    for table in ("companies", "garrisons"):
        for index, row in enumerate(document.rows(table)):
            _check_known(document, "classes", row["class"], (table, index, "class"))
    for index, row in enumerate(document.rows("companies")):
        for word in row["mobilization"]:
            _check_known(document, "territory_types", word, ("companies", index, "mobilization"))
    for index, row in enumerate(document.rows("equal_domains")):
        for word in row["types"]:
            _check_known(document, "territory_types", word, ("equal_domains", index, "types"))


def _check_decks(document: Document) -> None:
    """VTR-I4, VTR-I5: as many cards as the box holds."""
    companies = document.rows("companies")
    ventura = [*document.rows("captains"), *(row for row in companies if row["deck"] == "ventura")]
    rest = [*document.rows("events"), *(row for row in companies if row["deck"] == "conscription")]
    for deck, rows, wanted in (
        ("ventura", ventura, VENTURA_CARDS),
        ("conscription", rest, CONSCRIPTION_CARDS),
    ):
        total = sum(row["copies"] for row in rows)
        if total != wanted:
            raise document.error("pack-cards", "companies", deck=deck, wanted=wanted, count=total)


def _check_tiles(document: Document) -> None:
    """Enough tiles for every number of players (VTR-6.4 to VTR-6.6, VTR-27.2)."""
    tiles = document.rows("tiles")
    draw = max(row["starting_draw"] for row in document.rows("editions"))
    dealt = {word for row in document.rows("equal_domains") for word in row["types"]}
    for seats in range(2, MOST_SEATS + 1):
        used = [row["type"] for row in tiles if 0 < row["setup"] <= seats]
        short = [word for word in sorted(dealt) if used.count(word) < seats]
        if len(used) < seats * draw or short:
            raise document.error("pack-tiles", "tiles", seats=seats)


def _same_rules(document: Document, standard: Mapping[str, Any]) -> None:
    """What belongs to the rules stands in a pack as it is."""
    for table, keys in FIXED.items():
        for index, (row, old) in enumerate(zip(document.rows(table), standard[table], strict=True)):
            for key in keys:
                if row.get(key) != old.get(key):
                    wanted = repr(old.get(key))
                    raise document.error("pack-fixed", table, index, key, name=key, wanted=wanted)
    _same_heavy_cavalry(document, standard["companies"])
    for key in RULES:
        if document.table("constants")[key] != standard["constants"][key]:
            wanted = str(standard["constants"][key])
            raise document.error("pack-fixed", "constants", 0, key, name=key, wanted=wanted)


def _same_heavy_cavalry(document: Document, companies: list[dict[str, Any]]) -> None:
    """Its Resistance belongs to the editions and is corrected there (heavy_cavalry_resistance)."""
    for index, (row, old) in enumerate(zip(document.rows("companies"), companies, strict=True)):
        if row["id"] == "heavy_cavalry" and row["resistance"] != old["resistance"]:
            wanted, place = str(old["resistance"]), ("companies", index, "resistance")
            raise document.error("pack-fixed", *place, name="resistance", wanted=wanted)


BOX: Final = Box(PACKAGE, SCHEMA, Components, _check, _same_rules)
