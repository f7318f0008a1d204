"""Ventura, by Alberto Menoncin and Silvio Negri Clementi, as rules without pictures."""

from quattrocento.games.ventura.game import GAME

__all__ = ["GAME"]
