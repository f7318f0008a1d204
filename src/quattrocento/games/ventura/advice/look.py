"""What a player is told who looks at a tile, a card or a family."""

from typing import Final

from quattrocento.games.ventura.advice.display import VenturaDisplay, display
from quattrocento.games.ventura.components.typed import (
    CAPTAINS,
    FIRST_EVENT,
    FIRST_GARRISON,
    VENTURA,
    Components,
    Formula,
)
from quattrocento.games.ventura.knowledge.view import VenturaView
from quattrocento.games.ventura.position.position import NOWHERE
from quattrocento.games.ventura.rules.verbs import HEX
from quattrocento.kernel.saying import Saying

LOOKABLE: Final = ("territory", "card", "family")


def look(view: VenturaView, components: Components, kind: str, number: int) -> list[Saying]:
    """What the thing is, and what of it lies open on the table."""
    if kind == "territory":
        return _tile(view, components, number)
    if kind == "card":
        return _card(view, components, number)
    held = [Saying("look-played-by", "", seat=view.family.index(number))] if number in view.family else []
    return [Saying("look-family", "VTR-27.13", family=number, family_text=number), *held]


# ---- tiles


def _tile(view: VenturaView, components: Components, tile: int) -> list[Saying]:
    shown = display(view, components)
    told = [
        Saying("look-tile", "", territory=tile, type=components.type[tile]),
        Saying(
            "look-tile-values",
            "VTR-2.6",
            move=components.cost_to_enter[tile],
            income=_formula(components, components.income[tile]),
            ranged=_formula(components, components.ranged[tile]),
            melee=components.melee[tile],
            resistance=_formula(components, components.resistance[tile]),
        ),
    ]
    if view.spot[tile] == NOWHERE:
        return told
    owners = [seat for seat, domain in enumerate(view.domain) if tile in domain]
    place = HEX.text(view.spot[tile])
    if owners:
        markers = view.markers[tile]
        told.append(Saying("look-owned", "", place=place, seat=owners[0], markers=markers))
    else:
        told.append(Saying("look-unowned", "", place=place))
    return told + _now(shown, components, tile)


def _now(shown: VenturaDisplay, components: Components, tile: int) -> list[Saying]:
    """What the formulas come to where the tile lies, if neighbours add to them."""
    sums = shown.sums
    if not any(tile in found for found in (sums.income, sums.ranged, sums.resistance)):
        return []
    return [
        Saying(
            "look-now",
            "VTR-2.6",
            income=sums.income.get(tile, components.income[tile].base),
            ranged=sums.ranged.get(tile, components.ranged[tile].base),
            resistance=sums.resistance.get(tile, components.resistance[tile].base),
        )
    ]


def _formula(components: Components, formula: Formula) -> int | Saying:
    if not formula.per:
        return formula.base
    names = components.category_ids
    category = next(i for i, name in enumerate(names) if components.members[name] == formula.among)
    return Saying("look-formula", "", base=formula.base, per=formula.per, category=category)


# ---- cards


def _card(view: VenturaView, components: Components, card: int) -> list[Saying]:
    told = [Saying("look-text", "", card=card, card_text=card), _kind(components, card)]
    if card < FIRST_EVENT or card >= FIRST_GARRISON:
        told.append(_values(view, components, card))
    if card in view.display:
        told.append(Saying("look-displayed", ""))
    return told


def _kind(components: Components, card: int) -> Saying:
    copies = components.copies[card]
    if card < CAPTAINS:
        return Saying(
            "look-captain", "", cost=components.cost[card], maintenance=components.maintenance[card]
        )
    if FIRST_EVENT <= card < FIRST_GARRISON:
        return Saying("look-event", "", count=copies)
    about = {"class": components.company_class[card], "maintenance": components.maintenance[card]}
    if card >= FIRST_GARRISON:
        return Saying("look-garrison", "", **about)
    message = "look-ventura-company" if card < VENTURA else "look-conscript"
    return Saying(message, "", **about, cost=components.cost[card], count=copies)


def _values(view: VenturaView, components: Components, card: int) -> Saying:
    ranged, melee = components.attack[card]
    resistance = display(view, components).resistance.get(card, components.toughness[card])
    movement = components.movement[card]
    return Saying(
        "look-card-values", "", ranged=ranged, melee=melee, resistance=resistance, movement=movement
    )
