"""The map as text: hexes in staggered rows, each with its tile, its markers and its Troops.

Where the map is wider than the screen its cells are narrowed; where that is not enough, the part of it
is drawn in which most of what is looked for lies.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from quattrocento.games.ventura.rules.verbs import axial

_ROOMY: Final = 8  # half the width of a cell where there is room
_TIGHT: Final = 5  # the least that it is narrowed to
_ROWS: Final = 3  # lines of a cell with one of its edges
_EDGE: Final = "|"
_RULE: Final = "-"

Cell = tuple[str, str]
"""A tile, and below it whose it is and what stands there."""


@dataclass
class Chart:
    """The lines of the map, and the places that there was no room for."""

    lines: list[str]
    beyond: list[int]


def chart(cells: Mapping[int, Cell], width: int, sought: Collection[int] = ()) -> Chart:
    """The cells at their places; ``sought`` are those that must be in sight."""
    if not cells:
        return Chart([], [])
    columns = {place: _column(place) for place in cells}
    left, right = min(columns.values()), max(columns.values())
    half = next((half for half in range(_ROOMY, _TIGHT, -1) if _wide(right - left, half) <= width), _TIGHT)
    span = (width - 1) // half - 2
    if right - left > span:
        left = _best_left(columns, span, sought)
    shown = {place: cell for place, cell in cells.items() if left <= columns[place] <= left + span}
    return Chart(_drawn(shown, half), [place for place in cells if place not in shown])


def fitted(name: str, room: int) -> str:
    """A name that is too long loses its end, but not its number."""
    if len(name) <= room:
        return name
    head, _, number = name.rpartition(" ")
    tail = f" {number}" if number.isdecimal() else ""
    return f"{(head if tail else name)[: room - len(tail) - 1]}…{tail}"


def _column(place: int) -> int:
    q, r = axial(place)
    return 2 * q + r


def _wide(span: int, half: int) -> int:
    return (span + 2) * half + 1


def _best_left(columns: Mapping[int, int], span: int, sought: Collection[int]) -> int:
    """The first column of the part with the most places that are sought, then the most of all."""
    starts = range(min(columns.values()), max(columns.values()) - span + 1)

    def worth(left: int) -> tuple[int, int]:
        inside = [place for place, column in columns.items() if left <= column <= left + span]
        return sum(place in sought for place in inside), len(inside)

    return max(starts, key=worth)


def _drawn(cells: Mapping[int, Cell], half: int) -> list[str]:
    places = {place: (_column(place), axial(place)[1]) for place in cells}
    left, top = min(x for x, _ in places.values()), min(y for _, y in places.values())
    right, bottom = max(x for x, _ in places.values()), max(y for _, y in places.values())
    canvas = [[" "] * _wide(right - left, half) for _ in range((bottom - top + 1) * _ROWS + 1)]
    for place, (x, y) in places.items():
        _draw(canvas, (x - left) * half, (y - top) * _ROWS, cells[place], half)
    return ["".join(line).rstrip() for line in canvas]


def _draw(canvas: list[list[str]], x: int, y: int, cell: Cell, half: int) -> None:
    inside = 2 * half - 1
    for column in range(x, x + inside + 2):
        canvas[y][column] = canvas[y + _ROWS][column] = _RULE
    for row, text in enumerate(cell, y + 1):
        line = f"{_EDGE}{fitted(text, inside).center(inside)}{_EDGE}"
        canvas[row][x : x + len(line)] = line
