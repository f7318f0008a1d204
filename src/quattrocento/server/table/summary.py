"""Summaries: a table in a few words, for lists and for the head of its page."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

import msgspec

from quattrocento.kernel import registry
from quattrocento.kernel.components import Difference
from quattrocento.kernel.setting import SettingValue
from quattrocento.server.storage.rows import Per, SeatRow, State, TableRow


class ClockTerms(msgspec.Struct, frozen=True):
    """How long one may think, for each move or for the whole game."""

    per: Per
    seconds: int


class Chair(msgspec.Struct, frozen=True):
    """A seat: who has it, who plays there, and how much time is left."""

    seat: int
    name: str | None
    bot: str | None
    owner: bool
    yours: bool
    free: bool
    away: bool
    left: float | None
    expired: int
    """How many moves a bot has made here because the time had run out."""


class Origin(msgspec.Struct, frozen=True):
    """Where a table was branched off from."""

    table: str
    frame: int


class Summary(msgspec.Struct, frozen=True, omit_defaults=False, rename={"origin": "from"}):
    """A table in the eyes of one person."""

    id: str
    game: str
    title: str
    state: State
    study: bool
    host: bool
    listed: bool
    spectators: bool
    settings: dict[str, SettingValue]
    changes: list[Difference]
    clock: ClockTerms | None
    seats: list[Chair]
    waiting: list[int]
    your_turn: bool
    winners: list[int]
    moved: str
    made: str
    origin: Origin | None
    invitation: str | msgspec.UnsetType = msgspec.UNSET


class Presence(msgspec.Struct, frozen=True):
    """What only a process that has the table in memory knows: who is away, what the clocks show."""

    away: Callable[[str], bool]
    left: Callable[[int], float | None]
    expired: Callable[[int], int]


NOBODY_LOOKS = Presence(away=lambda person: True, left=lambda seat: None, expired=lambda seat: 0)


def summarised(
    row: TableRow, seats: Sequence[SeatRow], person: str | None, presence: Presence = NOBODY_LOOKS
) -> Summary:
    """The table in a few words."""
    chairs = [_chair(row, seat, person, presence) for seat in seats]
    waiting = row.waiting if row.state == "running" else []
    mine = [chair.seat for chair in chairs if chair.yours and chair.bot is None]
    invites = row.state == "gathering" and (_hosts(row, person) or any(chair.yours for chair in chairs))
    per, seconds = row.clock_per, row.clock_seconds
    known = registry.games().get(row.game)
    return Summary(
        id=row.id,
        game=row.game,
        title=known.title if known is not None else row.game,
        state=row.state,
        study=row.study,
        host=_hosts(row, person),
        listed=row.listed,
        spectators=row.spectators,
        settings=row.settings,
        changes=row.changes,
        clock=ClockTerms(per, seconds) if per is not None and seconds is not None else None,
        seats=chairs,
        waiting=waiting,
        your_turn=any(seat in waiting for seat in mine),
        winners=row.winners,
        moved=timestamp(row.moved),
        made=timestamp(row.made),
        origin=_origin(row),
        invitation=row.invitation if invites else msgspec.UNSET,
    )


def _hosts(row: TableRow, person: str | None) -> bool:
    return person is not None and row.host == person


def _chair(row: TableRow, seat: SeatRow, person: str | None, presence: Presence) -> Chair:
    owned = seat.person is not None
    playing = row.state == "running"
    return Chair(
        seat=seat.seat,
        name=seat.name,
        bot=seat.bot,
        owner=owned,
        yours=owned and seat.person == person,
        free=seat.free and not row.study,
        away=seat.person is not None and playing and presence.away(seat.person),
        left=presence.left(seat.seat) if playing and seat.bot is None else None,
        expired=presence.expired(seat.seat) if playing else 0,
    )


def _origin(row: TableRow) -> Origin | None:
    if row.origin_table is None or row.origin_frame is None:
        return None
    return Origin(row.origin_table, row.origin_frame)


def timestamp(at: float) -> str:
    """A time as people's programs read it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
