"""What follows from the rest of a position: sets of territories, and the deck.

Texts and views give pieces and cards; everything else is worked out here, so that it cannot disagree
with them.
"""

from quattrocento.games.m400.combat import NO_CARD
from quattrocento.games.m400.components import BONUS, COLOURS, KINDS, KINDS_EACH, MALUS, TERRITORIES
from quattrocento.games.m400.state import M400
from quattrocento.kernel.move import NOBODY


def restore(game: M400) -> None:
    """The sets that depend on owners and tokens."""
    game.own = [0] * COLOURS
    game.free = 0
    game.sick = 0
    for territory in range(TERRITORIES):
        bit = 1 << territory
        if game.tokens[territory]:
            game.sick |= bit
        if game.rules.capitals & bit:
            continue
        if game.owner[territory] == NOBODY:
            game.free |= bit
        else:
            game.own[game.owner[territory]] |= bit


def cards_in_battle(game: M400) -> list[int]:
    """The cards of the battle in progress, by kind (M4-10.13)."""
    cards = [0] * KINDS
    combat = game.combat
    if combat is None or combat.led == NO_CARD:
        return cards
    cards[combat.led] += 1
    if combat.answered != NO_CARD:
        cards[combat.answered] += 1
    first = combat.card_colour * KINDS_EACH
    cards[first + BONUS] += sum(combat.bonus)
    cards[first + MALUS] += sum(combat.malus)
    return cards


def restore_deck(game: M400) -> None:
    """The deck is what lies nowhere else."""
    deck = [whole - gone for whole, gone in zip(game.rules.deck, game.discarded, strict=True)]
    for kind, number in enumerate(cards_in_battle(game)):
        deck[kind] -= number
    for place, number in enumerate(game.hand):
        deck[place % KINDS] -= number
    game.deck = deck
    game.deck_left = sum(deck)
