"""Hidden hands dealt within what a player can know of the others' Action cards.

At a shuffle the deck is empty, so everybody then knows which cards all hands together hold. Since then the
hands hold old cards, of those, and new ones, of those that were shuffled.
"""

import random

from quattrocento.games.venetia.knowledge.view import VenetiaView, unseen_cards
from quattrocento.games.venetia.position.position import NONE, Venetia

_TRIES = 200

Cards = list[int]


def deal(position: Venetia, view: VenetiaView, rng: random.Random) -> None:
    """Hands of the others, and the card that one of them has just received."""
    others = [seat for seat in range(position.seats) if seat != view.seat]
    hands: list[tuple[int, ...]] = [view.own_hand] * position.seats
    held: list[tuple[int, ...]] = [view.own_held] * position.seats
    old, new, came_from_old = _sources(view, unseen_cards(view, position.components), others, rng)
    rng.shuffle(old)
    rng.shuffle(new)
    if view.own_received == NONE and view.stack and view.stack[-1].name == "received":
        position.received = new.pop()
    for seat in others:
        kept = view.held_sizes[seat] - len(came_from_old[seat])
        still = [old.pop() for _ in range(kept)]
        fresh = [new.pop() for _ in range(view.hand_sizes[seat] - kept)]
        hands[seat] = tuple(sorted((*still, *fresh)))
        held[seat] = tuple(sorted((*still, *came_from_old[seat])))
    position.hand, position.held = tuple(hands), tuple(held)


def _sources(
    view: VenetiaView, unseen: Cards, others: list[int], rng: random.Random
) -> tuple[Cards, Cards, dict[int, Cards]]:
    """The old and the new cards that the seat has not seen, and which cards shown by others were old.

    Of two equal cards one may have been old and one new; then either may be the one that was shown.
    """
    for _ in range(_TRIES):
        old, new = _unseen_old(view), unseen[:]
        for seat in others:
            for card in view.shown[seat]:
                new[card] += 1
        new = [number - before for number, before in zip(new, old, strict=True)]
        came_from_old: dict[int, Cards] = {seat: [] for seat in others}
        for seat in others:
            for card in view.shown[seat]:
                if rng.randrange(max(1, old[card] + new[card])) < old[card]:
                    old[card] -= 1
                    came_from_old[seat].append(card)
                else:
                    new[card] -= 1
        if _fits(view, others, came_from_old) and min(new) >= 0:
            break
    return _cards(old), _cards(new), came_from_old


def _fits(view: VenetiaView, others: list[int], came_from_old: dict[int, Cards]) -> bool:
    """No hand has shown more old cards than it held, nor holds more of them than cards."""
    kept = {seat: view.held_sizes[seat] - len(came_from_old[seat]) for seat in others}
    return all(0 <= kept[seat] <= view.hand_sizes[seat] for seat in others)


def _unseen_old(view: VenetiaView) -> list[int]:
    """The cards that the others' hands held at the last shuffle."""
    old = list(view.old)
    for card in view.own_held:
        old[card] -= 1
    return old


def _cards(counts: list[int]) -> Cards:
    return [card for card, number in enumerate(counts) for _ in range(number)]
