"""Why a Company or an Army cannot take part in a regrouping (VTR-18.2 to VTR-18.10)."""

from quattrocento.games.ventura.components.typed import FIRST_COMPANY, FIRST_EVENT
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.troops.regroup_actions import EXCHANGE, JOIN, LEAVE, TRANSFER
from quattrocento.games.ventura.rules.troops.troops import (
    card_of,
    empty_area,
    index,
    is_area,
    is_army,
    no_such_area,
)
from quattrocento.games.ventura.rules.verbs import area_and_company
from quattrocento.kernel.saying import Saying


def refuse_company(position: Ventura, seat: int, at: int, noun: int, garrison: bool) -> Saying | None:
    """Why this is no Company of his on that Territory that may change places, with the Garrison or not."""
    area, company = area_and_company(noun)
    card = card_of(company)
    if not is_area(area):
        return no_such_area("VTR-18.6")
    fits = position.components.is_company(card) if garrison else FIRST_COMPANY <= card < FIRST_EVENT
    if not fits:
        return Saying("why-wrong-kind", "VTR-18.10", card=card)
    if company not in position.companies[index(seat, area)]:
        return Saying("why-not-in-play", "VTR-18.6", card=card)
    if position.at[index(seat, area)] != at:
        return Saying("why-elsewhere", "VTR-18.1", card=card, territory=at)
    return None


def refuse_mover(position: Ventura, seat: int, action: int, at: int, noun: int) -> Saying:
    """Why this Company cannot be the one that joins, leaves, is transferred or exchanged."""
    company = refuse_company(position, seat, at, noun, garrison=action in (JOIN, LEAVE))
    if company is not None:
        return company
    area, company_there = area_and_company(noun)
    card = card_of(company_there)
    if action == JOIN and is_army(position, seat, area):
        return Saying("why-in-army", "VTR-18.2", card=card)
    if action != JOIN and not is_army(position, seat, area):
        return Saying("why-in-no-army", "VTR-18.6", card=card)
    if action == LEAVE and not empty_area(position, seat):
        return Saying("why-no-area", "VTR-18.3")
    assert action in (JOIN, TRANSFER, EXCHANGE)
    return Saying("why-no-partner", "VTR-18.6", card=card)


def refuse_army(position: Ventura, seat: int, at: int, area: int, chosen: int) -> Saying:
    """Why this is no other Army on that Territory, or has no room."""
    if not is_area(area):
        return no_such_area("VTR-18.6")
    if area == chosen:
        return Saying("why-same-troop", "VTR-18.6")
    if position.at[index(seat, area)] != at or not is_army(position, seat, area):
        return Saying("why-no-army", "VTR-18.6")
    return Saying("why-army-full", "VTR-4.3")


def refuse_partner(position: Ventura, seat: int, at: int, noun: int, chosen: int) -> Saying:
    """Why the chosen Company cannot be exchanged for this one."""
    company = refuse_company(position, seat, at, noun, garrison=False)
    if company is not None:
        return company
    area, partner = area_and_company(noun)
    other, _ = area_and_company(chosen)
    if area == other:
        return Saying("why-same-troop", "VTR-18.6")
    if not is_army(position, seat, area):
        return Saying("why-in-no-army", "VTR-18.4", card=card_of(partner))
    return Saying("why-alike", "VTR-18.4")
