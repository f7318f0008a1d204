"""A1 Initiative Step (Riscatto), VTR-8: who is First Player in this round."""

from typing import Final

from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.end_of_game import score
from quattrocento.kernel.fate import Bag, Fate

SEATS: Final = Bag("seats", ("seat_0", "seat_1", "seat_2", "seat_3"))


def initiative(position: Ventura, fate: Fate) -> None:
    """The last player receives the First Player card and a point, not in the first round (VTR-8)."""
    if position.round == 1:
        return
    position.first = last_player(position, fate)
    points = position.components.initiative_points
    position.tell("first_player", position.first, points)
    score(position, position.first, points)


def last_player(position: Ventura, fate: Fate) -> int:
    """The lowest score; a tie that the edition does not break is broken at random (VTR-8.3)."""
    tied = last_players(position)
    if len(tied) == 1:
        return tied[0]
    return fate.draw(SEATS, [int(seat in tied) for seat in range(len(SEATS.names))])


def last_players(position: Ventura) -> list[int]:
    """The lowest score, and the tie-break of the edition (VTR-8.2 to VTR-8.4, VTR-R6 to VTR-R8)."""
    compared = position.alive()
    if not position.rules.may_keep_first and len(compared) > 1:
        compared = [seat for seat in compared if seat != position.first]
    least = min(position.points[seat] for seat in compared)
    tied = [seat for seat in compared if position.points[seat] == least]
    if position.rules.left_of_holder:
        return [min(tied, key=lambda seat: (seat - position.first - 1) % position.seats)]
    poorest = min(position.florins[seat] for seat in tied)
    return [seat for seat in tied if position.florins[seat] == poorest]
