"""How a sensible player trades (M4-5): which swaps he offers, accepts and counters."""

from typing import Final

from quattrocento.games.m400.advice.hidden_hand import unseen_by
from quattrocento.games.m400.bot.standings import is_dangerous, own_colours, rivals
from quattrocento.games.m400.bot.values import CARD, gain, least_missed, plain_worth
from quattrocento.games.m400.components.typed import ALCHIMISTA, CAPITANEUS, KINDS, RAPINA
from quattrocento.games.m400.position.lacks import SORTS_OF
from quattrocento.games.m400.position.memory import all_certain
from quattrocento.games.m400.position.offers import NOT_CHOSEN, TO_ALL_SEATS, Cards, Offered
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.trading.trade import EXCHANGED
from quattrocento.games.m400.rules.verbs import (
    ACCEPT,
    CANCEL,
    COUNTER,
    DECLINE,
    DONE,
    EXCHANGE,
    GIVE,
    OFFER,
    SEND,
    TO_ALL,
    TO_SEAT,
    WANT,
)
from quattrocento.kernel.move import Move

OFFERS: Final = 2  # that a sensible player makes in a turn
LEAST_GAIN: Final = 0.1  # of a swap that is accepted
HOPED_GAIN: Final = 0.4  # of a swap that is worth asking for
EXPECTED: Final = 0.2  # the gain of an offer times the chance that somebody can accept it
FAIR: Final = 0.05  # by so much the other side may lose by the look of the cards
SHARE, LEADERS_SHARE = 0.5, 1.0  # of what the other side gains, that the own gain must reach
PLAYED_AT_ONCE: Final = 0.2  # the chance that a card is kept which most play as soon as they draw it
FED: Final = 2.0  # the gain for which even somebody about to win is given what he wants


def accepts(position: M400, seat: int, other: int, less: Cards, more: Cards) -> bool:
    """Whether a swap is good enough: neither a gift nor, by the look of it, the other's bargain."""
    own = gain(position, seat, less, more)
    if is_dangerous(position, other):
        return own > FED
    theirs = sum(map(plain_worth, less)) - sum(map(plain_worth, more))
    leads = rivals(position, seat)[0] in own_colours(position, other)
    return own > LEAST_GAIN and own >= theirs * (LEADERS_SHARE if leads else SHARE)


def answer_offer(position: M400, seat: int, other: int, can_accept: bool) -> Move:
    """Accept, counter or decline (M4-5.5)."""
    assert position.offer is not None
    _, gives, wants = position.offer.parts
    if can_accept and accepts(position, seat, other, wants, gives):
        return ACCEPT
    return COUNTER if best_counter(position, seat, other) is not None else DECLINE


def answer_counter(position: M400, seat: int, other: int, can_accept: bool) -> Move:
    assert position.counter is not None
    gives, wants = position.counter.sides
    return ACCEPT if can_accept and accepts(position, seat, other, wants, gives) else DECLINE


def best_counter(position: M400, seat: int, other: int) -> tuple[int, int] | None:
    """A card to give and one to want instead of what was offered: both lie in the open, one for one."""
    assert position.offer is not None
    if is_dangerous(position, other):
        return None
    offered = set(position.offer.gives)
    best: tuple[float, int, int] | None = None
    for want in offered:
        for give in _offerable(position, seat):
            if give in offered or not _is_fair(give, want):
                continue
            own = gain(position, seat, (give,), (want,))
            if own >= HOPED_GAIN and (best is None or own > best[0]):
                best = (own, give, want)
    return best[1:] if best is not None else None


def next_of_counter(position: M400, seat: int, other: int) -> Move:
    """The counter, card by card."""
    assert position.counter is not None
    best = best_counter(position, seat, other)
    if best is None:
        return CANCEL
    return _next_side(position.counter.gives, position.counter.wants, best)


