"""What a player is told who looks at a card, a territory, a sea or a face of the die."""

from collections.abc import Iterable
from typing import Final

from quattrocento.games.magnifico.advice.display import display
from quattrocento.games.magnifico.components.typed import Components
from quattrocento.games.magnifico.knowledge.view import MagnificoView
from quattrocento.games.magnifico.position.pieces import NO_CASTLE
from quattrocento.kernel.places import members
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY

LOOKABLE: Final = ("card", "territory", "sea", "face")


def look(view: MagnificoView, components: Components, kind: str, number: int) -> list[Saying]:
    """What the thing is, and what of it lies open on the table."""
    if kind == "card":
        return _card(view, components, number)
    if kind == "territory":
        return _territory(view, components, number)
    if kind == "sea":
        return [
            Saying("look-sea", "", sea=number, sea_extent=number),
            Saying("look-coast", "", places=_places(members(components.coasts[number]))),
        ]
    faces = components.die.faces
    return [Saying("look-face", "", face=number, count=faces[number], of=sum(faces))]


def _card(view: MagnificoView, components: Components, card: int) -> list[Saying]:
    told = [Saying("look-text", "", card=card, card_text=card)]
    if card in components.project_cards:
        told.append(Saying("look-cost", "MAG-5.3.4", florins=components.cost[card]))
    changed = display(view, components).build_costs.get(card)
    if changed is not None:
        told.append(Saying("look-build-cost", "MAG-R1", florins=changed))
    if card != components.leonardo:
        told.append(Saying("look-copies", "", count=components.copies[card]))
    if card in view.auction:
        told.append(Saying("look-at-auction", "", count=view.auction.count(card)))
    for seat in range(view.seats):
        if card in view.field[seat]:
            told.append(Saying("look-fielded", "", seat=seat, count=view.field[seat].count(card)))
        if card in view.archive[seat]:
            told.append(Saying("look-archived", "", seat=seat, count=view.archive[seat].count(card)))
    return told


def _territory(view: MagnificoView, components: Components, place: int) -> list[Saying]:
    if view.owner[place] == NOBODY:
        told = [Saying("look-free", "", territory=place)]
    else:
        pieces = {"tanks": view.tanks[place], "airplanes": view.airplanes[place]}
        soldiers = view.soldiers[place]
        told = [Saying("look-held", "", territory=place, seat=view.owner[place], soldiers=soldiers)]
        if any(pieces.values()):
            told.append(Saying("look-machines", "", **pieces))
        if view.towers[place] != NO_CASTLE:
            told.append(Saying("look-castle", "", towers=view.towers[place]))
        if place in display(view, components).perfect:
            told.append(Saying("look-perfect-city", ""))
    if components.land[place]:
        told.append(Saying("look-by-land", "", places=_places(members(components.land[place]))))
    for sea in components.seas_of[place]:
        across = [other for other in members(components.coasts[sea]) if other != place]
        told.append(Saying("look-by-sea", "", sea=sea, places=_places(across)))
    return told


def _places(places: Iterable[int]) -> list[Saying]:
    return [Saying("look-place", "", territory=place) for place in places]
