"""The clicks that a game costs, before and now, in a headless Chromium at a real server."""

import json
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import track

from bench.clicks import counts
from bench.clicks.script import script
from bench.clicks.state import ROOT, checked_out
from bench.games import chosen
from bench.server_process import BenchError

BEFORE: Final = "fa8532a"
"""The last state in which every step was asked, and asked again."""


def clicks(
    game: Annotated[
        list[str] | None, typer.Option(metavar="GAME", help="one game; may be repeated [default: all]")
    ] = None,
    decisions: Annotated[int, typer.Option(min=1, metavar="N", help="decisions of the reader")] = 60,
    seed: Annotated[int, typer.Option(metavar="SEED", help="of dice and bots")] = 1,
    before: Annotated[str, typer.Option(metavar="REF", help="the commit to compare with")] = BEFORE,
    no_before: Annotated[bool, typer.Option("--no-before", help="only the present state")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="as JSON")] = False,
) -> None:
    """The clicks of a person at the page, before and now: about a minute a game for each."""
    games = chosen(game)
    try:
        from bench.clicks.driving import count  # noqa: PLC0415 (no other part needs a browser)
    except ModuleNotFoundError as error:
        print(f"this part needs {error.name}, which `make bench` installs", file=sys.stderr)
        raise typer.Exit(1) from None
    console = Console(stderr=as_json)
    measured: dict[str, dict[str, counts.Counts]] = {}
    try:
        with tempfile.TemporaryDirectory(prefix="quattrocento-clicks-") as place, ExitStack() as stack:
            directory = Path(place)
            states = {"now": ROOT}
            if not no_before:
                states = {"before": stack.enter_context(checked_out(before, directory)), **states}
            for state, root in states.items():
                measured[state] = {}
                for one in track(games, f"clicks {state}", console=console, transient=True):
                    played = script(one, decisions, seed)
                    measured[state][one.name] = count(one, played, seed, root, directory)
    except BenchError as error:
        print(error, file=sys.stderr)
        raise typer.Exit(1) from None
    if as_json:
        told = {state: {name: one.as_json() for name, one in of.items()} for state, of in measured.items()}
        print(json.dumps(told, indent=2))
    else:
        console.print(counts.table(measured, [one.name for one in games]))
