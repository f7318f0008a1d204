"""The journal: the one thread that writes. What is queued while it commits shares the next commit."""

import asyncio
import queue
import threading
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from quattrocento.server.storage.database import WRITES, Conflict, StoreError, explained
from quattrocento.server.storage.store import Store
from quattrocento.server.storage.writes import AppendMove, Write, append_moves

CHANNEL: Final = "quattrocento"
_MOST_TOGETHER: Final = 1000
_NOTIFY: Final = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")

Outcome = Exception | None


class _Asked:
    """A write with the one who waits for it."""

    def __init__(self, write: Write) -> None:
        self.write = write
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()
        self.outcome: Outcome = None

    def settle(self) -> None:
        if self.done.done():  # whoever waited has gone
            return
        if self.outcome is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.outcome)


class Journal:
    """Writes to a store, many writes to one commit."""

    def __init__(self, store: Store) -> None:
        self._process = store.process
        self._shared = store.database.shared
        self._engine = store.database.engine.execution_options(**{WRITES: True})
        self._queue: queue.SimpleQueue[_Asked | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    async def write(self, write: Write) -> None:
        """Returns when the write is durable; else ``Conflict``, ``Taken`` or ``StoreError``."""
        if self._closed:
            raise StoreError("store-closed")
        asked = _Asked(write)
        self._queue.put(asked)
        await asked.done

    async def close(self) -> None:
        """Write what is queued, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    # ---- on the thread

    def _run(self) -> None:
        for group in self._groups():
            outcomes = self._committed([asked.write for asked in group])
            for asked, outcome in zip(group, outcomes, strict=True):
                asked.outcome = outcome
            for loop in {asked.loop for asked in group}:
                waiting = [asked for asked in group if asked.loop is loop]
                try:
                    loop.call_soon_threadsafe(_settle, waiting)
                except RuntimeError:  # nobody waits any more: that loop is closed
                    continue

    def _groups(self) -> Iterator[list[_Asked]]:
        ending = False
        while not ending:
            taken = [self._queue.get()]
            while len(taken) < _MOST_TOGETHER and not self._queue.empty():
                taken.append(self._queue.get())
            ending = None in taken
            yield [asked for asked in taken if asked is not None]

    def _committed(self, writes: Sequence[Write]) -> list[Outcome]:
        try:
            return self._together(writes)
        except Exception as error:
            outcome = _outcome(error)
        if len(writes) <= 1 or outcome.unreachable:
            return [outcome for _ in writes]
        # One of them has spoilt the transaction: alone, it spoils only its own.
        return [outcome for write in writes for outcome in self._committed([write])]

    def _together(self, writes: Sequence[Write]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        with explained(), self._engine.begin() as connection:
            for appends, run in groupby(writes, lambda write: isinstance(write, AppendMove)):
                if appends:
                    outcomes += _appended(
                        connection, [move for move in run if isinstance(move, AppendMove)]
                    )
                else:
                    outcomes += [_applied(connection, write) for write in run]
            self._notify(connection, writes, outcomes)
        return outcomes

    def _notify(self, connection: Connection, writes: Sequence[Write], outcomes: list[Outcome]) -> None:
        """Tell the other processes, when and only when this is committed."""
        if not self._shared:
            return
        written = zip(writes, outcomes, strict=True)
        tables = sorted({write.table for write, outcome in written if outcome is None and write.table})
        notices = [f"{self._process}:{table}" for table in tables]
        if notices:
            connection.execute(_NOTIFY, {"channel": CHANNEL, "notices": notices})


def _appended(connection: Connection, moves: Sequence[AppendMove]) -> list[Outcome]:
    free = append_moves(connection, moves)
    outcomes: list[Outcome] = []
    for move in moves:
        outcomes.append(None if move.key in free else Conflict())
        free.discard(move.key)
    return outcomes


def _applied(connection: Connection, write: Write) -> Outcome:
    try:
        write.apply(connection)
    except Conflict as conflict:
        return conflict
    return None


def _outcome(error: Exception) -> StoreError:
    if isinstance(error, StoreError):
        return error
    if isinstance(error, IntegrityError):
        return Conflict()
    return StoreError("store-failed", detail=type(error).__name__)


def _settle(group: list[_Asked]) -> None:
    for asked in group:
        asked.settle()
