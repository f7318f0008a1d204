"""``score``: why a recorded game stands as it does: every point by source and by round."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from quattrocento.cli.terminal.parameters import Json, Lang
from quattrocento.cli.terminal.records import opened
from quattrocento.cli.terminal.screen import Terminal, terminal_of
from quattrocento.kernel.chronicle import chronicle
from quattrocento.kernel.ledger import Ledger
from quattrocento.kernel.saying import Saying, named
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.table import Table
from quattrocento.kernel.view import plain
from quattrocento.speech import Speech


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
            "chronicle": [speech.saying(one) for one in _chronicle(table, ledger)],
        }
    )


def tell_score(terminal: Terminal, speech: Speech, table: Table) -> None:
    """The points by source and by round, and the game in sentences."""
    ledger = table.ledger(SPECTATOR)
    if not ledger.lines:
        terminal.tell(speech.say("cli-score-none"))
        return
    seats = [speech.seat(seat) for seat in range(ledger.seats)]
    by_source = {
        speech.saying(Saying(named("source", source))): points
        for source, points in ledger.by_source().items()
    }
    rounds = {str(number): points for number, points in enumerate(ledger.by_round()) if number}
    terminal.show(_grid(speech.say("cli-score-source"), seats, {**by_source, "": ledger.totals()}))
    terminal.show(_grid(speech.say("cli-score-round"), seats, rounds))
    terminal.tell_all(speech.saying(one) for one in _chronicle(table, ledger))


def _chronicle(table: Table, ledger: Ledger) -> list[Saying]:
    result = table.position.result
    return chronicle(ledger, result.winners if result is not None else ())


def _grid(heading: str, seats: list[str], rows: dict[str, list[int]]) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column(heading)
    for seat in seats:
        grid.add_column(seat, justify="right")
    for label, points in rows.items():
        grid.add_row(label, *map(str, points), style="" if label else "bold")
    return grid
