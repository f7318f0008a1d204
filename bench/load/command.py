"""Side by side under load: tables played over real sockets, ours durable, beside boardgame.io's server.

Both servers are driven in turn with as many tables, several rounds each, so that a busy machine slows both;
what counts is the ratio.
"""

import sys
import tempfile
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from bench.load import meters, report
from bench.load.driving import Drive, drive
from bench.load.servers import OURS, PEER, node, started
from bench.server_process import BenchError

# /tmp may be in memory, where making a write durable costs nothing.
LASTING = "/var/tmp"


def load(
    tables: Annotated[
        list[int] | None,
        typer.Option(min=1, metavar="N", help="tables at once; may be repeated [default: 10, then 100]"),
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.5, metavar="S", help="measured time for each server and round")
    ] = 10.0,
    rounds: Annotated[int, typer.Option(min=1, metavar="R", help="rounds for each number of tables")] = 2,
) -> None:
    """The server under load, beside boardgame.io's: about two minutes."""
    console = Console()
    try:
        node()
        with tempfile.TemporaryDirectory(prefix="quattrocento-load-", dir=LASTING) as directory:
            sync = meters.sync_seconds(Path(directory))
            runs = _runs(console, Path(directory), tables or [10, 100], seconds, rounds)
    except BenchError as error:
        print(error, file=sys.stderr)
        raise typer.Exit(1) from None
    console.print(report.table(runs))
    for line in report.bounds(runs, sync):
        console.print(line, highlight=False)


def _runs(
    console: Console, directory: Path, numbers: list[int], seconds: float, rounds: int
) -> dict[int, list[report.Pair]]:
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[told]}")
    with Progress(*columns, TimeElapsedColumn(), console=console) as progress:
        task = progress.add_task("load", total=2 * len(numbers) * rounds, told="")

        def driven(name: str, tables: int) -> Drive:
            progress.update(task, description=f"{tables} tables, {name}")
            with started(name, directory / name) as server:
                done = drive(server, tables, seconds, lambda told: progress.update(task, told=told))
            progress.advance(task)
            return done

        return {
            tables: [(driven(OURS, tables), driven(PEER, tables)) for _ in range(rounds)]
            for tables in numbers
        }
