"""A match: one whole game between bots, without a table."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from quattrocento.bots.bot import Bot
from quattrocento.kernel.fate import Dice, Fate, Recording
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import Move
from quattrocento.kernel.position import Position, Result
from quattrocento.kernel.record import Entry, Record
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.setting import SettingValue
from quattrocento.kernel.table import new_table
from quattrocento.kernel.view import View

MOST_DECISIONS: Final = 50_000
CUT: Final = Result((), "", ())
"""The result of a game that was cut at its limit."""


@dataclass
class MatchResult:
    """How a match ended. ``final`` is the table as a spectator sees it at the end.

    A match that was cut at its limit has no winners, no ranking and no reason. ``record`` is there where
    it was asked for.
    """

    winners: tuple[int, ...]
    """The seats that won; none where the match was cut at its limit."""
    ranking: tuple[int, ...]
    """All seats from first to last."""
    decisions: int
    """How many moves were made."""
    final: View
    """The table at the end, in the eyes of a spectator."""
    reason: str
    """Why it ended, in a word of the game: ``target``, ``points``."""
    scores: tuple[int, ...]
    """The points of each seat."""
    rounds: int
    """The round in which it ended."""
    record: Record | None = None
    """The record, where it was asked for."""


def play_match(
    game: AnyGame,
    bots: Sequence[Bot],
    seed: int,
    settings: Mapping[str, SettingValue] | None = None,
    components: Any = None,
    limit: int = MOST_DECISIONS,
    keeps_record: bool = False,
) -> MatchResult:
    """One game, with a bot at each seat. Same seed, same game.

    Fate and every bot have generators of their own, so that no bot's thinking disturbs the dice.
    """
    fate = Dice(rng=random.Random(f"{seed} fate"))
    generators = [random.Random(f"{seed} seat {seat}") for seat in range(len(bots))]
    position, record = begun(game, len(bots), settings, fate, components, keeps_record)
    decisions = 0
    while position.result is None and decisions < limit:
        seat = position.waiting()[0]
        legal = list(position.options(seat))
        move = bots[seat].choose(game, position.view(seat), legal, generators[seat], components)
        if record is None:
            position.play(seat, move, fate)
        else:
            play_and_note(game, position, record, seat, move, fate)
        decisions += 1
    result = position.result or CUT
    final, scores = position.view(SPECTATOR), position.scores()
    return MatchResult(
        result.winners, result.ranking, decisions, final, result.reason, scores, position.round, record
    )


def begun(
    game: AnyGame,
    seats: int,
    settings: Mapping[str, SettingValue] | None,
    fate: Fate,
    components: Any,
    keeps_record: bool,
) -> tuple[Position, Record | None]:
    """A new game in which nobody listens to events, and its record where it is to be kept."""
    position: Position
    record: Record | None = None
    if keeps_record:
        table = new_table(game, seats, dict(settings or {}), fate, components)
        position, record = table.position, table.record
    else:
        position = game.start(seats, settings, fate, components)
    position.events = None
    return position, record


def play_and_note(
    game: AnyGame, position: Position, record: Record, seat: int, move: Move, fate: Fate
) -> None:
    """Play a move and write it down with what fate said."""
    recording = Recording(fate)
    position.play(seat, move, recording)
    seen_by = tuple(recording.seen_by)
    record.entries.append(Entry(seat, game.notation.text(move), tuple(recording.words), seen_by=seen_by))
