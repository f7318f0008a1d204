"""Why a card may not be deployed, or not there (VTR-17)."""

from quattrocento.games.ventura.components.typed import AREAS, CAPTAINS, FIRST_EVENT
from quattrocento.games.ventura.position.position import NOWHERE, Ventura
from quattrocento.games.ventura.rules.troops.dismissal import is_in_play, refuse_dismissal
from quattrocento.games.ventura.rules.troops.hiring import (
    city_is_free,
    completions,
    dismissals_for,
    has_spare_area,
    legal_places,
    may_join,
    may_start_troop,
    needs_room,
    places,
    price_of,
    room_moves,
    terrain_for,
)
from quattrocento.games.ventura.rules.troops.troops import (
    card_of,
    empty_area,
    index,
    is_area,
    is_army,
    no_such_area,
    opposing,
)
from quattrocento.games.ventura.rules.verbs import DISMISS, area_and_company
from quattrocento.kernel.saying import Saying


def refuse_card(position: Ventura, seat: int, card: int) -> Saying:
    """Why this card may not be deployed anywhere, nor room be made for it."""
    if card not in position.hand[seat]:
        return Saying("why-not-in-hand", "VTR-17.1", card=card)
    if card >= FIRST_EVENT:
        return Saying("why-event-not-deployed", "VTR-3.13", card=card)
    rich = position.copy()
    for florins in range(position.florins[seat] + 1, position.components.cost[card] + 1):
        rich.florins[seat] = florins
        if completions(rich, seat, card):
            return Saying("why-florins", "VTR-17.1", florins=florins)
    if card < CAPTAINS:
        return refuse_captain(position, seat, card)
    if any(may_join(position, seat, card, area) for area in range(1, AREAS + 1)):
        return Saying("why-armies-full", "VTR-4.3", card=card)
    if may_start_troop(position, seat, card) or terrain_for(position, seat, card):
        return Saying("why-no-room", "VTR-17.4", card=card)
    allowed = position.components.mobilization[card]
    if not allowed or allowed >> position.city(seat) & 1:
        return Saying("why-city-occupied", "VTR-17.13")
    return Saying("why-mobilization", "VTR-17.7", card=card)


def refuse_completion(
    position: Ventura, seat: int, card: int, verb: str, noun: int, room_in: int = 0
) -> Saying | None:
    """Why the card may not go there, or that card not make room for it.

    ``room_in``: the area in which room is being made already, 0 for none.
    """
    if verb in ("new", "raise") and card < CAPTAINS:
        return Saying("why-not-alone", "VTR-17.2", card=card)
    if verb == "new":
        return refuse_new(position, seat, card)
    if verb == "into":
        return refuse_area(position, seat, card, noun)
    if verb == "raise":
        return refuse_ground(position, seat, card, noun)
    return refuse_room(position, seat, card, noun, room_in) if verb == "dismiss" else None


def refuse_room(position: Ventura, seat: int, card: int, noun: int, room_in: int) -> Saying:
    """Why that card in play may not make room for this one (VTR-17.11)."""
    area, company = area_and_company(noun)
    if not (is_area(area) and is_in_play(position, seat, area, company)):
        return refuse_dismissal(noun)
    if room_in:
        placed = card < CAPTAINS and bool(places(position, seat, card))
        needed = position.at[index(seat, room_in)] != NOWHERE and not placed
    else:
        needed = needs_room(position, seat, card)
    if not needed:
        return refuse_needless(position, seat, card)
    if room_in and area != room_in:
        return Saying("why-other-area", "VTR-17.11", area=room_in)
    rich = position.copy()
    for florins in range(position.florins[seat] + 1, position.components.cost[card] + 1):
        rich.florins[seat] = florins
        moves = dismissals_for(rich, seat, card, area) if room_in else room_moves(rich, seat, card)
        if DISMISS[noun] in moves:
            return Saying("why-florins", "VTR-17.1", florins=florins)
    return Saying("why-makes-no-room", "VTR-17.11", card=card_of(company))


def refuse_needless(position: Ventura, seat: int, card: int) -> Saying:
    """Why no card in play makes room: there is some, or a whole Troop makes it (VTR-17.10)."""
    if not position.rules.whole_troop:
        return Saying("why-no-need", "VTR-17.11")
    starts = card >= CAPTAINS and (
        may_start_troop(position, seat, card) or terrain_for(position, seat, card) > 0
    )
    if starts and not empty_area(position, seat):
        return Saying("why-whole-troop", "VTR-17.10")
    return Saying("why-no-need", "VTR-17.10")


def refuse_captain(position: Ventura, seat: int, card: int) -> Saying:
    """Why a Captain finds no Company to lead."""
    if not city_is_free(position, seat):
        return Saying("why-city-occupied", "VTR-17.13")
    return Saying("why-no-company", "VTR-17.2", card=card)


def refuse_ground(position: Ventura, seat: int, card: int, tile: int) -> Saying:
    """Why a Company may not start a Troop on that Territory."""
    allowed = position.components.mobilization[card]
    if not (position.rules.on_terrain and allowed):
        return Saying("why-city-only", "VTR-17.4", card=card)
    if position.components.cities >> tile & 1:
        return Saying("why-is-city", "VTR-17.7", territory=tile)
    if not position.own[seat] >> tile & 1:
        return Saying("why-not-in-domain", "VTR-17.7", territory=tile)
    if not allowed >> tile & 1:
        return Saying("why-mobilization", "VTR-17.7", card=card)
    if opposing(position, seat) >> tile & 1:
        return Saying("why-opponent-there", "VTR-17.7", territory=tile)
    return refuse_troop(position, seat, card)


def refuse_new(position: Ventura, seat: int, card: int) -> Saying:
    """Why a Company may not start a Troop in the City."""
    if not city_is_free(position, seat):
        return Saying("why-city-occupied", "VTR-17.13")
    if not may_start_troop(position, seat, card):
        return Saying("why-mobilization", "VTR-17.7", card=card)
    return refuse_troop(position, seat, card)


def refuse_troop(position: Ventura, seat: int, card: int) -> Saying:
    """Why a Company may not start a Troop where the Territory allows it."""
    if not has_spare_area(position, seat):
        return Saying("why-no-area", "VTR-4.4")
    return Saying("why-florins", "VTR-17.1", florins=price_of(position, seat, card, 0))


def refuse_area(position: Ventura, seat: int, card: int, area: int) -> Saying:
    """Why the card may not go into that area."""
    if not is_area(area):
        return no_such_area("VTR-17.5")
    if area in legal_places(position, seat, card):
        return Saying("why-florins", "VTR-17.1", florins=price_of(position, seat, card, area))
    if card < CAPTAINS:
        return refuse_captain(position, seat, card)
    place = position.at[index(seat, area)]
    if place == NOWHERE:
        return Saying("why-no-troop", "VTR-17.5")
    if not is_army(position, seat, area):
        return Saying("why-single-company", "VTR-17.6")
    if may_join(position, seat, card, area):
        return Saying("why-army-full", "VTR-4.3")
    if place == position.city(seat) and not city_is_free(position, seat):
        return Saying("why-city-occupied", "VTR-17.13")
    return Saying("why-mobilization", "VTR-17.7", card=card)
