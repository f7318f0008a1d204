"""Ventura, by Alberto Menoncin and Silvio Negri Clementi, as rules without pictures."""

from quattrocento.games.ventura.entry import GAME

__all__ = ["GAME"]
