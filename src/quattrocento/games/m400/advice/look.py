"""What a player is told who looks at a card, a state or a sea."""

from collections.abc import Iterable
from typing import Final

from quattrocento.games.m400.components.typed import Components
from quattrocento.games.m400.knowledge.view import M400View
from quattrocento.kernel.places import members
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY

LOOKABLE: Final = ("card", "territory", "sea")


def look(view: M400View, components: Components, kind: str, number: int) -> list[Saying]:
    """What the thing is, and what of it lies open on the table."""
    if kind == "card":
        return _card(view, components, number)
    if kind == "territory":
        return _territory(view, components, number)
    told = [Saying("look-coast", "", sea=number, places=_places(members(components.coast[number])))]
    seas = [Saying("look-sea", "", sea=sea) for sea in members(components.adjacent[number])]
    return [*told, Saying("look-adjoining", "", seas=seas)] if seas else told


def _card(view: M400View, components: Components, card: int) -> list[Saying]:
    in_play = components.deck(view.seats)[card]
    told = [Saying("look-text", "", card=card, card_text=card)]
    told.append(Saying("look-copies", "", count=in_play, discarded=view.discarded[card]))
    if view.cards and view.cards[card]:
        told.append(Saying("look-in-hand", "", count=view.cards[card]))
    return told


def _territory(view: M400View, components: Components, place: int) -> list[Saying]:
    owner, value = view.owner[place], components.value[place]
    if place in view.capital:
        told = [Saying("look-capital", "", territory=place, colour=view.capital.index(place))]
    elif owner == NOBODY:
        told = [Saying("look-free", "", territory=place, value=value)]
    else:
        told = [Saying("look-held", "", territory=place, value=value, colour=owner)]
    armies = [Saying("look-army", "", army=army) for army, at in enumerate(view.at) if at == place]
    if armies:
        told.append(Saying("look-armies", "", armies=armies))
    if view.tokens[place]:
        told.append(Saying("look-plague", "", count=view.tokens[place].bit_count()))
    if components.borders[place]:
        told.append(Saying("look-by-land", "", places=_places(members(components.borders[place]))))
    for sea in members(components.seas[place]):
        across = [other for other in members(components.coast[sea]) if other != place]
        told.append(Saying("look-by-sea", "", sea=sea, places=_places(across)))
    return told


def _places(places: Iterable[int]) -> list[Saying]:
    return [Saying("look-place", "", territory=place) for place in places]
