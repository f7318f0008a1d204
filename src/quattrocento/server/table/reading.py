"""What stands in the database about one table, read at once."""

import asyncio
from typing import NamedTuple

from quattrocento.server.refusal import UnknownTable
from quattrocento.server.storage.rows import ChatRow, MoveRow, SeatRow, TableRow
from quattrocento.server.storage.store import Store
from quattrocento.server.table.course import Course, course_of


class Written(NamedTuple):
    """A table as it was written, or what is new of it."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]
    chat: list[ChatRow]


async def read(store: Store, table_id: str, moves_after: int = -1, chat_after: int = -1) -> Written:
    """What was written of a table, from these numbers on."""
    return await store.ask(_read, store, table_id, moves_after, chat_after)


def _read(store: Store, table_id: str, moves_after: int, chat_after: int) -> Written:
    # The head is read first, so that the moves are never older than it.
    row = store.table(table_id)
    if row is None:
        raise UnknownTable
    moves = store.moves(table_id, moves_after)
    return Written(row, store.seats(table_id), moves, store.chat(table_id, chat_after))


async def played(written: Written) -> Course | None:
    """The game that was written, if it has begun."""
    if written.row.state == "gathering":
        return None
    return await asyncio.to_thread(course_of, written.row, written.moves)
