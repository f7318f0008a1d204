"""What a sealed bid may bring: Leonardo and a card, against its price and the rivals' public money."""

from typing import Final

from quattrocento.games.magnifico.appraisal import (
    FIRST_WORK_CHANCE,
    LONG_GAME,
    card_worths,
    purse,
    rounds_left,
    waiting_card,
)
from quattrocento.games.magnifico.auction import may_own
from quattrocento.games.magnifico.components import AIRPLANE, TANK
from quattrocento.games.magnifico.income import income
from quattrocento.games.magnifico.state import FIRST_AIRPLANE, FIRST_TANK, Magnifico

LEONARDO: Final = 3.2  # two points, and what he saves, and the first move
RIVAL_CEILING: Final = 110


def bid_worth(game: Magnifico, seat: int, bid: int) -> float:
    """The gain to be expected of a bid, by the rank that it is likely to have."""
    worths = sorted((offer_worth(game, seat, card) for card in game.auction), reverse=True)
    price = price_of(game, seat, bid)
    gain = 0.0
    for rank, likely in enumerate(ranks(game, seat, bid)):
        if rank < len(worths):
            won = worths[rank] + (LEONARDO if rank == 0 else 0.0) - price
            gain += likely * max(0.0, won)
    return gain


def price_of(game: Magnifico, seat: int, bid: int) -> float:
    """What the florins of a bid would be worth in the purse."""
    paid = income(game, seat)
    kept = min(game.money[seat], game.components.money_cap - paid) + paid / 2
    return purse(game, seat, kept) - purse(game, seat, max(0.0, kept - bid))


def offer_worth(game: Magnifico, seat: int, card: int) -> float:
    """What a card at the auction is worth to the seat."""
    if not may_own(game, seat, card):
        return 0.0
    rounds = rounds_left(game)
    kind = game.components.kind[card]
    if kind not in (TANK, AIRPLANE):
        return waiting_card(game, seat, card, rounds)
    worth = card_worths(game.components)[card] * rounds / LONG_GAME
    first = FIRST_TANK if kind == TANK else FIRST_AIRPLANE
    if not game.awarded & first:
        worth += FIRST_WORK_CHANCE * 2
    return worth


def ranks(game: Magnifico, seat: int, bid: int) -> list[float]:
    """The chance of each rank, if every rival bids anything up to what he has and might give."""
    chances = [1.0]
    for rival in range(game.seats):
        if rival == seat or game.money[rival] < game.components.min_bid:
            continue
        most = min(game.money[rival], RIVAL_CEILING)
        above = max(0.0, min(1.0, (most + 5 - bid) / most))
        moved = [0.0] * (len(chances) + 1)
        for rank, likely in enumerate(chances):
            moved[rank] += likely * (1 - above)
            moved[rank + 1] += likely * above
        chances = moved
    return chances
