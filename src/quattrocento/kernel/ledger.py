"""The ledger: every point of every seat with its source, its round and the move that brought it.

It is read from the events, for a game declares which of their parameters are points (``EventKind.scores``),
so it costs the rules nothing, and a replay has it too.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from quattrocento.kernel.event import Event, EventKind
from quattrocento.kernel.saying import Saying, named

BEFORE: Final = "before"
"""The source of points that a position had which the game began from."""
SWINGS: Final = 3
"""How many of the greatest swings are told."""


@dataclass
class Scored:
    """Points that one seat got from one source; fewer than 0 where it lost them."""

    seat: int
    source: str
    points: int
    round: int = 0
    """The round in which they were scored; 0 before the first."""
    number: int = 0
    """Where the move that brought them begins in the log, as a number of events before it."""

    @property
    def label(self) -> Saying:
        """The name of the source."""
        return Saying(named("source", self.source))


@dataclass
class Swing:
    """A move that moved the score: what it brought to each seat."""

    number: int
    round: int
    size: int
    """How much it moved one seat against the best of the others."""
    points: tuple[int, ...]


@dataclass
class Ledger:
    """All that was scored, in order."""

    seats: int
    """How many play."""
    lines: list[Scored] = field(default_factory=list)
    """What was scored, in order."""
    round: int = 0
    """The round that was read last."""
    number: int = 0
    """How many events were read."""

    def read(self, events: Sequence[Event], kinds: Mapping[str, EventKind], round_event: str) -> None:
        """Add what the events of the next move tell."""
        for event in events:
            kind = kinds[event.name]
            if event.name == round_event:
                self.round = event.about[0]
            if not kind.scores:
                continue
            about = dict(zip(kind.about, event.about, strict=True))
            self.lines += [
                Scored(about["seat"], source, about[parameter], self.round, self.number)
                for parameter, source in kind.scores.items()
                if about[parameter]
            ]
        self.number += len(events)

    def totals(self) -> list[int]:
        """The points of each seat."""
        totals = [0] * self.seats
        for line in self.lines:
            totals[line.seat] += line.points
        return totals

    def sources(self) -> list[str]:
        """The sources that brought anything, the first one first."""
        return list(dict.fromkeys(line.source for line in self.lines))

    def by_source(self) -> dict[str, list[int]]:
        """The points of each seat from each source."""
        table = {source: [0] * self.seats for source in self.sources()}
        for line in self.lines:
            table[line.source][line.seat] += line.points
        return table

    def by_round(self) -> list[list[int]]:
        """The points of each seat at the end of each round, from the start on."""
        table = [[0] * self.seats for _ in range(self.round + 1)]
        for line in self.lines:
            for row in table[line.round :]:
                row[line.seat] += line.points
        return table

    def swings(self) -> list[Swing]:
        """The moves that moved the score most, the greatest first."""
        moves: dict[int, Swing] = {}
        for line in self.lines:
            if line.source == BEFORE:
                continue
            swing = moves.setdefault(line.number, Swing(line.number, line.round, 0, (0,) * self.seats))
            points = list(swing.points)
            points[line.seat] += line.points
            moves[line.number] = Swing(line.number, swing.round, _size(points), tuple(points))
        ranked = sorted(moves.values(), key=lambda swing: (-swing.size, swing.number))
        return [swing for swing in ranked[:SWINGS] if swing.size > 0]

    def leaders(self) -> list[tuple[int, tuple[int, ...]]]:
        """Who led from which round on, at the ends of rounds: a line for each change."""
        changes: list[tuple[int, tuple[int, ...]]] = []
        for number, points in enumerate(self.by_round()):
            ahead = tuple(seat for seat, score in enumerate(points) if score == max(points))
            if any(points) and (not changes or changes[-1][1] != ahead):
                changes.append((number, ahead))
        return changes


def _size(points: Sequence[int]) -> int:
    ranked = sorted(points, reverse=True)
    return max(ranked[0] - ranked[1], ranked[-2] - ranked[-1])


def ledger_of(
    seats: int,
    moves: Sequence[Sequence[Event]],
    kinds: Mapping[str, EventKind],
    round_event: str,
    before: Sequence[int] = (),
    round: int = 0,
) -> Ledger:
    """The ledger of a game: the events of its start, then those of each move.

    ``before``: the points that the seats had in the position from which it began, in that round.
    """
    ledger = Ledger(seats, [Scored(seat, BEFORE, points) for seat, points in enumerate(before) if points])
    ledger.round = round
    for line in ledger.lines:
        line.round = round
    for events in moves:
        ledger.read(events, kinds, round_event)
    return ledger
