"""The map as text: hexes in staggered rows, each with its tile, its markers and its Troops."""

from collections.abc import Mapping
from typing import Final

from quattrocento.games.ventura.rules.verbs import axial

ROWS: Final = 3  # lines of a cell
HALF: Final = 8  # half the width of a cell
_EDGE: Final = "|"
_RULE: Final = "-"


def chart(cells: Mapping[int, tuple[str, str, str]], width: int) -> list[str]:
    """The cells at their places, or nothing where the map is wider than that."""
    if not cells:
        return []
    places = {place: axial(place) for place in cells}
    left = min(2 * q + r for q, r in places.values())
    top = min(r for _, r in places.values())
    right = max(2 * q + r for q, r in places.values())
    if (right - left + 2) * HALF + 1 > width:
        return []
    bottom = max(r for _, r in places.values())
    canvas = [[" "] * ((right - left + 2) * HALF + 1) for _ in range((bottom - top + 1) * (ROWS + 1) + 1)]
    for place, (q, r) in places.items():
        _draw(canvas, (2 * q + r - left) * HALF, (r - top) * (ROWS + 1), cells[place])
    return ["".join(line).rstrip() for line in canvas]


def fitted(name: str, room: int) -> str:
    """A name that is too long loses its end, but not its number."""
    if len(name) <= room:
        return name
    head, _, number = name.rpartition(" ")
    tail = f" {number}" if number.isdecimal() else ""
    return f"{(head if tail else name)[: room - len(tail) - 1]}…{tail}"


def _draw(canvas: list[list[str]], x: int, y: int, cell: tuple[str, str, str]) -> None:
    inside = 2 * HALF - 1
    for column in range(x, x + inside + 2):
        canvas[y][column] = canvas[y + ROWS + 1][column] = _RULE
    for row, text in enumerate(cell, y + 1):
        line = f"{_EDGE}{fitted(text, inside).center(inside)}{_EDGE}"
        canvas[row][x : x + len(line)] = line
