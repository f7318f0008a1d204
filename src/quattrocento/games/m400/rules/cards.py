"""Cards, M4-1.16 to M4-1.19: drawn, discarded, handed over, taken unseen; and what all of that shows."""

from collections.abc import Sequence

from quattrocento.games.m400.components.typed import KINDS, LEVELS
from quattrocento.games.m400.position.lacks import combat_sort, with_card, without_card
from quattrocento.games.m400.position.memory import forget, remember, shown, taken_unseen
from quattrocento.games.m400.position.offers import counted
from quattrocento.games.m400.position.position import M400
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.places import members
from quattrocento.kernel.tuples import changed


def can_draw(position: M400) -> bool:
    """A card lies in the deck or in the discard pile (M4-1.19)."""
    return position.deck_left > 0 or any(position.discarded)


def draw(position: M400, seat: int, number: int, fate: Fate) -> None:
    """Cards from the deck, which is renewed when it is empty (M4-1.18, M4-R1)."""
    drawn: list[int] = []
    while len(drawn) < number and (position.deck_left or _renew(position)):
        position.held[seat] += 1
        card = fate.draw_for((seat,), position.components.bag, position.deck)
        position.deck[card] -= 1
        position.deck_left -= 1
        position.hand[seat * KINDS + card] += 1
        drawn.append(card)
    if position.events is not None:
        position.tell("drew", seat, len(drawn))
        for card in drawn:
            position.whisper((seat,), "card_drawn", seat, card)


def _renew(position: M400) -> bool:
    """The discard pile becomes the deck; whether it holds a card. Everybody has seen what is in it."""
    total = sum(position.discarded)
    if total:
        position.renewed = tuple(position.discarded)
        position.old = position.held[:]
        position.deck = position.discarded
        position.discarded = [0] * KINDS
        position.deck_left = total
        position.tell("deck_renewed", total)
    return total > 0


def leave_hand(position: M400, seat: int, card: int) -> None:
    """A card leaves a hand before everybody's eyes."""
    position.hand[seat * KINDS + card] -= 1
    position.held[seat] -= 1
    if position.old[seat]:
        position.old[seat] -= 1
    for observer, memory in enumerate(position.memory):
        if memory[0] and observer != seat:
            new = forget(memory, seat, card)
            if new is not memory:
                position.memory = changed(position.memory, observer, new)
    lacking = position.lacking[seat]
    if any(lacking):
        position.lacking = changed(position.lacking, seat, without_card(lacking, card))


def discard(position: M400, seat: int, card: int) -> None:
    """A card goes face up to the discard pile (M4-1.18)."""
    leave_hand(position, seat, card)
    position.discarded[card] += 1


def hand_over(position: M400, giver: int, taker: int, card: int) -> None:
    """A traded card, which everybody sees (M4-5.8, M4-5.10)."""
    position.old[taker] += position.old[giver] == position.held[giver]
    leave_hand(position, giver, card)
    position.hand[taker * KINDS + card] += 1
    position.held[taker] += 1
    position.memory = tuple(
        [
            memory if observer == taker else remember(memory, taker, card)
            for observer, memory in enumerate(position.memory)
        ]
    )
    lacking = position.lacking[taker]
    if any(lacking):
        position.lacking = changed(position.lacking, taker, with_card(lacking, card))
    position.tell("card_traded", giver, taker, card)


def take_random(position: M400, victim: int, taker: int, fate: Fate) -> None:
    """A random card goes from hand to hand; taker and victim see it (M4-1.17, M4-R2)."""
    size = position.held[victim]
    card = fate.draw_for((victim, taker), position.components.bag, position.cards_of(victim))
    position.hand[victim * KINDS + card] -= 1
    position.hand[taker * KINDS + card] += 1
    position.old[taker] += position.old[victim] == size
    position.old[victim] = max(0, position.old[victim] - 1)
    position.held[victim] -= 1
    position.held[taker] += 1
    memories = list(position.memory)
    for observer, memory in enumerate(memories):
        if observer == victim:
            memories[observer] = remember(memory, taker, card)
        elif not memory[0]:
            continue
        elif observer == taker:
            memories[observer] = forget(memory, victim, card)
        else:
            memories[observer] = taken_unseen(memory, victim, taker, size)
    position.memory = tuple(memories)
    _pass_lack(position, victim, taker, size)
    position.whisper((victim, taker), "card_taken", taker, victim, card)


def _pass_lack(position: M400, victim: int, taker: int, size: int) -> None:
    """A card out of a hand that lacks a sort of cards is none of them either."""
    lacking = position.lacking[victim]
    if not any(lacking):
        return
    gained = [known + (lacking[sort] == size) for sort, known in enumerate(position.lacking[taker])]
    position.lacking = changed(position.lacking, victim, tuple([max(0, known - 1) for known in lacking]))
    position.lacking = changed(position.lacking, taker, tuple(gained))


def show_lack(position: M400, seat: int, colours: int, level: int = 1) -> None:
    """Everybody has seen that a hand holds no combat card of these colours, of that level or higher."""
    levels = range(level, LEVELS + 1)
    show_lack_of(
        position, seat, [combat_sort(colour, each) for colour in members(colours) for each in levels]
    )


def show_lack_of(position: M400, seat: int, sorts: Sequence[int]) -> None:
    """Everybody has seen that a hand holds no card of these sorts (see ``lacks``)."""
    lacking = list(position.lacking[seat])
    for sort in sorts:
        lacking[sort] = position.held[seat]
    position.lacking = changed(position.lacking, seat, tuple(lacking))


def show_cards(position: M400, seat: int, cards: tuple[int, ...]) -> None:
    """An offer shows that its maker holds what it gives, even if it is declined (Hidden information)."""
    for card, number in counted(cards).items():
        position.memory = tuple(
            [
                memory if observer == seat else shown(memory, seat, card, number)
                for observer, memory in enumerate(position.memory)
            ]
        )


def holds_all(position: M400, seat: int, cards: tuple[int, ...]) -> bool:
    """Whether a hand holds every one of these cards."""
    return all(position.holds(seat, card) >= number for card, number in counted(cards).items())


def combat_colours(position: M400, seat: int) -> int:
    """The card colours, as bits, of which a hand holds a combat card."""
    hand = position.hand
    base = seat * KINDS
    found = 0
    if hand[base] or hand[base + 1] or hand[base + 2] or hand[base + 3]:
        found = 1
    if hand[base + 6] or hand[base + 7] or hand[base + 8] or hand[base + 9]:
        found |= 2
    if hand[base + 12] or hand[base + 13] or hand[base + 14] or hand[base + 15]:
        found |= 4
    return found
