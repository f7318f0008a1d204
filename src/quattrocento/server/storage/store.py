"""The store: the database, opened and read. What is written goes through the journal.

SQLite for one process, PostgreSQL for one or several.
"""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, exists, func, insert, or_, select, text
from sqlalchemy.exc import IntegrityError

from quattrocento.server.storage import schema
from quattrocento.server.storage.database import Database, StoreError, explained
from quattrocento.server.storage.rows import ChatRow, MoveRow, PersonRow, SeatRow, TableRow, table_row

_READERS: Final = 4
_MOST_LISTED: Final = 500
_MOST_OPEN: Final = 200
# Any number, as long as every process on one database takes the same.
_MAKING_TABLES: Final = 14_92_10_12

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """Opens a database, makes its tables where they are missing, and reads them.

    A ``guest`` looks into the database of a server that may be running.
    """

    def __init__(self, url: str, guest: bool = False) -> None:
        self.database = Database(url, guest)
        # By this the notices of other processes are told from one's own.
        self.process = secrets.token_hex(8)
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="reader")
        try:
            with explained(), self.database.engine.begin() as connection:
                self._make(connection)
        except BaseException:
            self.close()
            raise

    def _make(self, connection: Connection) -> None:
        if self.database.shared:
            # Two processes that start at once would both find the tables missing.
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_MAKING_TABLES})"))
        schema.METADATA.create_all(connection)
        names = schema.SETTINGS.c
        version = connection.scalar(select(names.value).where(names.name == "schema"))
        if version is None:
            connection.execute(insert(schema.SETTINGS).values(name="schema", value=schema.VERSION))
        elif version != schema.VERSION:
            raise StoreError("store-version", theirs=version, ours=schema.VERSION)

    async def ask(self, question: Callable[P, T], *about: P.args, **named: P.kwargs) -> T:
        """Run a reading function on a thread of the store."""
        asked = partial(question, *about, **named)
        return await asyncio.get_running_loop().run_in_executor(self._readers, asked)

    def close(self) -> None:
        self._readers.shutdown()
        self.database.close()

    # ---- tables

    def table(self, table: str) -> TableRow | None:
        """The table of that id."""
        rows = self._tables(select(schema.TABLES).where(schema.TABLES.c.id == table))
        return rows[0] if rows else None

    def seats(self, table: str) -> list[SeatRow]:
        """Its chairs, in order."""
        seats = schema.SEATS
        return self._rows(SeatRow, select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))

    def seats_of(self, tables: list[str]) -> dict[str, list[SeatRow]]:
        """The chairs of several tables."""
        seats = schema.SEATS
        found: dict[str, list[SeatRow]] = {table: [] for table in tables}
        wanted = select(seats).where(seats.c.table_id.in_(tables)).order_by(seats.c.seat)
        for row in self._rows(SeatRow, wanted):
            found[row.table_id].append(row)
        return found

    def moves(self, table: str, after: int = -1) -> list[MoveRow]:
        """The lines of its record that follow the one of that number."""
        moves = schema.MOVES
        wanted = select(moves).where(moves.c.table_id == table, moves.c.number > after)
        return self._rows(MoveRow, wanted.order_by(moves.c.number))

    def chat(self, table: str, after: int = -1) -> list[ChatRow]:
        """What was said there after that number."""
        chat = schema.CHAT
        wanted = select(chat).where(chat.c.table_id == table, chat.c.number > after)
        return self._rows(ChatRow, wanted.order_by(chat.c.number))

    def tables_of(self, person: str) -> list[TableRow]:
        """The tables that a person hosts or sits at, the last moved first."""
        tables = schema.TABLES
        wanted = select(tables).where(_concerns(person)).order_by(tables.c.moved.desc())
        return self._tables(wanted.limit(_MOST_LISTED))

    def open_tables(self) -> list[TableRow]:
        """The listed tables that still have a free chair, the newest first."""
        tables, seats = schema.TABLES, schema.SEATS
        free = exists().where(
            seats.c.table_id == tables.c.id, seats.c.person.is_(None), seats.c.bot.is_(None)
        )
        wanted = select(tables).where(tables.c.state == "gathering", tables.c.listed, free)
        return self._tables(wanted.order_by(tables.c.made.desc()).limit(_MOST_OPEN))

    def due_tables(self, now: float) -> list[TableRow]:
        """The running tables at which the server must act by itself, the longest due first."""
        tables = schema.TABLES
        wanted = select(tables).where(tables.c.state == "running", tables.c.due <= now)
        return self._tables(wanted.order_by(tables.c.due))

    def hosted(self, person: str, state: str) -> int:
        """How many tables of that state a person has opened."""
        tables = schema.TABLES
        wanted = select(func.count()).where(tables.c.host == person, tables.c.state == state)
        return int(self._scalar(wanted) or 0)

    # ---- people and settings

    def person(self, person: str) -> PersonRow | None:
        """The person of that id."""
        return self._person(schema.PEOPLE.c.id == person)

    def person_by_signed_name(self, name: str) -> PersonRow | None:
        """The person who signs in by that name."""
        return self._person(schema.PEOPLE.c.signed_name == name)

    def setting(self, name: str) -> str | None:
        """The value of a setting."""
        settings = schema.SETTINGS
        value: str | None = self._scalar(select(settings.c.value).where(settings.c.name == name))
        return value

    def settings_from(self, prefix: str) -> dict[str, str]:
        """The settings whose names begin so."""
        settings = schema.SETTINGS
        wanted = select(settings).where(settings.c.name.startswith(prefix, autoescape=True))
        return {row["name"]: row["value"] for row in self._columns(wanted)}

    def settled(self, name: str, value: str) -> str:
        """The value of a setting that is made once: this one, unless there is another already."""
        found = self.setting(name)
        if found is not None:
            return found
        try:
            with explained(), self.database.engine.begin() as connection:
                connection.execute(insert(schema.SETTINGS).values(name=name, value=value))
        except IntegrityError:
            return self.settled(name, value)
        return value

    # ---- reading

    def _person(self, which: ColumnElement[bool]) -> PersonRow | None:
        rows = self._rows(PersonRow, select(schema.PEOPLE).where(which))
        return rows[0] if rows else None

    def _tables(self, wanted: Select[Any]) -> list[TableRow]:
        return [table_row(columns) for columns in self._columns(wanted)]

    def _rows(self, kind: type[T], wanted: Select[Any]) -> list[T]:
        return [msgspec.convert(columns, kind) for columns in self._columns(wanted)]

    def _columns(self, wanted: Select[Any]) -> list[dict[str, Any]]:
        with explained(), self.database.engine.connect() as connection:
            found = connection.execute(wanted).mappings().all()
        # The names come as a kind of text of their own, which msgspec does not take.
        return [{str(name): value for name, value in row.items()} for row in found]

    def _scalar(self, wanted: Select[Any]) -> Any:
        with explained(), self.database.engine.connect() as connection:
            return connection.scalar(wanted)


def _concerns(person: str) -> ColumnElement[bool]:
    tables, seats = schema.TABLES, schema.SEATS
    sits = exists().where(seats.c.table_id == tables.c.id, seats.c.person == person)
    return or_(tables.c.host == person, sits)
