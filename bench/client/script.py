"""A game to be shown: the moves of four greedy bots under a seed, the same in every run."""

import random
from dataclasses import dataclass
from typing import Final

from bench.server_process import BenchError
from quattrocento.bots.registry import bot
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import Move

SEATS: Final = 4
READER: Final = 0
"""The seat that is looked at in the browser."""
LONG: Final = 400
"""Lines of log after which a frame must still be applied quickly."""
_BEYOND: Final = 60
"""Moves behind so long a log."""
_MOST_MOVES: Final = 2_000
_MOST_SEEDS: Final = 50


@dataclass(frozen=True)
class Script:
    """Who moves and what, and the seed of the dice with which this is the game."""

    seed: int
    moves: list[tuple[int, Move]]


def script(game: AnyGame, frames: int) -> Script:
    """The first game by seed that has so many moves, and enough of them behind a long log."""
    for seed in range(1, _MOST_SEEDS + 1):
        if moves := _played(game, seed, frames):
            return Script(seed, moves)
    raise BenchError(f"no game of {game.name} is long enough for {frames} frames")


def _played(game: AnyGame, seed: int, frames: int) -> list[tuple[int, Move]]:
    """The moves of a game, as many as are needed; none where it ends too early."""
    fate, rng, greedy = Dice(seed), random.Random(seed), bot("greedy")
    position = game.start(SEATS, None, fate)
    moves: list[tuple[int, Move]] = []
    lines = beyond = 0
    while len(moves) < _MOST_MOVES and (waiting := position.waiting()):
        seat = waiting[0]
        move = greedy.choose(game, position.view(seat), position.options(seat), rng)
        position.events = []
        position.play(seat, move, fate)
        moves.append((seat, move))
        lines += sum(event.seen_by is None or READER in event.seen_by for event in position.events)
        beyond += lines >= LONG
        if len(moves) >= frames and beyond >= _BEYOND:
            return moves
    return []
