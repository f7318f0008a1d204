"""A bot that plays any legal move, all with the same chance."""

import random
from collections.abc import Sequence
from typing import Any

from quattrocento.bots.bot import Bot
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import Move
from quattrocento.kernel.view import View


class RandomBot(Bot):
    """Plays any legal move."""

    name = "random"

    def choose(
        self,
        game: AnyGame,
        view: View,
        options: Sequence[Move],
        rng: random.Random,
        components: Any = None,
    ) -> Move:
        return rng.choice(options)
