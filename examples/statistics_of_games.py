"""Statistics over simulated games: how long they are, by how much they are won, and from which seat.

The command line writes the same as rows: ``quattrocento simulate m400 --games 500 --csv games.csv``.
"""

import statistics
from collections import Counter

from quattrocento import RandomBot, game, play_match


def main(games: int = 20) -> None:
    """A few games of M400 at random."""
    m400 = game("m400")
    results = [play_match(m400, [RandomBot() for _ in range(3)], seed) for seed in range(games)]
    lead = [max(result.scores) - sorted(result.scores)[-2] for result in results]
    wins = Counter(seat for result in results for seat in result.winners)
    print(f"{games} games of {statistics.mean(result.rounds for result in results):.1f} sequences")
    print(f"{statistics.mean(result.decisions for result in results):.0f} decisions each")
    print(f"won by {statistics.median(lead):.0f} points in the middle")
    for seat in range(3):
        print(f"seat {seat} won {wins[seat]}")


if __name__ == "__main__":
    main()
