"""The Power track, VNZ-18: the pawns of Venice and of the Enemies."""

from quattrocento.games.venetia.components import LEFTMOST, STRUGGLE
from quattrocento.games.venetia.state import Venetia


def have_met(game: Venetia) -> bool:
    """From the meeting on the Enemies are never to the right of Venice (VNZ-18.7)."""
    return game.enemies <= game.venice


def advance_venice(game: Venetia) -> None:
    """One space to the right, after the meeting too, to the end of the track (VNZ-18.2, VNZ-18.8)."""
    if game.venice == game.components.spaces or (game.rules.venice_stays and have_met(game)):
        return
    game.venice += 1
    game.tell("venice_moved", game.venice)
    if game.epoch == STRUGGLE and game.venice == game.components.first_scoring:
        game.first_due = True  # VNZ-R11: the pawns met before


def advance_enemies(game: Venetia, crosses: int) -> None:
    """One space to the left for each cross; at the end of the track nothing follows (VNZ-18.3, R43)."""
    spaces = min(crosses, game.enemies - LEFTMOST)
    if spaces:
        game.enemies -= spaces
        game.tell("enemies_moved", spaces, game.enemies)
