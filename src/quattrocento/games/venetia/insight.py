"""What a position is worth to a seat: its points, and what the scorings still to come would bring."""

from quattrocento.games.venetia.components import APOGEE, RISE
from quattrocento.games.venetia.forecast import (
    doge_points,
    kingdom_points,
    monument_points,
    podesta_points,
    presence,
    token_points,
)
from quattrocento.games.venetia.state import Venetia


def evaluate(game: Venetia, seat: int) -> float:
    """The own lead over the best of the others."""
    worth = [_worth(game, other) for other in range(game.seats)]
    return worth[seat] - max(worth[other] for other in range(game.seats) if other != seat)


def _worth(game: Venetia, seat: int) -> float:
    standing = presence(game, seat) + podesta_points(game, seat) + monument_points(game, seat)
    scorings = {RISE: 3, APOGEE: 2}.get(game.epoch, 1)
    once = token_points(game, seat) + doge_points(game, seat) + kingdom_points(game, seat)
    return game.points[seat] + standing * scorings + once
