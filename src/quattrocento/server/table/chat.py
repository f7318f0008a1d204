"""Chat: what people say to each other at a table."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from quattrocento.server.http.identity import cleaned
from quattrocento.server.refusal import Refusal
from quattrocento.server.storage.database import Conflict
from quattrocento.server.storage.journal import Journal
from quattrocento.server.storage.rows import ChatRow
from quattrocento.server.storage.store import Store
from quattrocento.server.storage.writes import AddChat
from quattrocento.server.table.summary import timestamp

LONGEST: Final = 500
# A page need not show more; the database keeps all.
MOST_SHOWN: Final = 500


class Said(msgspec.Struct, frozen=True):
    """Something said, as it is sent."""

    number: int
    name: str
    seat: int
    text: str
    at: str


class Lines(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """All that was said at first, then what is new."""

    said: list[Said]


class Chat:
    """The chat of one table."""

    def __init__(
        self,
        table_id: str,
        store: Store,
        journal: Journal,
        rows: Sequence[ChatRow],
        tell: Callable[[str], None],
    ) -> None:
        self._table_id = table_id
        self._store = store
        self._journal = journal
        self._rows = deque(rows, MOST_SHOWN)
        self._tell = tell
        self._lock = asyncio.Lock()

    @property
    def last(self) -> int:
        return self._rows[-1].number if self._rows else -1

    async def say(self, person: str, name: str, seat: int, text: str) -> None:
        """Write it down and tell it; others may have spoken meanwhile through another process."""
        text = _cleaned(text)
        async with self._lock:
            while True:
                row = ChatRow(self._table_id, self.last + 1, person, seat, name, text, time.time())
                try:
                    await self._journal.write(AddChat(table=self._table_id, row=row))
                except Conflict:
                    self.add(await self._store.ask(self._store.chat, self._table_id, self.last))
                else:
                    self.add([row])
                    return

    def add(self, rows: Sequence[ChatRow]) -> None:
        """Note what was said, and tell what is new of it."""
        new = [row for row in rows if row.number > self.last]
        self._rows += new
        if new:
            self._tell(_chat_text(new))

    def all(self) -> str:
        """The message with all that was said."""
        return _chat_text(self._rows)


def _chat_text(rows: Iterable[ChatRow]) -> str:
    """The message with these things said."""
    said = [Said(row.number, row.name, row.seat, row.text, timestamp(row.at)) for row in rows]
    return msgspec.json.encode(Lines(said)).decode()


def _cleaned(text: str) -> str:
    said = cleaned(text)
    if not said:
        raise Refusal("table-chat-empty")
    if len(said) > LONGEST:
        raise Refusal("table-chat-long", most=LONGEST)
    return said
