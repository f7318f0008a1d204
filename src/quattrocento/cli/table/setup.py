"""Arranging a table: from the wishes of the command line to a game that can begin or go on."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from quattrocento.bots.registry import UnknownBot
from quattrocento.cli.table.dice import TypedIn, Words, rolled
from quattrocento.cli.table.saves import Remarks, Save, Unfinished, check_new, remarks_of
from quattrocento.cli.table.seating import Seating, bot_names, people_at, seat_all
from quattrocento.cli.table.session import Session
from quattrocento.cli.terminal.errors import FAILED, CommandError
from quattrocento.cli.terminal.files import read_text
from quattrocento.cli.terminal.parameters import setting_values
from quattrocento.cli.terminal.records import opened
from quattrocento.cli.terminal.screen import Terminal
from quattrocento.kernel import registry
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.record import Record
from quattrocento.kernel.setting import SettingValue
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
    dice: str | None
    first: bool = False

    def chosen(self) -> dict[str, SettingValue]:
        """The settings that are asked for: those for a first game, and the ones that are named."""
        first = self.game.first_settings if self.first else {}
        return {**first, **setting_values(self.game, self.settings)}

    def count(self) -> int | None:
        """How many seats are asked for; None: as usual."""
        return self.seats if self.seats is not None or not self.first else self.game.first_seats or None

    def check(self) -> None:
        """Refuse wishes that do not go together."""
        if self.dice not in (None, "roll", "ask"):
            raise CommandError("cli-dice-choice", value=str(self.dice))
        if self.resume is not None and self.position is not None:
            raise CommandError("cli-not-both", one="--resume", other="--from")
        given = {
            "--seats": self.seats,
            "--setting": self.settings or None,
            "--components": self.pack,
            "--first": self.first or None,
        }
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
        return self.seed is not None or self.dice is not None or any(file is not None for file in files)

    def are_plain(self) -> bool:
        """Whether just any game is asked for, so that one begun before may do."""
        chosen = (self.seats, self.humans, self.seat, self.pack, self.seed)
        files = (self.position, self.save, self.resume)
        return all(wish is None for wish in (*chosen, *files)) and not (
            self.bots or self.settings or self.first
        )


def begun(terminal: Terminal, wishes: Wishes, save: Save) -> Session:
    """A new game, or one that goes on from a position in text."""
    game = wishes.game
    save.seed = wishes.seed if wishes.seed is not None else random.randrange(_MOST_SEED)
    save.asks_dice = wishes.dice == "ask"
    if wishes.position is not None:
        table = table_from(game, read_text(wishes.position), str(wishes.position))
        seats = _seating(wishes, table.position.seats)
    else:
        count, settings = game.check_setup(wishes.count(), wishes.chosen())
        seats = _seating(wishes, count)
        table = _opened(terminal, save, Deal(game, count, settings, _pack(wishes), seats), ())
    return _session(terminal, table, seats, save)


def resumed(terminal: Terminal, wishes: Wishes, save: Save) -> Session:
    """A saved game, or any record, taken up where it stands."""
    assert wishes.resume is not None
    text = read_text(wishes.resume)
    remarks = remarks_of(text)
    kept = remarks.seed if remarks.seed is not None else random.randrange(_MOST_SEED)
    save.seed = wishes.seed if wishes.seed is not None else kept
    save.asks_dice = wishes.dice == "ask" or (wishes.dice is None and remarks.asks_dice)
    typed = remarks.unfinished if save.asks_dice else None
    if remarks.unfinished is not None and remarks.unfinished.seat is None:
        record = Record.read(text, str(wishes.resume))
        game = registry.game(record.game)
        settings = {name: game.setting_from_text(name, value) for name, value, _ in record.typed}
        count, settings = game.check_setup(record.seats, settings)
        seats = _seating_of(wishes, remarks, count, record.players)
        deal = Deal(game, count, settings, game.corrected_components(record.changes), seats)
        table = _opened(terminal, save, deal, typed.words if typed is not None else ())
        return _session(terminal, table, seats, save)
    table = opened(terminal, wishes.resume)
    seats = _seating_of(wishes, remarks, table.position.seats, table.record.players)
    save.unfinished = typed
    return _session(terminal, table, seats, save)


@dataclass
class Deal:
    """All that a game begins with."""

    game: AnyGame
    count: int
    settings: dict[str, SettingValue]
    components: Any
    seats: Seating

    def record(self) -> Record:
        """The record before anything has happened."""
        game = self.game
        defaults = {setting.name: setting.default for setting in game.settings}
        named = {name: value for name, value in self.settings.items() if value != defaults[name]}
        changes = game.component_changes(self.components)
        record = Record(game.name, self.count, game.rules_version, named, changes)
        record.players = dict(sorted(self.seats.names.items()))
        return record


def _opened(terminal: Terminal, save: Save, deal: Deal, ahead: Sequence[Words]) -> Table:
    """A new table; what people type for its start is kept at once, although there is no game yet."""
    save.bots = deal.seats.bots
    if not save.asks_dice:
        return new_table(deal.game, deal.count, deal.settings, rolled(save.seed, -1), deal.components)
    speech = terminal.speech_for(deal.game, deal.components, deal.seats.names)
    typed = TypedIn(terminal, deal.game, speech, deal.components)

    def keep() -> None:
        save.unfinished = Unfinished(typed.typed)
        save.write_record(deal.record())

    typed.keep = keep
    table = typed.until_done(
        speech.say("cli-dice-for-start"),
        ahead,
        lambda: new_table(deal.game, deal.count, deal.settings, typed, deal.components),
    )
    save.unfinished = None
    return table


def _seating_of(wishes: Wishes, remarks: Remarks, count: int, players: Mapping[int, str]) -> Seating:
    """Who sat where in a save; with another record, or where seats are asked for, people and bots anew."""
    seats_are_named = wishes.bots or wishes.humans is not None or wishes.seat is not None
    if remarks.is_of_a_save() and not seats_are_named:
        try:
            seats = Seating(count, remarks.bots, dict(players))
        except UnknownBot as error:
            known = ", ".join(error.known)
            raise CommandError("cli-unknown-bot", FAILED, bot=error.name, known=known) from None
    else:
        seats = _seating(wishes, count)
        seats.names.update(players)
    seats.names.update(zip(seats.people(), wishes.names, strict=False))
    return seats


def _seating(wishes: Wishes, count: int) -> Seating:
    people = people_at(count, wishes.humans, wishes.seat)
    return seat_all(count, people, bot_names(wishes.bots), wishes.names)


def _pack(wishes: Wishes) -> Any:
    if wishes.pack is None:
        return wishes.game.standard_components()
    return wishes.game.load_components(read_text(wishes.pack), str(wishes.pack))


def _session(terminal: Terminal, table: Table, seats: Seating, save: Save) -> Session:
    table.record.players = dict(sorted(seats.names.items()))
    save.bots = seats.bots
    typed = None
    if save.asks_dice:
        speech = terminal.speech_for(table.game, table.components, seats.names)
        typed = TypedIn(terminal, table.game, speech, table.components)
    return Session(terminal, table, seats, save, typed)
