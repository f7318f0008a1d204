"""Auctions in the middle."""

from quattrocento.testing import Scenario

BIDS = '[[decide]]\nstep = "turns"\n[[decide]]\nstep = "reveal"\n[[decide]]\nstep = "bids"'


def order(scenario: Scenario, *moves: str) -> list[int]:
    """The seats asked while these moves are played, one a move, and the one asked then."""
    asked = [*scenario.waiting]
    for move in moves:
        scenario.play(move)
        asked += scenario.waiting if scenario.step == "buy" else []
    return asked
