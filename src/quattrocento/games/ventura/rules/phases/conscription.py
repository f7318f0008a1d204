"""D Conscription Phase (Coscrizione), VTR-16: Conscription cards for 1 Florin each; Side Deal."""

from typing import ClassVar, Final

from quattrocento.games.ventura.components.typed import (
    BUY_VENTURA,
    CONSCRIPTION_CHOICE,
    FIRST_GARRISON,
    VENTURA,
)
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.decks import (
    conscription_exists,
    draw_conscription,
    ready_conscription,
)
from quattrocento.games.ventura.rules.draws import (
    limit_hand,
    look_at_cards,
    look_moves,
    refuse_look,
    take_in,
)
from quattrocento.games.ventura.rules.menus import Again, Menu
from quattrocento.games.ventura.rules.phases.prestige import ability
from quattrocento.games.ventura.rules.phases.recruit import buy_ventura, can_draw_ventura, refuse_ventura
from quattrocento.games.ventura.rules.repeated import by_seat
from quattrocento.games.ventura.rules.verbs import DRAW, DRAW_OR_STOP, ONLY_STOP, STOP
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Phase


class Conscription(Menu):
    """A player draws as many cards as he pays for, one at a time (VTR-16.1, VTR-16.2)."""

    name: ClassVar[str] = "conscription"
    clause: ClassVar[str] = "VTR-16.1"
    events: ClassVar[frozenset[int]] = frozenset((BUY_VENTURA,))

    def can_draw(self, position: Ventura) -> bool:
        price = position.components.conscription_price
        return position.florins[self.seat] >= price and conscription_exists(position)

    def is_open(self, position: Ventura) -> bool:
        if self.can_draw(position):
            return True
        held = bool(position.hand[self.seat])
        return held and can_draw_ventura(position, self.seat, position.components.ventura_price)

    def choices(self, position: Ventura, seat: int) -> list[Move]:
        if not self.can_draw(position):
            return ONLY_STOP
        if position.looked or ability(position, seat) != CONSCRIPTION_CHOICE:
            return DRAW_OR_STOP
        left = position.conscription_left + sum(position.discarded[VENTURA:FIRST_GARRISON])
        return [DRAW, *look_moves(position, left), STOP]

    def choose(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "stop":
            self.close(position, fate)
            return
        position.pay(seat, position.components.conscription_price)
        if verb == "draw":
            ready_conscription(position)
            take_in(position, seat, draw_conscription(position, seat, fate))
            self.after_draw(position, CONSCRIPTION_AGAIN, fate)
        else:
            position.then(CONSCRIPTION_AGAIN[seat])
            position.looked = True
            look_at_cards(position, seat, noun, ready_conscription, draw_conscription, fate)

    def playable(self, position: Ventura, card: int) -> bool:
        return can_draw_ventura(position, self.seat, position.components.price[card])

    def idle(self, position: Ventura, card: int) -> Saying:
        return refuse_ventura(position, "VTR-30.20", position.components.price[card])

    def act(self, position: Ventura, card: int, fate: Fate) -> None:
        """Side Deal (VTR-30.20)."""
        position.then(CONSCRIPTION_AGAIN[self.seat])
        SideDeal(self.seat, card, position.components.limit[card]).again(position, fate)

    def close(self, position: Ventura, fate: Fate) -> None:
        position.looked = False

    def deny(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb not in ("draw", "look"):
            return super().deny(position, seat, verb, noun)
        if not conscription_exists(position):
            return Saying("why-no-conscription-card", "VTR-16.1")
        if not self.can_draw(position):
            return Saying("why-florins", "VTR-16.1", florins=position.components.conscription_price)
        if position.looked:
            return Saying("why-looked", "VTR-27.18")
        return refuse_look(position, noun, ability(position, seat) == CONSCRIPTION_CHOICE, "VTR-27.18")


class ConscriptionAgain(Again):
    """The next card, after the hand limit or a Side Deal."""

    name: ClassVar[str] = "conscription_again"
    menu: ClassVar[tuple[Menu, ...]] = by_seat(Conscription)


CONSCRIPTION_AGAIN: Final = by_seat(ConscriptionAgain)


class SideDeal(Menu):
    """Up to two Ventura cards, one at a time (VTR-30.20). ``card`` is the Event, which names the price."""

    name: ClassVar[str] = "side_deal"
    clause: ClassVar[str] = "VTR-30.20"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "left")

    def __init__(self, seat: int, card: int, left: int) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left

    def is_open(self, position: Ventura) -> bool:
        return self.left > 0 and can_draw_ventura(position, self.seat, position.components.price[self.card])

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return DRAW_OR_STOP

    def choose(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "draw":
            position.then(DealAgain(seat, self.card, self.left - 1))
            buy_ventura(position, seat, position.components.price[self.card], fate)
            limit_hand(position, seat)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        # Nobody heals between the cards of a deal.
        return (
            self.deny(position, seat, verb, noun)
            if verb == "heal"
            else super().refuse(position, seat, verb, noun)
        )


class DealAgain(Phase[Ventura]):
    """The second card of a Side Deal, after the hand limit."""

    name: ClassVar[str] = "deal_again"
    clause: ClassVar[str] = "VTR-30.20"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "left")

    def __init__(self, seat: int, card: int, left: int) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left

    def run(self, position: Ventura, fate: Fate) -> None:
        SideDeal(self.seat, self.card, self.left).again(position, fate)
