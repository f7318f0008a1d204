"""What a player of Ventura counts of his own: money, points, cards, tiles, markers and Troops."""

from collections.abc import Mapping
from typing import Final

from quattrocento.games.ventura.components.typed import AREAS, WOUND_MASK
from quattrocento.games.ventura.knowledge.view import VenturaView, hand_size
from quattrocento.games.ventura.position.position import NO_CARD, Ventura
from quattrocento.kernel.game import Account

Table = Ventura | VenturaView
"""A position, or the view of a seat: what is open to all stands in both under the same names."""


def _points(table: Table, seat: int) -> int:
    return table.points[seat]


def _florins(table: Table, seat: int) -> int:
    return table.florins[seat]


def _cards(table: Table, seat: int) -> int:
    """The cards in hand."""
    return hand_size(table, seat) if isinstance(table, VenturaView) else len(table.hand[seat])


def _tiles(table: Table, seat: int) -> int:
    """The tiles in the reserve."""
    if isinstance(table, VenturaView):
        return len(table.reserves[seat])
    return table.reserve[seat].bit_count()


def _markers(table: Table, seat: int) -> int:
    """The Domain Markers on the map: the income of the Domain (VTR-14.1)."""
    return sum([table.markers[tile] for tile in table.domain[seat]])


def _companies(table: Table, seat: int) -> int:
    """The Companies in play, the Garrison among them."""
    return sum([len(troop) for troop in table.companies[seat * AREAS : seat * AREAS + AREAS]])


def _captains(table: Table, seat: int) -> int:
    """The Captains in play."""
    return sum([captain != NO_CARD for captain in table.captain[seat * AREAS : seat * AREAS + AREAS]])


def _wounds(table: Table, seat: int) -> int:
    """The wounds on the Companies in play."""
    troops = table.companies[seat * AREAS : seat * AREAS + AREAS]
    return sum([company & WOUND_MASK for troop in troops for company in troop])


ACCOUNTS: Final[Mapping[str, Account]] = {
    "points": _points,
    "florins": _florins,
    "cards": _cards,
    "tiles": _tiles,
    "markers": _markers,
    "companies": _companies,
    "captains": _captains,
    "wounds": _wounds,
}
