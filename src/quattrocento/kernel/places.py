"""Sets of places as the bits of one number, and tables that turn such sets into moves or unions.

Legal targets are asked for at every decision; eight places are looked up at a time.
"""

from collections.abc import Sequence

from quattrocento.kernel.move import Move

_ROW = 8
_ROW_MASK = 255


def members(mask: int) -> list[int]:
    """The places of a set, in ascending order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class MoveTable:
    """For one verb: the moves on a set of places, in ascending order of the places."""

    def __init__(self, verb: str, places: int) -> None:
        self.rows: list[list[list[Move]]] = []
        for start in range(0, places, _ROW):
            row = [
                [(verb, start + place) for place in members(bits) if start + place < places]
                for bits in range(_ROW_MASK + 1)
            ]
            self.rows.append(row)

    def of(self, mask: int) -> list[Move]:
        found: list[Move] = []
        row = 0
        while mask:
            bits = mask & _ROW_MASK
            if bits:
                found += self.rows[row][bits]
            mask >>= _ROW
            row += 1
        return found


class UnionTable:
    """For a map: the union of the neighbourhoods of a set of places."""

    def __init__(self, neighbours: Sequence[int]) -> None:
        self.rows: list[list[int]] = []
        for start in range(0, len(neighbours), _ROW):
            row: list[int] = []
            for bits in range(_ROW_MASK + 1):
                union = 0
                for place in members(bits):
                    if start + place < len(neighbours):
                        union |= neighbours[start + place]
                row.append(union)
            self.rows.append(row)

    def of(self, mask: int) -> int:
        union = 0
        row = 0
        while mask:
            bits = mask & _ROW_MASK
            if bits:
                union |= self.rows[row][bits]
            mask >>= _ROW
            row += 1
        return union
