"""The terms of a bargain, M4-5.4 to M4-5.10: who may be asked, what may lie on its two sides, the swap."""

from itertools import compress

from quattrocento.games.m400.position.offers import TO_ALL_SEATS, Cards, Countered, Offered, draft
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.cards import hand_over
from quattrocento.games.m400.rules.verbs import GIVE, WANT
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Step


def recipients(position: M400, seat: int) -> list[int]:
    """The opponents to whom an offer may go, clockwise: with a card in hand, unless gifts are allowed."""
    seats = position.seats
    around = [(seat + place) % seats for place in range(1, seats)]
    return [other for other in around if position.held[other] or position.rules.gifts]


def may_offer(position: M400, seat: int) -> bool:
    """An offer is left and there is a card to give and somebody to give it (M4-5.4, M4-5.9)."""
    if (
        position.offers >= position.rules.offers
        or not position.held[seat]
        or has_cancelled_enough(position)
    ):
        return False
    return position.rules.gifts or sum(position.held) > position.held[seat]


def most_cancelled(position: M400) -> int:
    """So many offers may be begun and cancelled in a turn without counting, so that it ends (M4-5.9)."""
    return 0 if position.rules.cancelled_count else position.components.cancelled_offers


def has_cancelled_enough(position: M400) -> bool:
    return not position.rules.cancelled_count and position.cancelled >= most_cancelled(position)


def is_barred(position: M400, offer: Offered | None) -> bool:
    """Whether it may not be made again, since it led to no swap before in this turn (M4-R14)."""
    return not position.rules.repeats and offer in position.sent


def offer_on_table(position: M400) -> Offered:
    assert position.offer is not None
    return position.offer


def counter_on_table(position: M400) -> Countered:
    assert position.counter is not None
    return position.counter


def asked_hand(position: M400, seat: int, recipient: int) -> int:
    """The recipient's hand; for an offer to all the largest among the opponents (M4-5.4)."""
    if recipient != TO_ALL_SEATS:
        return position.held[recipient]
    return max(held for other, held in enumerate(position.held) if other != seat)


def sides(position: M400, seat: int, gives: Cards, wants: Cards, most_wanted: int) -> list[Move]:
    """What may be added to either side of an offer in the making (M4-5.4)."""
    found: list[Move] = []
    if len(gives) < position.rules.most_cards:
        left = position.cards_of(seat)
        for card in gives:
            left[card] -= 1
        found += compress(GIVE, left)
    if len(wants) < min(position.rules.most_cards, most_wanted):
        found += WANT
    return found


def is_whole(position: M400, gives: Cards, wants: Cards) -> bool:
    """Each side has a card; with gifts one of them is enough (M4-5.4, M4-R13)."""
    return bool(gives or wants) if position.rules.gifts else bool(gives and wants)


def refuse_half(position: M400) -> Saying:
    """Why what is not whole cannot be sent."""
    return Saying("why-offer-empty" if position.rules.gifts else "why-side-empty", "M4-5.4")


def refuse_repeated() -> Saying:
    """Why what is barred cannot be sent."""
    return Saying("why-offer-repeated", "M4-5.9")


def refuse_without_recipient() -> Saying:
    """Why an offer that goes to nobody yet can be neither filled nor sent."""
    return Saying("why-recipient-first", "M4-5.4")


def refuse_sides(
    position: M400, seat: int, verb: str, card: int, made: tuple[Cards, Cards], most_wanted: int
) -> Saying:
    """Why this card cannot be added to that side."""
    gives, wants = made
    most = position.rules.most_cards
    if len(gives if verb == "give" else wants) >= most:
        return Saying("why-side-full", "M4-5.4", count=most)
    if verb == "give":
        held = "why-no-other-copy" if card in gives else "why-not-in-hand"
        return Saying(held, "M4-5.4", card=card)
    return Saying("why-wants-too-much", "M4-5.4", count=most_wanted)


def swap(position: M400, one: int, other: int, gives: Cards, wants: Cards) -> None:
    """Both sets change hands at once and for good (M4-5.8)."""
    for card in gives:
        hand_over(position, one, other, card)
    for card in wants:
        hand_over(position, other, one, card)
    position.offer = None
    position.counter = None


def tell_sides(position: M400, seat: int, gives: Cards, wants: Cards) -> None:
    """Offers are public (M4-5.10): one event a card."""
    if position.events is not None:
        for card in gives:
            position.tell("card_offered", seat, card)
        for card in wants:
            position.tell("card_wanted", seat, card)


def bury_draft(position: M400, step: Step[M400], parts: int) -> None:
    """A cancelled offer or counter is never shown (Hidden information)."""
    if position.buried is not None:
        for part in draft(step.name, step.seat, parts):
            position.bury(part)
