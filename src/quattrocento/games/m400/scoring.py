"""Points and winning, M4-15 and M4-16; the order of the next sequence, M4-3."""

from quattrocento.games.m400.state import M400
from quattrocento.kernel.places import members
from quattrocento.kernel.position import Result

TARGET = "target"
LIMIT = "limit"


def states_value(game: M400, colour: int) -> int:
    value = game.components.value
    return sum([value[territory] for territory in members(game.own[colour])])


def count_scores(game: M400) -> None:
    """The markers move for all colours together: states and victory points (M4-15.4, M4-15.5)."""
    for colour in game.order:
        game.score[colour] = states_value(game, colour) + game.points[colour]
        game.tell("scored", colour, game.score[colour])


def order_of_play(game: M400) -> tuple[int, ...]:
    """Lowest score first; then fewer cards, fewer states, the first sequence (M4-3.2 to M4-3.5)."""
    first = game.first_order

    def key(colour: int) -> tuple[int, int, int, int]:
        held = game.held[game.player[colour]]
        return game.score[colour], held, game.own[colour].bit_count(), first.index(colour)

    return tuple(sorted(first, key=key))


def placing(game: M400, colour: int) -> tuple[int, int, int, int, int]:
    """The lower, the better: score, states, victory points, cards, first sequence (M4-16.4, M4-16.5)."""
    held = game.held[game.player[colour]]
    states = game.own[colour].bit_count()
    first = game.first_order.index(colour)
    return -game.score[colour], -states, -game.points[colour], -held, first


def winner_of(game: M400) -> tuple[int, str] | None:
    """The colour that has won after a scoring, and by what; None while play goes on (M4-16)."""
    entitled = [colour for colour in game.order if not game.barred >> colour & 1]
    reached = [colour for colour in entitled if game.score[colour] >= game.rules.target]
    if reached:
        return min(reached, key=lambda colour: placing(game, colour)), TARGET
    if 0 < game.rules.sequence_limit <= game.sequence:
        return min(entitled or game.order, key=lambda colour: placing(game, colour)), LIMIT
    return None


def outcome(game: M400, colour: int, reason: str) -> Result:
    """The result: the colour's player wins, an allied colour with it (M4-17.13)."""
    winner = game.player[colour]
    best = sorted(game.first_order, key=lambda other: placing(game, other))
    seats = [winner]
    for other in best:
        if game.player[other] not in seats:
            seats.append(game.player[other])
    return Result((winner,), reason, tuple(seats))
