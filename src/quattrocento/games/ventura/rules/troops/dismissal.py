"""Dismissed cards (VTR-14.3 to VTR-14.7), and the Companies that a dismissed Captain leaves behind."""

from typing import ClassVar

from quattrocento.games.ventura.components.typed import AREAS, CAPTAINS, FIRST_GARRISON
from quattrocento.games.ventura.position.position import NO_CARD, Ventura
from quattrocento.games.ventura.rules.decks import discard
from quattrocento.games.ventura.rules.troops.troops import (
    card_of,
    drop,
    empty_area,
    fresh,
    has_captain,
    has_garrison,
    index,
    is_area,
    no_such_area,
    pull,
    station,
    wounds_of,
)
from quattrocento.games.ventura.rules.verbs import DISMISS, area_and_company, in_area
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Step
from quattrocento.kernel.tuples import without


def dismissals(position: Ventura, seat: int) -> list[Move]:
    """Every card in play: Captains, then Companies."""
    first, last = seat * AREAS, seat * AREAS + AREAS
    found: list[Move] = []
    if has_captain(position, seat):
        for area, captain in enumerate(position.captain[first:last], 1):
            if captain != NO_CARD:
                found.append(DISMISS[in_area(area, fresh(captain))])
    for area, companies in enumerate(position.companies[first:last], 1):
        before = -1
        for company in companies:  # equal ones of an area once
            if company != before:
                found.append(DISMISS[in_area(area, company)])
            before = company
    return found


def kept(position: Ventura, seat: int, noun: int) -> int:
    """How many Companies like this one lie in its area."""
    area, company = area_and_company(noun)
    return position.companies[index(seat, area)].count(company)


def dismiss(position: Ventura, seat: int, noun: int) -> None:
    """The card goes to its discard pile; a Captain may leave Companies that must part."""
    area, company = area_and_company(noun)
    troop = index(seat, area)
    position.tell("dismissed", seat, card_of(company), area, position.at[troop])
    if card_of(company) >= CAPTAINS:
        drop(position, seat, area, company)
        return
    discard(position, position.captain[troop])
    position.captain[troop] = NO_CARD
    companies = position.companies[troop]
    if len(companies) < 2:
        return
    if has_garrison(position, seat, area):
        garrison = next(company for company in companies if card_of(company) >= FIRST_GARRISON)
        position.then(Apart(seat, area, garrison))
    else:
        position.then(Stay(seat, area))


def is_in_play(position: Ventura, seat: int, area: int, company: int) -> bool:
    """Whether this card, with these wounds, lies in that area of the seat."""
    troop = index(seat, area)
    captain = position.captain[troop]
    return company in position.companies[troop] or (captain != NO_CARD and company == fresh(captain))


def refuse_parting(position: Ventura, seat: int, noun: int, parting: int) -> Saying:
    """Why it is not about this card where the Companies of one area part."""
    area, company = area_and_company(noun)
    card = card_of(company)
    if is_area(area) and not position.components.is_company(card):
        return Saying("why-wrong-kind", "VTR-14.6", card=card)
    if is_area(area) and is_in_play(position, seat, area, company) and area != parting:
        return Saying("why-other-area", "VTR-14.6", area=parting)
    return refuse_dismissal(noun)


def refuse_dismissal(noun: int) -> Saying:
    """Why a card that does not lie there cannot be dismissed."""
    area, company = area_and_company(noun)
    if not is_area(area):
        return no_such_area("VTR-14.3")
    if card_of(company) < CAPTAINS and wounds_of(company):
        return Saying("why-wrong-kind", "VTR-25.1", card=card_of(company))
    return Saying("why-not-in-play", "VTR-14.3", card=card_of(company))


class Stay(Step[Ventura]):
    """Which Company keeps the area of a dismissed Captain (VTR-14.6, VTR-R20)."""

    name: ClassVar[str] = "stay"
    clause: ClassVar[str] = "VTR-14.6"
    automatic: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "area")

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area = area

    def options(self, position: Ventura, seat: int) -> list[Move]:
        companies = sorted(set(position.companies[index(seat, self.area)]))
        return [("stay", in_area(self.area, company)) for company in companies]

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.then(Apart(seat, self.area, area_and_company(noun)[1]))

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "stay":
            return refuse_parting(position, seat, noun, self.area)
        return super().refuse(position, seat, verb, noun)


class Apart(Step[Ventura]):
    """One after another, the other Companies take an empty area or are dismissed (VTR-14.6)."""

    name: ClassVar[str] = "apart"
    clause: ClassVar[str] = "VTR-14.6"
    automatic: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "area", "company")

    def __init__(self, seat: int, area: int, company: int) -> None:
        super().__init__(seat)
        self.area = area
        self.company = company

    def next(self, position: Ventura) -> int:
        """The Company that is asked about now."""
        return without(position.companies[index(self.seat, self.area)], self.company)[0]

    def options(self, position: Ventura, seat: int) -> list[Move]:
        noun = in_area(self.area, self.next(position))
        if empty_area(position, seat):
            return [("apart", noun), ("dismiss", noun)]
        return [("dismiss", noun)]

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        company = area_and_company(noun)[1]
        place = position.at[index(seat, self.area)]
        if verb == "apart":
            pull(position, seat, self.area, company)
            station(position, seat, empty_area(position, seat), company, place)
            position.tell("parted", seat, card_of(company), place)
        else:
            drop(position, seat, self.area, company)
            position.tell("dismissed", seat, card_of(company), self.area, place)
        if len(position.companies[index(seat, self.area)]) > 1:
            position.then(self)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb not in ("apart", "dismiss"):
            return super().refuse(position, seat, verb, noun)
        asked = self.next(position)
        if noun == in_area(self.area, asked):
            return Saying("why-no-area", "VTR-14.6")
        area, company = area_and_company(noun)
        if area == self.area and company in without(position.companies[index(seat, area)], self.company):
            return Saying("why-asked-later", "VTR-14.6", card=card_of(asked))
        if noun == in_area(self.area, self.company):
            return Saying("why-keeps-area", "VTR-14.6", card=card_of(company))
        return refuse_parting(position, seat, noun, self.area)
