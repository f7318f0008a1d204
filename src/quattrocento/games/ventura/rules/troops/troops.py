"""Troops (Milizie), VTR-4: areas, Companies and Armies, and where they stand. Areas count from 1."""

from collections.abc import Iterator
from typing import Final

from quattrocento.games.ventura.components.typed import (
    AREAS,
    FIRST_GARRISON,
    WOUND_BITS,
    WOUND_MASK,
)
from quattrocento.games.ventura.position.position import NO_CARD, NOWHERE, Ventura
from quattrocento.games.ventura.rules.decks import discard
from quattrocento.games.ventura.rules.verbs import seat_and_area
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.tuples import with_one, without

_EMPTY: Final = [NOWHERE] * AREAS
_LEADERLESS: Final = [NO_CARD] * AREAS


def card_of(company: int) -> int:
    return company >> WOUND_BITS


def wounds_of(company: int) -> int:
    return company & WOUND_MASK


def fresh(card: int) -> int:
    """A Company without wounds."""
    return card << WOUND_BITS


def index(seat: int, area: int) -> int:
    return seat * AREAS + area - 1


def is_area(area: int) -> bool:
    """Whether this is the number of an area of one's own (VTR-4.1)."""
    return 1 <= area <= AREAS


def is_opposing(position: Ventura, seat: int, troop: int) -> bool:
    """Whether the number of a Troop names an area of somebody else."""
    owner, area = seat_and_area(troop)
    return is_area(area) and owner != seat and 0 <= owner < position.seats


def no_such_area(clause: str) -> Saying:
    return Saying("why-no-such-area", clause)


def occupied(position: Ventura, seat: int) -> list[int]:
    """The areas that hold a Troop, in order."""
    base = seat * AREAS - 1
    at = position.at
    return [area for area in range(1, AREAS + 1) if at[base + area] != NOWHERE]


def has_troops(position: Ventura, seat: int) -> bool:
    return position.at[seat * AREAS : seat * AREAS + AREAS] != _EMPTY


def has_captain(position: Ventura, seat: int) -> bool:
    return position.captain[seat * AREAS : seat * AREAS + AREAS] != _LEADERLESS


def is_army(position: Ventura, seat: int, area: int) -> bool:
    """VTR-4.3: a Captain with his Companies."""
    return position.captain[seat * AREAS + area - 1] != NO_CARD


def has_garrison(position: Ventura, seat: int, area: int) -> bool:
    """Whether the Garrison is part of this Troop; it never leaves area 1 (VTR-4.8)."""
    companies = position.companies[seat * AREAS]
    return area == 1 and bool(companies) and companies[-1] >> WOUND_BITS >= FIRST_GARRISON


def troops_at(position: Ventura, seat: int, place: int) -> list[int]:
    """The areas of the seat's Troops on this Territory."""
    base = seat * AREAS - 1
    at = position.at
    return [area for area in range(1, AREAS + 1) if at[base + area] == place]


def standing(position: Ventura, seat: int) -> int:
    """The set of Territories on which the seat has a Troop."""
    found = 0
    for place in position.at[seat * AREAS : seat * AREAS + AREAS]:
        if place != NOWHERE:
            found |= 1 << place
    return found


def opposing(position: Ventura, seat: int) -> int:
    """The set of Territories on which Troops of others stand."""
    found = 0
    for other in range(position.seats):
        if other != seat:
            found |= standing(position, other)
    return found


def opponent_at(position: Ventura, seat: int, place: int) -> int:
    """The other seat whose Troops stand there; there is one at most (VTR-R17)."""
    before = position.at[: seat * AREAS]
    if place in before:
        return before.index(place) // AREAS
    after = position.at[seat * AREAS + AREAS :]
    return seat + 1 + after.index(place) // AREAS if place in after else NOBODY


def empty_area(position: Ventura, seat: int) -> int:
    """The lowest empty area, or 0 (VTR-R66). While the Garrison lives area 1 is never empty."""
    base = seat * AREAS
    for area in range(1, AREAS + 1):
        if position.at[base + area - 1] == NOWHERE:
            return area
    return 0


def companies_in_play(position: Ventura, seat: int) -> Iterator[tuple[int, int]]:
    """Every Company of the seat with its area; equal ones of an area once."""
    for area in range(1, AREAS + 1):
        last = -1
        for company in position.companies[seat * AREAS + area - 1]:
            if company != last:
                yield area, company
            last = company


def put(position: Ventura, seat: int, area: int, company: int) -> None:
    """A Company comes into the area."""
    troop = index(seat, area)
    position.companies[troop] = with_one(position.companies[troop], company)


def station(position: Ventura, seat: int, area: int, company: int, place: int) -> None:
    """A Company becomes a Troop of its own in an empty area (VTR-4.2)."""
    troop = index(seat, area)
    position.companies[troop] = (company,)
    position.at[troop] = place


def clear(position: Ventura, seat: int, area: int) -> None:
    """An area without cards has no marker on the map (VTR-4.12)."""
    troop = index(seat, area)
    position.captain[troop] = NO_CARD
    position.companies[troop] = ()
    position.at[troop] = NOWHERE


def pull(position: Ventura, seat: int, area: int, company: int) -> None:
    """A Company leaves the area; what becomes of the rest is the caller's affair."""
    troop = index(seat, area)
    position.companies[troop] = without(position.companies[troop], company)


def drop(position: Ventura, seat: int, area: int, company: int) -> None:
    """A Company is discarded; its Captain too when it was the last one (VTR-14.3, 14.5, VTR-3.8)."""
    pull(position, seat, area, company)
    bury(position, company)
    troop = index(seat, area)
    if not position.companies[troop]:
        if position.captain[troop] != NO_CARD:
            discard(position, position.captain[troop])
            position.tell("captain_discarded", seat, position.captain[troop], position.at[troop])
        clear(position, seat, area)


def bury(position: Ventura, company: int) -> None:
    """The card goes to its discard pile; a Garrison out of the game (VTR-3.7, VTR-3.8)."""
    card = card_of(company)
    if card < FIRST_GARRISON:
        discard(position, card)


def disband(position: Ventura, seat: int, area: int) -> None:
    """All cards of an area are discarded (VTR-17.10, VTR-26.7)."""
    troop = index(seat, area)
    for company in position.companies[troop]:
        bury(position, company)
    if position.captain[troop] != NO_CARD:
        discard(position, position.captain[troop])
    clear(position, seat, area)
