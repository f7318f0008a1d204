"""Magnifico, by Spartaco Albertarelli and Angelo Zucca: Leonardo's war machines, 3 to 5 players."""

from quattrocento.games.magnifico.game import GAME

__all__ = ["GAME"]
