"""Go through a record step by step and print the scores at the end of each round.

    python examples/scores_by_round.py game.record

Without a file, a match between bots is played and its record is told.
"""

import sys
from pathlib import Path

from quattrocento import GreedyBot, Record, game, play_match


def scores_by_round(record: Record) -> dict[int, tuple[int, ...]]:
    """The scores of all seats after the last move of every round."""
    scores: dict[int, tuple[int, ...]] = {}
    for _, _, position in record.positions():
        scores[position.round] = position.scores()
    return scores


def main(files: list[str]) -> None:
    """Tell the record of the first file."""
    if files:
        record = Record.read(Path(files[0]).read_text(encoding="utf-8"), files[0])
    else:
        match = play_match(game("ventura"), [GreedyBot() for _ in range(3)], seed=2, keeps_record=True)
        assert match.record is not None
        record = match.record
    print("round", *(f"seat {seat}" for seat in range(record.seats)), sep="\t")
    for number, scores in scores_by_round(record).items():
        print(number, *scores, sep="\t")


if __name__ == "__main__":
    main(sys.argv[1:])
