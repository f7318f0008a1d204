"""The contract, from positions that random play seldom comes to: Ventura at war."""

import random
from collections import Counter

import pytest

from quattrocento.contract.fuzzing import some_settings
from quattrocento.contract.run import Run
from quattrocento.games.ventura.game import GAME
from quattrocento.kernel.move import Move
from tests.contract.wars import war

DECISIONS = 50


@pytest.mark.parametrize("seed", range(9))
def test_wars_keep_every_promise(seed: int) -> None:
    rng = random.Random(seed)
    seats = GAME.seat_counts[seed % len(GAME.seat_counts)]
    settings = some_settings(GAME, rng)
    known: set[Move] = set()
    crossings: Counter[tuple[str, str]] = Counter()
    run = Run(GAME, seats, settings, rng, known, crossings, opening=war(seats, settings, rng))
    run.play(DECISIONS)
    assert run.made > 0
