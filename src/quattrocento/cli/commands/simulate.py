"""``simulate``: many games between bots, and who won them."""

import time
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import Progress
from rich.table import Table

from quattrocento.bots.registry import bots as known_bots
from quattrocento.cli.simulation.outcomes import Outcomes
from quattrocento.cli.simulation.rows import OUTPUT, Kept
from quattrocento.cli.simulation.series import Series, played
from quattrocento.cli.table.seating import bot_names
from quattrocento.cli.terminal.errors import CommandError
from quattrocento.cli.terminal.files import read_text
from quattrocento.cli.terminal.parameters import (
    GameName,
    Json,
    Lang,
    Pack,
    Settings,
    number,
    setting_values,
)
from quattrocento.cli.terminal.screen import Terminal, terminal_of
from quattrocento.kernel import registry

_MOST_JOBS: Final = 256


def simulate(
    context: typer.Context,
    game: GameName = "magnifico",
    seats: Annotated[int | None, number("--seats", "cli-simulate-opt-seats", 1)] = None,
    games: Annotated[int, number("--games", "cli-simulate-opt-games", 1)] = 100,
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT,...", help="cli-simulate-opt-bots")
    ] = "random",
    seed: Annotated[int, number("--seed", "cli-simulate-opt-seed")] = 0,
    setting: Settings = None,
    components: Pack = None,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="cli-simulate-opt-csv")] = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="FOLDER", help="cli-simulate-opt-records")
    ] = None,
    jobs: Annotated[int, number("--jobs", "cli-simulate-opt-jobs", 1, _MOST_JOBS)] = 1,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    terminal = terminal_of(context)
    found = registry.game(game)
    if csv == OUTPUT and as_json:
        raise CommandError("cli-not-both", one="--csv -", other="--json")
    count, chosen = found.check_setup(seats, setting_values(found, list(setting or [])))
    names = bot_names(bots)
    if not names:
        raise CommandError("cli-bots-missing", known=", ".join(known_bots()))
    if len(names) > count:
        raise CommandError("cli-too-many-bots", bots=len(names), seats=count)
    pack = read_text(components) if components is not None else ""
    if components is not None:
        found.load_components(pack, str(components))
    keeps_records = records is not None
    series = Series(found.name, count, tuple(names), seed, tuple(chosen.items()), pack, keeps_records)
    kept = Kept(series, csv, records, terminal.write)
    kept.begin(games)
    began = time.perf_counter()
    outcomes = _outcomes(terminal, series, games, jobs, kept)
    seconds = time.perf_counter() - began
    data = _data(outcomes, seconds)
    if csv == OUTPUT:  # the rows are all that stands there
        return
    if as_json:
        terminal.give(data)
    else:
        _tell(terminal, data)


def _outcomes(terminal: Terminal, series: Series, games: int, jobs: int, kept: Kept) -> Outcomes:
    outcomes = Outcomes.empty(series)
    with Progress(console=terminal.errors, disable=not terminal.errors.is_terminal, transient=True) as bar:
        task = bar.add_task(terminal.say("cli-simulate-progress"), total=games)
        for part in played(series, games, jobs):
            outcomes.count(part)
            kept.keep(part)
            bar.advance(task, len(part))
    return outcomes


def _data(outcomes: Outcomes, seconds: float) -> dict[str, Any]:
    return {
        "games": outcomes.games,
        "ended": outcomes.ended,
        "decisions": outcomes.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(outcomes.decisions / seconds),
        "wins": {"by_bot": outcomes.by_bot, "by_seat": outcomes.by_seat},
    }


def _tell(terminal: Terminal, data: dict[str, Any]) -> None:
    about = {key: data[key] for key in ("games", "ended", "decisions", "decisions_per_second")}
    terminal.tell(terminal.say("cli-simulate-summary", seconds=f"{data['seconds']:.1f}", **about))
    table = Table.grid(padding=(0, 3))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(justify="right")
    rows = [*data["wins"]["by_bot"].items()]
    rows += [
        (terminal.say("seat-name", number=seat), won) for seat, won in enumerate(data["wins"]["by_seat"])
    ]
    for name, won in rows:
        table.add_row(name, str(won), f"{100 * won / data['games']:.1f}%")
    terminal.tell(terminal.say("cli-simulate-wins"), style="bold")
    terminal.show(table)
