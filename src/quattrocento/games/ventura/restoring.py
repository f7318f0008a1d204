"""What follows from the rest of a position: neighbours, spaces, Domains, supplies, decks, stockpile.

Texts and views give tiles, markers and cards in sight; everything else is worked out here, so that it
cannot disagree with them.
"""

from quattrocento.games.ventura.components import CARDS, FIRST_GARRISON, TILES, VENTURA
from quattrocento.games.ventura.deploy import Installing
from quattrocento.games.ventura.state import NO_CARD, NOWHERE, Ventura
from quattrocento.games.ventura.territories import lay
from quattrocento.games.ventura.troops import card_of


def restore(game: Ventura) -> None:
    """Work out all that depends on what lies where."""
    restore_map(game)
    restore_domains(game)
    restore_decks(game)
    restore_pile(game)


def restore_map(game: Ventura) -> None:
    spots = game.spot
    game.grid = {}
    game.spot = (NOWHERE,) * TILES
    game.near = (0,) * TILES
    game.spaces = ()
    game.on_map = 0
    for tile, place in enumerate(spots):
        if place != NOWHERE:
            lay(game, tile, place)


def restore_domains(game: Ventura) -> None:
    for seat, domain in enumerate(game.domain):
        game.own[seat] = sum(1 << tile for tile in domain)
        game.supply[seat] = game.components.markers - sum(game.markers[tile] for tile in domain)


def cards_in_sight(game: Ventura) -> list[int]:
    """How many copies of each card are not in their deck, but in play, in hand, displayed or discarded."""
    seen = game.discarded[:]
    lying = [*game.display, *game.removed, *game.looking]
    for hand in game.hand:
        lying += hand
    for captain, companies in zip(game.captain, game.companies, strict=True):
        lying += map(card_of, companies)
        if captain != NO_CARD:
            lying.append(captain)
    lying += [step.card for step in game.stack if isinstance(step, Installing)]
    for card in lying:
        seen[card] += 1
    return seen


def restore_decks(game: Ventura) -> None:
    seen = cards_in_sight(game)
    game.deck = [game.components.decks[card] - seen[card] for card in range(FIRST_GARRISON)]
    game.deck += [0] * (CARDS - FIRST_GARRISON)
    game.ventura_left = sum(game.deck[:VENTURA])
    game.conscription_left = sum(game.deck[VENTURA:])


def restore_pile(game: Ventura) -> None:
    game.pile = game.components.in_use[game.seats] & ~game.on_map & ~game.peeked
    for reserve in game.reserve:
        game.pile &= ~reserve
    for _, tiles in game.under:
        game.pile &= ~tiles
