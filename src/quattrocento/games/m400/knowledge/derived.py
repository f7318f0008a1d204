"""What follows from the rest of a position: sets of territories, and the deck.

Texts and views give pieces and cards; everything else is worked out here, so that it cannot disagree
with them.
"""

from quattrocento.games.m400.components.typed import BONUS, COLOURS, KINDS, KINDS_EACH, MALUS, TERRITORIES
from quattrocento.games.m400.position.combat import NO_CARD
from quattrocento.games.m400.position.position import M400
from quattrocento.kernel.seats import NOBODY


def restore(position: M400) -> None:
    """The sets and sums that depend on owners and tokens."""
    position.own = [0] * COLOURS
    position.worth = position.points[:]
    position.free = 0
    position.sick = 0
    for territory in range(TERRITORIES):
        bit = 1 << territory
        if position.tokens[territory]:
            position.sick |= bit
        if position.rules.capitals & bit:
            continue
        if position.owner[territory] == NOBODY:
            position.free |= bit
        else:
            position.own[position.owner[territory]] |= bit
            position.worth[position.owner[territory]] += position.components.value[territory]


def cards_in_battle(position: M400) -> list[int]:
    """The cards of the battle in progress, by kind (M4-10.13)."""
    cards = [0] * KINDS
    combat = position.combat
    if combat is None or combat.led == NO_CARD:
        return cards
    cards[combat.led] += 1
    if combat.answered != NO_CARD:
        cards[combat.answered] += 1
    first = combat.card_colour * KINDS_EACH
    cards[first + BONUS] += sum(combat.bonus)
    cards[first + MALUS] += sum(combat.malus)
    return cards


def restore_deck(position: M400) -> None:
    """The deck is what lies nowhere else."""
    deck = [whole - gone for whole, gone in zip(position.rules.deck, position.discarded, strict=True)]
    for kind, number in enumerate(cards_in_battle(position)):
        deck[kind] -= number
    for place, number in enumerate(position.hand):
        deck[place % KINDS] -= number
    position.deck = deck
    position.deck_left = sum(deck)
