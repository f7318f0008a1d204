"""The end of the game, VNZ-22."""

from quattrocento.games.venetia.state import Venetia
from quattrocento.kernel.position import Result


def on_board(game: Venetia, seat: int) -> int:
    """Influence on the board, in colonies and seas (VNZ-22.3, VNZ-R34)."""
    return game.components.influence - game.supply[seat]


def outcome(game: Venetia) -> Result:
    """Most VP wins, then most Influence on the board; who is still equal shares the victory (VNZ-22.4)."""
    worth = [(game.points[seat], on_board(game, seat)) for seat in range(game.seats)]
    ranking = sorted(range(game.seats), key=lambda seat: (-worth[seat][0], -worth[seat][1], seat))
    winners = tuple([seat for seat in ranking if worth[seat] == worth[ranking[0]]])
    return Result(winners, "points", tuple(ranking))


def finish(game: Venetia) -> None:
    result = outcome(game)
    for seat in result.winners:
        game.tell("won", seat, game.points[seat])
    game.finish(result)
