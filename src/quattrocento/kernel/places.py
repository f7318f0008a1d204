"""Sets of places as the bits of one number, and tables that turn such sets into moves or unions.

Legal targets are asked for at every decision; eight places are looked up at a time.
"""

from collections.abc import Sequence

from quattrocento.kernel.move import Move

_ROW = 8
_ROW_MASK = 255
_SMALL = 32


def _places(bits: int, start: int) -> list[int]:
    return [start + place for place in range(_ROW) if bits >> place & 1]


_MANY = 64
_ROWS = [[_places(bits, start) for bits in range(_ROW_MASK + 1)] for start in range(0, _MANY, _ROW)]
_FIRST, _SECOND, _THIRD, _FOURTH = _ROWS[: _SMALL // _ROW]


def members(mask: int) -> list[int]:
    """The places of a set, in ascending order."""
    if not mask:
        return []
    found = [
        *_FIRST[mask & _ROW_MASK],
        *_SECOND[mask >> 8 & _ROW_MASK],
        *_THIRD[mask >> 16 & _ROW_MASK],
        *_FOURTH[mask >> 24 & _ROW_MASK],
    ]
    mask >>= _SMALL
    row = _SMALL // _ROW
    while mask:
        bits = mask & _ROW_MASK
        found += _ROWS[row][bits] if row < len(_ROWS) else _places(bits, row * _ROW)
        mask >>= _ROW
        row += 1
    return found


_WEIGHTS = [[bits >> place & 1 for place in range(_ROW)] for bits in range(_ROW_MASK + 1)]


def weights(mask: int, places: int) -> list[int]:
    """For a draw from a set of places: 1 for each that is in it, 0 for the others."""
    found: list[int] = []
    for start in range(0, places, _ROW):
        found += _WEIGHTS[mask >> start & _ROW_MASK]
    return found[:places]


class MoveTable:
    """For one verb: the moves on a set of places, in ascending order of the places."""

    def __init__(self, verb: str, places: int) -> None:
        self.rows: list[list[list[Move]]] = []
        for start in range(0, max(places, _SMALL), _ROW):
            row = [
                [(verb, start + place) for place in members(bits) if start + place < places]
                for bits in range(_ROW_MASK + 1)
            ]
            self.rows.append(row)
        self.small = (self.rows[0], self.rows[1], self.rows[2], self.rows[3])

    def of(self, mask: int) -> list[Move]:
        found: list[Move] = []
        self.add_to(found, mask)
        return found

    def add_to(self, found: list[Move], mask: int) -> None:
        """Append the moves on these places to a list of options."""
        # Most maps have at most 32 places: four look-ups and no loop.
        first, second, third, fourth = self.small
        found += first[mask & _ROW_MASK]
        found += second[mask >> 8 & _ROW_MASK]
        found += third[mask >> 16 & _ROW_MASK]
        found += fourth[mask >> 24 & _ROW_MASK]
        mask >>= _SMALL
        row = 4
        while mask:
            found += self.rows[row][mask & _ROW_MASK]
            mask >>= _ROW
            row += 1


class UnionTable:
    """For a map: the union of the neighbourhoods of a set of places."""

    def __init__(self, neighbours: Sequence[int]) -> None:
        self.rows: list[list[int]] = []
        for start in range(0, max(len(neighbours), _SMALL), _ROW):
            row: list[int] = []
            for bits in range(_ROW_MASK + 1):
                union = 0
                for place in members(bits):
                    if start + place < len(neighbours):
                        union |= neighbours[start + place]
                row.append(union)
            self.rows.append(row)
        self.small = (self.rows[0], self.rows[1], self.rows[2], self.rows[3])

    def of(self, mask: int) -> int:
        first, second, third, fourth = self.small
        union = (
            first[mask & _ROW_MASK]
            | second[mask >> 8 & _ROW_MASK]
            | third[mask >> 16 & _ROW_MASK]
            | fourth[mask >> 24 & _ROW_MASK]
        )
        mask >>= _SMALL
        row = 4
        while mask:
            union |= self.rows[row][mask & _ROW_MASK]
            mask >>= _ROW
            row += 1
        return union
