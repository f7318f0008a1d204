"""Ambush, a small invented game: the game to copy. Its rules are in ``rulebook/``."""

from typing import Final

from ambush.game import AmbushGame
from quattrocento.kernel.game import AnyGame

GAME: Final[AnyGame] = AmbushGame()
