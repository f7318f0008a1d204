"""The lobby: tables are listed, opened, joined, left and started; seats are handed to bots and back."""

import re
import secrets
from typing import Annotated, Final, Literal

import msgspec
from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from quattrocento.bots.registry import bot as bot_named
from quattrocento.server.http.errors import AnyRequest
from quattrocento.server.http.headers import MOST_TABLE
from quattrocento.server.lobby.opening import NewTable, opened
from quattrocento.server.lobby.seating import bot_for
from quattrocento.server.people.routes import id_or_none, the_person
from quattrocento.server.refusal import Forbidden, NotFound, UnknownTable, Unsuitable
from quattrocento.server.storage.database import Conflict
from quattrocento.server.storage.rows import SeatRow, TableRow
from quattrocento.server.storage.store import Store
from quattrocento.server.storage.writes import SetSeat
from quattrocento.server.table.summary import Summary
from quattrocento.server.table.tables import Tables

_ID: Final = re.compile(r"[a-z0-9]{16}")

_Word = Annotated[str, msgspec.Meta(max_length=40)]


class Invited(msgspec.Struct, forbid_unknown_fields=True):
    invitation: _Word | None = None


class ForBot(msgspec.Struct, forbid_unknown_fields=True):
    bot: _Word


class Lobby:
    """What the requests below share: the tables in the store, and those in memory."""

    def __init__(self, state: State) -> None:
        self.store: Store = state.store
        self.tables: Tables = state.tables
        self.state = state

    async def table(self, table: str) -> tuple[TableRow, list[SeatRow]]:
        """A table and its chairs, or ``UnknownTable``."""
        if not _ID.fullmatch(table):
            raise UnknownTable
        row = await self.store.ask(self.store.table, table)
        if row is None:
            raise UnknownTable
        return row, await self.store.ask(self.store.seats, table)

    async def seat(self, table: str, seat: int) -> tuple[TableRow, list[SeatRow], SeatRow]:
        """The same, and one of the chairs."""
        row, seats = await self.table(table)
        if not 0 <= seat < len(seats) or row.study:
            raise NotFound("no-such-seat")
        return row, seats, seats[seat]

    async def put(self, seat: SeatRow, was: str | None) -> None:
        """Write who has a chair that was somebody's, or free."""
        await self.state.journal.write(
            SetSeat(
                table=seat.table_id,
                seat=seat.seat,
                was=was,
                person=seat.person,
                name=seat.name,
                bot=seat.bot,
            )
        )

    async def told(self, table: str, person: str) -> Summary:
        """After a change of chairs: the game begins if none is free, and everybody is told."""
        await self.tables.seat_changed(table)
        _, seats = await self.table(table)
        if not any(seat.free for seat in seats):
            await self.tables.begin(table)
        return await self.tables.summary(table, person)


@get("/api/tables")
async def get_tables(
    request: AnyRequest,
    state: State,
    list: FromQuery[Literal["mine", "open"]] = "mine",
) -> list[Summary]:
    """My tables, or those that anybody may join."""
    lobby, person = Lobby(state), await id_or_none(request)
    if list == "open":
        rows = await lobby.store.ask(lobby.store.open_tables)
    else:
        rows = await lobby.store.ask(lobby.store.tables_of, person) if person is not None else []
    return await lobby.tables.summaries(rows, person)


@post("/api/tables", request_max_body_size=MOST_TABLE)
async def post_table(request: AnyRequest, state: State, data: JSONBody[NewTable]) -> Summary:
    """Open a table."""
    lobby, person = Lobby(state), await the_person(request)
    await check_not_too_many(state, person.id)
    new = await lobby.store.ask(opened, data, person)
    await state.journal.write(new)
    if not any(seat.free for seat in new.seats):
        await lobby.tables.begin(new.table)
    return await lobby.tables.summary(new.table, person.id)


async def check_not_too_many(state: State, person: str) -> None:
    """A person may have opened only so many tables that are still played."""
    store: Store = state.store
    most = {"gathering": state.configuration.most_gathering, "running": state.configuration.most_running}
    for kind, number in most.items():
        if await store.ask(store.hosted, person, kind) >= number:
            raise Unsuitable(f"too-many-{kind}", most=number)


