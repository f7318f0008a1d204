"""Wounds and healing, VTR-25."""

from quattrocento.games.ventura.components.typed import AREAS, WOUND_MASK
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.troops.troops import (
    card_of,
    companies_in_play,
    index,
    is_area,
    no_such_area,
)
from quattrocento.games.ventura.rules.verbs import HEAL, area_and_company, in_area
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.tuples import with_one, without


def is_wounded(position: Ventura, seat: int) -> bool:
    """Whether a Company of the seat carries a wound."""
    if not position.hurt:
        return False
    for troop in position.companies[seat * AREAS : seat * AREAS + AREAS]:
        for company in troop:
            if company & WOUND_MASK:
                return True
    return False


def can_heal(position: Ventura, seat: int) -> bool:
    return position.florins[seat] >= position.components.heal_price and is_wounded(position, seat)


def heals(position: Ventura, seat: int) -> list[Move]:
    """One wound of a Company for 1 Florin (VTR-25.2)."""
    if not can_heal(position, seat):
        return []
    wounded = [
        (area, company) for area, company in companies_in_play(position, seat) if company & WOUND_MASK
    ]
    return [HEAL[in_area(area, company)] for area, company in wounded]


def heal(position: Ventura, seat: int, noun: int) -> None:
    """Pay for one wound."""
    area, company = area_and_company(noun)
    position.pay(seat, position.components.heal_price)
    mend(position, seat, area, company, 1)
    position.tell("healed", seat, card_of(company), area, position.at[index(seat, area)])


def mend(position: Ventura, seat: int, area: int, company: int, wounds: int) -> int:
    """Take up to that many wounds off a Company; returns how many."""
    healed = min(wounds, company & WOUND_MASK)
    troop = index(seat, area)
    position.companies[troop] = with_one(without(position.companies[troop], company), company - healed)
    return healed


def mend_troop(position: Ventura, seat: int, area: int, wounds: int) -> int:
    """Take up to that many wounds off each Company of a Troop; returns how many in all."""
    troop = index(seat, area)
    before = position.companies[troop]
    after = [company - min(wounds, company & WOUND_MASK) for company in before]
    position.companies[troop] = tuple(sorted(after))
    return sum(before) - sum(after)


def refuse_heal(position: Ventura, seat: int, noun: int) -> Saying:
    """Why this wound cannot be healed."""
    area, company = area_and_company(noun)
    if not is_area(area):
        return no_such_area("VTR-25.2")
    if not position.components.is_company(card_of(company)):
        return Saying("why-wrong-kind", "VTR-25.2", card=card_of(company))
    if company not in position.companies[index(seat, area)]:
        return Saying("why-not-in-play", "VTR-25.2", card=card_of(company))
    if not company & WOUND_MASK:
        return Saying("why-no-wound", "VTR-25.2", card=card_of(company))
    return Saying("why-florins", "VTR-25.2", florins=position.components.heal_price)
