"""Conquest of a City and elimination, VTR-26."""

from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.decks import discard, leave_hand
from quattrocento.games.ventura.rules.troops.troops import disband, occupied
from quattrocento.kernel.places import members
from quattrocento.kernel.tuples import changed


def fall(position: Ventura, victim: int) -> int:
    """A player whose City lost its marker is eliminated (VTR-26.1, 26.2, 26.7); returns his markers."""
    number = position.components.markers - position.supply[victim]
    for tile in position.domain[victim]:
        position.markers[tile] = 0
    position.supply[victim] += number
    position.own[victim] = 0
    position.domain = changed(position.domain, victim, ())
    position.out |= 1 << victim
    position.tell("eliminated", victim, number, position.city(victim))
    for area in occupied(position, victim):
        disband(position, victim, area)
    for card in position.hand[victim]:
        discard(position, card)
        leave_hand(position, victim, card)
    position.florins[victim] = 0
    _return_tiles(position, victim)
    return number


def _return_tiles(position: Ventura, victim: int) -> None:
    """His hidden tiles go under the stockpile in random order, unseen (VTR-R52)."""
    tiles = position.reserve[victim]
    if not tiles:
        return
    for tile in members(tiles):
        position.bury(f"tile {tile}")
        if tile in position.known:
            position.known = {other: who for other, who in position.known.items() if other != tile}
    position.reserve[victim] = 0
    position.pledged = changed(position.pledged, victim, 0)
    position.under = (*position.under, (0, tiles))
