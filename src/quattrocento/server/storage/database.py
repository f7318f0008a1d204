"""The database behind a URL: an engine, and clear words where it cannot be opened or used."""

import errno
import logging
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, OperationalError, SQLAlchemyError

from quattrocento.server.refusal import Busy
from quattrocento.server.storage.lockfile import Locked, LockFile

LOG: Final = logging.getLogger("quattrocento.database")

_SCHEME: Final = re.compile(r"^[a-z0-9+]+://")
_POSTGRES: Final = ("postgres", "postgresql", "postgresql+psycopg")
_PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000", "foreign_keys = ON")
# Marks the connections that write, so that they take SQLite's lock at once.
WRITES: Final = "quattrocento_writes"


class StoreError(Busy):
    """The database cannot be opened, read or written; ``unreachable`` if it does not answer at all."""

    unreachable = False


def for_others(error: StoreError) -> StoreError:
    """What the one who asks is told; the words of the database itself are for those who run the server."""
    if error.id != "store-failed":
        return error
    LOG.warning("%s", error)
    return StoreError("store-silent")


class Conflict(StoreError):
    """Somebody else has written in this place already."""

    status = 409

    def __init__(self, message_id: str = "store-conflict") -> None:
        super().__init__(message_id)


class Taken(Conflict):
    """The chair is not free any more."""

    def __init__(self) -> None:
        super().__init__("seat-taken")


class Database:
    """An open database. ``shared`` says whether other processes may use it at the same time.

    A ``guest`` only looks into a file that a server of this machine may be using.
    """

    def __init__(self, text: str, guest: bool = False) -> None:
        self.url = _url(text)
        self.shared = self.url.get_backend_name() == "postgresql"
        self._lock: LockFile | None = None
        if self.shared:
            _need_psycopg()
            self.engine = create_engine(self.url, pool_size=6, pool_pre_ping=True, hide_parameters=True)
        else:
            path = Path(self.url.database or "")
            if guest:
                _check_there(path)
            else:
                self._lock = _prepared(path)
            self.engine = create_engine(self.url, hide_parameters=True)
            event.listen(self.engine, "connect", _on_connect)
            event.listen(self.engine, "begin", _on_begin)

    def close(self) -> None:
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()


def _url(text: str) -> URL:
    if not _SCHEME.match(text):
        return URL.create("sqlite", database=str(Path(text).expanduser().absolute()))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError("store-url") from None
    if url.drivername in _POSTGRES:
        return url.set(drivername="postgresql+psycopg")
    if url.drivername != "sqlite":
        raise StoreError("store-kind", kind=url.drivername)
    if not url.database or url.database == ":memory:":
        raise StoreError("store-file-missing")
    return url


def _need_psycopg() -> None:
    try:
        import psycopg  # noqa: F401, PLC0415 (only who uses PostgreSQL needs it)
    except ImportError:
        raise StoreError("store-psycopg") from None


def _prepared(path: Path) -> LockFile:
    """The file, which nobody else may read because it holds secrets, and the sole right to use it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = LockFile(path.with_name(f"{path.name}.lock"))
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except Locked:
        raise StoreError("store-in-use", file=str(path)) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise StoreError("store-file", file=str(path), detail=why) from None
    return lock


def _check_there(path: Path) -> None:
    if not path.is_file():
        raise StoreError("store-file", file=str(path), detail=os.strerror(errno.ENOENT))


def _on_connect(connection: Any, _: Any) -> None:
    # The driver's own notion of transactions knows no BEGIN IMMEDIATE.
    connection.isolation_level = None
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _on_begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def explained() -> Iterator[None]:
    """Whatever the database refuses becomes a ``StoreError``, apart from what breaks a unique index."""
    try:
        yield
    except IntegrityError:
        raise
    except OperationalError as error:
        failed = StoreError("store-failed", detail=_first_line(error.orig))
        failed.unreachable = error.connection_invalidated or error.statement is None
        raise failed from None
    except SQLAlchemyError as error:
        # Other errors repeat values, and these may be secret.
        raise StoreError("store-failed", detail=type(error).__name__) from None


def _first_line(error: BaseException | None) -> str:
    return (str(error).strip().splitlines() or [""])[0]
