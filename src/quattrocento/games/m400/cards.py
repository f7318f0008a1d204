"""Cards, M4-1.16 to M4-1.19: drawn, discarded, handed over, taken unseen; and what all of that shows."""

from collections.abc import Sequence

from quattrocento.games.m400.components import KINDS, LEVELS
from quattrocento.games.m400.lacks import combat_sort, with_card, without_card
from quattrocento.games.m400.memory import forget, remember, shown, taken_unseen
from quattrocento.games.m400.offers import counted
from quattrocento.games.m400.state import M400
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.places import members
from quattrocento.kernel.tuples import changed


def can_draw(game: M400) -> bool:
    """A card lies in the deck or in the discard pile (M4-1.19)."""
    return game.deck_left > 0 or any(game.discarded)


def draw(game: M400, seat: int, number: int, fate: Fate) -> None:
    """Cards from the deck, which is renewed when it is empty (M4-1.18, M4-R1)."""
    drawn: list[int] = []
    while len(drawn) < number and (game.deck_left or _renew(game)):
        game.held[seat] += 1
        card = fate.draw_for((seat,), game.components.bag, game.deck)
        game.deck[card] -= 1
        game.deck_left -= 1
        game.hand[seat * KINDS + card] += 1
        drawn.append(card)
    if game.events is not None:
        game.tell("drew", seat, len(drawn))
        for card in drawn:
            game.whisper((seat,), "card_drawn", seat, card)


def _renew(game: M400) -> bool:
    """The discard pile becomes the deck; whether it holds a card. Everybody has seen what is in it."""
    total = sum(game.discarded)
    if total:
        game.renewed = tuple(game.discarded)
        game.old = game.held[:]
        game.deck = game.discarded
        game.discarded = [0] * KINDS
        game.deck_left = total
        game.tell("deck_renewed", total)
    return total > 0


def leave_hand(game: M400, seat: int, card: int) -> None:
    """A card leaves a hand before everybody's eyes."""
    game.hand[seat * KINDS + card] -= 1
    game.held[seat] -= 1
    if game.old[seat]:
        game.old[seat] -= 1
    for observer, memory in enumerate(game.memory):
        if memory[0] and observer != seat:
            new = forget(memory, seat, card)
            if new is not memory:
                game.memory = changed(game.memory, observer, new)
    lacking = game.lacking[seat]
    if any(lacking):
        game.lacking = changed(game.lacking, seat, without_card(lacking, card))


def discard(game: M400, seat: int, card: int) -> None:
    """A card goes face up to the discard pile (M4-1.18)."""
    leave_hand(game, seat, card)
    game.discarded[card] += 1


def hand_over(game: M400, giver: int, taker: int, card: int) -> None:
    """A traded card, which everybody sees (M4-5.8, M4-5.10)."""
    game.old[taker] += game.old[giver] == game.held[giver]
    leave_hand(game, giver, card)
    game.hand[taker * KINDS + card] += 1
    game.held[taker] += 1
    game.memory = tuple(
        [
            memory if observer == taker else remember(memory, taker, card)
            for observer, memory in enumerate(game.memory)
        ]
    )
    lacking = game.lacking[taker]
    if any(lacking):
        game.lacking = changed(game.lacking, taker, with_card(lacking, card))
    game.tell("card_traded", giver, taker, card)


def take_random(game: M400, victim: int, taker: int, fate: Fate) -> None:
    """A random card goes from hand to hand; taker and victim see it (M4-1.17, M4-R2)."""
    size = game.held[victim]
    card = fate.draw_for((victim, taker), game.components.bag, game.cards_of(victim))
    game.hand[victim * KINDS + card] -= 1
    game.hand[taker * KINDS + card] += 1
    game.old[taker] += game.old[victim] == size
    game.old[victim] = max(0, game.old[victim] - 1)
    game.held[victim] -= 1
    game.held[taker] += 1
    memories = list(game.memory)
    for observer, memory in enumerate(memories):
        if observer == victim:
            memories[observer] = remember(memory, taker, card)
        elif not memory[0]:
            continue
        elif observer == taker:
            memories[observer] = forget(memory, victim, card)
        else:
            memories[observer] = taken_unseen(memory, victim, taker, size)
    game.memory = tuple(memories)
    _pass_lack(game, victim, taker, size)
    game.whisper((victim, taker), "card_taken", taker, victim, card)


def _pass_lack(game: M400, victim: int, taker: int, size: int) -> None:
    """A card out of a hand that lacks a sort of cards is none of them either."""
    lacking = game.lacking[victim]
    if not any(lacking):
        return
    gained = [known + (lacking[sort] == size) for sort, known in enumerate(game.lacking[taker])]
    game.lacking = changed(game.lacking, victim, tuple([max(0, known - 1) for known in lacking]))
    game.lacking = changed(game.lacking, taker, tuple(gained))


def show_lack(game: M400, seat: int, colours: int, level: int = 1) -> None:
    """Everybody has seen that a hand holds no combat card of these colours, of that level or higher."""
    levels = range(level, LEVELS + 1)
    show_lack_of(game, seat, [combat_sort(colour, each) for colour in members(colours) for each in levels])


def show_lack_of(game: M400, seat: int, sorts: Sequence[int]) -> None:
    """Everybody has seen that a hand holds no card of these sorts (see ``lacks``)."""
    lacking = list(game.lacking[seat])
    for sort in sorts:
        lacking[sort] = game.held[seat]
    game.lacking = changed(game.lacking, seat, tuple(lacking))


def show_cards(game: M400, seat: int, cards: tuple[int, ...]) -> None:
    """An offer shows that its maker holds what it gives, even if it is declined (Hidden information)."""
    for card, number in counted(cards).items():
        game.memory = tuple(
            [
                memory if observer == seat else shown(memory, seat, card, number)
                for observer, memory in enumerate(game.memory)
            ]
        )


def holds_all(game: M400, seat: int, cards: tuple[int, ...]) -> bool:
    """Whether a hand holds every one of these cards."""
    return all(game.holds(seat, card) >= number for card, number in counted(cards).items())


def combat_colours(game: M400, seat: int) -> int:
    """The card colours, as bits, of which a hand holds a combat card."""
    hand = game.hand
    base = seat * KINDS
    found = 0
    if hand[base] or hand[base + 1] or hand[base + 2] or hand[base + 3]:
        found = 1
    if hand[base + 6] or hand[base + 7] or hand[base + 8] or hand[base + 9]:
        found |= 2
    if hand[base + 12] or hand[base + 13] or hand[base + 14] or hand[base + 15]:
        found |= 4
    return found
