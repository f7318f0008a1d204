"""A move tried on a copy: what follows from it, and what keeps it from being taken back.

The one place where the barrier of undo is put together: tables play by it, and before a choice it is told,
from a position imagined by the seat that chooses.
"""

from quattrocento.kernel import undo
from quattrocento.kernel.fate import Fate, Recording
from quattrocento.kernel.move import Move
from quattrocento.kernel.position import Position


class Trial:
    """One move, carried out on a copy of a position; it raises what ``Position.play`` raises."""

    def __init__(self, before: Position, seat: int, move: Move, fate: Fate) -> None:
        recording = Recording(fate)
        after = before.copy()
        after.events = []
        after.buried = []
        after.play(seat, move, recording)
        self.after = after
        """The position after the move, still listening."""
        self.words = tuple(recording.words)
        """What fate said."""
        self.seen_by = tuple(recording.seen_by)
        """Who saw each word of fate."""
        self.known = before.secrets()
        """The hidden facts before the move."""
        self.now = after.secrets()
        """The hidden facts after it."""
        self.buried = tuple(after.buried)
        """The facts that ended unseen in it."""
        shown = {fact: seats for fact, seats in self.known.items() if fact not in self.buried}
        self.barrier = undo.barrier(seat, self.words, shown, self.now, before.waiting(), after.waiting())
        """What keeps it from being taken back, as a message id; empty where nothing does."""
