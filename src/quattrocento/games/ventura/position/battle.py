"""A battle in progress (VTR-20 to VTR-24): who fights where, the lines, and what modifiers are left."""

from dataclasses import dataclass
from typing import Final

ATTACKER, DEFENDER = 0, 1
NO_SIDE: Final = -1

NOT_SAID: Final = -1
UNDECIDED: Final = (NOT_SAID, NOT_SAID)

Line = tuple[int, ...]
"""Companies from space I on; each is its card and, in the lowest bits, its wounds."""


@dataclass(slots=True)
class Battle:
    """What is known of one battle. Lists and pairs are by side: attacker, defender."""

    seats: tuple[int, int]
    areas: tuple[int, int]  # the defender's is 0 until he has chosen
    at: int
    origin: int
    number: int = 0  # of the coming assault; 0 before the order is revealed
    armies: tuple[bool, bool] = (False, False)  # VTR-24.5: when the battle started
    seeing: int = 0  # sides with see_order, as bits
    lines: tuple[Line, Line] = ((), ())
    ground: int = NO_SIDE  # VTR-22.1: the side that the Territory helps
    ground_ranged: int = 0
    ground_melee: int = 0
    ground_guard: int = 0  # what is left of the Territory's resistance
    captain_guard: tuple[int, int] = (0, 0)
    bonus: tuple[int, int] = (0, 0)  # of Events, for the coming assault
    prevent: tuple[int, int] = (0, 0)
    quiet: bool = True  # VTR-23.9: no wound in the set in progress
    unpaid: bool = False  # VTR-30.16: a Night Withdrawal scores nothing
    using: tuple[int, int] = UNDECIDED  # VTR-22.7: the modifiers to be used in the coming assault, as bits
    winner: int = NO_SIDE

    def copy(self) -> "Battle":
        new = Battle.__new__(Battle)
        new.seats = self.seats
        new.areas = self.areas
        new.at = self.at
        new.origin = self.origin
        new.number = self.number
        new.armies = self.armies
        new.seeing = self.seeing
        new.lines = self.lines
        new.ground = self.ground
        new.ground_ranged = self.ground_ranged
        new.ground_melee = self.ground_melee
        new.ground_guard = self.ground_guard
        new.captain_guard = self.captain_guard
        new.bonus = self.bonus
        new.prevent = self.prevent
        new.quiet = self.quiet
        new.unpaid = self.unpaid
        new.using = self.using
        new.winner = self.winner
        return new

    def side(self, seat: int) -> int:
        """The side on which this seat fights."""
        return self.seats.index(seat) if seat in self.seats else NO_SIDE


def is_over(battle: Battle) -> bool:
    """VTR-24.1: a side has no Company left, or one has retreated."""
    return battle.winner != NO_SIDE or not all(battle.lines)


def with_side(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    """The same pair with another value for one side."""
    return (value, pair[1]) if side == ATTACKER else (pair[0], value)


def with_line(lines: tuple[Line, Line], side: int, line: Line) -> tuple[Line, Line]:
    return (line, lines[1]) if side == ATTACKER else (lines[0], line)
