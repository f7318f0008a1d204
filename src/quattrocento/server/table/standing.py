"""The standing: how one wins, what the next scoring would bring, and every point so far with its source.

From what these eyes saw of the log, and from their view.
"""

import msgspec

from quattrocento.kernel.chronicle import chronicle
from quattrocento.kernel.ledger import Scored, Swing
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.table import Table


class Standing(msgspec.Struct, frozen=True):
    """All that explains a score."""

    winning: list[Saying]
    """How one wins: the goal first."""
    coming: list[Scored]
    """What the next scoring would bring, were it held now."""
    ledger: list[Scored]
    """Every point so far."""
    rounds: list[list[int]]
    """The points of each seat at the end of each round, from the start on."""
    swings: list[Swing]
    """The moves that moved the score most."""
    chronicle: list[Saying]
    """The game in sentences."""


def standing(table: Table, eyes: int) -> Standing:
    """What explains the score to these eyes."""
    game, position = table.game, table.position
    view = position.view(eyes)
    ledger = table.ledger(eyes)
    result = position.result
    return Standing(
        winning=game.winning(view, table.components),
        coming=game.next_scoring(view, table.components) if result is None else [],
        ledger=ledger.lines,
        rounds=ledger.by_round(),
        swings=ledger.swings(),
        chronicle=chronicle(ledger, result.winners if result is not None else ()),
    )
