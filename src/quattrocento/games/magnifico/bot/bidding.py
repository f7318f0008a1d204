"""What a sealed bid may bring: Leonardo and a card, against its price and the rivals' public money."""

from math import exp
from typing import Final

from quattrocento.games.magnifico.bot.values import (
    FIRST_WORK_CHANCE,
    LONG_GAME,
    card_worths,
    idle,
    purse,
    rounds_left,
    waiting_card,
)
from quattrocento.games.magnifico.components.typed import AIRPLANE, TANK
from quattrocento.games.magnifico.position.position import FIRST_AIRPLANE, FIRST_TANK, Magnifico
from quattrocento.games.magnifico.rules.auction import may_own
from quattrocento.games.magnifico.rules.income import income

LEONARDO: Final = 2.2  # two points that no rival makes, and the first move
SAVED: Final = 0.03  # what a florin is worth that Leonardo saves
RIVAL_CEILING: Final = 110
EDGE: Final = 0.7
AHEAD: Final = 0.5


def best_bid(position: Magnifico, seat: int, bids: list[int]) -> int:
    """The bid from which most may be expected, the lowest of equals."""
    return max(bids, key=lambda bid: (bid_worth(position, seat, bid), -bid))


def bid_worth(position: Magnifico, seat: int, bid: int) -> float:
    """The gain to be expected of a bid, by the rank that it is likely to have."""
    another = workshop_gain(position, seat)
    worths = sorted((offer_worth(position, seat, card, another) for card in position.auction), reverse=True)
    price = price_of(position, seat, bid)
    gain = 0.0
    for rank, likely in enumerate(ranks(position, seat, bid)):
        # About half of those who miss Leonardo keep their money, so cards are left for the next.
        left = (rank + 1) // 2
        won = worths[left] - price if left < len(worths) else 0.0
        if rank == 0:
            won += LEONARDO + savings(position, seat, bid)
        gain += likely * max(0.0, won)
    return gain


def price_of(position: Magnifico, seat: int, bid: int) -> float:
    """What the florins of a bid would be worth in the purse."""
    paid = income(position, seat)
    kept = min(position.money[seat], position.components.money_cap - paid) + AHEAD * paid
    rounds = rounds_left(position)
    return purse(position, seat, kept, rounds) - purse(position, seat, max(0.0, kept - bid), rounds)


def savings(position: Magnifico, seat: int, bid: int) -> float:
    """What the holder of Leonardo saves on towers, machines, a castle and a project (MAG-12.2)."""
    castles = position.own[seat] & position.castled
    machines = castles.bit_count() if position.tank_card[seat] + position.airplane_card[seat] >= 0 else 0
    wishes = 2 + (castles & ~position.perfect).bit_count() + machines
    affordable = (position.money[seat] - bid) // (2 * position.components.discount)
    return SAVED * position.components.discount * min(wishes, affordable)


def workshop_gain(position: Magnifico, seat: int) -> float:
    """What one more card brings in the race for the Workshop."""
    counts = [position.workshop(rival) + len(archive) for rival, archive in enumerate(position.archive)]
    rest = sum(exp(EDGE * count) for rival, count in enumerate(counts) if rival != seat)
    before, after = exp(EDGE * counts[seat]), exp(EDGE * (counts[seat] + 1))
    stake = position.components.points["workshop"] * rounds_left(position)
    return stake * (after / (after + rest) - before / (before + rest))


def offer_worth(position: Magnifico, seat: int, card: int, another: float) -> float:
    """What a card at the auction is worth to the seat."""
    if not may_own(position, seat, card):
        return 0.0
    rounds = rounds_left(position)
    kind = position.components.kind[card]
    if kind not in (TANK, AIRPLANE):
        counts = position.rules.idle_cards_count or not idle(position, seat, card)
        return waiting_card(position, seat, card, rounds) + (another if counts else 0.0)
    worth = card_worths(position.components)[card] * rounds / LONG_GAME + another
    first = FIRST_TANK if kind == TANK else FIRST_AIRPLANE
    if not position.awarded & first:
        worth += FIRST_WORK_CHANCE * 2
    return worth


def ranks(position: Magnifico, seat: int, bid: int) -> list[float]:
    """The chance of each rank, if every rival bids anything up to what he has and might give."""
    chances = [1.0]
    for rival in range(position.seats):
        if rival == seat or position.money[rival] < position.components.min_bid:
            continue
        most = min(position.money[rival], RIVAL_CEILING)
        above = max(0.0, min(1.0, (most + 5 - bid) / most))
        moved = [0.0] * (len(chances) + 1)
        for rank, likely in enumerate(chances):
            moved[rank] += likely * (1 - above)
            moved[rank + 1] += likely * above
        chances = moved
    return chances
