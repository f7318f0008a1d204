"""Looking back: the record of a table, its replay, and tables that go on from another's past."""

import random
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec.structs import replace

from quattrocento.bots.registry import bot
from quattrocento.server.http.errors import AnyRequest
from quattrocento.server.lobby.routes import check_may_watch, check_not_too_many
from quattrocento.server.lobby.seating import WantedChair, seated
from quattrocento.server.people.routes import id_or_none, the_person
from quattrocento.server.refusal import Forbidden, Refusal, Unsuitable
from quattrocento.server.replay.frames import Replay, position_at, replay
from quattrocento.server.replay.unlisted import unlisted
from quattrocento.server.replay.uploads import post_record
from quattrocento.server.storage.rows import PersonRow, TableRow
from quattrocento.server.storage.writes import AddTable
from quattrocento.server.table.audience import allowed_eyes, first_eyes
from quattrocento.server.table.room import Room
from quattrocento.server.table.summary import Summary
from quattrocento.server.table.tables import Tables

Eyes = Annotated[int | None, QueryParameter(name="eyes", ge=-1, le=99)]


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """From where a new table goes on, and which seats are one's own there."""

    frame: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    eyes: Annotated[int, msgspec.Meta(ge=-1, le=99)]
    seats: Annotated[list[int], msgspec.Meta(max_length=12)]
    bot: Annotated[str, msgspec.Meta(max_length=40)]


class Past(NamedTuple):
    """The record of a table as it really is, and the eyes that look at it."""

    row: TableRow
    eyes: int
    text: str
    seen: str
    names: dict[int, str]

    @property
    def known(self) -> bool:
        """Whether nothing is hidden any more."""
        return self.row.state == "ended"


async def _past(tables: Tables, table: str, person: str | None, eyes: int | None) -> Past:
    room = await tables.room(table)
    async with room.entered():
        check_may_watch(room.row, room.seats, person)
        looks = first_eyes(room.seats, person) if eyes is None else eyes
        if looks not in allowed_eyes(room.seats, room.row.state, person):
            raise Forbidden("table-not-your-eyes").at("eyes")
        return _told(room, looks)


def _told(room: Room, eyes: int) -> Past:
    if room.course is None:
        raise Unsuitable("table-not-begun")
    kept = room.course.table
    kept.record.players = room.names()
    text = kept.record.text()
    seen = text if room.row.state == "ended" else kept.seen_record(eyes)
    return Past(room.row, eyes, text, seen, kept.record.players)


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def get_record(
    request: AnyRequest, state: State, table: FromPath[str], eyes: Eyes = None
) -> Response[str]:
    """The record: whole once the game has ended, before that as those eyes may have it."""
    past = await _past(state.tables, table, await id_or_none(request), eyes)
    name = f"{past.row.game}-{table}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(past.seen, media_type="text/plain", headers=headers)


@get(
    "/api/tables/{table:str}/replay",
    responses={200: ResponseSpec(Replay, description="The replay", generate_examples=False)},
    opt={"limit": "thought"},
)
async def get_replay(
    request: AnyRequest, state: State, table: FromPath[str], eyes: Eyes = None
) -> Response[bytes]:
    """The whole game so far, frame by frame, in one pair of eyes."""
    tables: Tables = state.tables
    past = await _past(tables, table, await id_or_none(request), eyes)
    body = await tables.workers.run(replay, past.text, past.eyes, past.row.state)
    return Response(body, media_type="application/json")


@post("/api/tables/{table:str}/what-if", opt={"limit": "thought"})
async def what_if(
    request: AnyRequest, state: State, table: FromPath[str], data: JSONBody[Branch]
) -> Summary:
    """A new table that goes on from a frame of this one, with bots at the other seats."""
    tables: Tables = state.tables
    person = await the_person(request)
    await check_not_too_many(state, person.id)
    past = await _past(tables, table, person.id, data.eyes)
    if any(not 0 <= seat < past.row.seats for seat in data.seats):
        raise Refusal("no-such-seat").at("seats")
    seed = random.SystemRandom().getrandbits(64)
    position = await tables.workers.run(position_at, past.text, data.eyes, data.frame, past.known, seed)
    new = _branched(past, data, person, position)
    await state.journal.write(new)
    await tables.begin(new.table)
    return await tables.summary(new.table, person.id)


def _branched(past: Past, branch: Branch, person: PersonRow, position: str) -> AddTable:
    row, playing = past.row, bot(branch.bot).name
    mine = set(branch.seats)
    chairs = [
        WantedChair("me") if seat in mine else WantedChair("bot", bot=playing) for seat in range(row.seats)
    ]
    new = replace(unlisted(person, row), position=position, origin_table=row.id, origin_frame=branch.frame)
    # Everybody keeps the name that the log and the replay know.
    seats = tuple(
        replace(seat, name=past.names.get(seat.seat, seat.name)) for seat in seated(new.id, person, chairs)
    )
    return AddTable(table=new.id, row=new, seats=seats)


ROUTES: Final[list[Any]] = [get_record, get_replay, what_if, post_record]
