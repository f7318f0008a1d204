"""The deck of Action cards and the VP tokens: drawing, discarding, shuffling (VNZ-7.10, VNZ-R28)."""

from quattrocento.games.venetia.state import NONE, Venetia
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.tuples import added, changed, without


def draw_card(game: Venetia, seat: int, fate: Fate, in_the_open: bool) -> int:
    """The next Action card, seen by its receiver or by all; ``NONE`` if there is none (VNZ-7.10)."""
    if not any(game.deck):
        if not any(game.discarded):
            game.tell("no_card_left", seat)
            return NONE
        _shuffle(game)
    bag, weights = game.components.card_bag, list(game.deck)
    card = fate.draw(bag, weights) if in_the_open else fate.draw_for((seat,), bag, weights)
    game.deck = added(game.deck, card, -1)
    return card


def _shuffle(game: Venetia) -> None:
    """The discards become the deck. All may remember which cards the hands held meanwhile."""
    game.deck, game.discarded = game.discarded, (0,) * len(game.discarded)
    game.held = game.hand
    game.shown = ((),) * game.seats
    game.apart = game.playing
    game.tell("cards_shuffled")


def take_card(game: Venetia, seat: int, card: int) -> None:
    """A card goes into the hand."""
    game.hand = changed(game.hand, seat, tuple(sorted((*game.hand[seat], card))))


def leave_hand(game: Venetia, seat: int, card: int) -> None:
    """A card of the hand is shown, played or counted."""
    game.hand = changed(game.hand, seat, without(game.hand[seat], card))
    if any(game.held):
        game.shown = changed(game.shown, seat, tuple(sorted((*game.shown[seat], card))))


def discard(game: Venetia, card: int) -> None:
    game.discarded = added(game.discarded, card)


def draw_vp_tokens(game: Venetia, seat: int, number: int, fate: Fate) -> None:
    """VP tokens, face down, as long as there are any (VNZ-14.4, VNZ-R28)."""
    drawn: list[int] = []
    for _ in range(number):
        pool = vp_pool(game)
        if not any(pool):
            break
        token = fate.draw_for((seat,), game.components.vp_bag, pool)
        game.vp_tokens = changed(game.vp_tokens, seat, added(game.vp_tokens[seat], token))
        drawn.append(token)
    for token in sorted(drawn):  # they come at once: their order tells nobody anything
        game.tell("vp_token_drawn", seat)
        game.whisper((seat,), "vp_token_seen", seat, token)


def vp_pool(game: Venetia) -> list[int]:
    """The VP tokens that nobody holds, by kind."""
    held = [sum(kind) for kind in zip(*game.vp_tokens, strict=True)]
    return [copies - taken for copies, taken in zip(game.components.vp_copies, held, strict=True)]
