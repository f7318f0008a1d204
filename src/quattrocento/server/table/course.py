"""The course of a game in memory: the table with all that follows from the rows written of it."""

from collections.abc import Sequence

from quattrocento.kernel.event import Event
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.fault import Fault
from quattrocento.kernel.move import Move, MoveError
from quattrocento.kernel.position import Position
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.table import Happening, Table
from quattrocento.server.storage.rows import By, MoveRow, TableRow
from quattrocento.server.table.clocks import clock_of
from quattrocento.server.table.from_rows import UnreadableTable, carry_on, laid_out


class Course:
    """A table, its clock, the number of its last row, and how often each seat has acted."""

    def __init__(self, row: TableRow, table: Table) -> None:
        self.id = row.id
        self.table = table
        self.clock = clock_of(row, table.position.waiting())
        self.number = -1
        self.acts = [0] * row.seats

    def follow(self, rows: Sequence[MoveRow]) -> list[Happening] | None:
        """Carry out what was written; returns what happened, or None where a move was taken back."""
        happened: list[Happening] = []
        for row in rows:
            before = self.table.position
            carry_on(self.table, row)
            self._count(row, before)
            happened += self.table.happenings[-1:] if row.kind == "move" else ()
        return happened if all(row.kind == "move" for row in rows) else None

    def _count(self, row: MoveRow, before: Position) -> None:
        private = before.result is None and before.stack[-1].private
        self.clock.acted(row, self.table.position.waiting(), private)
        self.number = row.number
        self.acts[row.seat] += 1

    def play(self, seat: int, move: Move, fate: Fate, by: By, at: float) -> tuple[MoveRow, Happening]:
        """Carry out a legal move; returns the row to be written and what happened."""
        before = self.table.position
        self.table.play(seat, move, fate)
        entry = self.table.record.entries[-1]
        row = MoveRow(self.id, self.number + 1, seat, "move", entry.move, " ".join(entry.fate), at, by)
        self._count(row, before)
        return row, self.table.happenings[-1]

    def undo(self, seat: int, at: float) -> MoveRow:
        """Take back a move; returns the row to be written."""
        before = self.table.position
        self.table.undo(seat)
        row = MoveRow(self.id, self.number + 1, seat, "undo", "", "", at, "person")
        self._count(row, before)
        return row

    def acts_of(self, seat: int) -> int:
        return self.acts[seat] if seat != SPECTATOR else 0


def begun(row: TableRow, fate: Fate) -> Course:
    """A game that begins now."""
    return Course(row, laid_out(row, fate))


def course_of(row: TableRow, rows: Sequence[MoveRow]) -> Course:
    """The game as far as it was written."""
    try:
        course = Course(row, laid_out(row))
        course.follow(rows)
    except (Fault, MoveError, LookupError, ValueError):
        raise UnreadableTable from None
    return course


def is_public(before: Position, after: Position, events: Sequence[Event]) -> bool:
    """Whether somebody who only watches noticed anything of a move."""
    if before.result is None and not before.stack[-1].private:
        return True
    if any(event.visible_to(SPECTATOR) for event in events):
        return True
    return before.view(SPECTATOR) != after.view(SPECTATOR)
