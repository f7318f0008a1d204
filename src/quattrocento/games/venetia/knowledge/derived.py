"""What follows from the rest of a position: sets, supplies and decks.

Texts and views give pieces, cards and tokens; everything else is worked out here, so that it cannot
disagree with them.
"""

from quattrocento.games.venetia.components.typed import REGIONS, SEAS
from quattrocento.games.venetia.position.position import NONE, Venetia


def restore(position: Venetia) -> None:
    """Work out all that depends on the board and the cards in sight."""
    restore_sets(position)
    _restore_supplies(position)
    restore_decks(position)


def restore_sets(position: Venetia) -> None:
    """Work out the sets of seas, regions and colonies that depend on the pieces on the board."""
    position.fleeted = sum(1 << sea for sea, number in enumerate(position.fleets) if number)
    position.occupied = position.blocked = 0
    for region in range(REGIONS):
        position.put_kingdom(region, position.kingdom[region])
    position.at_sea = [
        sum(1 << sea for sea in range(SEAS) if position.sea_influence[sea * position.seats + seat])
        for seat in range(position.seats)
    ]


def _restore_supplies(position: Venetia) -> None:
    components, seats = position.components, position.seats
    for seat in range(seats):
        standing = sum(position.influence[seat::seats]) + sum(position.sea_influence[seat::seats])
        position.supply[seat] = components.influence - standing
        position.podesta_supply[seat] = components.podesta - position.podesta.count(seat)


def restore_decks(position: Venetia) -> None:
    """Every card that lies nowhere else is in its deck."""
    deck = list(position.components.card_copies)
    for card, number in enumerate(position.discarded):
        deck[card] -= number
    for hand in (*position.hand, (position.playing, position.received)):
        for card in hand:
            if card != NONE:
                deck[card] -= 1
    position.deck = tuple(deck)
    threats = list(position.components.threat_copies)
    for card, number in enumerate(position.threats_discarded):
        threats[card] -= number
    if position.threat != NONE:
        threats[position.threat] -= 1
    position.threat_deck = tuple(threats)
