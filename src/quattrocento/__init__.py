"""Quattrocento: four strategy games of Renaissance Italy and Europe on one kernel."""

from quattrocento.kernel.fate import Dice
from quattrocento.kernel.registry import game, games

__all__ = ["Dice", "game", "games"]
