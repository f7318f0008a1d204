"""Clocks: how long a seat may think, for each move or for the whole game.

Counted from the times that stand beside the moves, so that a restart changes nothing.
"""

from quattrocento.server.storage.rows import MoveRow, Per, TableRow


class Clock:
    """The clock of one table. A table without limits has one too, which never runs out."""

    def __init__(
        self, per: Per | None, seconds: int | None, seats: int, begun: float, waiting: tuple[int, ...]
    ) -> None:
        self.per = per
        self.seconds = float(seconds or 0)
        self.used = [0.0] * seats
        self.expired = [0] * seats
        """How many moves a bot has made for each seat because its time had run out."""
        self._asked: list[float | None] = [None] * seats
        self._starts: list[list[float]] = [[] for _ in range(seats)]
        self._ask(begun, waiting)

    def _ask(self, at: float, waiting: tuple[int, ...]) -> None:
        for seat, since in enumerate(self._asked):
            if seat not in waiting:
                self._asked[seat] = None
            elif since is None:
                self._asked[seat] = at

    def acted(self, row: MoveRow, waiting: tuple[int, ...], private: bool = False) -> None:
        """A seat has moved or taken back a move; these seats are waited for now.

        A private choice in several parts has the time of one move: no clock may show how far it is.
        """
        if row.kind == "undo":
            self._undone(row)
        else:
            self.expired[row.seat] += row.by == "clock"
            start = self._asked[row.seat]
            start = row.at if start is None else start
            # What a bot takes is nobody's time.
            self.used[row.seat] += max(0.0, row.at - start) if row.by != "bot" else 0.0
            self._starts[row.seat].append(start)
            one_choice = private and self.per == "move" and row.seat in waiting
            self._asked[row.seat] = start if one_choice else None
        self._ask(row.at, waiting)

    def _undone(self, row: MoveRow) -> None:
        """The time for a move goes on from where it began, or undoing would win time without end."""
        since, starts = self._asked[row.seat], self._starts[row.seat]
        self.used[row.seat] += max(0.0, row.at - since) if since is not None else 0.0
        start = starts.pop() if starts else row.at
        self._asked[row.seat] = start if self.per == "move" else row.at

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat that is waited for runs out."""
        since = self._asked[seat]
        if self.per is None or since is None:
            return None
        return since + (self.seconds if self.per == "move" else self.seconds - self.used[seat])

    def left(self, seat: int, now: float) -> float | None:
        """The seconds that a seat has left; None where there is no limit."""
        if self.per is None:
            return None
        deadline = self.deadline(seat)
        if deadline is not None:
            return max(0.0, deadline - now)
        return max(0.0, self.seconds - (self.used[seat] if self.per == "game" else 0.0))


def clock_of(row: TableRow, waiting: tuple[int, ...]) -> Clock:
    """The clock of a table that has just begun."""
    begun = row.begun if row.begun is not None else row.made
    return Clock(row.clock_per, row.clock_seconds, row.seats, begun, waiting)
