"""Side by side: random play and copying of every game, beside catanatron's in the same run.

Ours and the peer's are measured in turn, several short rounds each, so that a busy machine slows both;
what counts is the ratio. ``python -m bench [ROUNDS]``.
"""

import sys
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import ours, peers
from quattrocento.kernel.registry import games

ROUNDS = 5
SECONDS = 2.0


def main(rounds: int = ROUNDS) -> None:
    console = Console()
    table = Table(title="beside catanatron: medians of the rounds, and ratios within each round")
    for heading in ("game", "decisions/s", "catanatron", "ratio", "copy µs", "catanatron", "cost ratio"):
        table.add_column(heading, justify="right")
    for name, game in games().items():
        speeds: list[tuple[float, float]] = []
        copies: list[tuple[float, float]] = []
        seats = 4 if 4 in game.seat_counts else game.seat_counts[-1]
        for number in track(range(rounds), description=name, console=console):
            seed = 1000 * number
            mine = ours.random_play(game, seats, SECONDS, seed)
            theirs = peers.random_play(SECONDS, seed)
            speeds.append((mine.decisions / mine.seconds, theirs.decisions / theirs.seconds))
            copies.append((ours.copying(game, seats, 1.0, seed), peers.copying(1.0, seed)))
        table.add_row(
            f"{name}, {seats} seats",
            f"{median(a for a, _ in speeds):,.0f}",
            f"{median(b for _, b in speeds):,.0f}",
            f"{median(a / b for a, b in speeds):.1f}",
            f"{median(a for a, _ in copies) * 1e6:.2f}",
            f"{median(b for _, b in copies) * 1e6:.2f}",
            f"{median(a / b for a, b in copies):.3f}",
        )
    console.print(table)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
