"""What came out of many games: how many ended, and who won them."""

from collections.abc import Sequence
from dataclasses import dataclass

from quattrocento.cli.simulation.series import Played, Series


@dataclass
class Outcomes:
    """The games of a series, counted; wins by bot and by seat."""

    games: int
    ended: int
    decisions: int
    by_bot: dict[str, int]
    by_seat: list[int]

    @staticmethod
    def empty(series: Series) -> "Outcomes":
        return Outcomes(0, 0, 0, dict.fromkeys(series.bots, 0), [0] * series.seats)

    def count(self, games: Sequence[Played]) -> None:
        for game in games:
            self.games += 1
            self.ended += bool(game.result.winners)
            self.decisions += game.decisions
            for seat in game.result.winners:
                self.by_bot[game.seated[seat]] += 1
                self.by_seat[seat] += 1
