"""A4 Recruit Step (Convocazione), VTR-11: cards of the Ventura deck for 2 Florins each."""

from typing import ClassVar, Final

from quattrocento.games.ventura.components.typed import VENTURA
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.decks import draw_ventura, ready_ventura, ventura_exists
from quattrocento.games.ventura.rules.draws import look_at_cards, look_moves, refuse_look, take_in
from quattrocento.games.ventura.rules.menus import Again, Menu
from quattrocento.games.ventura.rules.repeated import by_seat
from quattrocento.games.ventura.rules.verbs import DRAW, DRAW_OR_STOP, STOP
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying


def can_draw_ventura(position: Ventura, seat: int, price: int) -> bool:
    return position.florins[seat] >= price and ventura_exists(position)


def buy_ventura(position: Ventura, seat: int, price: int, fate: Fate) -> None:
    """Pay for the top card of the Ventura deck and take it in."""
    position.pay(seat, price)
    ready_ventura(position)
    take_in(position, seat, draw_ventura(position, seat, fate))


def refuse_ventura(position: Ventura, clause: str, price: int) -> Saying:
    if not ventura_exists(position):
        return Saying("why-no-ventura-card", "VTR-R11")
    return Saying("why-florins", clause, florins=price)


class Recruit(Menu):
    """A player draws as many cards as he pays for, one at a time (VTR-11.1, VTR-11.2)."""

    name: ClassVar[str] = "recruit"
    clause: ClassVar[str] = "VTR-11.1"

    def is_open(self, position: Ventura) -> bool:
        return can_draw_ventura(position, self.seat, position.components.ventura_price)

    def choices(self, position: Ventura, seat: int) -> list[Move]:
        if not position.rules.to_arms:
            return DRAW_OR_STOP
        left = position.ventura_left + sum(position.discarded[:VENTURA])
        return [DRAW, *look_moves(position, left), STOP]

    def choose(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "stop":
            return
        price = position.components.ventura_price
        if verb == "draw":
            buy_ventura(position, seat, price, fate)
            self.after_draw(position, RECRUIT_AGAIN, fate)
        else:
            position.then(RECRUIT_AGAIN[seat])
            position.pay(seat, price)
            look_at_cards(position, seat, noun, ready_ventura, draw_ventura, fate)

    def deny(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "look":
            return refuse_look(position, noun, position.rules.to_arms, "VTR-27.9")
        if verb == "take":
            return Saying("why-display-closed", "VTR-11.3")
        return super().deny(position, seat, verb, noun)


class RecruitAgain(Again):
    """The next card, after the hand limit."""

    name: ClassVar[str] = "recruit_again"
    menu: ClassVar[tuple[Menu, ...]] = by_seat(Recruit)


RECRUIT_AGAIN: Final = by_seat(RecruitAgain)
