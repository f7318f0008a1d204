"""What lifts do to a table: cards are dealt from nowhere, a route leads farther.

Positions share their settings and components, so that a lift changes copies of those.
"""

from collections.abc import Mapping
from copy import copy

from quattrocento.games.venetia.components.typed import ActionCard, Components
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.position.settings import Settings
from quattrocento.games.venetia.rules.routes import open_seas
from quattrocento.kernel.tuples import changed, with_one

About = Mapping[str, int]


def settings_of(position: Venetia) -> Settings:
    position.rules = copy(position.rules)
    return position.rules


def components_of(position: Venetia) -> Components:
    position.components = copy(position.components)
    return position.components


def card_of(position: Venetia, card: int) -> ActionCard:
    """An Action card on which something else may be printed."""
    components = components_of(position)
    components.cards = components.cards.copy()
    components.cards[card] = copy(components.cards[card])
    return components.cards[card]


def deal(position: Venetia, seat: int, card: int) -> None:
    position.hand = changed(position.hand, seat, with_one(position.hand[seat], card))


def lead_route(position: Venetia, seat: int, sea: int) -> None:
    """With the seas that are open to this player, his route has that sea too."""
    components = components_of(position)
    components.route_of = components.route_of.copy()
    components.route_of[open_seas(position, seat)] |= 1 << sea
