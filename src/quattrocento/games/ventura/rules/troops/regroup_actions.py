"""The actions of the Regroup Step (VTR-18.2 to VTR-18.5): who may take part, and what becomes of them."""

from typing import Final

from quattrocento.games.ventura.components.typed import FIRST_GARRISON, MOST_COMPANIES
from quattrocento.games.ventura.position.position import NO_CARD, Ventura
from quattrocento.games.ventura.rules.troops.troops import (
    card_of,
    clear,
    empty_area,
    has_garrison,
    index,
    is_army,
    pull,
    put,
    station,
    troops_at,
)
from quattrocento.games.ventura.rules.verbs import area_and_company, in_area
from quattrocento.kernel.notation import Word

ACTIONS: Final = ("join", "leave", "transfer", "exchange", "swap")
JOIN, LEAVE, TRANSFER, EXCHANGE, SWAP = range(len(ACTIONS))
ACTION: Final = Word("action", ACTIONS)


def armies_at(position: Ventura, seat: int, at: int) -> list[int]:
    return [area for area in troops_at(position, seat, at) if is_army(position, seat, area)]


def _with_room(position: Ventura, seat: int, at: int) -> list[int]:
    armies = armies_at(position, seat, at)
    return [area for area in armies if len(position.companies[index(seat, area)]) < MOST_COMPANIES]


def _companies(position: Ventura, seat: int, area: int, garrison: bool) -> list[int]:
    """The nouns of the Companies of an area, equal ones once; with or without the Garrison."""
    companies = sorted(set(position.companies[index(seat, area)]))
    return [
        in_area(area, company) for company in companies if garrison or card_of(company) < FIRST_GARRISON
    ]


def possible(position: Ventura, seat: int, action: int, at: int) -> bool:
    if action == SWAP:
        return len(armies_at(position, seat, at)) > 1
    return bool(movers(position, seat, action, at))


def movers(position: Ventura, seat: int, action: int, at: int) -> list[int]:
    """The Companies with which the action can be carried out."""
    if action == LEAVE and not empty_area(position, seat):
        return []
    found: list[int] = []
    for area in troops_at(position, seat, at):
        if (action == JOIN) == is_army(position, seat, area):
            continue
        # VTR-18.10: the Garrison joins and leaves, but is never exchanged.
        for noun in _companies(position, seat, area, garrison=action in (JOIN, LEAVE)):
            if action == LEAVE or goals(position, seat, action, at, noun):
                found.append(noun)
    return found


def goals(position: Ventura, seat: int, action: int, at: int, noun: int) -> list[int]:
    """Armies with room that the Company may go into, or Companies that it may be exchanged for."""
    area, company = area_and_company(noun)
    if action != EXCHANGE:
        return [other for other in _with_room(position, seat, at) if other != area]
    found: list[int] = []
    for other in armies_at(position, seat, at):
        if other != area:
            partners = _companies(position, seat, other, garrison=False)
            found += [partner for partner in partners if partner != in_area(other, company)]
    return found


def carry_out(position: Ventura, seat: int, action: int, noun: int, goal: int) -> None:
    """Companies change places; wounds stay on their cards (VTR-18.7)."""
    area, company = area_and_company(noun)
    place = position.at[index(seat, area)]
    if action == LEAVE:
        leave_army(position, seat, area, company)
        return
    if action == EXCHANGE:
        other, partner = area_and_company(goal)
        pull(position, seat, area, company)
        pull(position, seat, other, partner)
        put(position, seat, area, partner)
        put(position, seat, other, company)
        position.tell("exchanged", seat, card_of(company), card_of(partner), place)
        return
    position.tell("joined", seat, card_of(company), goal, place)
    if card_of(company) >= FIRST_GARRISON:
        _gather(position, seat, goal)
        return
    pull(position, seat, area, company)
    put(position, seat, goal, company)
    if action == JOIN:
        clear(position, seat, area)


def _gather(position: Ventura, seat: int, army: int) -> None:
    """The Garrison joins an Army: the cards of the Army come into area 1 (VTR-18.10)."""
    for company in position.companies[index(seat, army)]:
        put(position, seat, 1, company)
    position.captain[index(seat, 1)] = position.captain[index(seat, army)]
    clear(position, seat, army)


def leave_army(position: Ventura, seat: int, area: int, company: int) -> None:
    """A Company becomes a Troop of its own; the Garrison stays, and the others go (VTR-18.3, VTR-18.10)."""
    troop = index(seat, area)
    free = empty_area(position, seat)
    position.tell("left", seat, card_of(company), area, position.at[troop])
    pull(position, seat, area, company)
    if card_of(company) < FIRST_GARRISON:
        station(position, seat, free, company, position.at[troop])
        return
    other = index(seat, free)
    position.companies[other] = position.companies[troop]
    position.captain[other] = position.captain[troop]
    position.at[other] = position.at[troop]
    position.companies[troop] = (company,)
    position.captain[troop] = NO_CARD
    assert has_garrison(position, seat, area)
