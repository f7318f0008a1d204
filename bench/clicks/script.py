"""The beginning of a game to be played by clicks: greedy bots under a seed, the same in every run."""

import random
from dataclasses import dataclass

from bench.client.script import READER, SEATS
from quattrocento.bots.registry import bot
from quattrocento.games.m400.position.position import M400
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import Move
from quattrocento.kernel.position import Position
from quattrocento.kernel.seats import NOBODY


@dataclass(frozen=True)
class Turn:
    """One decision: who makes it among what, and in which own turn of M400."""

    seat: int
    move: Move
    options: list[Move]
    turn: tuple[int, ...]


def script(game: AnyGame, decisions: int, seed: int) -> list[Turn]:
    """The moves of all seats, until the reader has made so many decisions or the game is over."""
    fate, rng, greedy = Dice(seed), random.Random(seed), bot("greedy")
    position = game.start(SEATS, None, fate)
    made: list[Turn] = []
    own = 0
    while own < decisions and (waiting := position.waiting()):
        seat = waiting[0]
        options = position.options(seat)
        move = greedy.choose(game, position.view(seat), options, rng)
        made.append(Turn(seat, move, list(options), _turn(position)))
        own += seat == READER
        position.play(seat, move, fate)
    return made


def _turn(position: Position) -> tuple[int, ...]:
    """The turn of M400 that the reader plays: sequence and colour."""
    if not isinstance(position, M400) or position.active == NOBODY:
        return ()
    return (position.sequence, position.active) if position.player[position.active] == READER else ()
