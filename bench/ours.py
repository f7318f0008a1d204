"""How fast our games play at random and are copied, measured as the peers are."""

import random
from time import perf_counter, process_time
from typing import NamedTuple

from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import AnyGame


class PlayResult(NamedTuple):
    """What was played, and how long it took."""

    games: int
    decisions: int
    seconds: float

    @property
    def speed(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds


def random_play(game: AnyGame, seats: int, seconds: float, seed: int) -> PlayResult:
    """Play whole games at random, starting new ones until ``seconds`` have passed."""
    games = decisions = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        rng = random.Random(seed + games)
        fate = Dice(rng=rng)
        position = game.start(seats, None, fate)
        position.events = None
        while waiting := position.waiting():
            seat = waiting[0]
            options = position.options(seat)
            position.play(seat, options[int(rng.random() * len(options))], fate)
            decisions += 1
        games += 1
    return PlayResult(games, decisions, elapsed)


def copying(game: AnyGame, seats: int, seconds: float, seed: int) -> float:
    """The mean cost in seconds of ``Position.copy()``, over all positions of random games."""
    games = copies = 0
    spent = 0.0
    start = perf_counter()
    while perf_counter() - start < seconds:
        rng = random.Random(seed + games)
        fate = Dice(rng=rng)
        position = game.start(seats, None, fate)
        position.events = None
        while waiting := position.waiting():
            before = perf_counter()
            copy = position.copy()
            spent += perf_counter() - before
            del copy
            copies += 1
            options = position.options(waiting[0])
            position.play(waiting[0], options[int(rng.random() * len(options))], fate)
        games += 1
    return spent / copies
