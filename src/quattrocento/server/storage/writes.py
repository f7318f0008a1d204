"""Writes: what the journal can be asked to write, each of them whole or not at all.

``apply`` raises a ``Conflict`` only where it has changed nothing yet, so that other writes of the same
transaction can go on.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, and_, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from quattrocento.server.storage import schema
from quattrocento.server.storage.database import Conflict, Taken
from quattrocento.server.storage.rows import (
    By,
    ChatRow,
    Kind,
    MoveRow,
    PersonRow,
    SeatRow,
    State,
    TableRow,
    as_columns,
)


class Write(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be written. ``table`` is the table that it concerns, if any: others are told of it."""

    table: str = ""

    def apply(self, connection: Connection) -> None:
        raise NotImplementedError


class AppendMove(Write, frozen=True, kw_only=True):
    """One more line of a record, and where the table stands then."""

    number: int
    seat: int
    kind: Kind = "move"
    text: str
    fate: str = ""
    at: float
    by: By = "person"
    moved: float | None = None
    """When the table last changed in everybody's eyes; a secret move leaves it. None: with this move."""
    due: float | None = None
    state: State = "running"
    waiting: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()

    def apply(self, connection: Connection) -> None:
        if append_moves(connection, [self]) != {self.key}:
            raise Conflict

    @property
    def key(self) -> tuple[str, int]:
        return self.table, self.number

    def row(self) -> MoveRow:
        """The line as it will be read."""
        what = (self.seat, self.kind, self.text, self.fate, self.at, self.by)
        return MoveRow(self.table, self.number, *what)

    def standing(self) -> dict[str, Any]:
        """Where the table stands after it."""
        return {
            "of_table": self.table,
            "moved": self.at if self.moved is None else self.moved,
            "due": self.due,
            "state": self.state,
            "waiting": msgspec.json.encode(self.waiting).decode(),
            "winners": msgspec.json.encode(self.winners).decode(),
        }


_STANDING: Final = (
    update(schema.TABLES)
    .where(schema.TABLES.c.id == bindparam("of_table"))
    .values({name: bindparam(name) for name in ("moved", "due", "state", "waiting", "winners")})
)


def append_moves(connection: Connection, moves: Sequence[AppendMove]) -> set[tuple[str, int]]:
    """Write many lines at once; returns the places that were still free."""
    # In one order in every process: whoever waits for another then never waits in a circle.
    ordered = sorted({move.key: move for move in reversed(moves)}.values(), key=lambda move: move.key)
    statement = _unless_there(connection, schema.MOVES).returning(
        schema.MOVES.c.table_id, schema.MOVES.c.number
    )
    rows = [as_columns(move.row()) for move in ordered]
    written = {(row.table_id, row.number) for row in connection.execute(statement, rows)}
    standing = [move.standing() for move in ordered if move.key in written]
    if standing:
        connection.execute(_STANDING, standing)
    return written


def _unless_there(connection: Connection, table: Table) -> Any:
    """An insert that leaves out what breaks a unique index instead of failing."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).on_conflict_do_nothing()


def _insert_once(connection: Connection, table: Table, columns: dict[str, Any]) -> None:
    key = list(table.primary_key)
    if connection.execute(_unless_there(connection, table).values(columns).returning(*key)).first() is None:
        raise Conflict


class AddTable(Write, frozen=True, kw_only=True):
    """A new table with its chairs, and the lines that it begins with if it goes on from another."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    moves: tuple[MoveRow, ...] = ()

    def apply(self, connection: Connection) -> None:
        connection.execute(insert(schema.TABLES), [as_columns(self.row)])
        connection.execute(insert(schema.SEATS), [as_columns(seat) for seat in self.seats])
        if self.moves:
            connection.execute(insert(schema.MOVES), [as_columns(move) for move in self.moves])


class BeginTable(Write, frozen=True, kw_only=True):
    """The game begins; a ``Conflict`` if it has begun already, or if a chair has become free."""

    start: str
    at: float
    due: float | None = None
    state: State = "running"
    waiting: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()

    def apply(self, connection: Connection) -> None:
        tables, seats = schema.TABLES, schema.SEATS
        _check_gathering(connection, self.table)
        free = select(seats.c.seat).where(seats.c.table_id == self.table, _is_free())
        if connection.execute(free).first() is not None:
            raise Conflict
        connection.execute(
            update(tables)
            .where(tables.c.id == self.table)
            .values(
                start=self.start,
                begun=self.at,
                moved=self.at,
                due=self.due,
                state=self.state,
                waiting=msgspec.json.encode(self.waiting).decode(),
                winners=msgspec.json.encode(self.winners).decode(),
            )
        )


def _check_gathering(connection: Connection, table: str) -> None:
    """That the game has not begun; no other process can begin it until this is written."""
    tables = schema.TABLES
    state = connection.scalar(select(tables.c.state).where(tables.c.id == table).with_for_update())
    if state != "gathering":
        raise Conflict("table-begun")


def _is_free() -> ColumnElement[bool]:
    return and_(schema.SEATS.c.person.is_(None), schema.SEATS.c.bot.is_(None))


class SetSeat(Write, frozen=True, kw_only=True):
    """Who has a chair, and who plays there; ``Taken`` if it is not any more whose it ``was``.

    A chair that was nobody's, or will be, changes hands only before the game begins.
    """

    seat: int
    was: str | None = None
    person: str | None = None
    name: str | None = None
    bot: str | None = None

    def apply(self, connection: Connection) -> None:
        seats = schema.SEATS
        if self.was is None or self.person is None:
            _check_gathering(connection, self.table)
        held = _is_free() if self.was is None else seats.c.person == self.was
        statement = update(seats).where(seats.c.table_id == self.table, seats.c.seat == self.seat, held)
        values = {"person": self.person, "name": self.name, "bot": self.bot}
        if not connection.execute(statement.values(values)).rowcount:
            raise Taken


class SetDue(Write, frozen=True, kw_only=True):
    """When the server must act at a table by itself, unless a move has changed that meanwhile."""

    was: float | None
    due: float | None

    def apply(self, connection: Connection) -> None:
        tables = schema.TABLES
        unchanged = tables.c.due.is_not_distinct_from(self.was)
        connection.execute(update(tables).where(tables.c.id == self.table, unchanged).values(due=self.due))


class AddChat(Write, frozen=True, kw_only=True):
    """Something said; a ``Conflict`` if that number is taken."""

    row: ChatRow

    def apply(self, connection: Connection) -> None:
        _insert_once(connection, schema.CHAT, as_columns(self.row))


class PutPerson(Write, frozen=True, kw_only=True):
    """A new person, or what has changed of one; a ``Conflict`` if the name to sign in by is taken."""

    row: PersonRow

    def apply(self, connection: Connection) -> None:
        people, columns = schema.PEOPLE, as_columns(self.row)
        statement = update(people).where(people.c.id == self.row.id).values(columns)
        if not connection.execute(statement).rowcount:
            connection.execute(insert(people).values(columns))


class AddSetting(Write, frozen=True, kw_only=True):
    """A setting that is made once; a ``Conflict`` if it is there already."""

    name: str
    value: str

    def apply(self, connection: Connection) -> None:
        _insert_once(connection, schema.SETTINGS, {"name": self.name, "value": self.value})


class DropSetting(Write, frozen=True, kw_only=True):
    """A setting that is not needed any more."""

    name: str

    def apply(self, connection: Connection) -> None:
        connection.execute(delete(schema.SETTINGS).where(schema.SETTINGS.c.name == self.name))