def best_offer(position: M400, seat: int) -> tuple[int, int, int] | None:
    """A recipient, a card to give and a card to want, where both sides may well gain."""
    unseen = unseen_by(position, seat)
    best: tuple[float, int, int, int] | None = None
    recipients = _recipients(position, seat)
    for want in range(KINDS):
        chances = [(to, _likely(position, seat, to, want, unseen)) for to in recipients]
        chances = [(to, likely) for to, likely in chances if likely > 0]
        for give in _offerable(position, seat) if chances else []:
            if give == want or not _is_fair(give, want):
                continue
            own = gain(position, seat, (give,), (want,))
            if own < HOPED_GAIN:
                continue
            for to, likely in chances:
                if not _was_sent(position, to, give, want) and own * likely > max(
                    EXPECTED, best[0] if best is not None else 0.0
                ):
                    best = (own * likely, to, give, want)
    return best[1:] if best is not None else None


def _was_sent(position: M400, to: int, give: int, want: int) -> bool:
    """Whether that swap was offered in this turn, to this recipient or to all."""
    return any(Offered(sent, (give,), (want,)) in position.sent for sent in (to, TO_ALL_SEATS))


def _offerable(position: M400, seat: int) -> list[int]:
    """The cards in hand, without a Capitaneus that would give an opponent his second army."""
    helps = any(not position.has_two(colour) for colour in rivals(position, seat))
    return [kind for kind in _held(position, seat) if kind != CAPITANEUS or not helps]


def _held(position: M400, seat: int) -> list[int]:
    cards = position.cards_of(seat)
    return [kind for kind in range(KINDS) if cards[kind]]


def _is_fair(give: int, want: int) -> bool:
    return plain_worth(give) >= plain_worth(want) - FAIR


def _recipients(position: M400, seat: int) -> list[int]:
    """Everybody together, unless somebody is about to win; else each of the others."""
    others = [other for other in range(position.seats) if other != seat and position.held[other]]
    harmless = [other for other in others if not is_dangerous(position, other)]
    return [TO_ALL_SEATS, *harmless] if harmless == others else harmless


def _likely(position: M400, seat: int, to: int, card: int, unseen: list[int]) -> float:
    """The chance that a recipient holds that card."""
    if to == TO_ALL_SEATS:
        none = 1.0
        for other in range(position.seats):
            if other != seat:
                none *= 1 - _likely(position, seat, other, card, unseen)
        return 1 - none
    if all_certain(position.memory[seat]).get((to, card)):
        return 1.0
    held = position.held[to]
    if any(position.lacking[to][sort] >= held for sort in SORTS_OF[card]):
        return 0.0
    likely = min(1.0, unseen[card] * held / max(1, sum(unseen)))
    return likely * PLAYED_AT_ONCE if card in (ALCHIMISTA, RAPINA) else likely


def next_trade(position: M400, seat: int, options: list[Move]) -> Move:
    """An offer that both may like; two cards that are hardly missed for one from the deck (M4-5.12)."""
    if (
        OFFER in options
        and position.offers + position.cancelled < OFFERS
        and best_offer(position, seat) is not None
    ):
        return OFFER
    if EXCHANGE in options:
        gone = least_missed(position, seat, range(KINDS), EXCHANGED)
        if -gain(position, seat, gone, ()) < CARD - FAIR:
            return EXCHANGE
    return DONE


def next_of_offer(position: M400, seat: int) -> Move:
    """The offer, part by part."""
    assert position.offer is not None
    made: Offered = position.offer
    best = best_offer(position, seat)
    if best is None:
        return CANCEL
    to, give, want = best
    if made.to == NOT_CHOSEN:
        return TO_ALL if to == TO_ALL_SEATS else TO_SEAT[to]
    if made.to != to:
        return CANCEL
    return _next_side(made.gives, made.wants, (give, want))


def _next_side(gives: Cards, wants: Cards, best: tuple[int, int]) -> Move:
    if not gives:
        return GIVE[best[0]]
    if not wants:
        return WANT[best[1]]
    return SEND if (gives, wants) == ((best[0],), (best[1],)) else CANCEL
