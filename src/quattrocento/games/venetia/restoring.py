"""What follows from the rest of a position: sets, supplies and decks.

Texts and views give pieces, cards and tokens; everything else is worked out here, so that it cannot
disagree with them.
"""

from quattrocento.games.venetia.components import REGIONS, SEAS
from quattrocento.games.venetia.state import NONE, Venetia


def restore(game: Venetia) -> None:
    """Work out all that depends on the board and the cards in sight."""
    _restore_sets(game)
    _restore_supplies(game)
    _restore_decks(game)


def _restore_sets(game: Venetia) -> None:
    game.fleeted = sum(1 << sea for sea, number in enumerate(game.fleets) if number)
    game.occupied = game.blocked = 0
    for region in range(REGIONS):
        game.put_kingdom(region, game.kingdom[region])
    game.at_sea = [
        sum(1 << sea for sea in range(SEAS) if game.sea_influence[sea * game.seats + seat])
        for seat in range(game.seats)
    ]


def _restore_supplies(game: Venetia) -> None:
    components, seats = game.components, game.seats
    for seat in range(seats):
        standing = sum(game.influence[seat::seats]) + sum(game.sea_influence[seat::seats])
        game.supply[seat] = components.influence - standing
        game.podesta_supply[seat] = components.podesta - game.podesta.count(seat)


def _restore_decks(game: Venetia) -> None:
    """Every card that lies nowhere else is in its deck."""
    deck = list(game.components.card_copies)
    for card, number in enumerate(game.discarded):
        deck[card] -= number
    for hand in (*game.hand, (game.playing, game.received)):
        for card in hand:
            if card != NONE:
                deck[card] -= 1
    game.deck = tuple(deck)
    threats = list(game.components.threat_copies)
    for card, number in enumerate(game.threats_discarded):
        threats[card] -= number
    if game.threat != NONE:
        threats[game.threat] -= 1
    game.threat_deck = tuple(threats)
