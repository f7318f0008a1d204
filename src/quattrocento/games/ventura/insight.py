"""How good a position looks for a seat, in victory points."""

from typing import Final

from quattrocento.games.ventura.components import AREAS
from quattrocento.games.ventura.domain import total_income
from quattrocento.games.ventura.state import NO_CARD, Ventura
from quattrocento.games.ventura.troops import card_of, wounds_of
from quattrocento.games.ventura.upkeep import maintenance

VICTORY: Final = 1000.0
FLORIN: Final = 1.2
INCOME: Final = 2.0
UPKEEP: Final = 0.7
STRENGTH: Final = 0.25
CARD: Final = 0.5
TILE: Final = 1.0
PAPAL: Final = 3.0


def evaluate(game: Ventura, seat: int) -> float:
    """The seat's outlook against that of its strongest rival."""
    if game.result is not None:
        return VICTORY if seat in game.result.winners else -VICTORY
    if game.out >> seat & 1:
        return -VICTORY
    rivals = [outlook(game, other) for other in game.alive() if other != seat]
    return outlook(game, seat) - 0.5 * max(rivals)


def outlook(game: Ventura, seat: int) -> float:
    """Points, money, Domain, Troops and cards."""
    worth = game.points[seat] + FLORIN * game.florins[seat]
    worth += INCOME * total_income(game, seat) - UPKEEP * maintenance(game, seat)
    worth += PAPAL * (game.own[seat] & game.components.papal).bit_count()
    worth += CARD * len(game.hand[seat]) + TILE * game.reserve[seat].bit_count()
    return worth + STRENGTH * strength(game, seat)


def strength(game: Ventura, seat: int) -> float:
    """What the Troops in play can do and bear."""
    total = 0.0
    for troop in range(seat * AREAS, seat * AREAS + AREAS):
        for company in game.companies[troop]:
            card = card_of(company)
            total += sum(game.components.attack[card]) + game.rules.toughness[card] - wounds_of(company)
        if game.captain[troop] != NO_CARD:
            total += 2 + sum(game.components.attack[game.captain[troop]])
    return total
