"""The actions of the Regroup Step (VTR-18.2 to VTR-18.5): who may take part, and what becomes of them."""

from typing import Final

from quattrocento.games.ventura.components import FIRST_GARRISON, MOST_COMPANIES
from quattrocento.games.ventura.state import NO_CARD, Ventura
from quattrocento.games.ventura.troops import (
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
from quattrocento.games.ventura.verbs import area_and_company, in_area
from quattrocento.kernel.notation import Word

ACTIONS: Final = ("join", "leave", "transfer", "exchange", "swap")
JOIN, LEAVE, TRANSFER, EXCHANGE, SWAP = range(len(ACTIONS))
ACTION: Final = Word("action", ACTIONS)


def armies_at(game: Ventura, seat: int, at: int) -> list[int]:
    return [area for area in troops_at(game, seat, at) if is_army(game, seat, area)]


def _with_room(game: Ventura, seat: int, at: int) -> list[int]:
    armies = armies_at(game, seat, at)
    return [area for area in armies if len(game.companies[index(seat, area)]) < MOST_COMPANIES]


def _companies(game: Ventura, seat: int, area: int, garrison: bool) -> list[int]:
    """The nouns of the Companies of an area, equal ones once; with or without the Garrison."""
    companies = sorted(set(game.companies[index(seat, area)]))
    return [
        in_area(area, company) for company in companies if garrison or card_of(company) < FIRST_GARRISON
    ]


def possible(game: Ventura, seat: int, action: int, at: int) -> bool:
    if action == SWAP:
        return len(armies_at(game, seat, at)) > 1
    return bool(movers(game, seat, action, at))


def movers(game: Ventura, seat: int, action: int, at: int) -> list[int]:
    """The Companies with which the action can be carried out."""
    if action == LEAVE and not empty_area(game, seat):
        return []
    found: list[int] = []
    for area in troops_at(game, seat, at):
        if (action == JOIN) == is_army(game, seat, area):
            continue
        # VTR-18.10: the Garrison joins and leaves, but is never exchanged.
        for noun in _companies(game, seat, area, garrison=action in (JOIN, LEAVE)):
            if action == LEAVE or goals(game, seat, action, at, noun):
                found.append(noun)
    return found


def goals(game: Ventura, seat: int, action: int, at: int, noun: int) -> list[int]:
    """Armies with room that the Company may go into, or Companies that it may be exchanged for."""
    area, company = area_and_company(noun)
    if action != EXCHANGE:
        return [other for other in _with_room(game, seat, at) if other != area]
    found: list[int] = []
    for other in armies_at(game, seat, at):
        if other != area:
            partners = _companies(game, seat, other, garrison=False)
            found += [partner for partner in partners if partner != in_area(other, company)]
    return found


def carry_out(game: Ventura, seat: int, action: int, noun: int, goal: int) -> None:
    """Companies change places; wounds stay on their cards (VTR-18.7)."""
    area, company = area_and_company(noun)
    if action == LEAVE:
        leave_army(game, seat, area, company)
        return
    if action == EXCHANGE:
        other, partner = area_and_company(goal)
        pull(game, seat, area, company)
        pull(game, seat, other, partner)
        put(game, seat, area, partner)
        put(game, seat, other, company)
        game.tell("exchanged", seat, card_of(company), card_of(partner))
        return
    game.tell("joined", seat, card_of(company), goal)
    if card_of(company) >= FIRST_GARRISON:
        _gather(game, seat, goal)
        return
    pull(game, seat, area, company)
    put(game, seat, goal, company)
    if action == JOIN:
        clear(game, seat, area)


def _gather(game: Ventura, seat: int, army: int) -> None:
    """The Garrison joins an Army: the cards of the Army come into area 1 (VTR-18.10)."""
    for company in game.companies[index(seat, army)]:
        put(game, seat, 1, company)
    game.captain[index(seat, 1)] = game.captain[index(seat, army)]
    clear(game, seat, army)


def leave_army(game: Ventura, seat: int, area: int, company: int) -> None:
    """A Company becomes a Troop of its own; the Garrison stays, and the others go (VTR-18.3, VTR-18.10)."""
    troop = index(seat, area)
    free = empty_area(game, seat)
    game.tell("left", seat, card_of(company), area)
    pull(game, seat, area, company)
    if card_of(company) < FIRST_GARRISON:
        station(game, seat, free, company, game.at[troop])
        return
    other = index(seat, free)
    game.companies[other] = game.companies[troop]
    game.captain[other] = game.captain[troop]
    game.at[other] = game.at[troop]
    game.companies[troop] = (company,)
    game.captain[troop] = NO_CARD
    assert has_garrison(game, seat, area)
