"""What a position is worth to a seat, for bots: points on the table, armies and cards in hand."""

from typing import Final

from quattrocento.games.m400.components import COLOURS
from quattrocento.games.m400.scoring import states_value
from quattrocento.games.m400.state import M400

_WON: Final = 1000.0
_ARMY: Final = 2.0
_CARD: Final = 0.4
_RIVAL: Final = 0.5


def evaluate(game: M400, seat: int) -> float:
    """Own standing less a share of the best opponent's."""
    if game.result is not None:
        return _WON if seat in game.result.winners else -_WON
    own = [_standing(game, colour) for colour in range(COLOURS) if game.player[colour] == seat]
    rivals = [_standing(game, colour) for colour in range(COLOURS) if game.is_enemy(colour, seat)]
    cards = min(game.held[seat], game.rules.hand_limit) * _CARD
    return max(own, default=0.0) + 0.1 * sum(own) + cards - _RIVAL * max(rivals, default=0.0)


def _standing(game: M400, colour: int) -> float:
    return states_value(game, colour) + game.points[colour] + _ARMY * len(game.armies(colour))
