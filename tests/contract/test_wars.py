"""The contract, from positions that random play seldom comes to: Ventura at war."""

import random
from collections import Counter

import pytest

from quattrocento.contract.fuzzing import some_options
from quattrocento.contract.run import Run
from quattrocento.games.ventura.entry import GAME
from quattrocento.kernel.move import Move
from tests.contract.wars import war

DECISIONS = 50


@pytest.mark.parametrize("seed", range(9))
def test_wars_keep_every_promise(seed: int) -> None:
    rng = random.Random(seed)
    seats = GAME.seat_counts[seed % len(GAME.seat_counts)]
    options = some_options(GAME, rng)
    known: set[Move] = set()
    crossings: Counter[tuple[str, str]] = Counter()
    run = Run(GAME, seats, options, rng, known, crossings, opening=war(seats, options, rng))
    run.play(DECISIONS)
    assert run.made > 0
