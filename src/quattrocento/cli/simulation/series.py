"""A series of games between bots, in one process or in several with the same outcome."""

import random
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import Pool
from typing import Any, Final

from quattrocento.bots.match import CUT, MOST_DECISIONS, begun, play_and_note, play_match
from quattrocento.bots.random_bot import RandomBot
from quattrocento.bots.registry import bot
from quattrocento.cli.table.seating import known_bot
from quattrocento.kernel import registry
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.position import Result
from quattrocento.kernel.record import Record
from quattrocento.kernel.setting import SettingValue

_PARTS_PER_JOB: Final = 8
_MOST_IN_PART: Final = 100


@dataclass(frozen=True)
class Series:
    """What all games of a series share. Game ``n`` depends on this and on ``n`` alone.

    ``pack`` is the text of a component pack, or empty; ``keeps_records``: every game with its record.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    settings: tuple[tuple[str, SettingValue], ...]
    pack: str = ""
    keeps_records: bool = False

    def seated(self, n: int) -> list[str]:
        """The bots move on by one seat from game to game."""
        return [self.bots[(seat + n) % len(self.bots)] for seat in range(self.seats)]

    def seed_of(self, n: int) -> int:
        return random.Random(f"{self.seed} game {n}").getrandbits(48)

    def components(self) -> Any:
        """Those of the pack, or none where the standard ones are played with."""
        return _unpacked(self.game, self.pack) if self.pack else None


@cache
def _unpacked(game: str, pack: str) -> Any:
    return registry.game(game).load_components(pack, "components")


@dataclass
class Played:
    """One game of a series: its number, its seed, who sat where, and how it ended."""

    number: int
    seed: int
    seated: list[str]
    result: Result
    decisions: int
    scores: tuple[int, ...]
    rounds: int
    record: Record | None


def played(series: Series, games: int, jobs: int) -> Iterator[list[Played]]:
    """Play the games and give them in order, part by part."""
    size = min(_MOST_IN_PART, max(1, games // (jobs * _PARTS_PER_JOB)))
    parts = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:
        for part in parts:
            yield play_part(series, part)
        return
    with Pool(jobs, _begin, (series.bots,)) as pool:
        yield from pool.imap(partial(play_part, series), parts)


def _begin(bots: tuple[str, ...]) -> None:
    # The keyboard interrupts the whole group of processes; only the first of them answers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in bots:
        known_bot(name)


def play_part(series: Series, part: range) -> list[Played]:
    """Play some games of the series."""
    play = _random_game if set(series.bots) == {RandomBot.name} else _match
    return [play(series, n) for n in part]


def _match(series: Series, n: int) -> Played:
    game, settings, components = registry.game(series.game), dict(series.settings), series.components()
    seed, seated = series.seed_of(n), series.seated(n)
    bots = [bot(name) for name in seated]
    match = play_match(game, bots, seed, settings, components, keeps_record=series.keeps_records)
    result = Result(match.winners, match.reason, match.ranking)
    return Played(n, seed, seated, result, match.decisions, match.scores, match.rounds, match.record)


def _random_game(series: Series, n: int) -> Played:
    """Random moves need no view, so that they are played directly on the position."""
    game, settings = registry.game(series.game), dict(series.settings)
    seed = series.seed_of(n)
    rng = random.Random(seed)
    fate = Dice(rng=rng)
    components = series.components()
    position, record = begun(game, series.seats, settings, fate, components, series.keeps_records)
    decisions = 0
    throw = rng.random
    while position.result is None and decisions < MOST_DECISIONS:
        seat = position.waiting()[0]
        legal = position.options(seat)
        move = legal[int(throw() * len(legal))]
        if record is None:
            position.play(seat, move, fate)
        else:
            play_and_note(game, position, record, seat, move, fate)
        decisions += 1
    result, scores = position.result or CUT, position.scores()
    return Played(n, seed, series.seated(n), result, decisions, scores, position.round, record)
