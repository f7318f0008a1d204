"""Replays: a record played again, frame by frame, in one pair of eyes. Runs in a process that thinks.

A move that these eyes did not see change anything makes no frame.
"""

import random
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, Final

import msgspec

from quattrocento.kernel import registry
from quattrocento.kernel.components import Difference
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.record import Entry, read_record
from quattrocento.kernel.setting import SettingValue
from quattrocento.kernel.table import Table, replayed
from quattrocento.kernel.view import View
from quattrocento.server.refusal import NotFound, Refusal, Unsuitable
from quattrocento.server.storage.rows import State
from quattrocento.server.table.frames import JSON, Asked, LogLine, asked, lines_of, shown
from quattrocento.server.table.standing import Standing, standing
from quattrocento.server.table.text_board import TextBoard, is_from_outside, text_board
from quattrocento.server.workers.tasks import Scenery

MOST_MOVES: Final = 20_000


class Shot(msgspec.Struct, frozen=True):
    """A frame of a replay: of the view only what has changed since the one before; the rest if it has."""

    view: dict[str, Any]
    step: Asked | None
    waiting: tuple[int, ...]
    log: int
    mover: int | None
    display: Any = msgspec.UNSET
    board: TextBoard | msgspec.UnsetType = msgspec.UNSET


class Replay(msgspec.Struct, frozen=True):
    """A whole game in one pair of eyes."""

    eyes: int
    state: State
    frames: list[Shot]
    log: list[LogLine]
    players: dict[int, str]
    standing: Standing
    """What explains the score at the last frame."""


class _Camera:
    """Takes a frame whenever something has changed in one pair of eyes."""

    def __init__(self, table: Table, eyes: int) -> None:
        self._table = table
        self._eyes = eyes
        self._scenery = _scenery(table) if is_from_outside(table.game) else None
        self._view: View | None = None
        self._last: tuple[Asked | None, tuple[int, ...]] | None = None
        self.log: list[LogLine] = []
        self._display: Any = None

    def shot(self, mover: int | None) -> Shot | None:
        """What has changed since the last frame, or None."""
        table, position = self._table, self._table.position
        seen = lines_of(table, table.happenings[-1] if mover is not None else None, self._eyes)
        self.log += seen
        before, view = self._view, position.view(self._eyes)
        changed = {
            field.name: getattr(view, field.name)
            for field in fields(view)
            if before is None or getattr(before, field.name) != getattr(view, field.name)
        }
        now = (asked(table, self._eyes), position.waiting())
        if not changed and not seen and now == self._last:
            return None
        self._view, self._last = view, now
        scenery = self._scenery if changed else None
        board = text_board(scenery, view) if scenery is not None else msgspec.UNSET
        display = shown(table, view) if changed else msgspec.UNSET
        if display == self._display:
            display = msgspec.UNSET
        elif display is not msgspec.UNSET:
            self._display = display
        return Shot(changed, *now, len(self.log), mover, display, board)


def _scenery(table: Table) -> Scenery:
    changes = table.game.component_changes(table.components)
    return Scenery(table.game.name, tuple(changes), table.record.players)


def _again(text: str) -> tuple[Table, list[Entry]]:
    """The table of a record at its start, and the moves that follow."""
    record, _ = read_record(text)
    return replayed(text, "record", registry.games(), to=0), record.entries


def _shots(table: Table, entries: list[Entry], camera: _Camera) -> Iterator[Shot]:
    first = camera.shot(None)
    assert first is not None
    yield first
    for entry in entries:
        table.play(entry.seat, table.game.notation.parse(entry.move), Stated(entry.fate))
        shot = camera.shot(entry.seat)
        if shot is not None:
            yield shot


def replay(text: str, eyes: int, state: State) -> bytes:
    """The replay of a whole record as JSON."""
    table, entries = _again(text)
    camera = _Camera(table, eyes)
    frames = list(_shots(table, entries, camera))
    players = read_record(text)[0].players
    return JSON.encode(Replay(eyes, state, frames, camera.log, players, standing(table, eyes)))


def position_at(text: str, eyes: int, frame: int, known: bool, seed: int) -> str:
    """The position of a frame in text; unless all of it may be known, one imagined from what was seen."""
    table, entries = _again(text)
    shots = _shots(table, entries, _Camera(table, eyes))
    if next((shot for number, shot in enumerate(shots) if number == frame), None) is None:
        raise NotFound("no-such-frame").at("frame")
    game, position = table.game, table.position
    if position.result is not None:
        raise Unsuitable("what-if-over").at("frame")
    if not known:
        position = game.imagine(position.view(eyes), random.Random(seed), table.components)
    return game.write(position)


class Uploaded(msgspec.Struct, frozen=True):
    """A record that the rules allow, as the rows of a table need it."""

    game: str
    rules: int
    seats: int
    settings: dict[str, SettingValue]
    changes: list[Difference]
    players: dict[int, str]
    start: str
    position: str | None
    moves: list[tuple[int, str, str]]
    winners: list[int]


def checked(text: str) -> Uploaded:
    """An uploaded record, or what is wrong with it."""
    read, _ = read_record(text)
    if len(read.entries) > MOST_MOVES:
        raise Refusal("upload-long", most=MOST_MOVES).at("record")
    table = replayed(text, "record", registry.games())
    record, result = table.record, table.position.result
    return Uploaded(
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        settings=table.game.settings_of(table.position),
        changes=table.game.component_changes(table.components),
        players={seat: name for seat, name in record.players.items() if seat < record.seats},
        start=" ".join(record.start),
        position=record.position or None,
        moves=[(entry.seat, entry.move, " ".join(entry.fate)) for entry in record.entries],
        winners=list(result.winners) if result is not None else [],
    )
