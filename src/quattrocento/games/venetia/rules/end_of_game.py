"""The end of the game, VNZ-22."""

from quattrocento.games.venetia.position.position import Venetia
from quattrocento.kernel.position import Result


def on_board(position: Venetia, seat: int) -> int:
    """Influence on the board, in colonies and seas (VNZ-22.3, VNZ-R34)."""
    return position.components.influence - position.supply[seat]


def outcome(position: Venetia) -> Result:
    """Most VP wins, then most Influence on the board; who is still equal shares the victory (VNZ-22.4)."""
    worth = [(position.points[seat], on_board(position, seat)) for seat in range(position.seats)]
    ranking = sorted(range(position.seats), key=lambda seat: (-worth[seat][0], -worth[seat][1], seat))
    winners = tuple([seat for seat in ranking if worth[seat] == worth[ranking[0]]])
    return Result(winners, "points", tuple(ranking))


def finish(position: Venetia) -> None:
    result = outcome(position)
    for seat in result.winners:
        position.tell("won", seat, position.points[seat])
    position.finish(result)
