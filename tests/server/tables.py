"""Rows for tests of the store and the journal."""

from typing import Any

import msgspec

from quattrocento.kernel import registry
from quattrocento.server.storage.rows import SeatRow, TableRow
from quattrocento.server.storage.writes import AddTable, AppendMove


def table_row(table: str = "table1", **other: Any) -> TableRow:
    """A table for three that nobody has begun."""
    row = TableRow(
        id=table,
        game="magnifico",
        rules=registry.game("magnifico").rules_version,
        seats=3,
        settings={"target_vp": 35},
        changes=[],
        host="anna",
        listed=False,
        spectators=True,
        invitation="come",
        made=1.0,
        moved=1.0,
    )
    return msgspec.structs.replace(row, **other)


def new_table(table: str = "table1", **other: Any) -> AddTable:
    """That table, with its host on the first chair, a bot on the second and a free third."""
    chairs = (
        SeatRow(table, 0, "anna", "Anna"),
        SeatRow(table, 1, bot="greedy"),
        SeatRow(table, 2),
    )
    return AddTable(table=table, row=table_row(table, **other), seats=chairs)


def move(table: str = "table1", number: int = 0, **other: Any) -> AppendMove:
    """A line of its record."""
    about: dict[str, Any] = {"seat": 0, "text": "pass", "at": 2.0, **other}
    return AppendMove(table=table, number=number, **about)
