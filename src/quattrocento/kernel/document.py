"""Documents: TOML texts whose errors name the line and what was expected there."""

import difflib
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

from quattrocento.kernel.fault import LOCALE, Fault
from quattrocento.kernel.saying import Spoken

_HEADER = re.compile(r"^\s*\[(\[?)\s*([A-Za-z0-9_.-]+)\s*\]?\]")
_KEY = re.compile(r"^\s*([A-Za-z0-9_-]+)\s*=")
_AT_LINE = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)")
_LISTED = 12
_TYPES: Mapping[str, type | tuple[type, ...]] = {
    "any": object,
    "number": (int, float),
    "text": str,
    "flag": bool,
    "list": list,
    "table": dict,
}


Place = tuple[str, int, str]
"""A table, the number of its entry, and a key in it, which may be empty."""


class DocumentError(Fault):
    """A text that cannot be taken: where, and what was expected. Line 0 stands for the whole of it."""

    def __init__(self, source: str, line: int, message_id: str, /, **about: Spoken) -> None:
        super().__init__(message_id, **about)
        self.source = source
        self.line = line

    @classmethod
    def of(cls, fault: Fault, source: str, line: int) -> Self:
        """Another fault, told of this place."""
        error = cls(source, line, fault.id, **fault.about)
        error.locale, error.within = fault.locale, fault.within
        return error

    def __str__(self) -> str:
        where = f"{self.source}, line {self.line}" if self.line else self.source
        return f"{where}: {super().__str__()}"


class Document:
    """A TOML text, its data, and the line on which each table and key stands.

    ``locale`` is the folder with the sentences of the errors that a game finds in it.
    """

    def __init__(
        self, text: str, source: str, data: dict[str, Any] | None = None, locale: Path = LOCALE
    ) -> None:
        self.source = source
        self.locale = locale
        try:
            self.data: dict[str, Any] = tomllib.loads(text) if data is None else data
        except (ValueError, RecursionError) as error:  # a number or a nesting too long for the reader too
            at = _AT_LINE.search(str(error))
            line = int(at[1]) if at and at[1] else text.count("\n") + 1
            detail = _AT_LINE.sub("", str(error)).lower()
            raise DocumentError(source, line, "text-toml", detail=detail) from None
        self._lines: dict[tuple[str, int, str], int] = {}
        self._number_lines(text)

    def _number_lines(self, text: str) -> None:
        table, index = "", 0
        counts: dict[str, int] = {}
        for number, line in enumerate(text.split("\n"), 1):
            header = _HEADER.match(line)
            if header:
                table = header[2]
                index = counts.get(table, 0) if header[1] else 0
                counts[table] = index + 1
                self._lines[table, index, ""] = number
                continue
            key = _KEY.match(line)
            if key:
                self._lines.setdefault((table, index, key[1]), number)

    def line(self, table: str, index: int = 0, key: str = "") -> int:
        """The line of a key, else of its table, else 0."""
        exact = self._lines.get((table, index, key))
        return exact if exact is not None else self._lines.get((table, index, ""), 0)

    def error(
        self, message_id: str, table: str = "", index: int = 0, key: str = "", /, **about: str | int
    ) -> DocumentError:
        """An error at the line of a key; without one, of its table; without a table, of the whole text."""
        error = DocumentError(self.source, self.line(table, index, key), message_id, **about)
        error.locale = self.locale
        return error

    def unknown(self, what: str, word: str, known: Sequence[str], place: Place) -> DocumentError:
        """The error of an unknown word, with the nearest known one where there is one."""
        near = difflib.get_close_matches(word, list(known), 1)
        if near:
            meant = repr(near[0])
            return self.error("text-unknown-near", *place, what=what, word=repr(word), meant=meant)
        some = ", ".join([*known[:_LISTED], *(["..."] if len(known) > _LISTED else [])])
        return self.error("text-unknown", *place, what=what, word=repr(word), known=some)

    def rows(self, table: str) -> list[dict[str, Any]]:
        """The entries of an array of tables; a missing one is empty."""
        rows = self.data.get(table, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise self.error("text-rows", table, table=table)
        return rows

    def table(self, table: str) -> dict[str, Any]:
        """The keys of one table; a missing one is empty."""
        found = self.data.get(table, {})
        if not isinstance(found, dict):
            raise self.error("text-table", table, table=table)
        return found


class Field:
    """What may stand behind a key."""

    def __init__(
        self,
        kind: str,
        least: int | None = None,
        most: int | None = None,
        among: Sequence[Any] | None = None,
        optional: bool = False,
    ) -> None:
        self.kind = kind
        self.least = least
        self.most = most
        self.among = among
        self.optional = optional

    def check(self, document: Document, place: Place, name: str, value: Any) -> None:
        """Raise a ``DocumentError`` at that place if the value, called by that name, does not fit."""
        kind: Any = _TYPES[self.kind]
        said = repr(value)
        if not isinstance(value, kind) or (self.kind == "number" and isinstance(value, bool)):
            raise document.error("text-kind", *place, name=name, kind=self.kind, value=said)
        if self.least is not None and not isinstance(value, int):
            raise document.error("text-whole", *place, name=name, value=said)
        if self.among is not None and value not in self.among:
            known = ", ".join(map(str, self.among))
            raise document.error("text-among", *place, name=name, known=known, value=said)
        if self.least is not None and value < self.least:
            raise document.error("text-at-least", *place, name=name, least=self.least, value=said)
        if self.most is not None and value > self.most:
            raise document.error("text-at-most", *place, name=name, most=self.most, value=said)


def check_keys(
    document: Document, table: str, index: int, row: Mapping[str, Any], fields: Mapping[str, Field]
) -> None:
    """Every key known and of its kind, every needed key there."""
    for key, value in row.items():
        if key not in fields:
            raise document.unknown("key", key, list(fields), (table, index, key))
        fields[key].check(document, (table, index, key), key, value)
    for key, field in fields.items():
        if key not in row and not field.optional:
            raise document.error("text-key-missing", table, index, key=repr(key))
