"""The terms of a bargain, M4-5.4 to M4-5.10: who may be asked, what may lie on its two sides, the swap."""

from itertools import compress

from quattrocento.games.m400.cards import hand_over
from quattrocento.games.m400.offers import TO_ALL_SEATS, Cards, Countered, Offered
from quattrocento.games.m400.secrets import draft
from quattrocento.games.m400.state import M400
from quattrocento.games.m400.verbs import GIVE, WANT
from quattrocento.kernel.move import Move, Reason
from quattrocento.kernel.step import Step


def recipients(game: M400, seat: int) -> list[int]:
    """The opponents to whom an offer may go, clockwise: with a card in hand, unless gifts are allowed."""
    seats = game.seats
    around = [(seat + place) % seats for place in range(1, seats)]
    return [other for other in around if game.held[other] or game.rules.gifts]


def may_offer(game: M400, seat: int) -> bool:
    """An offer is left and there is a card to give and somebody to give it (M4-5.4, M4-5.9)."""
    if game.offers >= game.rules.offers or not game.held[seat] or has_cancelled_enough(game):
        return False
    return game.rules.gifts or sum(game.held) > game.held[seat]


def most_cancelled(game: M400) -> int:
    """So many offers may be begun and cancelled in a turn without counting, so that it ends (M4-5.9)."""
    return 0 if game.rules.cancelled_count else game.components.cancelled_offers


def has_cancelled_enough(game: M400) -> bool:
    return not game.rules.cancelled_count and game.cancelled >= most_cancelled(game)


def is_barred(game: M400, offer: Offered | None) -> bool:
    """Whether it may not be made again, since it led to no swap before in this turn (M4-R14)."""
    return not game.rules.repeats and offer in game.sent


def offer_on_table(game: M400) -> Offered:
    assert game.offer is not None
    return game.offer


def counter_on_table(game: M400) -> Countered:
    assert game.counter is not None
    return game.counter


def asked_hand(game: M400, seat: int, recipient: int) -> int:
    """The recipient's hand; for an offer to all the largest among the opponents (M4-5.4)."""
    if recipient != TO_ALL_SEATS:
        return game.held[recipient]
    return max(held for other, held in enumerate(game.held) if other != seat)


def sides(game: M400, seat: int, gives: Cards, wants: Cards, most_wanted: int) -> list[Move]:
    """What may be added to either side of an offer in the making (M4-5.4)."""
    found: list[Move] = []
    if len(gives) < game.rules.most_cards:
        left = game.cards_of(seat)
        for card in gives:
            left[card] -= 1
        found += compress(GIVE, left)
    if len(wants) < min(game.rules.most_cards, most_wanted):
        found += WANT
    return found


def is_whole(game: M400, gives: Cards, wants: Cards) -> bool:
    """Each side has a card; with gifts one of them is enough (M4-5.4, M4-R13)."""
    return bool(gives or wants) if game.rules.gifts else bool(gives and wants)


def refuse_half(game: M400) -> Reason:
    """Why what is not whole cannot be sent."""
    return Reason("why-offer-empty" if game.rules.gifts else "why-side-empty", "M4-5.4")


def refuse_sides(game: M400, seat: int, verb: str, card: int, made: Countered, most_wanted: int) -> Reason:
    """Why this card cannot be added to that side."""
    gives, wants = made
    most = game.rules.most_cards
    if len(gives if verb == "give" else wants) >= most:
        return Reason("why-side-full", "M4-5.4", "count", most)
    if verb == "give":
        return Reason("why-not-in-hand", "M4-5.4", "card", card)
    return Reason("why-wants-too-much", "M4-5.4", "count", most_wanted)


def swap(game: M400, one: int, other: int, gives: Cards, wants: Cards) -> None:
    """Both sets change hands at once and for good (M4-5.8)."""
    for card in gives:
        hand_over(game, one, other, card)
    for card in wants:
        hand_over(game, other, one, card)
    game.offer = None
    game.counter = None


def tell_sides(game: M400, seat: int, gives: Cards, wants: Cards) -> None:
    """Offers are public (M4-5.10): one event a card."""
    if game.events is not None:
        for card in gives:
            game.tell("card_offered", seat, card)
        for card in wants:
            game.tell("card_wanted", seat, card)


def bury_draft(game: M400, step: Step[M400], parts: int) -> None:
    """A cancelled offer or counter is never shown (Hidden information)."""
    if game.buried is not None:
        for part in draft(step.name, step.seat, parts):
            game.bury(part)
