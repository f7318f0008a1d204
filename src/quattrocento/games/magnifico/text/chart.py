"""The map of Europe in characters: coasts and frontiers from ``map.json``, with labels set into it."""

import json
import math
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from quattrocento.games.magnifico.components.packs import BOX

MARKS: Final = "ABCDE"  # the players on the map, by seat

SEA, OUTSIDE, ALPS = -1, -2, -3

_WAVE, _WAVES_APART = "~", 4
_FRONTIER, _STRAIT, _NO_MANS_LAND, _MOUNTAINS = "·", "=", "░", "^"

# A character cell is about twice as high as it is wide; a little lower still keeps the map on one screen.
_ROWS_A_COLUMN: Final = 0.33
_MOST_COLUMNS: Final = 132

# How far a label may move from where it belongs, and what that costs against lying on other land or water.
_FAR_COLUMNS, _FAR_ROWS = 16, 6
_A_COLUMN_AWAY, _A_ROW_AWAY = 0.15, 1.5
_ON_OTHER_LAND, _ON_WATER = 2.0, 0.6


@dataclass
class Label:
    """Lines to be set close to a place of the drawing; ``home`` is the territory, or ``SEA``."""

    home: int
    at: tuple[float, float]
    lines: tuple[str, ...]

    def columns(self) -> int:
        """The width with a blank on both sides."""
        return max(len(line) for line in self.lines) + 2


@cache
def drawing() -> dict[str, Any]:
    """The drawn map as it lies in the package."""
    drawn: dict[str, Any] = json.loads((BOX.package / "map.json").read_text(encoding="utf-8"))
    return drawn


class Chart:
    """A grid of characters, as many columns as there are, on which labels keep clear of each other."""

    def __init__(self, width: int) -> None:
        self.columns = min(width, _MOST_COLUMNS)
        self.rows = round(self.columns * _ROWS_A_COLUMN)
        self.cells = _cells(self.columns, self.rows)
        self.text = [
            [self._ground(row, column) for column in range(self.columns)] for row in range(self.rows)
        ]
        self.taken = [[False] * self.columns for _ in range(self.rows)]
        for strait in drawing()["straits"]:
            (left, top), (right, bottom) = strait["line"]
            row, column = self._cell((left + right) / 2, (top + bottom) / 2)
            self.text[row][column] = _STRAIT
            self.taken[row][column] = True

    def write(self, labels: list[Label]) -> None:
        """Set the labels, those of the smallest territories first: they have the least choice."""
        area = [0] * (max(label.home for label in labels) + 1)
        for row in self.cells:
            for cell in row:
                if 0 <= cell < len(area):
                    area[cell] += 1
        for label in sorted(labels, key=lambda label: area[label.home] if label.home >= 0 else math.inf):
            self._set(label, *self._best(label))

    def lines(self) -> list[str]:
        return ["".join(row).rstrip() for row in self.text]

    def _cell(self, x: float, y: float) -> tuple[int, int]:
        across, down = _scale(self.columns, self.rows)
        return min(self.rows - 1, int(y * down)), min(self.columns - 1, int(x * across))

    def _ground(self, row: int, column: int) -> str:
        cell = self.cells[row][column]
        if cell == SEA:
            shifted = column + (_WAVES_APART // 2) * (row % 2)
            return _WAVE if shifted % _WAVES_APART == 0 else " "
        if cell in (OUTSIDE, ALPS):
            return _NO_MANS_LAND if cell == OUTSIDE else _MOUNTAINS
        right = self.cells[row][column + 1] if column + 1 < self.columns else cell
        below = self.cells[row + 1][column] if row + 1 < self.rows else cell
        return _FRONTIER if any(other not in (cell, SEA) for other in (right, below)) else " "

    def _best(self, label: Label) -> tuple[int, int]:
        """The cheapest free place for a label, the nearest ones tried first."""
        middle_row, middle_column = self._cell(*label.at)
        height, width = len(label.lines), label.columns()
        tries: list[tuple[float, int, int]] = []
        for row in range(
            max(0, middle_row - _FAR_ROWS), min(self.rows - height, middle_row + _FAR_ROWS) + 1
        ):
            for shift in range(-_FAR_COLUMNS, _FAR_COLUMNS + 1):
                column = max(0, min(self.columns - width, middle_column - width // 2 + shift))
                away = _A_COLUMN_AWAY * shift**2 + _A_ROW_AWAY * (row + height // 2 - middle_row) ** 2
                tries.append((away, row, column))
        best, found = math.inf, (0, 0)
        for away, row, column in sorted(tries):
            if away >= best:
                break
            cost = away + self._cost(label.home, row, column, height, width)
            if cost < best:
                best, found = cost, (row, column)
        return found

    def _cost(self, home: int, top: int, left: int, height: int, width: int) -> float:
        cost = 0.0
        for row in range(top, top + height):
            taken, cells = self.taken[row], self.cells[row]
            for column in range(left, left + width):
                if taken[column]:
                    return math.inf
                if cells[column] != home:
                    cost += _ON_WATER if cells[column] == SEA else _ON_OTHER_LAND
        return cost

    def _set(self, label: Label, top: int, left: int) -> None:
        width = label.columns()
        for row, line in enumerate(label.lines, top):
            start = left + (width - len(line)) // 2
            for column in range(left, left + width):
                self.taken[row][column] = True
            self.text[row][start - 1 : start + len(line) + 1] = f" {line} "


def _scale(columns: int, rows: int) -> tuple[float, float]:
    _, _, width, height = drawing()["viewBox"]
    return columns / width, rows / height


@cache
def _cells(columns: int, rows: int) -> tuple[tuple[int, ...], ...]:
    """What lies under the middle of each character: a territory, the sea, or land that is no territory."""
    cells = [[SEA] * columns for _ in range(rows)]
    shapes = [(OUTSIDE, drawing()["land_outside"])]
    shapes += [(ALPS, shape["path"]) for shape in drawing()["impassable"].values()]
    shapes += [(i, shape["path"]) for i, shape in enumerate(drawing()["territories"].values())]
    for kind, path in shapes:
        for row, crossings in enumerate(_crossings(path, columns, rows)):
            crossings.sort()
            for enter, leave in zip(crossings[::2], crossings[1::2], strict=True):
                for column in range(max(0, enter), min(columns, leave)):
                    cells[row][column] = kind
    return tuple(tuple(row) for row in cells)


def _crossings(path: str, columns: int, rows: int) -> list[list[int]]:
    """Where the outline crosses the middle of each row: the first column right of each crossing."""
    across, down = _scale(columns, rows)
    found: list[list[int]] = [[] for _ in range(rows)]
    for ring in path.split("M")[1:]:
        points = [tuple(map(float, point.split())) for point in ring.rstrip("Z").split("L")]
        for (x, y), (to_x, to_y) in zip(points, [*points[1:], points[0]], strict=True):
            start, end = sorted((y * down, to_y * down))
            for row in range(max(0, math.ceil(start - 0.5)), min(rows, math.ceil(end - 0.5))):
                part = ((row + 0.5) / down - y) / (to_y - y)
                found[row].append(math.ceil((x + part * (to_x - x)) * across - 0.5))
    return found
