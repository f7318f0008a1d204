"""What follows from the rest of a position: neighbours, spaces, Domains, supplies, decks, stockpile.

Texts and views give tiles, markers and cards in sight; everything else is worked out here, so that it
cannot disagree with them.
"""

from quattrocento.games.ventura.components.typed import CARDS, FIRST_GARRISON, TILES, VENTURA
from quattrocento.games.ventura.position.position import NO_CARD, NOWHERE, Ventura
from quattrocento.games.ventura.rules.phases.deploy import Installing
from quattrocento.games.ventura.rules.territories import around
from quattrocento.games.ventura.rules.troops.troops import card_of


def restore(position: Ventura) -> None:
    """Work out all that depends on what lies where."""
    restore_open(position)
    restore_hidden(position)


def restore_open(position: Ventura) -> None:
    """What follows from the map and the markers alone, which all see."""
    restore_map(position)
    restore_domains(position)


def restore_hidden(position: Ventura) -> None:
    """What follows from cards and tiles, also those that not all see."""
    restore_decks(position)
    restore_pile(position)


def restore_map(position: Ventura) -> None:
    """All tiles are laid at once: neighbours, and the places where one more may lie (VTR-2.9)."""
    grid = {place: tile for tile, place in enumerate(position.spot) if place != NOWHERE}
    near = [0] * TILES
    free: dict[int, int] = {}
    for place, tile in grid.items():
        bit = 1 << tile
        for neighbour in around(place):
            if neighbour in grid:
                near[grid[neighbour]] |= bit
            else:
                free[neighbour] = free.get(neighbour, 0) | bit
    least = position.components.neighbours
    position.grid = grid
    position.near = tuple(near)
    position.spaces = tuple(
        sorted([(place, beside) for place, beside in free.items() if beside.bit_count() >= least])
    )
    position.on_map = sum([1 << tile for tile, place in enumerate(position.spot) if place != NOWHERE])


def restore_domains(position: Ventura) -> None:
    for seat, domain in enumerate(position.domain):
        position.own[seat] = sum(1 << tile for tile in domain)
        position.supply[seat] = position.components.markers - sum(position.markers[tile] for tile in domain)


def cards_in_sight(position: Ventura) -> list[int]:
    """How many copies of each card are not in their deck, but in play, in hand, displayed or discarded."""
    seen = position.discarded[:]
    lying = [*position.display, *position.removed, *position.looking]
    for hand in position.hand:
        lying += hand
    for captain, companies in zip(position.captain, position.companies, strict=True):
        lying += map(card_of, companies)
        if captain != NO_CARD:
            lying.append(captain)
    lying += [step.card for step in position.stack if isinstance(step, Installing)]
    for card in lying:
        seen[card] += 1
    return seen


def restore_decks(position: Ventura) -> None:
    seen = cards_in_sight(position)
    position.deck = [position.components.decks[card] - seen[card] for card in range(FIRST_GARRISON)]
    position.deck += [0] * (CARDS - FIRST_GARRISON)
    position.ventura_left = sum(position.deck[:VENTURA])
    position.conscription_left = sum(position.deck[VENTURA:])


def restore_pile(position: Ventura) -> None:
    position.pile = position.components.in_use[position.seats] & ~position.on_map & ~position.peeked
    for reserve in position.reserve:
        position.pile &= ~reserve
    for _, tiles in position.under:
        position.pile &= ~tiles
