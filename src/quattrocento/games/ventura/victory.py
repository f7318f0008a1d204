"""Goal and end of the game, VTR-1; conquest of a City and elimination, VTR-26."""

from quattrocento.games.ventura.decks import discard, leave_hand
from quattrocento.games.ventura.state import Ventura
from quattrocento.games.ventura.troops import disband, occupied
from quattrocento.kernel.places import members
from quattrocento.kernel.position import Result
from quattrocento.kernel.tuples import changed

POINTS, CONQUEST, ALONE = "points", "conquest", "alone"


def ranking(game: Ventura, winner: int) -> tuple[int, ...]:
    """The winner, then the others by points; eliminated players last."""
    others = [seat for seat in range(game.seats) if seat != winner]
    others.sort(key=lambda seat: (game.out >> seat & 1, -game.points[seat], seat))
    return (winner, *others)


def outcome(game: Ventura, winner: int) -> Result:
    """How the game was won: by points, by the City of another family, or by being left alone (VTR-1)."""
    foreign = game.own[winner] & game.components.cities & ~(1 << game.city(winner))
    reason = CONQUEST if foreign else ALONE
    if game.points[winner] >= game.components.target:
        reason = POINTS
    return Result((winner,), reason, ranking(game, winner))


def win(game: Ventura, seat: int) -> None:
    """The game ends, and nothing further is resolved (VTR-1.5)."""
    if game.result is None:
        result = outcome(game, seat)
        if result.reason == POINTS:
            game.tell("won", seat, game.points[seat])
        else:
            game.tell("won_by_city" if result.reason == CONQUEST else "won_alone", seat)
        game.finish(result)


def score(game: Ventura, seat: int, points: int) -> None:
    """All points of one scoring occasion at once; 30 win (VTR-1.3, VTR-1.8)."""
    if points:
        game.points[seat] += points
        game.tell("scored", seat, points, game.points[seat])
        if game.points[seat] >= game.components.target:
            win(game, seat)


def fall(game: Ventura, victim: int) -> int:
    """A player whose City lost its marker is eliminated (VTR-26.1, 26.2, 26.7); returns his markers."""
    number = game.components.markers - game.supply[victim]
    for tile in game.domain[victim]:
        game.markers[tile] = 0
    game.supply[victim] += number
    game.own[victim] = 0
    game.domain = changed(game.domain, victim, ())
    game.out |= 1 << victim
    game.tell("eliminated", victim, number)
    for area in occupied(game, victim):
        disband(game, victim, area)
    for card in game.hand[victim]:
        discard(game, card)
        leave_hand(game, victim, card)
    game.florins[victim] = 0
    _return_tiles(game, victim)
    return number


def _return_tiles(game: Ventura, victim: int) -> None:
    """His hidden tiles go under the stockpile in random order, unseen (VTR-R52)."""
    tiles = game.reserve[victim]
    if not tiles:
        return
    for tile in members(tiles):
        game.bury(f"tile {tile}")
        if tile in game.known:
            game.known = {other: who for other, who in game.known.items() if other != tile}
    game.reserve[victim] = 0
    game.pledged = changed(game.pledged, victim, 0)
    game.under = (*game.under, (0, tiles))


def check_alone(game: Ventura, seat: int) -> None:
    """VTR-1.7: the last player left wins."""
    if game.result is None and game.alive() == [seat]:
        win(game, seat)
