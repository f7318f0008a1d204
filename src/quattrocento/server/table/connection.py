"""A connection: one socket at a table, and what is still to be sent to it.

Who reads slowly gets only the latest frame, and holds up nobody.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from quattrocento.kernel.seats import SPECTATOR
from quattrocento.server.storage.rows import PersonRow
from quattrocento.server.table.frames import Eyes

MOST_UNREAD: Final = 200

Send = Callable[[str], Awaitable[None]]


class Connection:
    """Who looks, with which eyes, and how far the other side has been told."""

    def __init__(self, person: PersonRow | None, send: Send) -> None:
        self.person = person.id if person is not None else None
        self.name = person.name if person is not None else None
        self.eyes = SPECTATOR
        self._send = send
        self._seen: Eyes | None = None
        self._version = -1
        self._advised = ""
        self._has = 0
        self._table: str | None = None
        self._unread: deque[str] = deque()
        self._wake = asyncio.Event()
        self.writing = asyncio.create_task(self._write())
        """Ends when the other side is gone, or is cancelled because it does not read what it is sent."""

    # ---- what is to be sent

    def show(self, seen: Eyes) -> None:
        """These eyes' latest frame is to be sent, if it is new to the other side."""
        if seen is not self._seen:
            self._seen, self._version, self._has, self._advised = seen, -1, 0, ""
        self._wake.set()

    def cut(self, kept: int) -> None:
        """Only so many events of the log before are still true."""
        self._has = min(self._has, kept)

    def head(self, text: str) -> None:
        """The message about the table; a later one replaces it."""
        self._table = text
        self._wake.set()

    def tell(self, text: str) -> None:
        """An answer, or something said at the table."""
        self._unread.append(text)
        if len(self._unread) > MOST_UNREAD:
            self.writing.cancel()
        self._wake.set()

    # ---- sending

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while (text := self._next()) is not None:
                await self._send(text)

    def _next(self) -> str | None:
        """The table first, then the frame: what is answered to a move never comes before its frame."""
        if self._table is not None:
            text, self._table = self._table, None
            return text
        seen = self._seen
        if seen is not None and seen.version != self._version:
            text = seen.frame(self._has)
            self._version, self._has = seen.version, len(seen.log)
            return text
        if seen is not None and seen.advice[0] == seen.token != self._advised and seen.advice[1]:
            self._advised, text = seen.advice
            return text
        return self._unread.popleft() if self._unread else None
