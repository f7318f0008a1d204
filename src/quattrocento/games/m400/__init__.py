"""M400: cards, armies and states of fifteenth-century Europe."""

from quattrocento.games.m400.game import GAME

__all__ = ["GAME"]
