"""Documents: TOML texts whose errors name the line and what was expected there."""

import difflib
import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

_HEADER = re.compile(r"^\s*\[(\[?)\s*([A-Za-z0-9_.-]+)\s*\]?\]")
_KEY = re.compile(r"^\s*([A-Za-z0-9_-]+)\s*=")
_AT_LINE = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)")
_TYPES: Mapping[str, type | tuple[type, ...]] = {
    "any": object,
    "number": (int, float),
    "text": str,
    "flag": bool,
    "list": list,
    "table": dict,
}


class DocumentError(Exception):
    """A text that cannot be taken: where, and what was expected."""

    def __init__(self, source: str, line: int, message: str) -> None:
        where = f"{source}, line {line}" if line else source
        super().__init__(f"{where}: {message}")
        self.source = source
        self.line = line
        self.message = message


class Document:
    """A TOML text, its data, and the line on which each table and key stands."""

    def __init__(self, text: str, source: str, data: dict[str, Any] | None = None) -> None:
        self.source = source
        try:
            self.data: dict[str, Any] = tomllib.loads(text) if data is None else data
        except (ValueError, RecursionError) as error:  # a number or a nesting too long for the reader too
            at = _AT_LINE.search(str(error))
            line = int(at[1]) if at and at[1] else text.count("\n") + 1
            raise DocumentError(source, line, _AT_LINE.sub("", str(error)).lower()) from None
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

    def error(self, message: str, table: str, index: int = 0, key: str = "") -> DocumentError:
        return DocumentError(self.source, self.line(table, index, key), message)

    def rows(self, table: str) -> list[dict[str, Any]]:
        """The entries of an array of tables; a missing one is empty."""
        rows = self.data.get(table, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise self.error(f"[[{table}]] entries are expected", table)
        return rows

    def table(self, table: str) -> dict[str, Any]:
        """The keys of one table; a missing one is empty."""
        found = self.data.get(table, {})
        if not isinstance(found, dict):
            raise self.error(f"a table [{table}] is expected", table)
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

    def objection(self, value: Any) -> str | None:
        """What is wrong with this value, or None."""
        kind: Any = _TYPES[self.kind]
        if not isinstance(value, kind) or (self.kind == "number" and isinstance(value, bool)):
            return f"a {self.kind} is expected, not {value!r}"
        if self.least is not None and not isinstance(value, int):
            return f"a whole number is expected, not {value!r}"
        if self.among is not None and value not in self.among:
            return f"one of {', '.join(map(str, self.among))} is expected, not {value!r}"
        if self.least is not None and value < self.least:
            return f"at least {self.least} is expected, not {value}"
        if self.most is not None and value > self.most:
            return f"at most {self.most} is expected, not {value}"
        return None


def check_keys(
    document: Document, table: str, index: int, row: Mapping[str, Any], fields: Mapping[str, Field]
) -> None:
    """Every key known and of its kind, every needed key there."""
    for key, value in row.items():
        if key not in fields:
            raise document.error(unknown("key", key, list(fields)), table, index, key)
        objection = fields[key].objection(value)
        if objection is not None:
            raise document.error(f"{key}: {objection}", table, index, key)
    for key, field in fields.items():
        if key not in row and not field.optional:
            raise document.error(f"the key {key!r} is missing", table, index)


def unknown(what: str, word: str, known: Sequence[str]) -> str:
    """An unknown word, with the nearest known one where there is one."""
    near = difflib.get_close_matches(word, list(known), 1)
    if near:
        return f"unknown {what} {word!r}; is {near[0]!r} meant?"
    some = ", ".join(list(known)[:12])
    return f"unknown {what} {word!r}; expected: {some}{', ...' if len(known) > 12 else ''}"
