"""The rows of the database as small values that never change."""

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from quattrocento.kernel import registry
from quattrocento.kernel.components import Difference
from quattrocento.kernel.setting import SettingValue

State = Literal["gathering", "running", "ended"]
Per = Literal["move", "game"]
Kind = Literal["move", "undo"]
By = Literal["person", "bot", "clock"]


class PersonRow(msgspec.Struct, frozen=True):
    """A person: a name, and perhaps a password, kept as its hash."""

    id: str
    name: str
    made: float
    password: str | None = None
    signed_name: str | None = None


class TableRow(msgspec.Struct, frozen=True):
    """How a table was set up, and where it stands."""

    id: str
    game: str
    rules: int
    seats: int
    settings: dict[str, SettingValue]
    changes: list[Difference]
    host: str
    listed: bool
    spectators: bool
    invitation: str
    made: float
    moved: float
    begun: float | None = None
    position: str | None = None
    start: str | None = None
    state: State = "gathering"
    clock_per: Per | None = None
    clock_seconds: int | None = None
    study: bool = False
    origin_table: str | None = None
    origin_frame: int | None = None
    due: float | None = None
    waiting: list[int] = msgspec.field(default_factory=list)
    winners: list[int] = msgspec.field(default_factory=list)


class SeatRow(msgspec.Struct, frozen=True):
    """A chair: its owner, the bot that plays there now; free without either."""

    table_id: str
    seat: int
    person: str | None = None
    name: str | None = None
    bot: str | None = None

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None


class MoveRow(msgspec.Struct, frozen=True):
    """A line of the record: a move, or an undo, which takes back the last move of its seat."""

    table_id: str
    number: int
    seat: int
    kind: Kind
    text: str
    fate: str
    at: float
    by: By


class ChatRow(msgspec.Struct, frozen=True):
    """Something said at a table."""

    table_id: str
    number: int
    person: str
    seat: int
    name: str
    text: str
    at: float


# Rows are read on several threads. msgspec learns a type when it first meets it, and two threads that let
# it learn the same type at once end the whole process: so it learns them here.
for _kind in (PersonRow, TableRow, SeatRow, MoveRow, ChatRow):
    msgspec.json.Decoder(_kind)

_AS_JSON: Final = ("settings", "changes", "waiting", "winners")


def as_columns(row: msgspec.Struct) -> dict[str, Any]:
    """The row as the database takes it."""
    columns = msgspec.structs.asdict(row)
    for name in _AS_JSON:
        if name in columns:
            columns[name] = msgspec.json.encode(columns[name]).decode()
    return columns


def table_row(columns: Mapping[str, Any]) -> TableRow:
    """The row as the database gave it; one of earlier rules with the settings that it is played by.

    Its columns stay as they were written. A position in text says by itself which rules it is of.
    """
    given = {**columns, "settings": columns["options"]}  # the column has its name from earlier versions
    decoded = {name: msgspec.json.decode(given[name]) for name in _AS_JSON}
    row = msgspec.convert({**given, **decoded}, TableRow)
    game = registry.games().get(row.game)
    if game is None or row.rules >= game.rules_version:
        return row
    settings, changes = game.earlier_setup(row.rules, row.settings, row.changes)
    return msgspec.structs.replace(row, rules=game.rules_version, settings=settings, changes=changes)
