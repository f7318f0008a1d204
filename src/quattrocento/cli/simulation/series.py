"""A series of games between bots, in one process or in several with the same outcome."""

import random
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool
from typing import Final

from quattrocento.bots.match import MOST_DECISIONS, play_match
from quattrocento.bots.random_bot import RandomBot
from quattrocento.bots.registry import bot
from quattrocento.cli.table.seating import known_bot
from quattrocento.kernel import registry
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import SettingValue

_PARTS_PER_JOB: Final = 8


@dataclass(frozen=True)
class Series:
    """What all games of a series share. Game ``n`` depends on this and on ``n`` alone."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    settings: tuple[tuple[str, SettingValue], ...]

    def seated(self, n: int) -> list[str]:
        """The bots move on by one seat from game to game."""
        return [self.bots[(seat + n) % len(self.bots)] for seat in range(self.seats)]

    def seed_of(self, n: int) -> int:
        return random.Random(f"{self.seed} game {n}").getrandbits(48)


@dataclass
class Tally:
    """What came out of some games."""

    games: int
    ended: int
    decisions: int
    by_bot: dict[str, int]
    by_seat: list[int]

    @staticmethod
    def empty(series: Series) -> "Tally":
        return Tally(0, 0, 0, dict.fromkeys(series.bots, 0), [0] * series.seats)

    def count(self, winners: tuple[int, ...], decisions: int, seated: list[str]) -> None:
        self.games += 1
        self.ended += bool(winners)
        self.decisions += decisions
        for seat in winners:
            self.by_bot[seated[seat]] += 1
            self.by_seat[seat] += 1

    def add(self, part: "Tally") -> None:
        self.games += part.games
        self.ended += part.ended
        self.decisions += part.decisions
        for name, won in part.by_bot.items():
            self.by_bot[name] += won
        for seat, won in enumerate(part.by_seat):
            self.by_seat[seat] += won


def played(series: Series, games: int, jobs: int) -> Iterator[Tally]:
    """Play the games and give their tallies part by part."""
    size = max(1, games // (jobs * _PARTS_PER_JOB))
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


def play_part(series: Series, part: range) -> Tally:
    """Play some games of the series."""
    tally = Tally.empty(series)
    at_random = set(series.bots) == {RandomBot.name}
    for n in part:
        winners, decisions = _random_game(series, n) if at_random else _match(series, n)
        tally.count(winners, decisions, series.seated(n))
    return tally


def _match(series: Series, n: int) -> tuple[tuple[int, ...], int]:
    game = registry.game(series.game)
    bots = [bot(name) for name in series.seated(n)]
    result = play_match(game, bots, series.seed_of(n), dict(series.settings))
    return result.winners, result.decisions


def _random_game(series: Series, n: int) -> tuple[tuple[int, ...], int]:
    """Random moves need no view, so that they are played directly on the position."""
    rng = random.Random(series.seed_of(n))
    fate = Dice(rng=rng)
    position = registry.game(series.game).start(series.seats, dict(series.settings), fate)
    position.events = None
    decisions = 0
    throw = rng.random
    while position.result is None and decisions < MOST_DECISIONS:
        seat = position.waiting()[0]
        legal = position.options(seat)
        position.play(seat, legal[int(throw() * len(legal))], fate)
        decisions += 1
    result = position.result
    return (result.winners if result is not None else ()), decisions
