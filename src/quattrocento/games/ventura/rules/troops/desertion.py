"""Desertion (Diserzione), VTR-30.22: an opposing Army loses a Company of its owner's choice."""

from typing import ClassVar

from quattrocento.games.ventura.components.typed import AREAS, FIRST_COMPANY, FIRST_EVENT, FIRST_GARRISON
from quattrocento.games.ventura.position.position import NO_CARD, Ventura
from quattrocento.games.ventura.rules.troops.troops import (
    card_of,
    drop,
    index,
    is_area,
    is_opposing,
    no_such_area,
)
from quattrocento.games.ventura.rules.verbs import area_and_company, in_area, seat_and_area, troop_number
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Step

LEAST_COMPANIES = 2


def desertion_targets(position: Ventura, seat: int) -> list[Move]:
    """Opposing Armies with two or more Companies, not all of them the Garrison (VTR-30.22)."""
    found: list[Move] = []
    for troop, captain in enumerate(position.captain):
        if (
            captain != NO_CARD
            and troop // AREAS != seat
            and len(position.companies[troop]) >= LEAST_COMPANIES
        ):
            found.append(("desertion", troop_number(troop // AREAS, troop % AREAS + 1)))
    return found


class Desertion(Step[Ventura]):
    """Which Army is struck (VTR-30.22)."""

    name: ClassVar[str] = "desertion"
    clause: ClassVar[str] = "VTR-30.22"
    automatic: ClassVar[bool] = True

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return desertion_targets(position, seat)

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        owner, area = seat_and_area(noun)
        position.tell("army_named", seat, owner, area, position.at[index(owner, area)])
        position.then(Lose(owner, area))

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "desertion":
            if not is_opposing(position, seat, noun):
                return no_such_area("VTR-30.22")
            return Saying("why-no-desertion", "VTR-30.22")
        return super().refuse(position, seat, verb, noun)


class Lose(Step[Ventura]):
    """The owner chooses the Company that deserts; the Garrison never does (VTR-30.22)."""

    name: ClassVar[str] = "lose"
    clause: ClassVar[str] = "VTR-30.22"
    automatic: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "area")

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area = area

    def options(self, position: Ventura, seat: int) -> list[Move]:
        companies = sorted(set(position.companies[index(seat, self.area)]))
        free = [company for company in companies if card_of(company) < FIRST_GARRISON]
        return [("lose", in_area(self.area, company)) for company in free]

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        company = area_and_company(noun)[1]
        place = position.at[index(seat, self.area)]
        drop(position, seat, self.area, company)
        position.tell("deserted", seat, card_of(company), place)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb != "lose":
            return super().refuse(position, seat, verb, noun)
        area, company = area_and_company(noun)
        if not is_area(area):
            return no_such_area("VTR-30.22")
        if area != self.area:
            return Saying("why-other-area", "VTR-30.22", area=self.area)
        if not FIRST_COMPANY <= card_of(company) < FIRST_EVENT:
            return Saying("why-wrong-kind", "VTR-30.22", card=card_of(company))
        return Saying("why-not-in-play", "VTR-30.22", card=card_of(company))
