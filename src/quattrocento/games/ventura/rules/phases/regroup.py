"""E2 Regroup Step (Riorganizzazione), VTR-18: Companies and Captains change places between Troops."""

from typing import ClassVar, Final

from quattrocento.games.ventura.components.typed import AREAS
from quattrocento.games.ventura.position.position import NO_CARD, NOWHERE, Ventura
from quattrocento.games.ventura.rules.decks import discard
from quattrocento.games.ventura.rules.menus import Menu
from quattrocento.games.ventura.rules.troops.regroup_actions import (
    ACTIONS,
    EXCHANGE,
    LEAVE,
    armies_at,
    carry_out,
    goals,
    movers,
    possible,
)
from quattrocento.games.ventura.rules.troops.regroup_refusals import (
    refuse_army,
    refuse_mover,
    refuse_partner,
)
from quattrocento.games.ventura.rules.troops.troops import (
    clear,
    empty_area,
    has_captain,
    index,
    is_army,
)
from quattrocento.games.ventura.rules.verbs import ONLY_STOP, REGROUPINGS, STOP, area_and_company
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.places import members
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Step

CLAUSES: Final = ("VTR-18.2", "VTR-18.3", "VTR-18.4", "VTR-18.4", "VTR-18.5")


def begin_regroup(position: Ventura, seat: int) -> None:
    """VTR-18.1: where he may regroup is judged once, when his turn of the step begins (VTR-R31)."""
    position.grounds = position.splits = position.regroupings = 0
    places = position.at[seat * AREAS : seat * AREAS + AREAS]
    for area, place in enumerate(places, 1):
        if place == NOWHERE:
            continue
        bit = 1 << place
        if places.count(place) > 1:
            position.grounds |= bit
        elif position.rules.split_lone_army and is_army(position, seat, area):
            position.splits |= bit


class Regroup(Menu):
    """A player regroups Troops that share a Territory, one action at a time (VTR-18.6)."""

    name: ClassVar[str] = "regroup"
    clause: ClassVar[str] = "VTR-18.1"

    def is_open(self, position: Ventura) -> bool:
        if not (position.grounds or position.splits):
            return False
        return len(self.choices(position, self.seat)) > 1

    def choices(self, position: Ventura, seat: int) -> list[Move]:
        # Every regrouping has an Army in it.
        if not (position.grounds or position.splits) or not has_captain(position, seat):
            return ONLY_STOP
        if position.regroupings >= position.components.regroupings:
            return ONLY_STOP
        found: list[Move] = []
        for action, verb in enumerate(ACTIONS):
            places = position.grounds | position.splits if action == LEAVE else position.grounds
            fitting = sum(1 << at for at in members(places) if possible(position, seat, action, at))
            found += REGROUPINGS[verb].of(fitting)
        return [*found, STOP]

    def choose(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "stop":
            self.close(position, fate)
        elif verb == "swap":
            position.then(RegroupArmy(seat, noun, 0))
        else:
            position.then(RegroupCompany(seat, ACTIONS.index(verb), noun))

    def close(self, position: Ventura, fate: Fate) -> None:
        """A Captain still alone when the turn ends is discarded (VTR-18.9)."""
        lose_lone_captains(position, self.seat)
        position.grounds = position.splits = position.regroupings = 0

    def deny(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb not in ACTIONS:
            return super().deny(position, seat, verb, noun)
        if position.regroupings >= position.components.regroupings:
            return Saying("why-regrouped-enough", "VTR-R32")
        places = position.grounds | position.splits if verb == "leave" else position.grounds
        if not places >> noun & 1:
            return Saying("why-too-few-troops", "VTR-18.1", territory=noun)
        if verb == "leave" and not empty_area(position, seat):
            return Saying("why-no-area", "VTR-18.3")
        return Saying("why-no-regrouping", CLAUSES[ACTIONS.index(verb)], territory=noun)


def lose_lone_captains(position: Ventura, seat: int) -> None:
    """Captains without Companies go to the Ventura discard pile (VTR-18.9)."""
    if not has_captain(position, seat):
        return
    for area in range(1, AREAS + 1):
        troop = index(seat, area)
        captain = position.captain[troop]
        if captain != NO_CARD and not position.companies[troop]:
            discard(position, captain)
            position.tell("captain_discarded", seat, captain, position.at[troop])
            clear(position, seat, area)


def done(position: Ventura, seat: int, fate: Fate) -> None:
    """One regrouping is made; a Captain left alone goes at once or waits (VTR-18.9)."""
    position.regroupings += 1
    if not position.rules.captain_may_wait:
        lose_lone_captains(position, seat)
    Regroup(seat).again(position, fate)


class RegroupCompany(Step[Ventura]):
    """Which Company joins, leaves, is transferred or exchanged (VTR-18.2 to VTR-18.4)."""

    name: ClassVar[str] = "regroup_company"
    clause: ClassVar[str] = "VTR-18.6"
    automatic: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "action", "at")

    def __init__(self, seat: int, action: int, at: int) -> None:
        super().__init__(seat)
        self.action = action
        self.at = at

    def prompt(self) -> str:
        return f"regroup-{ACTIONS[self.action]}"

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return [("company", noun) for noun in movers(position, seat, self.action, self.at)]

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if self.action == LEAVE:
            carry_out(position, seat, self.action, noun, 0)
            done(position, seat, fate)
        else:
            position.then(Goal(seat, self.action, self.at, noun))

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "company":
            return refuse_mover(position, seat, self.action, self.at, noun)
        return super().refuse(position, seat, verb, noun)


class Goal(Step[Ventura]):
    """Into which Army the Company goes, or for which other Company (VTR-18.2, VTR-18.4)."""

    name: ClassVar[str] = "goal"
    clause: ClassVar[str] = "VTR-18.6"
    automatic: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "action", "at", "company")

    def __init__(self, seat: int, action: int, at: int, company: int) -> None:
        super().__init__(seat)
        self.action = action
        self.at = at
        self.company = company

    def prompt(self) -> str:
        return "goal-for" if self.action == EXCHANGE else "goal-into"

    def options(self, position: Ventura, seat: int) -> list[Move]:
        verb = "for" if self.action == EXCHANGE else "into"
        return [(verb, noun) for noun in goals(position, seat, self.action, self.at, self.company)]

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        carry_out(position, seat, self.action, self.company, noun)
        done(position, seat, fate)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "into":
            return refuse_army(position, seat, self.at, noun, area_and_company(self.company)[0])
        if verb == "for":
            return refuse_partner(position, seat, self.at, noun, self.company)
        return super().refuse(position, seat, verb, noun)


class RegroupArmy(Step[Ventura]):
    """Two Armies swap their Captains: the one, then the other (VTR-18.5)."""

    name: ClassVar[str] = "regroup_army"
    clause: ClassVar[str] = "VTR-18.5"
    automatic: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "at", "area")

    def __init__(self, seat: int, at: int, area: int) -> None:
        super().__init__(seat)
        self.at = at
        self.area = area

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return [("army", area) for area in armies_at(position, seat, self.at) if area != self.area]

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if not self.area:
            position.then(RegroupArmy(seat, self.at, noun))
            return
        one, other = index(seat, self.area), index(seat, noun)
        captain = position.captain
        captain[one], captain[other] = captain[other], captain[one]
        position.tell("captains_swapped", seat, captain[one], captain[other], self.at)
        done(position, seat, fate)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "army":
            return refuse_army(position, seat, self.at, noun, self.area)
        return super().refuse(position, seat, verb, noun)
