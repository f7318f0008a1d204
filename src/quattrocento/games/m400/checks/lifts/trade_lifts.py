"""Trading between players (M4-5)."""

from typing import Final

from quattrocento.games.m400.checks.lifts.table import ANY_CARD, About, deal, deal_up_to, settings_of
from quattrocento.games.m400.position.offers import NOT_CHOSEN, TO_ALL_SEATS, Countered, Offered, counted
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.trading.bargaining import BargainStep
from quattrocento.games.m400.rules.trading.terms import offer_on_table, recipients
from quattrocento.games.m400.rules.verbs import TO_ALL
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.game import Lift
from quattrocento.kernel.move import Move


def _sides(position: M400) -> Countered:
    """What the offer or the counter in the making, or the one to be answered, gives and wants."""
    if position.counter is not None:
        return position.counter
    offer = offer_on_table(position)
    return Countered(offer.gives, offer.wants)


def _put_sides(position: M400, gives: tuple[int, ...], wants: tuple[int, ...]) -> None:
    if position.counter is None:
        position.offer = Offered(offer_on_table(position).to, gives, wants)
    else:
        position.counter = Countered(gives, wants)


def _no_trade(position: M400, seat: int, move: Move, about: About) -> None:
    rules = settings_of(position)
    rules.allied = False
    rules.offers = 1


def _no_offers_left(position: M400, seat: int, move: Move, about: About) -> None:
    position.offers = 0


def _cancelled_too_often(position: M400, seat: int, move: Move, about: About) -> None:
    position.cancelled -= about["count"]


def _recipient_first(position: M400, seat: int, move: Move, about: About) -> None:
    position.play(seat, TO_ALL, Stated())


def _recipient_chosen(position: M400, seat: int, move: Move, about: About) -> None:
    position.offer = Offered(NOT_CHOSEN, *_sides(position).sides)


def _side_full(position: M400, seat: int, move: Move, about: About) -> None:
    settings_of(position).most_cards = about["count"] + 1


def _wants_too_much(position: M400, seat: int, move: Move, about: About) -> None:
    """Everybody who is asked holds one card more than that."""
    step = position.stack[-1]
    recipient = step.opponent if isinstance(step, BargainStep) else offer_on_table(position).to
    asked = recipients(position, seat) if recipient == TO_ALL_SEATS else [recipient]
    for other in asked:
        deal(position, other, number=about["count"] + 1 - position.held[other])


def _side_empty(position: M400, seat: int, move: Move, about: About) -> None:
    gives, wants = _sides(position).sides
    _put_sides(position, gives or (ANY_CARD,), wants or (ANY_CARD,))


def _offer_empty(position: M400, seat: int, move: Move, about: About) -> None:
    _put_sides(position, (), (ANY_CARD,))


def _offer_repeated(position: M400, seat: int, move: Move, about: About) -> None:
    position.sent = tuple([offer for offer in position.sent if offer != position.offer])


def _cannot_accept(position: M400, seat: int, move: Move, about: About) -> None:
    for card, number in counted(_sides(position).wants).items():
        deal_up_to(position, seat, card, number)


def _no_other_copy(position: M400, seat: int, move: Move, about: About) -> None:
    """The hand holds one more than the offer already gives."""
    card = about["card"]
    deal_up_to(position, seat, card, _sides(position).gives.count(card) + 1)


TRADE_LIFTS: Final[dict[str, Lift]] = {
    "why-no-trade": _no_trade,
    "why-no-offers-left": _no_offers_left,
    "why-cancelled-too-often": _cancelled_too_often,
    "why-recipient-first": _recipient_first,
    "why-recipient-chosen": _recipient_chosen,
    "why-side-full": _side_full,
    "why-wants-too-much": _wants_too_much,
    "why-side-empty": _side_empty,
    "why-offer-empty": _offer_empty,
    "why-offer-repeated": _offer_repeated,
    "why-cannot-accept": _cannot_accept,
    "why-no-other-copy": _no_other_copy,
}
