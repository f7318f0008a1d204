"""Whether anything is hidden at all: nobody shares a screen without a cover while somebody has a secret."""

import random

from quattrocento.contract.portrait import watchers
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.registry import game
from quattrocento.kernel.table import Table
from tests.contract.playing import each_game, play_on, played

MOVES = 200


def _has_secrets(table: Table) -> bool:
    """A seat knows what another does not, or chooses what others may not see."""
    position = table.position
    seats = range(position.seats)
    some = any(
        0 < sum(seat in knowers for seat in seats) < len(seats) for knowers in position.secrets().values()
    )
    return some or (bool(position.waiting()) and position.stack[-1].private)


@each_game
def test_whoever_looks_is_told_that_something_is_hidden_while_it_is(game: AnyGame) -> None:
    rng = random.Random(1)
    table = played(game, 1, 0)
    for _ in range(MOVES):
        if _has_secrets(table):
            assert all(game.hides(table.position.view(seat)) for seat in watchers(table.position))
        play_on(table, rng, 1)


def test_magnifico_hides_nothing_but_bids() -> None:
    magnifico = game("magnifico")
    position = magnifico.start(3, None, Dice(seed=1))
    told: set[tuple[str, bool]] = set()
    rng = random.Random(1)
    for _ in range(MOVES):
        seat = rng.choice(position.waiting())
        told.add((position.stack[-1].name, magnifico.hides(position.view(seat))))
        position.play(seat, rng.choice(position.options(seat)), Dice(rng=rng))
    assert ("bids", True) in told
    assert ("turn", False) in told
    assert [hides for name, hides in told if name == "bids"] == [True]
