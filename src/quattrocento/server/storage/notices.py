"""Notices: what other processes have written to the same database, told table by table.

PostgreSQL carries them. SQLite has one process only, which needs none.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import URL

from quattrocento.server.storage.database import StoreError
from quattrocento.server.storage.journal import CHANNEL
from quattrocento.server.storage.store import Store

if TYPE_CHECKING:
    from psycopg import AsyncConnection

Callback = Callable[[str | None], None]

LOG: Final = logging.getLogger("quattrocento.notices")
_PAUSES: Final = (0.1, 0.5, 1.0, 2.0, 5.0)
_KEEPALIVE: Final = {"keepalives_idle": "15", "keepalives_interval": "5", "keepalives_count": "3"}


class Notices:
    """Calls back with the id of a table that another process has changed.

    With None after the connection had been cut: anything may have changed meanwhile.
    """

    def __init__(self, store: Store) -> None:
        self._url = store.database.url if store.database.shared else None
        self._process = store.process
        self._callbacks: list[Callback] = []
        self._task: asyncio.Task[None] | None = None

    def subscribe(self, callback: Callback) -> None:
        self._callbacks.append(callback)

    async def start(self) -> None:
        """Returns when nothing that others write from now on can be missed."""
        if self._url is not None:
            connection = await _listening(self._url)
            self._task = asyncio.create_task(self._listen(self._url, connection))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, url: URL, connection: "AsyncConnection[Any]") -> None:
        while True:
            await self._heed(connection)
            connection = await self._again(url)
            self._tell(None)

    async def _heed(self, connection: "AsyncConnection[Any]") -> None:
        """Pass on notices until the connection is cut."""
        from psycopg import Error  # noqa: PLC0415 (only who uses PostgreSQL needs it)

        async with connection:
            with suppress(Error):
                async for notice in connection.notifies():
                    process, _, table = notice.payload.partition(":")
                    if process != self._process:
                        self._tell(table)

    async def _again(self, url: URL) -> "AsyncConnection[Any]":
        tries = 0
        while True:
            try:
                return await _listening(url)
            except StoreError as error:
                LOG.warning("%s", error)
            await asyncio.sleep(_PAUSES[min(tries, len(_PAUSES) - 1)])
            tries += 1

    def _tell(self, table: str | None) -> None:
        for callback in self._callbacks:
            callback(table)


async def _listening(url: URL) -> "AsyncConnection[Any]":
    from psycopg import AsyncConnection, Error  # noqa: PLC0415 (see above)

    patient = url.set(drivername="postgresql").update_query_dict(_KEEPALIVE)
    address = patient.render_as_string(hide_password=False)
    try:
        connection = await AsyncConnection.connect(address, autocommit=True)
        await connection.execute(f"LISTEN {CHANNEL}")
    except Error as error:
        detail = (str(error).strip().splitlines() or [""])[0]
        raise StoreError("store-failed", detail=detail) from None
    return connection
