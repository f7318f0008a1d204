"""Why a card may not be deployed there (VTR-17)."""

from quattrocento.games.ventura.components.typed import AREAS, CAPTAINS
from quattrocento.games.ventura.position.position import NOWHERE, Ventura
from quattrocento.games.ventura.rules.troops.hiring import (
    city_is_free,
    has_spare_area,
    legal_places,
    may_join,
    may_start_troop,
    price_of,
    terrain_for,
)
from quattrocento.games.ventura.rules.troops.troops import index, is_army
from quattrocento.kernel.move import Reason


def refuse_completion(position: Ventura, seat: int, card: int, verb: str, noun: int) -> Reason | None:
    """Why the card may not go there, or that card not make room for it."""
    if verb in ("into", "new"):
        return refuse_place(position, seat, card, noun if verb == "into" else 0)
    if verb == "raise":
        return refuse_ground(position, seat, card, noun)
    return Reason("why-no-need", "VTR-17.11") if verb == "dismiss" else None


def refuse_ground(position: Ventura, seat: int, card: int, tile: int) -> Reason:
    """Why a Company may not start a Troop on that Territory."""
    if terrain_for(position, seat, card) >> tile & 1:
        if has_spare_area(position, seat):
            return Reason("why-florins", "VTR-17.1", "florins", price_of(position, seat, card, 0))
        return Reason("why-no-area", "VTR-4.4")
    if not position.own[seat] >> tile & 1:
        return Reason("why-not-in-domain", "VTR-17.7", "territory", tile)
    return Reason("why-mobilization", "VTR-17.7", "card", card)


def refuse_place(position: Ventura, seat: int, card: int, area: int) -> Reason:
    """Why the card may not go into that area, or be a new Troop (0)."""
    price = price_of(position, seat, card, area if area <= AREAS else 0)
    if area in legal_places(position, seat, card):
        return Reason("why-florins", "VTR-17.1", "florins", price)
    if card < CAPTAINS:
        return Reason("why-no-company", "VTR-17.2", "card", card)
    if not area and not city_is_free(position, seat):
        return Reason("why-city-occupied", "VTR-17.13")
    if not area and may_start_troop(position, seat, card):
        return Reason("why-no-area", "VTR-4.4")
    if area > AREAS or (area and position.at[index(seat, area)] == NOWHERE):
        return Reason("why-no-troop", "VTR-17.5")
    if area and not is_army(position, seat, area):
        return Reason("why-single-company", "VTR-17.6")
    if area and may_join(position, seat, card, area):
        return Reason("why-army-full", "VTR-4.3")
    return Reason("why-mobilization", "VTR-17.7", "card", card)
