"""The client in a headless Chromium: frames of a seeded game with four seats, zooming, bytes of visits."""

import sys
import tempfile
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from bench.client import report
from bench.client.script import script
from bench.games import chosen
from bench.server_process import BenchError


def client(
    game: Annotated[
        list[str] | None, typer.Option(metavar="GAME", help="one game; may be repeated [default: all]")
    ] = None,
    frames: Annotated[int, typer.Option(min=1, metavar="N", help="frames that are applied at least")] = 300,
    addresses: Annotated[bool, typer.Option("--addresses", help="list what the visits load")] = False,
) -> None:
    """The browser client: how quickly it shows frames and how much it loads; about a minute a game."""
    games = chosen(game)
    try:
        from bench.client.driving import measure  # noqa: PLC0415 (no other part needs a browser)
    except ModuleNotFoundError as error:
        print(f"this part needs {error.name}, which `make bench` installs", file=sys.stderr)
        raise typer.Exit(1) from None
    console = Console()
    try:
        with tempfile.TemporaryDirectory(prefix="quattrocento-client-") as directory:
            scripts = [(one.name, script(one, frames)) for one in games]
            told = track(scripts, "client", console=console, transient=True)
            measured = {name: measure(name, played, Path(directory)) for name, played in told}
    except BenchError as error:
        print(error, file=sys.stderr)
        raise typer.Exit(1) from None
    console.print(report.table(measured))
    if addresses:
        console.print(report.loads(measured))
