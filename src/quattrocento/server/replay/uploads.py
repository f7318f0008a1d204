"""Records from elsewhere: uploaded, checked against the rules, and laid out as a table to look at."""

from typing import Annotated

import msgspec
from litestar import post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec.structs import replace

from quattrocento.server.http.errors import AnyRequest
from quattrocento.server.http.headers import MOST_RECORD
from quattrocento.server.http.identity import clean_name
from quattrocento.server.people.routes import the_person
from quattrocento.server.replay.frames import Uploaded, checked
from quattrocento.server.replay.unlisted import unlisted
from quattrocento.server.storage.rows import MoveRow, PersonRow, SeatRow
from quattrocento.server.storage.writes import AddTable
from quattrocento.server.table.summary import Summary
from quattrocento.server.table.tables import Tables


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a record."""

    record: Annotated[str, msgspec.Meta(max_length=MOST_RECORD)]


@post("/api/records", request_max_body_size=MOST_RECORD, opt={"limit": "thought"})
async def post_record(request: AnyRequest, state: State, data: JSONBody[Record]) -> Summary:
    """A table to look at, made from an uploaded record."""
    tables: Tables = state.tables
    person = await the_person(request)
    new = _to_look_at(await tables.workers.run(checked, data.record), person)
    await state.journal.write(new)
    return await tables.summary(new.table, person.id)


def _to_look_at(record: Uploaded, person: PersonRow) -> AddTable:
    new = unlisted(person, record)
    # Nobody plays here: anybody may look with anybody's eyes, whether or not the game came to its end.
    row = replace(
        new, begun=new.made, start=record.start, state="ended", study=True, winners=record.winners
    )
    names = {seat: clean_name(name[:40]) for seat, name in record.players.items() if name.strip()}
    seats = [SeatRow(row.id, seat, name=names.get(seat)) for seat in range(record.seats)]
    moves = [
        MoveRow(row.id, number, seat, "move", text, fate, row.made, "person")
        for number, (seat, text, fate) in enumerate(record.moves)
    ]
    return AddTable(table=row.id, row=row, seats=tuple(seats), moves=tuple(moves))
