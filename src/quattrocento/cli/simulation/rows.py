"""Every game of a series for later study: a row in a file (CSV), a record in a folder."""

import csv
import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from quattrocento.cli.simulation.series import Played, Series
from quattrocento.cli.table.saves import ENDING
from quattrocento.cli.terminal.errors import CommandError
from quattrocento.cli.terminal.files import append_text, write_text

OUTPUT: Final = Path("-")
"""Stands for standard output instead of a file."""


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
    """The files that a series leaves behind; either may be missing, and ``output`` gets the table ``-``."""

    def __init__(
        self, series: Series, table: Path | None, folder: Path | None, output: Callable[[str], None]
    ) -> None:
        self.series = series
        self.table = table
        self.folder = folder
        self.output = output

    def begin(self, games: int) -> None:
        """Write the heading; refuse, before anything is played, to write over a file that is there."""
        files = [self.table] if self.table not in (None, OUTPUT) else []
        files += [self._file(number) for number in range(games)] if self.folder is not None else []
        for file in files:
            if file is not None and file.exists():
                raise CommandError("cli-file-exists", file=str(file))
        if self.table == OUTPUT:
            self.output(_lines([columns(self.series.seats)]))
        elif self.table is not None:
            write_text(self.table, _lines([columns(self.series.seats)]))

    def keep(self, games: Sequence[Played]) -> None:
        """Write these games down."""
        if self.table == OUTPUT:
            self.output(_lines([row(game) for game in games]))
        elif self.table is not None:
            append_text(self.table, _lines([row(game) for game in games]))
        for game in games if self.folder is not None else ():
            record = game.record
            assert record is not None
            record.players = dict(enumerate(game.seated))
            write_text(self._file(game.number), record.text())

    def _file(self, number: int) -> Path:
        """The record of the game of that number."""
        assert self.folder is not None
        return self.folder / f"{self.series.game}-{self.series.seed}-{number}{ENDING}"


def _lines(rows: Sequence[Sequence[str | int]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()
