"""The door between a table and a bot: a view goes in, a move comes out."""

import random
from collections.abc import Sequence
from typing import Any

from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import Move
from quattrocento.kernel.view import View


class Bot:
    """A player. It keeps nothing between two choices, unless its own seat has seen it."""

    name: str = ""
    """The name by which it is registered."""

    def choose(
        self,
        game: AnyGame,
        view: View,
        options: Sequence[Move],
        rng: random.Random,
        components: Any = None,
    ) -> Move:
        """One of the options, which are never empty, for the seat whose view this is.

        All chance in the bot's thinking comes from ``rng``: same view and same generator, same move.
        ``components`` are those of the table, where they are not the standard ones.
        """
        raise NotImplementedError
