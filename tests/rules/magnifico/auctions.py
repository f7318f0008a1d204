"""Auctions in the middle."""

from quattrocento.testing import Scenario

BIDS = '[[decide]]\nstep = "turns"\n[[decide]]\nstep = "reveal"\n[[decide]]\nstep = "bids"'


def order(game: Scenario, *moves: str) -> list[int]:
    """The seats asked while these moves are played, one a move, and the one asked then."""
    asked = [*game.waiting]
    for move in moves:
        game.play(move)
        asked += game.waiting if game.step == "buy" else []
    return asked