@get("/api/tables/{table:str}")
async def get_table(request: AnyRequest, state: State, table: FromPath[str]) -> Summary:
    """A table in a few words."""
    lobby, person = Lobby(state), await id_or_none(request)
    row, seats = await lobby.table(table)
    check_may_watch(row, seats, person)
    return await lobby.tables.summary(table, person)


def check_may_watch(row: TableRow, seats: list[SeatRow], person: str | None) -> None:
    """Who knows its id may watch a table, unless it is closed to spectators."""
    sits = person is not None and person in (row.host, *(seat.person for seat in seats))
    if not (row.spectators or row.state == "gathering" or sits):
        raise Forbidden("table-closed")


@post("/api/tables/{table:str}/start", status_code=200)
async def start(request: AnyRequest, state: State, table: FromPath[str], data: JSONBody[ForBot]) -> Summary:
    """Give the free chairs to a bot, so that the game begins."""
    lobby, person = Lobby(state), await the_person(request)
    row, seats = await lobby.table(table)
    if row.host != person.id:
        raise Forbidden("host-only")
    _check_gathering(row)
    for seat in [bot_for(free, seats, data.bot) for free in seats if free.free]:
        try:
            await lobby.put(seat, was=None)
        except Conflict:  # somebody sat down this very moment, which is as good
            continue
    return await lobby.told(table, person.id)


@post("/api/tables/{table:str}/seats/{seat:int}/sit", status_code=200)
async def sit(
    request: AnyRequest, state: State, table: FromPath[str], seat: FromPath[int], data: JSONBody[Invited]
) -> Summary:
    """Take a free chair."""
    lobby, person = Lobby(state), await the_person(request)
    row, _, chair = await lobby.seat(table, seat)
    _check_gathering(row)
    invited = secrets.compare_digest((data.invitation or "").encode(), row.invitation.encode())
    if not (row.listed or invited or row.host == person.id):
        raise Forbidden("invitation-wrong").at("invitation")
    await lobby.put(SeatRow(table, chair.seat, person.id, person.name), was=None)
    return await lobby.told(table, person.id)


@post("/api/tables/{table:str}/seats/{seat:int}/leave", status_code=200)
async def leave(request: AnyRequest, state: State, table: FromPath[str], seat: FromPath[int]) -> Summary:
    """Give one's chair up, before the game begins."""
    lobby, person = Lobby(state), await the_person(request)
    row, _, chair = await lobby.seat(table, seat)
    _check_owner(chair, person.id)
    _check_gathering(row)
    await lobby.put(SeatRow(table, chair.seat), was=person.id)
    return await lobby.told(table, person.id)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def hand_to_bot(
    request: AnyRequest, state: State, table: FromPath[str], seat: FromPath[int], data: JSONBody[ForBot]
) -> Summary:
    """Let a bot play for a seat; its owner may return."""
    lobby, person = Lobby(state), await the_person(request)
    row, _, chair = await lobby.seat(table, seat)
    if chair.person is None or row.state == "ended":
        raise Unsuitable("seat-ownerless")
    if chair.person != person.id:
        if row.host != person.id:
            raise Forbidden("seat-not-yours")
        if not (await lobby.tables.summary(table, person.id)).seats[seat].away:
            raise Forbidden("seat-not-away")
    playing = bot_named(data.bot).name
    await lobby.put(SeatRow(table, chair.seat, chair.person, chair.name, playing), was=chair.person)
    return await lobby.told(table, person.id)


@post("/api/tables/{table:str}/seats/{seat:int}/return", status_code=200)
async def take_back(
    request: AnyRequest, state: State, table: FromPath[str], seat: FromPath[int]
) -> Summary:
    """Play again where a bot has played."""
    lobby, person = Lobby(state), await the_person(request)
    row, _, chair = await lobby.seat(table, seat)
    _check_owner(chair, person.id)
    if row.state == "ended":
        raise Unsuitable("table-ended")
    await lobby.put(SeatRow(table, chair.seat, chair.person, chair.name), was=person.id)
    return await lobby.told(table, person.id)


def _check_gathering(row: TableRow) -> None:
    if row.state != "gathering":
        raise Unsuitable("table-begun")


def _check_owner(seat: SeatRow, person: str) -> None:
    if seat.person != person:
        raise Forbidden("seat-not-yours")


ROUTES: Final = [get_tables, post_table, get_table, start, sit, leave, hand_to_bot, take_back]
