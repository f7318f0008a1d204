"""How Ventura is won, and what the next Initiative, Prestige and Annex Steps would bring, were they now."""

from quattrocento.games.ventura.components.typed import Components
from quattrocento.games.ventura.knowledge.imagine import in_sight
from quattrocento.games.ventura.knowledge.view import VenturaView
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.domain import owner_of
from quattrocento.games.ventura.rules.phases.annex import to_annex
from quattrocento.games.ventura.rules.phases.initiative import last_players
from quattrocento.games.ventura.rules.phases.prestige import papal_territories
from quattrocento.kernel.ledger import Scored
from quattrocento.kernel.places import members
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY


def winning(components: Components) -> list[Saying]:
    """The goal, then what scores and when."""
    most = components.prestige_limit
    return [
        Saying("win-goal", "VTR-1.3", points=components.target),
        Saying("win-city", "VTR-1.2"),
        Saying("win-prestige", "VTR-9.3", florins=most, points=components.prestige[most]),
        Saying("win-papal", "VTR-9.6", points=components.papal_points),
        Saying("win-armies", "VTR-24.2", points=components.army_points),
        Saying("win-markers", "VTR-13.3", points=components.marker_points),
        Saying("win-initiative", "VTR-8.5", points=components.initiative_points),
    ]


def next_scoring(view: VenturaView, components: Components) -> list[Scored]:
    """The First Player's point, Papal Territories, and the markers that Troops would take, as things stand.

    Where several could become First Player by lot, nobody is told to be (VTR-8.3).
    """
    if not view.round:
        return []
    position = in_sight(view, components)
    found: list[Scored] = []
    last = last_players(position)
    if len(last) == 1:
        found.append(Scored(last[0], "initiative", components.initiative_points))
    for seat in position.alive():
        papal = papal_territories(position, seat) * components.papal_points
        markers = _taken(position, seat) * components.marker_points
        found += [
            Scored(seat, source, points)
            for source, points in (("papal", papal), ("markers", markers))
            if points
        ]
    return found


def _taken(position: Ventura, seat: int) -> int:
    """The markers of others under this seat's Troops (VTR-13.3); with a City all of its lord (VTR-26.3)."""
    taken = 0
    for tile in members(to_annex(position, seat)):
        owner = owner_of(position, tile)
        if owner != NOBODY and tile == position.city(owner):
            taken += position.components.markers - position.supply[owner]
        elif owner != NOBODY:
            taken += position.markers[tile]
    return taken
