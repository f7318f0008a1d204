"""Random play and copying of every game, beside catanatron's in the same run.

Ours and the peer's are measured in turn, several short rounds each, so that a busy machine slows both;
what counts is the ratio.
"""

import sys
from statistics import median
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import ours
from quattrocento.kernel import registry
from quattrocento.kernel.game import AnyGame


class Round(NamedTuple):
    """One round: decisions a second and seconds a copy, ours first, then the peer's."""

    speeds: tuple[float, float]
    copies: tuple[float, float]


def games(
    game: Annotated[
        list[str] | None, typer.Option(metavar="GAME", help="one game; may be repeated [default: all]")
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, metavar="R", help="rounds for each game")] = 5,
    seconds: Annotated[
        float,
        typer.Option(min=0.1, metavar="S", help="time to play in, each side and round; copies get half"),
    ] = 2.0,
) -> None:
    """Random play and copies beside catanatron: half a minute a game."""
    measured = chosen(game)
    console = Console()
    table = Table(title="beside catanatron: medians of the rounds, and ratios within each round")
    for heading in ("game", "decisions/s", "catanatron", "ratio", "copy µs", "catanatron", "cost ratio"):
        table.add_column(heading, justify="right")
    for one in measured:
        seats = 4 if 4 in one.seat_counts else one.seat_counts[-1]
        numbers = track(range(rounds), description=one.name, console=console)
        table.add_row(
            f"{one.name}, {seats} seats", *_row([_round(one, seats, seconds, n) for n in numbers])
        )
    console.print(table)


def chosen(names: list[str] | None) -> list[AnyGame]:
    """The games of these names, or all."""
    try:
        return [registry.game(name) for name in names or registry.games()]
    except registry.UnknownGame as error:
        known = ", ".join(error.known)
        raise typer.BadParameter(f"there is no game {error.name!r}; there are {known}.") from None


def _round(game: AnyGame, seats: int, seconds: float, number: int) -> Round:
    try:
        from bench import peers  # noqa: PLC0415 (neither the help nor the other part needs it)
    except ModuleNotFoundError as error:
        print(f"this part needs {error.name}, which `make bench` installs", file=sys.stderr)
        raise typer.Exit(1) from None
    seed = 1000 * number
    mine = ours.random_play(game, seats, seconds, seed)
    theirs = peers.random_play(seconds, seed)
    copies = ours.copying(game, seats, seconds / 2, seed), peers.copying(seconds / 2, seed)
    return Round((mine.speed, theirs.speed), copies)


def _row(rounds: list[Round]) -> list[str]:
    return [
        f"{median(one.speeds[0] for one in rounds):,.0f}",
        f"{median(one.speeds[1] for one in rounds):,.0f}",
        f"{median(one.speeds[0] / one.speeds[1] for one in rounds):.1f}",
        f"{median(one.copies[0] for one in rounds) * 1e6:.2f}",
        f"{median(one.copies[1] for one in rounds) * 1e6:.2f}",
        f"{median(one.copies[0] / one.copies[1] for one in rounds):.3f}",
    ]
