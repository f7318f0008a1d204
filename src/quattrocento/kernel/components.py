"""Component files: every card, place and piece of a game, each with its origin.

The standard file lies in the game's package. A component pack is a corrected copy of it; it is
checked on loading, and what differs from the standard goes into records, so that these stand alone.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from quattrocento.kernel.document import Document, Field, check_keys

ORIGINS = ("seed", "found", "reconstructed")

ENTRY: Mapping[str, Field] = {
    "origin": Field("text", among=ORIGINS),
    "source": Field("text", optional=True),
    "note": Field("text", optional=True),
}

NAMED: Mapping[str, Field] = {
    "id": Field("text"),
    "name_en": Field("text"),
    "name_it": Field("text"),
    **ENTRY,
}


def meta(game: str) -> Mapping[str, Field]:
    """The table ``meta`` of a game's file; ``rules`` is the version of the rules that it belongs to."""
    return {
        "game": Field("text", among=(game,)),
        "title": Field("text"),
        "designers": Field("list"),
        "year": Field("number"),
        "rules": Field("number", 1),
        **ENTRY,
    }


def printed(row: Mapping[str, Any], language: str) -> str:
    """The text of a card or another component in a language, with its numbers set in."""
    text: str = row.get(f"text_{language}", "")
    return text.format_map({**row, **row.get("params", {})})


Difference = tuple[str, str, str, str]


class Schema:
    """The tables of a component file: single tables, and arrays whose entries have ids."""

    def __init__(
        self, single: Mapping[str, Mapping[str, Field]], rows: Mapping[str, Mapping[str, Field]]
    ) -> None:
        self.single = dict(single)
        self.rows = dict(rows)

    def check(self, document: Document) -> None:
        """Raise a ``DocumentError`` at the first table, key or value that does not fit."""
        known = [*self.single, *self.rows]
        for table in document.data:
            if table not in known:
                raise document.unknown("table", table, known, (table, 0, ""))
        for table in known:
            if table not in document.data:
                raise document.error("text-table-missing", table=repr(table))
        for table, fields in self.single.items():
            row = document.table(table)
            check_keys(document, table, 0, row, fields)
            _check_origin(document, table, 0, row)
        for table, fields in self.rows.items():
            seen: set[str] = set()
            for index, row in enumerate(document.rows(table)):
                check_keys(document, table, index, row, fields)
                _check_origin(document, table, index, row)
                if row["id"] in seen:
                    raise document.error("text-id-twice", table, index, "id", entry=repr(row["id"]))
                seen.add(row["id"])

    def same_ids(self, document: Document, standard: Mapping[str, Any]) -> None:
        """A pack corrects values; it neither adds nor drops nor reorders entries."""
        for table in self.rows:
            wanted = [row["id"] for row in standard[table]]
            for index, row in enumerate(document.rows(table)):
                place, entry = (table, index, "id"), repr(row["id"])
                if index >= len(wanted):
                    raise document.error("text-entry-extra", *place, entry=entry)
                if row["id"] != wanted[index]:
                    raise document.error("text-entry", *place, entry=entry, wanted=repr(wanted[index]))
            if len(document.rows(table)) < len(wanted):
                missing = repr(wanted[len(document.rows(table))])
                raise document.error("text-entry-missing", table, entry=missing, table=table)


def _check_origin(document: Document, table: str, index: int, row: Mapping[str, Any]) -> None:
    if row.get("origin") == "found" and "source" not in row:
        raise document.error("text-source", table, index, "origin")


def differences(data: Mapping[str, Any], standard: Mapping[str, Any]) -> list[Difference]:
    """What a pack changes: (table, id, key, value as JSON), in the order of the file."""
    found: list[Difference] = []
    if data is standard:
        return found
    for table, old in standard.items():
        new = data[table]
        if isinstance(old, list):
            for old_row, new_row in zip(old, new, strict=True):
                found.extend(_row_differences(table, old_row["id"], old_row, new_row))
        else:
            found.extend(_row_differences(table, "-", old, new))
    return found


def _row_differences(
    table: str, entry: str, old: Mapping[str, Any], new: Mapping[str, Any]
) -> list[Difference]:
    keys = [*old, *(key for key in new if key not in old)]
    return [
        (table, entry, key, json.dumps(new.get(key), ensure_ascii=False))
        for key in keys
        if old.get(key) != new.get(key)
    ]


def value_of(text: str) -> Any:
    """The value of a difference from its JSON; a ``ValueError`` where it cannot be read, or not written."""
    try:
        value = json.loads(text)
    except RecursionError:
        raise ValueError(text) from None
    json.dumps(value, ensure_ascii=False).encode()  # half a character, as in "\\ud800", is no text
    return value


def corrected(standard: Mapping[str, Any], changes: Sequence[Difference]) -> dict[str, Any]:
    """The standard data with a pack's differences applied; a ``KeyError`` names one that cannot be."""
    data: dict[str, Any] = {
        table: [dict(row) for row in old] if isinstance(old, list) else dict(old)
        for table, old in standard.items()
    }
    for table, entry, key, value in changes:
        row = _entry(data, table, entry)
        if key == "id":  # a pack corrects values; it neither adds nor drops entries
            raise KeyError(f"{table} {entry} id")
        try:
            new = value_of(value)
        except ValueError:
            raise KeyError(f"{table} {entry} {key} {value}") from None
        if new is None:
            row.pop(key, None)
        else:
            row[key] = new
    return data


def _entry(data: Mapping[str, Any], table: str, entry: str) -> dict[str, Any]:
    rows = data.get(table)
    if isinstance(rows, dict) and entry == "-":
        return rows
    if isinstance(rows, list):
        for row in rows:
            if row["id"] == entry:
                return dict_of(row)
    raise KeyError(f"{table} {entry}")


def dict_of(row: Any) -> dict[str, Any]:
    """A row of the data, as what it is."""
    assert isinstance(row, dict)
    return row
