"""What an offer may be made of, M4-5.4 to M4-5.9, for who puts one together before it is made."""

from dataclasses import dataclass

from quattrocento.games.m400.position.offers import TO_ALL_SEATS, Offered
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.trading.terms import (
    asked_hand,
    recipients,
    refuse_half,
    refuse_repeated,
    refuse_without_recipient,
)
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY


@dataclass
class Bargain:
    """The terms of an offer or a counter of one seat, and what is said of one that breaks them."""

    recipients: list[int]
    """Opponents clockwise, then ``TO_ALL_SEATS``; for a counter who made the offer."""
    most_wanted: list[int]
    """By recipient, the most cards that may be asked for."""
    most: int
    """Cards that one side may hold."""
    filled: int
    """How many of the two sides need a card."""
    barred: tuple[Offered, ...]
    """Offers that may not be made again in this turn (M4-R14); a counter may be like any of them."""
    no_recipient: Saying
    """Said of an offer to nobody."""
    unfilled: Saying
    """Said of an offer with too few sides that hold a card."""
    too_much: Saying
    """Said of an offer that asks for more than its recipients hold."""
    repeated: Saying
    """Said of an offer that is barred."""
    left: int
    """Offers left in this turn."""
    offers: int
    """Offers in a turn."""


def bargain(position: M400, seat: int) -> Bargain:
    """The terms for that seat."""
    rules = position.rules
    counters = dealing(position) == seat
    maker = position.player[position.active]
    around = [maker] if counters else [*recipients(position, seat), TO_ALL_SEATS]
    return Bargain(
        recipients=around,
        most_wanted=[min(rules.most_cards, asked_hand(position, seat, other)) for other in around],
        most=rules.most_cards,
        filled=1 if rules.gifts else 2,
        barred=() if rules.repeats or counters else position.sent,
        no_recipient=refuse_without_recipient(),
        unfilled=refuse_half(position),
        too_much=Saying("offer-too-much", "M4-5.4"),
        repeated=refuse_repeated(),
        left=rules.offers - position.offers,
        offers=rules.offers,
    )


def dealing(position: M400) -> int:
    """Who deals with the maker of the offer on the table now."""
    step = position.stack[-1] if position.stack else None
    if step is not None and step.name in ("answer_offer", "counter"):
        return step.seat
    return step.values()["opponent"] if step is not None and step.name == "answer_counter" else NOBODY


def passed_over(position: M400) -> list[int]:
    """Who has let an offer to all pass: those between its maker and who is asked now (M4-5.7)."""
    asked = dealing(position)
    if position.offer is None or asked == NOBODY or position.offer.to != TO_ALL_SEATS:
        return []
    around = recipients(position, position.player[position.active])
    return around[: around.index(asked)] if asked in around else []
