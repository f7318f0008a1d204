"""Tables of any registered game after random play."""

import random
from typing import Final

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.registry import games
from quattrocento.kernel.table import Table, new_table

SEEDS: Final = st.integers(0, 2**64 - 1)
MOVES: Final = 120

each_game = pytest.mark.parametrize("game", games().values(), ids=games().keys())
some_examples = settings(max_examples=40)


def play_on(table: Table, rng: random.Random, moves: int) -> Table:
    """Some random moves, or as many as there are to the end."""
    while table.position.waiting() and moves:
        seat = rng.choice(table.position.waiting())
        table.play(seat, rng.choice(table.position.options(seat)), Dice(rng=rng))
        moves -= 1
    return table


def played(game: AnyGame, seed: int, moves: int = MOVES) -> Table:
    """A table with players and options after some random moves."""
    rng = random.Random(seed)
    settings = {setting.name: rng.choice(setting.values) for setting in game.settings}
    table = new_table(game, rng.choice(game.seat_counts), settings, Dice(seed))
    table.record.players = {0: "Anna", 1: "Lorenzo il Magnifico"}
    return play_on(table, rng, moves)
