"""The Power track and epochs, VNZ-18: the pawns of Venice and of the Enemies."""

from quattrocento.games.venetia.components.typed import APOGEE, LEFTMOST, RISE, STRUGGLE
from quattrocento.games.venetia.position.position import Venetia


def have_met(position: Venetia) -> bool:
    """From the meeting on the Enemies are never to the right of Venice (VNZ-18.7)."""
    return position.enemies <= position.venice


def advance_venice(position: Venetia) -> None:
    """One space to the right, after the meeting too, to the end of the track (VNZ-18.2, VNZ-18.8)."""
    if position.venice == position.components.spaces or (
        position.rules.venice_stays and have_met(position)
    ):
        return
    position.venice += 1
    position.tell("venice_moved", position.venice)
    if position.epoch == STRUGGLE and position.venice == position.components.first_scoring:
        position.first_due = True  # VNZ-R11: the pawns met before


def advance_enemies(position: Venetia, crosses: int) -> None:
    """One space to the left for each cross; at the end of the track nothing follows (VNZ-18.3, R43)."""
    spaces = min(crosses, position.enemies - LEFTMOST)
    if spaces:
        position.enemies -= spaces
        position.tell("enemies_moved", spaces, position.enemies)


def epoch_of(position: Venetia) -> int:
    """The epoch to which the pawns belong where scorings are held at once (VNZ-18.4, VNZ-18.5)."""
    if have_met(position):
        return STRUGGLE
    return APOGEE if position.venice >= position.components.first_scoring else RISE
