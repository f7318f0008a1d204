"""Every game of a series for later study: a row in a file (CSV), a record in a folder."""

import csv
import io
from collections.abc import Sequence
from pathlib import Path

from quattrocento.cli.simulation.series import Played, Series
from quattrocento.cli.table.saves import ENDING
from quattrocento.cli.terminal.files import append_text, write_text


def columns(seats: int) -> list[str]:
    """The heading of the rows; what is of a seat bears its number."""
    by_seat = [f"{what}_{seat}" for what in ("bot", "score", "place") for seat in range(seats)]
    return ["number", "seed", "decisions", "rounds", "reason", "winners", *by_seat]


def row(match: Played) -> list[str | int]:
    """One game. Of a game that was cut at its limit reason, winners and places are empty."""
    result = match.result
    winners = " ".join(map(str, result.winners))
    places: list[str | int] = [""] * len(match.seated)
    for place, seat in enumerate(result.ranking, 1):
        places[seat] = place
    head = (match.number, match.seed, match.decisions, match.rounds, result.reason, winners)
    return [*head, *match.seated, *match.scores, *places]


class Kept:
    """The files that a series leaves behind; either may be missing."""

    def __init__(self, series: Series, table: Path | None, folder: Path | None) -> None:
        self.series = series
        self.table = table
        self.folder = folder
        if table is not None:
            write_text(table, _lines([columns(series.seats)]))

    def keep(self, games: Sequence[Played]) -> None:
        """Write these games down."""
        if self.table is not None:
            append_text(self.table, _lines([row(game) for game in games]))
        for game in games if self.folder is not None else ():
            assert self.folder is not None
            record = game.record
            assert record is not None
            record.players = dict(enumerate(game.seated))
            name = f"{self.series.game}-{self.series.seed}-{game.number}{ENDING}"
            write_text(self.folder / name, record.text())


def _lines(rows: Sequence[Sequence[str | int]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()
