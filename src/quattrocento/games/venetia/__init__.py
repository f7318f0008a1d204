"""Venetia, by Marco Maggi and Francesco Nepitello: rise and decline of the Serenissima, 2 to 4 players."""

from quattrocento.games.venetia.game import GAME

__all__ = ["GAME"]
