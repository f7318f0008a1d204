"""Winning (il vincitore del gioco), M4-16, and the victory of allied colours, M4-17.13."""

from quattrocento.games.m400.position.position import M400
from quattrocento.kernel.position import Result

TARGET = "target"
LIMIT = "limit"


def placing(position: M400, colour: int) -> tuple[int, int, int, int, int]:
    """The lower, the better: score, states, victory points, cards, first sequence (M4-16.4, M4-16.5)."""
    held = position.held[position.player[colour]]
    states = position.own[colour].bit_count()
    first = position.first_order.index(colour)
    return -position.score[colour], -states, -position.points[colour], -held, first


def winner_of(position: M400) -> tuple[int, str] | None:
    """The colour that has won after a scoring, and by what; None while play goes on (M4-16)."""
    entitled = [colour for colour in position.order if not position.barred >> colour & 1]
    reached = [colour for colour in entitled if position.score[colour] >= position.rules.target]
    if reached:
        return min(reached, key=lambda colour: placing(position, colour)), TARGET
    if 0 < position.rules.sequence_limit <= position.sequence:
        return min(entitled or position.order, key=lambda colour: placing(position, colour)), LIMIT
    return None


def outcome(position: M400, colour: int, reason: str) -> Result:
    """The result: the colour's player wins, an allied colour with it (M4-17.13)."""
    winner = position.player[colour]
    best = sorted(position.first_order, key=lambda other: placing(position, other))
    seats = [winner]
    for other in best:
        if position.player[other] not in seats:
            seats.append(position.player[other])
    return Result((winner,), reason, tuple(seats))
