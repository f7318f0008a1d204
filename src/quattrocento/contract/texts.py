"""Positions in text and records: what is written reads back, and goes on in the same way."""

import random

from quattrocento.contract.portrait import portrait, watchers
from quattrocento.contract.promises import REPLAY, TEXT, Violation
from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.position import Position
from quattrocento.kernel.table import Table, replayed


def check_text(game: AnyGame, position: Position, rng: random.Random) -> None:
    """The position that its text describes is the same, and the same move leads both to the same."""
    try:
        again = game.read(game.write(position), "position")
    except DocumentError as error:
        raise Violation(TEXT, str(error)) from error
    changed = portrait(game, position).unlike(portrait(game, again))
    if changed:
        raise Violation(TEXT, f"read back, it differs in {changed}")
    if position.waiting():
        seat = rng.choice(position.waiting())
        move, seed = rng.choice(position.options(seat)), rng.getrandbits(64)
        onward = position.copy()
        onward.play(seat, move, Dice(seed))
        again.play(seat, move, Dice(seed))
        changed = portrait(game, onward).unlike(portrait(game, again))
        if changed:
            what = f"{seat} {game.notation.text(move)}"
            raise Violation(TEXT, f"read back, {what} leads elsewhere: {changed}")


def check_record(table: Table) -> None:
    """The record replays to the same position, record, log and copies of the seats."""
    game = table.game
    text = table.record.text()
    try:
        again = replayed(text, "record", {game.name: game})
    except DocumentError as error:
        raise Violation(REPLAY, str(error)) from error
    changed = portrait(game, table.position).unlike(portrait(game, again.position))
    if changed:
        raise Violation(REPLAY, f"replayed, the position differs in {changed}")
    if again.record != table.record or again.record.text() != text:
        raise Violation(REPLAY, "replayed, the record differs")
    for seat in watchers(table.position):
        if again.log(seat) != table.log(seat):
            raise Violation(REPLAY, f"replayed, the log of seat {seat} differs")
        if again.seen_record(seat) != table.seen_record(seat):
            raise Violation(REPLAY, f"replayed, the record of seat {seat} differs")
