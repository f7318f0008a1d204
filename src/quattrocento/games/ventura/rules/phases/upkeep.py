"""B2 Upkeep Step (Contabilità), VTR-14: income, and the Maintenance of the cards that are kept."""

from typing import ClassVar, Final

from quattrocento.games.ventura.components.typed import (
    AREAS,
    BANKING,
    INCOME_BONUS,
    INCOME_PER_CATEGORY,
    UPKEEP_DISCOUNT,
    WOUND_BITS,
)
from quattrocento.games.ventura.position.position import NO_CARD, Ventura
from quattrocento.games.ventura.rules.domain import total_income
from quattrocento.games.ventura.rules.menus import Again, Menu
from quattrocento.games.ventura.rules.phases.prestige import ability
from quattrocento.games.ventura.rules.repeated import by_seat
from quattrocento.games.ventura.rules.troops.dismissal import dismiss, dismissals, kept, refuse_dismissal
from quattrocento.games.ventura.rules.troops.troops import card_of, has_captain, has_troops
from quattrocento.games.ventura.rules.verbs import PAY
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import Picks


def maintenance(position: Ventura, seat: int) -> int:
    """The Maintenance of all cards in play (VTR-14.2, VTR-28.13)."""
    each = position.components.maintenance
    total = 0
    for companies in position.companies[seat * AREAS : seat * AREAS + AREAS]:
        for company in companies:
            total += each[company >> WOUND_BITS]
    return total + _captains(position, seat) if has_captain(position, seat) else total


def _captains(position: Ventura, seat: int) -> int:
    """What Captains add to the Maintenance, or take off that of their Army (VTR-28.13)."""
    components = position.components
    each = components.maintenance
    total = 0
    for troop in range(seat * AREAS, seat * AREAS + AREAS):
        captain = position.captain[troop]
        if captain != NO_CARD:
            total += each[captain]
            if components.effect[captain] == UPKEEP_DISCOUNT:
                due = each[captain] + sum(each[card_of(company)] for company in position.companies[troop])
                total -= min(due, components.amount[captain])
    return total


def upkeep_income(position: Ventura, seat: int) -> int:
    """What comes in: the Domain, Events, and what Medici add (VTR-14.1, VTR-27.17)."""
    income = total_income(position, seat) + position.bonus
    if ability(position, seat) == BANKING:
        income += position.components.ability_amount[position.family[seat]]
    return income


def upkeep_of(position: Ventura, seat: int) -> tuple[int, int]:
    """Income and Maintenance of a seat as things stand; Events help only the player who pays now."""
    income = upkeep_income(position, seat)
    if paying(position) != seat:
        income -= position.bonus
    return income, maintenance(position, seat)


def paying(position: Ventura) -> int:
    """The seat that is in its Upkeep Step, or settles what a dismissal there has left open."""
    for step in reversed(position.stack):
        if isinstance(step, (Upkeep, UpkeepAgain)):
            return step.seat
    return NOBODY


class Upkeep(Menu):
    """A player dismisses what he will not keep, then pays (VTR-14.2 to VTR-14.4)."""

    name: ClassVar[str] = "upkeep"
    clause: ClassVar[str] = "VTR-14.2"
    events: ClassVar[frozenset[int]] = frozenset((INCOME_BONUS, INCOME_PER_CATEGORY))

    def is_open(self, position: Ventura) -> bool:
        return bool(position.hand[self.seat]) or has_troops(position, self.seat)

    def can_pay(self, position: Ventura) -> bool:
        means = upkeep_income(position, self.seat) + position.florins[self.seat]
        return means >= maintenance(position, self.seat)

    def choices(self, position: Ventura, seat: int) -> list[Move]:
        found = [PAY] if self.can_pay(position) else []
        return found + dismissals(position, seat)

    def choose(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "pay":
            self.close(position, fate)
        else:
            position.then(UPKEEP_AGAIN[seat])
            dismiss(position, seat, noun)

    def picks(self, position: Ventura, seat: int) -> Picks | None:
        """Companies, where only they can be dismissed: a Captain who goes leaves questions behind."""
        options = self.options(position, seat)
        if has_captain(position, seat) or any(verb not in ("pay", "dismiss") for verb, _ in options):
            return None
        copies = [kept(position, seat, noun) if verb == "dismiss" else 0 for verb, noun in options]
        return Picks(int(PAY not in options), sum(copies), copies)

    def act(self, position: Ventura, card: int, fate: Fate) -> None:
        """Extraordinary Tax (VTR-30.17) and Market Fair (VTR-30.18)."""
        components = position.components
        florins = components.amount[card]
        if components.effect[card] == INCOME_PER_CATEGORY:
            places = position.own[self.seat] & components.ground[card]
            florins = min(florins * places.bit_count(), components.limit[card])
        position.bonus += florins
        position.tell("income_raised", self.seat, florins)
        self.again(position, fate)

    def close(self, position: Ventura, fate: Fate) -> None:
        """Income first, then the reserve; the rest is kept (VTR-14.2, VTR-14.9)."""
        income, due = upkeep_income(position, self.seat), maintenance(position, self.seat)
        position.florins[self.seat] += income - due
        position.bonus = 0
        position.tell("upkeep_paid", self.seat, income, due)

    def deny(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "pay":
            return Saying("why-maintenance", "VTR-14.2", florins=maintenance(position, seat))
        if verb == "dismiss":
            return refuse_dismissal(noun)
        return super().deny(position, seat, verb, noun)


class UpkeepAgain(Again):
    """The account goes on after a dismissal."""

    name: ClassVar[str] = "upkeep_again"
    menu: ClassVar[tuple[Menu, ...]] = by_seat(Upkeep)


UPKEEP_AGAIN: Final = by_seat(UpkeepAgain)
