"""Moves whose dice and draws people type in: carried out, gone on with after a break, and corrected."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from quattrocento.cli.table.dice import TypedIn, Words
from quattrocento.cli.table.saves import Unfinished
from quattrocento.cli.terminal.errors import CommandError
from quattrocento.kernel.event import Event
from quattrocento.kernel.fate import FateError, Stated
from quattrocento.kernel.move import Move, MoveError
from quattrocento.kernel.table import Table, replayed

if TYPE_CHECKING:
    from quattrocento.cli.table.session import Session


def played(
    session: "Session", typed: TypedIn, table: Table, seat: int, move: Move, ahead: Sequence[Words] = ()
) -> list[Event]:
    """Play a move; what is typed for it is kept before it is made, and ``ahead`` was typed before."""
    text, speech = table.game.notation.text(move), session.speech

    def keep() -> None:
        session.save.unfinished = Unfinished(typed.typed, seat, text)
        session.keep()

    typed.keep = keep
    name = speech.seat(seat)
    if table.position.stack[-1].private:
        heading = speech.say("cli-dice-for-secret", name=name)
    else:
        heading = speech.say("cli-dice-for", name=name, move=speech.move(move))
    events = typed.until_done(heading, ahead, lambda: table.play(seat, move, typed))
    session.save.unfinished = None
    return events


def go_on(session: "Session") -> None:
    """Take up a move in the midst of whose dice and draws the game was left."""
    left = session.save.unfinished
    if left is None or left.seat is None:
        return
    move = session.table.game.notation.parse(left.move)
    if move in session.table.position.options(left.seat):
        session.tell_news()
        session.carry_out(left.seat, move, left.words)


def correct(session: "Session") -> int:
    """Type the dice and draws of the last move that had any once more.

    The later moves are made again as far as the rules allow; returns how many of them are lost.
    """
    entries = session.table.record.entries
    thrown = [number for number, entry in enumerate(entries) if entry.fate]
    if session.typed_dice is None or not thrown:
        raise CommandError("cli-correct-nothing")
    notation, last = session.table.game.notation, thrown[-1]
    table = replayed(session.table.record.text(), str(session.save.path), to=last)
    seat, move = entries[last].seat, notation.parse(entries[last].move)
    told = played(session, session.typed_dice, table, seat, move)
    later = entries[last + 1 :]
    while later:
        try:
            told += table.play(later[0].seat, notation.parse(later[0].move), Stated(later[0].fate))
        except (MoveError, FateError):
            break
        later = later[1:]
    session.table, session.untold = table, told
    session.keep()
    return len(later)
