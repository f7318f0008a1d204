"""Arranging a table: from the wishes of the command line to a game that can begin or go on."""

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from quattrocento.bots.registry import UnknownBot
from quattrocento.cli.table.dice import TypedIn, rolled
from quattrocento.cli.table.saves import Save, check_new, remarks_of
from quattrocento.cli.table.seating import Seating, bot_names, people_at, seat_all
from quattrocento.cli.table.session import Session
from quattrocento.cli.terminal.errors import FAILED, CommandError
from quattrocento.cli.terminal.files import read_text
from quattrocento.cli.terminal.parameters import setting_values
from quattrocento.cli.terminal.records import opened
from quattrocento.cli.terminal.screen import Terminal
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.table import Table, new_table, table_from

_MOST_SEED: Final = 10**9


@dataclass
class Wishes:
    """What the command line asks for."""

    game: AnyGame
    seats: int | None
    bots: str
    humans: int | None
    seat: int | None
    names: list[str]
    settings: list[str]
    pack: Path | None
    seed: int | None
    position: Path | None
    save: Path | None
    resume: Path | None
    dice: str

    def check(self) -> None:
        """Refuse wishes that do not go together."""
        if self.dice not in ("roll", "ask"):
            raise CommandError("cli-dice-choice", value=self.dice)
        if self.resume is not None and self.position is not None:
            raise CommandError("cli-not-both", one="--resume", other="--from")
        given = {"--seats": self.seats, "--setting": self.settings or None, "--components": self.pack}
        for one in (name for name, value in given.items() if value is not None):
            if self.resume is not None or self.position is not None:
                raise CommandError("cli-not-both", one=one, other="--resume" if self.resume else "--from")
        if self.save is not None and self.save != self.resume:
            check_new(self.save)
        if any(not name.strip() or len(name.splitlines()) != 1 for name in self.names):
            raise CommandError("cli-name-form")

    def are_of_the_terminal(self) -> bool:
        """Whether something is asked for that only the terminal can do."""
        files = (self.position, self.save, self.resume)
        return self.seed is not None or self.dice != "roll" or any(file is not None for file in files)

    def are_plain(self) -> bool:
        """Whether just any game is asked for, so that one begun before may do."""
        chosen = (self.seats, self.humans, self.seat, self.pack, self.seed)
        files = (self.position, self.save, self.resume)
        return all(wish is None for wish in (*chosen, *files)) and not (self.bots or self.settings)


def begun(terminal: Terminal, wishes: Wishes) -> Session:
    """A new game, or one that goes on from a position in text."""
    game = wishes.game
    seed = wishes.seed if wishes.seed is not None else random.randrange(_MOST_SEED)
    if wishes.position is not None:
        table = table_from(game, read_text(wishes.position), str(wishes.position))
        seats = _seating(wishes, table.position.seats)
    else:
        count, settings = game.check_setup(wishes.seats, setting_values(game, wishes.settings))
        seats = _seating(wishes, count)
        components = _pack(wishes)
        table = new_table(game, count, settings, _opening(terminal, wishes, seed), components)
    table.record.players = dict(sorted(seats.names.items()))
    save = Save(wishes.save, seats.bots, seed)
    return _session(terminal, wishes, table, seats, save)


def resumed(terminal: Terminal, wishes: Wishes) -> Session:
    """A saved game, or any record, taken up where it stands."""
    assert wishes.resume is not None
    table = opened(terminal, wishes.resume)
    remarks = remarks_of(read_text(wishes.resume))
    count = table.position.seats
    seats_are_named = wishes.bots or wishes.humans is not None or wishes.seat is not None
    if remarks.is_of_a_save() and not seats_are_named:
        try:
            seats = Seating(count, remarks.bots, dict(table.record.players))
        except UnknownBot as error:
            known = ", ".join(error.known)
            raise CommandError("cli-unknown-bot", FAILED, bot=error.name, known=known) from None
    else:
        seats = _seating(wishes, count)
        seats.names.update(table.record.players)
    seats.names.update(zip(seats.people(), wishes.names, strict=False))
    table.record.players = dict(sorted(seats.names.items()))
    kept = remarks.seed if remarks.seed is not None else random.randrange(_MOST_SEED)
    seed = wishes.seed if wishes.seed is not None else kept
    return _session(terminal, wishes, table, seats, Save(wishes.save or wishes.resume, seats.bots, seed))


def _seating(wishes: Wishes, count: int) -> Seating:
    people = people_at(count, wishes.humans, wishes.seat)
    return seat_all(count, people, bot_names(wishes.bots), wishes.names)


def _pack(wishes: Wishes) -> Any:
    if wishes.pack is None:
        return wishes.game.standard_components()
    return wishes.game.load_components(read_text(wishes.pack), str(wishes.pack))


def _opening(terminal: Terminal, wishes: Wishes, seed: int) -> Any:
    """The dice before the first move."""
    if wishes.dice == "ask":
        return TypedIn(terminal, wishes.game, terminal.speech_for(wishes.game))
    return rolled(seed, -1)


def _session(terminal: Terminal, wishes: Wishes, table: Table, seats: Seating, save: Save) -> Session:
    typed = None
    if wishes.dice == "ask":
        speech = terminal.speech_for(table.game, table.components, seats.names)
        typed = TypedIn(terminal, table.game, speech)
    return Session(terminal, table, seats, save, typed)
