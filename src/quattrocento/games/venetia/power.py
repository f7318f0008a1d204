"""The Power track, VNZ-18: the pawns of Venice and of the Enemies."""

from quattrocento.games.venetia.components import LEFTMOST
from quattrocento.games.venetia.state import Venetia


def have_met(game: Venetia) -> bool:
    """Venice stays where the pawns met, and the Enemies go on to the left of it (VNZ-18.8)."""
    return game.enemies <= game.venice


def advance_venice(game: Venetia) -> None:
    """One space to the right, until the pawns have met (VNZ-18.2, VNZ-18.8)."""
    if not have_met(game):
        game.venice += 1
        game.tell("venice_moved", game.venice)


def advance_enemies(game: Venetia, crosses: int) -> None:
    """One space to the left for each cross; at the end of the track nothing follows (VNZ-18.3, R43)."""
    spaces = min(crosses, game.enemies - LEFTMOST)
    if spaces:
        game.enemies -= spaces
        game.tell("enemies_moved", spaces, game.enemies)
