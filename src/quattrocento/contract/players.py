"""Who plays in a run: chance alone, or also a chooser that plays to win and errs now and then."""

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from quattrocento.contract.whims import pick
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import Move
from quattrocento.kernel.table import Table
from quattrocento.kernel.view import View

Chooser = Callable[[AnyGame, View, Sequence[Move], random.Random, Any], Move]
"""Chooses among options, seeing only a view: ``choose`` of a bot."""

_OF_ALL_SEATS: Final = 0.7
_ERRORS: Final = (0.0, 0.05, 0.2)


class Players:
    """The seats of one table. With a chooser it plays most of them, and the rest are left to chance."""

    def __init__(self, seats: int, rng: random.Random, chooser: Chooser | None) -> None:
        self.rng = rng
        self.chooser = chooser
        self.by_verb = rng.random() < 0.5
        self.plays_to_win = [chooser is not None and rng.random() < _OF_ALL_SEATS for _ in range(seats)]
        self.errors = rng.choice(_ERRORS) if chooser is not None else 0.0

    def choose(self, table: Table, seat: int) -> Move:
        options = table.position.options(seat)
        if self.chooser is None or not self.plays_to_win[seat] or self.rng.random() < self.errors:
            return pick(options, self.by_verb, self.rng)
        return self.chooser(
            table.game, table.position.view(seat), list(options), self.rng, table.components
        )
