"""Bribe (Corruzione), VTR-30.21: an opposing Company is paid off."""

from typing import ClassVar

from quattrocento.games.ventura.components.typed import AREAS, FIRST_COMPANY, FIRST_EVENT, FIRST_GARRISON
from quattrocento.games.ventura.position.position import NO_CARD, NOWHERE, Ventura
from quattrocento.games.ventura.rules.troops.troops import (
    card_of,
    drop,
    fresh,
    index,
    is_army,
    is_opposing,
    no_such_area,
    wounds_of,
)
from quattrocento.games.ventura.rules.verbs import (
    company_number,
    company_parts,
    seat_and_area,
    troop_number,
)
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.places import members
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Step


def within_reach(position: Ventura, seat: int) -> int:
    """The own Domain and what lies beside it."""
    reach = position.own[seat]
    for tile in members(position.own[seat]):
        reach |= position.near[tile]
    return reach


def bribe_targets(position: Ventura, seat: int) -> list[Move]:
    """Opposing Companies in reach that he can pay; no Garrison, not the last of an Army (VTR-30.21)."""
    components = position.components
    reach = within_reach(position, seat)
    found: list[Move] = []
    for troop, place in enumerate(position.at):
        owner = troop // AREAS
        if place == NOWHERE or owner == seat or not reach >> place & 1:
            continue
        if position.captain[troop] != NO_CARD and len(position.companies[troop]) < 2:
            continue
        for company in position.companies[troop]:
            card = card_of(company)
            number = troop_number(owner, troop % AREAS + 1)
            move = ("bribe", company_number(number, card, wounds_of(company)))
            payable = card < FIRST_GARRISON and components.cost[card] <= position.florins[seat]
            if payable and move not in found:
                found.append(move)
    return found


class Bribe(Step[Ventura]):
    """Which Company is bribed (VTR-30.21)."""

    name: ClassVar[str] = "bribe"
    clause: ClassVar[str] = "VTR-30.21"
    automatic: ClassVar[bool] = True

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return bribe_targets(position, seat)

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        troop, card, wounds = company_parts(noun)
        owner, area = seat_and_area(troop)
        price = position.components.cost[card]
        position.pay(seat, price)
        place = position.at[index(owner, area)]
        drop(position, owner, area, fresh(card) + wounds)
        position.tell("bribed", seat, owner, card, price, place)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb != "bribe":
            return super().refuse(position, seat, verb, noun)
        troop, card, wounds = company_parts(noun)
        owner, area = seat_and_area(troop)
        if not is_opposing(position, seat, troop):
            return no_such_area("VTR-30.21")
        if not FIRST_COMPANY <= card < FIRST_EVENT:
            return Saying("why-wrong-kind", "VTR-30.21", card=card)
        companies = position.companies[index(owner, area)]
        if fresh(card) + wounds not in companies:
            return Saying("why-not-theirs", "VTR-30.21", card=card)
        last = is_army(position, owner, area) and len(companies) < 2
        if last or not within_reach(position, seat) >> position.at[index(owner, area)] & 1:
            return Saying("why-no-bribe", "VTR-30.21", card=card)
        return Saying("why-florins", "VTR-30.21", florins=position.components.cost[card])
