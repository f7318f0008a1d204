"""The ledger: at every moment the points by source sum to the score."""

from quattrocento.contract.promises import LEDGER, Violation
from quattrocento.kernel.event import Event
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.ledger import Ledger, ledger_of
from quattrocento.kernel.position import Position


def opened(game: AnyGame, position: Position, opening: list[Event], stated: bool) -> Ledger:
    """The ledger of a game that has just begun; ``stated``: from a position in text."""
    if stated:
        before, round = position.scores(), position.round
        return ledger_of(position.seats, [[]], game.events, game.round_event, before, round)
    ledger = ledger_of(position.seats, [opening], game.events, game.round_event)
    check_ledger(game, ledger, position)
    return ledger


def check_ledger(game: AnyGame, ledger: Ledger, position: Position) -> None:
    """The points by source sum to the score, and the rounds are those that are played."""
    totals, scores = ledger.totals(), list(position.scores())
    if totals != scores:
        raise Violation(LEDGER, f"the ledger of {game.name} has {totals}, the score is {scores}")
    if ledger.round != position.round:
        raise Violation(LEDGER, f"the ledger is in round {ledger.round}, the game in {position.round}")


def check_open(game: AnyGame, events: list[Event]) -> None:
    """Everybody sees every point that is scored."""
    for event in events:
        if game.events[event.name].scores and event.seen_by is not None:
            raise Violation(LEDGER, f"{event.name} scores, and only {event.seen_by} see it")


def keeps_score(position: Position) -> bool:
    """Whether the game counts points at all."""
    try:
        position.scores()
    except NotImplementedError:
        return False
    return True
