"""Component packs: the standard file and corrected copies of it, checked line by line."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from quattrocento.games.magnifico.components.schema import SCHEMA
from quattrocento.games.magnifico.components.typed import CARDS_IN_BOX, PARAMETERS, Components
from quattrocento.kernel.box import Box
from quattrocento.kernel.document import Document, Field, Place

PACKAGE: Final = Path(__file__).parent.parent

MOST_SEATS: Final = 5

_MONEY: Final = (
    "start_florins",
    "rich_florins",
    "money_cap",
    "min_bid",
    "income_per_territory",
    "income_per_castle",
)
_MONEY_PARAMETERS: Final = ("discount", "build_cost", "income")


def _check(document: Document) -> None:
    """What the rules need beyond the shape of the tables."""
    for index, row in enumerate(document.rows("cards")):
        _check_card(document, index, row)
    total = sum(row["copies"] for row in document.rows("cards"))
    if total != CARDS_IN_BOX:
        raise document.error("pack-cards", "cards", wanted=CARDS_IN_BOX, count=total)
    for index, row in enumerate(document.rows("auction")):
        if row["id"] != f"players_{row['players']}":
            place, wanted = ("auction", index, "players"), row["id"][-1]
            raise document.error("pack-players", *place, wanted=wanted, count=row["players"])
    _check_money(document)
    _check_pieces(document)
    _check_map(document)


def _check_card(document: Document, index: int, row: Mapping[str, Any]) -> None:
    wanted = PARAMETERS[row["effect"]]
    place = ("cards", index, "params")
    for key, value in row["params"].items():
        if not wanted:
            raise document.error("pack-no-parameter", *place, key=key)
        if key not in wanted:
            raise document.error("pack-parameter", *place, known=", ".join(wanted), key=key)
        Field("number", 0, 99).check(document, place, f"params: {key}", value)
    for key in wanted:
        if key not in row["params"]:
            raise document.error("pack-parameter-missing", *place, key=key)


def _check_money(document: Document) -> None:
    """MAG-2.12: all money in multiples of the unit."""
    constants = document.table("constants")
    unit = constants["money_unit"]
    for key in _MONEY:
        _check_multiple(document, unit, constants[key], ("constants", 0, key), key)
    for table in ("costs", "machine_prices"):
        for index, row in enumerate(document.rows(table)):
            _check_multiple(document, unit, row["florins"], (table, index, "florins"), "florins")
    for index, row in enumerate(document.rows("cards")):
        _check_multiple(document, unit, row["cost"], ("cards", index, "cost"), "cost")
        for key in _MONEY_PARAMETERS:
            value = row["params"].get(key, 0)
            _check_multiple(document, unit, value, ("cards", index, "params"), f"params: {key}")


def _check_multiple(document: Document, unit: int, value: int, place: Place, name: str) -> None:
    if value % unit:
        raise document.error("pack-multiple", *place, name=name, unit=unit, value=value)


def _check_pieces(document: Document) -> None:
    """Enough pieces for five players to begin (MAG-4.8, MAG-4.10)."""
    constants = document.table("constants")
    pieces = {row["id"]: (index, row["count"]) for index, row in enumerate(document.rows("pieces"))}
    most = max(constants["start_soldiers"], constants["rich_soldiers"]) + 1
    for name, needed in (("soldier", most), ("castle", MOST_SEATS)):
        index, count = pieces[name]
        if count < needed:
            raise document.error("pack-pieces", "pieces", index, "count", least=needed, count=count)


def _check_map(document: Document) -> None:
    """Borders go both ways and name known places (MAG-1.5)."""
    rows = document.rows("territories")
    known = {row["id"]: row for row in rows}
    seas = [row["id"] for row in document.rows("seas")]
    for index, row in enumerate(rows):
        for other in row["borders"]:
            there = known.get(other) if isinstance(other, str) else None
            if there is None or other == row["id"] or row["id"] not in there["borders"]:
                place, here = ("territories", index, "borders"), repr(row["id"])
                raise document.error("pack-border", *place, other=repr(other), here=here)
        for sea in row["seas"]:
            if sea not in seas:
                raise document.unknown("sea", str(sea), seas, ("territories", index, "seas"))
    for index, row in enumerate(document.rows("straits")):
        between = row["between"]
        named = [name for name in between if isinstance(name, str) and name in known]
        if len(between) != 2 or len(set(named)) != 2:
            raise document.error("pack-strait", "straits", index, "between")


def _same_settings(document: Document, standard: Mapping[str, Any]) -> None:
    """Settings belong to the rules; a pack repeats them as they are."""
    for index, (row, old) in enumerate(zip(document.rows("settings"), standard["settings"], strict=True)):
        for key in ("default", "values", "clause"):
            if row[key] != old[key]:
                place, wanted = ("settings", index, key), repr(old[key])
                raise document.error("pack-setting", *place, name=key, wanted=wanted)


BOX: Final = Box(PACKAGE, SCHEMA, Components, _check, _same_settings)
