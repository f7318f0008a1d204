"""``score``: why a recorded game stands as it does: every point by source and by round."""

from pathlib import Path
from typing import Annotated

import typer

from quattrocento.cli.table.score import tell_score, told
from quattrocento.cli.terminal.parameters import Json, Lang
from quattrocento.cli.terminal.records import opened
from quattrocento.cli.terminal.screen import terminal_of
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.view import plain


def score(
    context: typer.Context,
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="cli-score-opt-record")],
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    terminal = terminal_of(context)
    table = opened(terminal, record)
    speech = terminal.speech_for(table.game, table.components, table.record.players)
    if not as_json:
        tell_score(terminal, speech, table)
        return
    ledger = table.ledger(SPECTATOR)
    terminal.give(
        {
            "game": table.game.name,
            "totals": ledger.totals(),
            "sources": ledger.by_source(),
            "rounds": ledger.by_round(),
            "swings": plain(ledger.swings()),
            "ledger": plain(ledger.lines),
            "chronicle": [speech.saying(one) for one in told(table, ledger)],
        }
    )
