"""Seating: who sits where at a new table, and what everybody is called."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from quattrocento.bots.names import unused
from quattrocento.bots.registry import bot
from quattrocento.server.http.identity import clean_name
from quattrocento.server.refusal import Refusal
from quattrocento.server.storage.rows import PersonRow, SeatRow


class WantedChair(msgspec.Struct, forbid_unknown_fields=True):
    """For whom a chair is meant: for oneself, perhaps under another name; for anybody; for a bot."""

    who: Literal["me", "free", "bot"]
    name: Annotated[str, msgspec.Meta(max_length=1000)] | None = None
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None


def seated(table: str, host: PersonRow, wanted: Sequence[WantedChair]) -> tuple[SeatRow, ...]:
    """The chairs of a new table, or a refusal that names the chair."""
    names = _own_names(host, wanted)
    spare = iter(unused(set(names.values())))
    rows: list[SeatRow] = []
    for seat, chair in enumerate(wanted):
        if chair.who == "me":
            rows.append(SeatRow(table, seat, host.id, names[seat]))
        elif chair.who == "bot":
            rows.append(SeatRow(table, seat, name=next(spare, None), bot=_bot(seat, chair)))
        else:
            rows.append(SeatRow(table, seat))
    return tuple(rows)


def _own_names(host: PersonRow, wanted: Sequence[WantedChair]) -> dict[int, str]:
    """Friends on one screen are told apart: who is not named gets the host's name and a number."""
    names: dict[int, str] = {}
    for seat, chair in enumerate(wanted):
        if chair.name is not None and chair.who != "me":
            raise Refusal("chair-wrong", seat=seat).at(f"chairs.{seat}.name")
        if chair.who == "me" and chair.name is not None:
            names[seat] = clean_name(chair.name)
        elif chair.who == "me":
            held = [name for name in names.values() if name.startswith(host.name)]
            names[seat] = f"{host.name} {len(held) + 1}" if held else host.name
    return names


def _bot(seat: int, chair: WantedChair) -> str:
    if chair.bot is None:
        raise Refusal("chair-wrong", seat=seat).at(f"chairs.{seat}.bot")
    return bot(chair.bot).name


def bot_for(free: SeatRow, seats: Sequence[SeatRow], name: str) -> SeatRow:
    """A free chair as a bot takes it."""
    spare = unused({seat.name for seat in seats if seat.name is not None})
    taken = [seat.seat for seat in seats if seat.free].index(free.seat)
    called = spare[taken] if taken < len(spare) else None
    return SeatRow(free.table_id, free.seat, name=called, bot=bot(name).name)
