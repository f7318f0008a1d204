"""Phase 2: trading (commercio delle carte), M4-5: the menu, and trading with the deck."""

from typing import ClassVar

from quattrocento.games.m400.position.offers import NOT_CHOSEN, Offered
from quattrocento.games.m400.position.position import M400, TRADE
from quattrocento.games.m400.rules.cards import draw
from quattrocento.games.m400.rules.colour_steps import ColourStep, DiscardStep
from quattrocento.games.m400.rules.trading.bargaining import Offer
from quattrocento.games.m400.rules.trading.terms import has_cancelled_enough, may_offer
from quattrocento.games.m400.rules.verbs import DONE, EXCHANGE, OFFER
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Phase

EXCHANGED = 2  # M4-5.11


def begin_trading(position: M400) -> None:
    position.phase = TRADE
    position.then(Trade(position.player[position.active], position.active))


class Trade(ColourStep):
    """Offers and trades with the deck in any order, as often as wanted (M4-5.12)."""

    name: ClassVar[str] = "trade"
    clause: ClassVar[str] = "M4-5.12"
    automatic: ClassVar[bool] = True

    def options(self, position: M400, seat: int) -> list[Move]:
        found: list[Move] = []
        if may_offer(position, seat):
            found.append(OFFER)
        if position.held[seat] >= EXCHANGED:
            found.append(EXCHANGE)
        found.append(DONE)
        return found

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "done":
            return
        position.then(TradeAgain(seat))
        if verb == "exchange":
            position.then(Exchange(seat, EXCHANGED))
            return
        position.offers += 1
        position.offer = Offered(NOT_CHOSEN)
        position.tell("offer_begun", seat)
        position.then(Offer(seat))

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "exchange":
            return Saying("why-too-few-cards", "M4-5.11")
        if verb != "offer":
            return super().refuse(position, seat, verb, noun)
        rules = position.rules
        if not rules.offers:
            return Saying("why-no-trade", "M4-17.7" if rules.allied else "M4-5.9")
        if position.offers >= rules.offers:
            return Saying("why-no-offers-left", "M4-5.9")
        if has_cancelled_enough(position):
            return Saying("why-cancelled-too-often", "M4-5.9", count=position.cancelled)
        if not position.held[seat]:
            return Saying("why-too-few-cards", "M4-5.4")
        return Saying("why-nobody-to-trade", "M4-5.4")


class TradeAgain(Phase[M400]):
    """The menu of trades is put again after each of them (M4-5.12)."""

    name: ClassVar[str] = "trade_again"

    def run(self, position: M400, fate: Fate) -> None:
        position.then(Trade(self.seat, position.active))


class Exchange(DiscardStep):
    """With the deck: two cards are discarded, then one is drawn (M4-5.11)."""

    name: ClassVar[str] = "exchange"
    clause: ClassVar[str] = "M4-5.11"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def picked(self) -> int:
        return self.left

    def go_on(self, position: M400, fate: Fate) -> None:
        if self.left > 1:
            position.then(Exchange(self.seat, self.left - 1))
        else:
            draw(position, self.seat, 1, fate)
