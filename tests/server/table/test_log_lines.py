"""Who made a line of the log happen, and with which move, is told to nobody who may not know that move."""

import random

import pytest

from ambush import GAME as AMBUSH
from quattrocento.kernel import registry
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.table import Table, new_table
from quattrocento.server.table.frames import lines_of

GAMES = [AMBUSH, *registry.games().values()]
MOVES = 250


def hidden(table: Table, eyes: int) -> bool:
    """Whether these eyes may not know the last move: the record hides it from them, or leaves it out."""
    number = len(table.happenings) - 1
    return number in table.hidden_from(eyes) or table.happenings[number].part


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
@pytest.mark.parametrize("seed", [1, 2])
def test_lines_of_the_log_tell_no_move_that_the_record_hides(game: AnyGame, seed: int) -> None:
    rng = random.Random(seed)
    table = new_table(game, 3, None, Dice(seed))
    secret = told = 0
    for _ in range(MOVES):
        if not table.position.waiting():
            table = new_table(game, 3, None, Dice(rng.getrandbits(64)))
        seat = rng.choice(table.position.waiting())
        move = rng.choice(table.position.options(seat))
        table.play(seat, move, Dice(rng.getrandbits(64)))
        for eyes in (SPECTATOR, 0, 1, 2):
            lines = lines_of(table, table.happenings[-1], eyes)
            if eyes != seat and hidden(table, eyes):
                secret += 1
                assert all(line.by is None and line.move is None for line in lines)
            elif eyes == seat:
                assert all((line.by, line.move) == (seat, move) for line in lines)
                told += len(lines)
    assert secret
    assert told
