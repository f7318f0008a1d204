"""A battle in progress (VTR-20 to VTR-24): who fights where, the lines, and what modifiers are left."""

from dataclasses import dataclass
from typing import Final

ATTACKER, DEFENDER = 0, 1
NO_SIDE: Final = -1

NOT_SAID: Final = -1
UNDECIDED: Final = (NOT_SAID, NOT_SAID)

Line = tuple[int, ...]
"""Companies from space I on; each is its card and, in the lowest bits, its wounds."""


class Battle:
    """What is known of one battle. Lists and pairs are by side: attacker, defender."""

    __slots__ = (
        "areas",
        "armies",
        "at",
        "bonus",
        "captain_guard",
        "ground",
        "ground_guard",
        "ground_melee",
        "ground_ranged",
        "lines",
        "number",
        "origin",
        "prevent",
        "quiet",
        "seats",
        "seeing",
        "unpaid",
        "using",
        "winner",
    )

    def __init__(self, attacker: int, defender: int, area: int, at: int, origin: int) -> None:
        self.seats = (attacker, defender)
        self.areas = (area, 0)  # the defender's is 0 until he has chosen
        self.at = at
        self.origin = origin
        self.number = 0  # of the coming assault; 0 before the order is revealed
        self.armies = (False, False)  # VTR-24.5: when the battle started
        self.seeing = 0  # sides with see_order, as bits
        self.lines: tuple[Line, Line] = ((), ())
        self.ground = NO_SIDE  # VTR-22.1: the side that the Territory helps
        self.ground_ranged = 0
        self.ground_melee = 0
        self.ground_guard = 0  # what is left of the Territory's resistance
        self.captain_guard = (0, 0)
        self.bonus = (0, 0)  # of Events, for the coming assault
        self.prevent = (0, 0)
        self.quiet = True  # VTR-23.9: no wound in the set in progress
        self.unpaid = False  # VTR-30.16: a Night Withdrawal scores nothing
        self.using = UNDECIDED  # VTR-22.7: the modifiers to be used in the coming assault, as bits
        self.winner = NO_SIDE

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


@dataclass
class BattleSheet:
    """What is seen of a battle: the same, as plain data."""

    seats: tuple[int, int]
    areas: tuple[int, int]
    at: int
    origin: int
    number: int
    armies: tuple[bool, bool]
    seeing: int
    lines: tuple[Line, Line]
    ground: int
    ground_ranged: int
    ground_melee: int
    ground_guard: int
    captain_guard: tuple[int, int]
    bonus: tuple[int, int]
    prevent: tuple[int, int]
    quiet: bool
    unpaid: bool
    using: tuple[int, int]
    winner: int


def sheet_of(battle: Battle) -> BattleSheet:
    return BattleSheet(**{name: getattr(battle, name) for name in Battle.__slots__})


def battle_from(sheet: BattleSheet) -> Battle:
    """The battle that a sheet tells of."""
    battle = Battle.__new__(Battle)
    for name in Battle.__slots__:
        setattr(battle, name, getattr(sheet, name))
    return battle


def with_side(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    """The same pair with another value for one side."""
    return (value, pair[1]) if side == ATTACKER else (pair[0], value)


def with_line(lines: tuple[Line, Line], side: int, line: Line) -> tuple[Line, Line]:
    return (line, lines[1]) if side == ATTACKER else (lines[0], line)
