"""The tables: all tables of this process, those in memory and those that wait in the database."""

import asyncio
import logging
import time
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from quattrocento.kernel.fate import Fate
from quattrocento.server.configuration import Configuration
from quattrocento.server.error_log import note
from quattrocento.server.services import Services
from quattrocento.server.storage.database import StoreError
from quattrocento.server.storage.journal import Journal
from quattrocento.server.storage.notices import Notices
from quattrocento.server.storage.rows import TableRow
from quattrocento.server.storage.store import Store
from quattrocento.server.table.from_rows import UnreadableTable
from quattrocento.server.table.room import Room, opened
from quattrocento.server.table.summary import Summary, summarised
from quattrocento.server.workers.pool import Workers

LOG: Final = logging.getLogger("quattrocento.tables")

KEPT_IDLE: Final = 300.0
"""For so many seconds a table stays in memory when nobody looks."""
_ROUND: Final = 1.0
_MOST_AT_ONCE: Final = 20
# Long enough for a browser to take over its new cookie.
_FAREWELL: Final = 3.0


class Tables:
    """Finds the room of a table, follows other processes, and sees to tables where nobody looks."""

    def __init__(
        self,
        store: Store,
        journal: Journal,
        notices: Notices,
        configuration: Configuration,
        secret: str,
        fate: Fate,
    ) -> None:
        self.workers = Workers(configuration.workers or None)
        # A key of its own: what is sent to players must tell nothing of what signs cookies.
        key = blake2b(secret.encode(), digest_size=32, person=b"tokens").digest()
        self._services = Services(store, journal, self.workers, fate, key, configuration.bot_pause)
        self._store = store
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._unreadable: set[str] = set()
        self._behind: set[str] = set()
        self._errands: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        notices.subscribe(self._noticed)

    async def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop acting; what is being written is still written by the journal."""
        tasks = [task for task in (self._sweeper, *self._errands.values()) if task is not None]
        for room in self._loaded():
            room.autoplay.rest()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()

    # ---- rooms

    async def room(self, table_id: str) -> Room:
        """The room of a table, opened if need be; ``UnknownTable`` if there is none."""
        opening = self._rooms.get(table_id)
        if opening is None:
            opening = asyncio.create_task(self._opened(table_id))
            self._rooms[table_id] = opening
        # Others may wait for the same room: one who leaves must not stop it.
        return await asyncio.shield(opening)

    async def _opened(self, table_id: str) -> Room:
        try:
            room = await opened(self._services, table_id)
            # A server that was killed may have left a table full, but not begun.
            async with room.entered():
                await room.begin()
            return room
        except BaseException:
            del self._rooms[table_id]
            raise

    def _loaded(self) -> list[Room]:
        done = [task for task in self._rooms.values() if task.done() and not task.cancelled()]
        return [task.result() for task in done if task.exception() is None]

    def _room_in_memory(self, table_id: str) -> Room | None:
        task = self._rooms.get(table_id)
        return task.result() if task is not None and task.done() and not task.cancelled() else None

    def cut_off_soon(self, person: str) -> None:
        """End the sockets that a person has here; who still is that person connects again."""
        asyncio.get_running_loop().call_later(_FAREWELL, self._cut_off, person)

    def _cut_off(self, person: str) -> None:
        for room in self._loaded():
            for connection in room.audience.connections:
                if connection.person == person:
                    connection.writing.cancel()

    # ---- for the lobby

    async def summary(self, table_id: str, person: str | None) -> Summary:
        """A table in a few words."""
        return (await self.room(table_id)).summary(person)

    async def summaries(self, rows: Sequence[TableRow], person: str | None) -> list[Summary]:
        """Several tables in a few words, of those that are not in memory without what clocks show."""
        seats = await self._store.ask(self._store.seats_of, [row.id for row in rows])
        found: list[Summary] = []
        for row in rows:
            room = self._room_in_memory(row.id)
            found.append(room.summary(person) if room else summarised(row, seats[row.id], person))
        return found

    async def begin(self, table_id: str) -> None:
        """The game begins, if no chair is free any more."""
        room = await self.room(table_id)
        async with room.entered():
            await room.begin()

    async def seat_changed(self, table_id: str) -> None:
        """Somebody has sat down, has left, or lets a bot play."""
        await (await self.room(table_id)).seat_changed()

    # ---- what others do

    def _noticed(self, table_id: str | None) -> None:
        """Another process has written to this table; None: perhaps to any."""
        for behind in list(self._rooms) if table_id is None else [table_id]:
            if behind in self._rooms:
                self._behind.add(behind)
                if behind not in self._errands:
                    self._errands[behind] = asyncio.create_task(self._follow(behind))

    async def _follow(self, table_id: str) -> None:
        """Catch up, however many notices have come: one reading serves all that came before it."""
        try:
            while table_id in self._behind:
                self._behind.discard(table_id)
                # What is written while a room is being opened may or may not be in it.
                await (await self.room(table_id)).catch_up()
        except StoreError as error:
            LOG.warning("table %s: %s", table_id, error)
        except Exception as error:
            note(LOG, f"table {table_id} cannot be followed", error)
        finally:
            del self._errands[table_id]

    # ---- where nobody looks

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_ROUND)
            try:
                self._tidy()
                await self._go_round()
            except StoreError as error:
                LOG.warning("%s", error)
            except Exception as error:
                note(LOG, "tables where nobody looks", error)

    async def _go_round(self) -> None:
        due = await self._store.ask(self._store.due_tables, time.time())
        waiting = [row.id for row in due if not self._is_attended(row.id)]
        for table_id in waiting[:_MOST_AT_ONCE]:
            await self._attend(table_id)

    def _is_attended(self, table_id: str) -> bool:
        """Whether there is no use in coming by: somebody is at it, or nobody can be."""
        room = self._room_in_memory(table_id)
        return table_id in self._unreadable or (room is not None and room.autoplay.busy)

    async def _attend(self, table_id: str) -> None:
        """Let bots and clocks act at a table. Two processes that do it at once write one move only."""
        try:
            (await self.room(table_id)).autoplay.wake()
        except StoreError as error:
            LOG.warning("table %s: %s", table_id, error)
        except UnreadableTable:
            self._give_up(table_id)
        except Exception as error:
            note(LOG, f"table {table_id}", error)
            self._give_up(table_id)

    def _give_up(self, table_id: str) -> None:
        LOG.error("table %s cannot be laid out; leaving it alone until the next start", table_id)
        self._unreadable.add(table_id)

    def _tidy(self) -> None:
        """Forget rooms where nothing has gone on for a while."""
        for room in self._loaded():
            if room.idle and room.audience.idle_for() > KEPT_IDLE:
                del self._rooms[room.id]
