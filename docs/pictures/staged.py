"""The games in the pictures, and tables that stand at moments of them.

Magnifico is a seeded game among bots, Ventura and M400 are stated positions.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from quattrocento.bots.registry import bot
from quattrocento.kernel import registry
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.record import Entry
from quattrocento.kernel.table import Table, new_table
from quattrocento.server.lobby.seating import WantedChair, seated
from quattrocento.server.storage.rows import MoveRow, PersonRow, TableRow
from quattrocento.server.storage.writes import AddTable
from quattrocento.testing import scenario

HERE: Final = Path(__file__).parent
SEED: Final = 4
SEATS: Final = 4
READER: Final = 0
# An evening in the past: lists of tables show when somebody last moved.
EVENING: Final = 1_769_886_000.0
_PACE: Final = 15.0
_CHAIRS: Final = [WantedChair("me"), *[WantedChair("bot", bot="greedy")] * (SEATS - 1)]

# Any: the rounds are Magnifico's own.
Moment = Callable[[Any], bool]


@dataclass(frozen=True)
class Played:
    """The whole game, and before which of its moves each moment was."""

    table: Table
    moments: dict[str, int]


def at(step: str, since: int, most: int = 100) -> Moment:
    """The reader alone is asked this, in that round or later, and has so many choices at most."""

    def is_then(position: Any) -> bool:
        asked = position.waiting() == (READER,) and position.stack[-1].name == step
        return asked and position.round >= since and len(position.options(READER)) <= most

    return is_then


def played(moments: dict[str, Moment]) -> Played:
    """A game of bots to its end, and the first time that each moment came."""
    game = registry.game("magnifico")
    fate, rng, player = Dice(seed=SEED), random.Random(SEED), bot("greedy")
    table = new_table(game, SEATS, {}, fate, None)
    found: dict[str, int] = {}
    while waiting := table.position.waiting():
        for name, moment in moments.items():
            if name not in found and moment(table.position):
                found[name] = len(table.record.entries)
        # The reader comes last where all choose at once: then only the reader is waited for.
        seat = waiting[-1]
        options = list(table.position.options(seat))
        move = player.choose(game, table.position.view(seat), options, rng, table.components)
        table.play(seat, move, fate)
    found["end"] = len(table.record.entries)
    return Played(table, found)


def laid_out(played: Played, name: str, table: str, reader: PersonRow) -> AddTable:
    """A table of the reader and three bots that stands at that moment."""
    entries = played.table.record.entries[: played.moments[name]]
    result = played.table.position.result if name == "end" else None
    row = replace(
        _opened(table, reader, SEATS),
        start=" ".join(played.table.record.start),
        begun=EVENING,
        moved=EVENING + len(entries) * _PACE,
        state="running" if result is None else "ended",
        waiting=[READER] if result is None else [],
        winners=[] if result is None else list(result.winners),
    )
    return AddTable(
        table=table, row=row, seats=seated(table, reader, _CHAIRS), moves=_moves(table, entries)
    )


def stated(game: str, moves: Sequence[str], table: str, reader: PersonRow) -> AddTable:
    """A table where the reader is asked, some moves after the position that stands in the game's file."""
    story = scenario(game, (HERE / f"{game}.toml").read_text(encoding="utf-8")).play(*moves)
    row = replace(
        _opened(table, reader, SEATS, game),
        position=registry.game(game).write(story.position),
        begun=EVENING,
        state="running",
        waiting=[READER],
    )
    return AddTable(table=table, row=row, seats=seated(table, reader, _CHAIRS))


def gathering(table: str, host: PersonRow) -> AddTable:
    """A table in the lobby at which two chairs are free."""
    seats = seated(table, host, [WantedChair("me"), WantedChair("free"), WantedChair("free")])
    return AddTable(table=table, row=replace(_opened(table, host, len(seats)), listed=True), seats=seats)


def _opened(table: str, host: PersonRow, seats: int, name: str = "magnifico") -> TableRow:
    game = registry.game(name)
    _, settings = game.check_setup(seats, {})
    return TableRow(
        id=table,
        game=game.name,
        rules=game.rules_version,
        seats=seats,
        settings=settings,
        changes=[],
        host=host.id,
        listed=False,
        spectators=True,
        invitation=table[::-1],
        made=EVENING,
        moved=EVENING,
    )


def _moves(table: str, entries: Sequence[Entry]) -> tuple[MoveRow, ...]:
    return tuple(
        MoveRow(
            table,
            number,
            entry.seat,
            "move",
            entry.move,
            " ".join(entry.fate),
            EVENING + number * _PACE,
            "person" if entry.seat == READER else "bot",
        )
        for number, entry in enumerate(entries)
    )
