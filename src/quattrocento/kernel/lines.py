"""Lines of text: wrapping to a width, tables in columns, chances as people read them."""

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import Final

BETWEEN: Final = " · "
_INDENT: Final = "    "
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_GAPS: Final = (2, 1)
_TIMES: Final = "\N{MULTIPLICATION SIGN}"

Rows = Sequence[Sequence[str]]


def unbroken(text: str) -> str:
    """A text that ``wrapped`` leaves on one line."""
    return text.replace(" ", _NO_BREAK)


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of at most that width, the second and later ones indented."""
    lines = wrap(text, width, subsequent_indent=_INDENT, break_on_hyphens=False)
    return [line.replace(_NO_BREAK, " ") for line in lines]


def paragraphs(parts: Sequence[list[str]]) -> list[str]:
    """The lines of all parts that have any, with an empty line between two parts."""
    lines: list[str] = []
    for part in parts:
        lines += ["", *part] if lines and part else part
    return lines


def tallied(things: Sequence[int], name: Callable[[int], str]) -> str:
    """The names of things in the order given, equal ones together with their number."""
    names: list[str] = []
    for thing in dict.fromkeys(things):
        copies = things.count(thing)
        names.append(unbroken(f"{name(thing)} {_TIMES}{copies}" if copies > 1 else name(thing)))
    return ", ".join(names)


def table(rows: Rows, width: int) -> list[str]:
    """A table in columns; where it is too wide, rows and columns change places.

    The first row holds the headings. What still does not fit is cut at the right of its cell.
    """
    turned = [[cell.strip() for cell in column] for column in zip(*rows, strict=True)]
    for layout in (rows, turned):
        for gap in _GAPS:
            if sum(_widths(layout)) + gap * (len(layout[0]) - 1) <= width:
                return _aligned(layout, gap)
    room = (width - max(len(row[0]) for row in turned)) // (len(rows) - 1) - 1
    return _aligned([[row[0], *(cell[:room] for cell in row[1:])] for row in turned], 1)


def _widths(rows: Rows) -> list[int]:
    return [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]


def _aligned(rows: Rows, gap: int) -> list[str]:
    """Columns with a gap between them; numbers to the right."""
    numeric = [all(cell.isdecimal() for cell in column[1:]) for column in zip(*rows, strict=True)]
    widths = _widths(rows)
    lines: list[str] = []
    for row in rows:
        cells = zip(row, widths, numeric, strict=True)
        padded = [cell.rjust(size) if right else cell.ljust(size) for cell, size, right in cells]
        lines.append((" " * gap).join(padded).rstrip())
    return lines


def percent(chance: float) -> str:
    """A chance for people: ``83%``, and never 0 or 100 for what is merely very unlikely."""
    if 0 < chance < 0.005:
        return "<1%"
    if 0.995 <= chance < 1:
        return ">99%"
    return f"{100 * chance:.0f}%"
