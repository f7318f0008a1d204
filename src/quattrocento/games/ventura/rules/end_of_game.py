"""Goal and end of the game, VTR-1."""

from quattrocento.games.ventura.position.position import Ventura
from quattrocento.kernel.position import Result

POINTS, CONQUEST, ALONE = "points", "conquest", "alone"


def ranking(position: Ventura, winner: int) -> tuple[int, ...]:
    """The winner, then the others by points; eliminated players last."""
    others = [seat for seat in range(position.seats) if seat != winner]
    others.sort(key=lambda seat: (position.out >> seat & 1, -position.points[seat], seat))
    return (winner, *others)


def outcome(position: Ventura, winner: int) -> Result:
    """How the game was won: by points, by the City of another family, or by being left alone (VTR-1)."""
    foreign = position.own[winner] & position.components.cities & ~(1 << position.city(winner))
    reason = CONQUEST if foreign else ALONE
    if position.points[winner] >= position.components.target:
        reason = POINTS
    return Result((winner,), reason, ranking(position, winner))


def win(position: Ventura, seat: int) -> None:
    """The game ends, and nothing further is resolved (VTR-1.5)."""
    if position.result is None:
        result = outcome(position, seat)
        if result.reason == POINTS:
            position.tell("won", seat, position.points[seat])
        else:
            position.tell("won_by_city" if result.reason == CONQUEST else "won_alone", seat)
        position.finish(result)


def score(position: Ventura, seat: int, points: int) -> None:
    """All points of one scoring occasion at once; 30 win (VTR-1.3, VTR-1.8)."""
    if points:
        position.points[seat] += points
        position.tell("scored", seat, points, position.points[seat])
        if position.points[seat] >= position.components.target:
            win(position, seat)


def check_alone(position: Ventura, seat: int) -> None:
    """VTR-1.7: the last player left wins."""
    if position.result is None and position.alive() == [seat]:
        win(position, seat)
