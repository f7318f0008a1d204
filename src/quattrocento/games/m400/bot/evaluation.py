"""How good a position looks for a seat: points on the table, armies and cards in hand."""

from typing import Final

from quattrocento.games.m400.bot.standings import own_colours, points_now, rivals
from quattrocento.games.m400.bot.values import SECOND_ARMY, own_worth
from quattrocento.games.m400.position.position import M400

WON: Final = 1000.0
STRONGEST_RIVAL: Final = 0.5
ALLY: Final = 0.1


def evaluate(position: M400, seat: int) -> float:
    """Own standing and hand less a share of the best opponent's standing."""
    if position.result is not None:
        return WON if seat in position.result.winners else -WON
    own = [_standing(position, colour) for colour in own_colours(position, seat)]
    others = [_standing(position, colour) for colour in rivals(position, seat)]
    ahead = max(own, default=0.0) + ALLY * sum(own) + own_worth(position, seat)
    return ahead - STRONGEST_RIVAL * max(others, default=0.0)


def _standing(position: M400, colour: int) -> float:
    return points_now(position, colour) + SECOND_ARMY * position.has_two(colour)
