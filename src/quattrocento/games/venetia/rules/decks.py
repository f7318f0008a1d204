"""The deck of Action cards and the VP tokens: drawing, discarding, shuffling (VNZ-7.10, VNZ-R28)."""

from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.tuples import added, changed, without


def draw_card(position: Venetia, seat: int, fate: Fate, in_the_open: bool) -> int:
    """The next Action card, seen by its receiver or by all; ``NONE`` if there is none (VNZ-7.10)."""
    if not any(position.deck):
        if not any(position.discarded):
            position.tell("no_card_left", seat)
            return NONE
        _shuffle(position)
    bag, weights = position.components.card_bag, list(position.deck)
    card = fate.draw(bag, weights) if in_the_open else fate.draw_for((seat,), bag, weights)
    position.deck = added(position.deck, card, -1)
    return card


def _shuffle(position: Venetia) -> None:
    """The discards become the deck. All may remember which cards the hands held meanwhile."""
    position.deck, position.discarded = position.discarded, (0,) * len(position.discarded)
    position.held = position.hand
    position.shown = ((),) * position.seats
    position.apart = position.playing
    position.tell("cards_shuffled")


def take_card(position: Venetia, seat: int, card: int) -> None:
    """A card goes into the hand."""
    position.hand = changed(position.hand, seat, tuple(sorted((*position.hand[seat], card))))


def leave_hand(position: Venetia, seat: int, card: int) -> None:
    """A card of the hand is shown, played or counted."""
    position.hand = changed(position.hand, seat, without(position.hand[seat], card))
    if any(position.held):
        position.shown = changed(position.shown, seat, tuple(sorted((*position.shown[seat], card))))


def discard(position: Venetia, card: int) -> None:
    position.discarded = added(position.discarded, card)


def draw_vp_tokens(position: Venetia, seat: int, number: int, fate: Fate) -> None:
    """VP tokens, face down, as long as there are any (VNZ-14.4, VNZ-R28)."""
    drawn: list[int] = []
    for _ in range(number):
        pool = vp_pool(position)
        if not any(pool):
            break
        token = fate.draw_for((seat,), position.components.vp_bag, pool)
        position.vp_tokens = changed(position.vp_tokens, seat, added(position.vp_tokens[seat], token))
        drawn.append(token)
    for token in sorted(drawn):  # they come at once: their order tells nobody anything
        position.tell("vp_token_drawn", seat)
        position.whisper((seat,), "vp_token_seen", seat, token)


def vp_pool(position: Venetia) -> list[int]:
    """The VP tokens that nobody holds, by kind."""
    held = [sum(kind) for kind in zip(*position.vp_tokens, strict=True)]
    return [copies - taken for copies, taken in zip(position.components.vp_copies, held, strict=True)]
