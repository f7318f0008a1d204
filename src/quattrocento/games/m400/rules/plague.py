"""The plague on the way of armies, M4-14.7 and M4-14.11: where they cannot go, when they must leave."""

from quattrocento.games.m400.components.typed import ARMIES_EACH, CARAVELLA
from quattrocento.games.m400.position.position import M400


def base_moves(position: M400, army: int) -> int:
    """The territories that the base move can lead to (M4-6.8, M4-6.12)."""
    return position.components.borders[position.at[army]] & ~position.sick


def open_seas(position: M400, seas: int, origin: int) -> int:
    """Of these sectors those with a coast to land on: no plague, not where the voyage began (M4-6.20)."""
    shut = position.sick | 1 << origin
    coast = position.components.coast
    found = 0
    while seas:
        bit = seas & -seas
        if coast[bit.bit_length() - 1] & ~shut:
            found |= bit
        seas ^= bit
    return found


def must_leave(position: M400, army: int) -> bool:
    """M4-14.12: an army in the plague, not blocked, that can leave with the cards in hand."""
    if not position.sick >> position.at[army] & 1 or position.blocked >> army & 1:
        return False
    if base_moves(position, army):
        return True
    return (
        may_leave_by_sea(position, army)
        and position.holds(position.player[army // ARMIES_EACH], CARAVELLA) > 0
    )


def may_leave_by_sea(position: M400, army: int) -> bool:
    """Whether the plague has to be left by sea, if there is a Caravella in the hand (M4-R52)."""
    at = position.at[army]
    if not position.rules.leave_by_sea or not position.sick >> at & 1 or base_moves(position, army):
        return False
    return open_seas(position, position.components.seas[at], at) != 0


def must_be_asked(position: M400, army: int) -> bool:
    """Whether an army in the plague has to be moved by what everybody sees, whatever is in the hand."""
    if not position.sick >> position.at[army] & 1:
        return False
    hand = position.held[position.player[army // ARMIES_EACH]]
    return base_moves(position, army) != 0 or (hand > 0 and may_leave_by_sea(position, army))
