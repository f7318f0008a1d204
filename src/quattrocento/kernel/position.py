"""Position: one game in progress, everything that lies on the table, as plain data.

It is changed in place and cheap to copy. It holds no generator, no clock and no player.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, TypeVar

from quattrocento.kernel import english
from quattrocento.kernel.event import Event
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import UNREADABLE, Asked, IllegalMove, Move
from quattrocento.kernel.owner import game_of
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.step import AnyStep
from quattrocento.kernel.value import alike, fields_of
from quattrocento.kernel.view import View

Self = TypeVar("Self", bound="Position")

_NONE = -999_999_999  # no seat, and no number that somebody takes for one

_ASIDE: Final = ("_asked", "_legal", "_waiting", "buried", "events")
"""Fields that are no part of what lies on the table: what was worked out already, and who listens."""


class Result:
    """How a game ended: the winners, why, and all seats from first to last."""

    def __init__(self, winners: tuple[int, ...], reason: str, ranking: tuple[int, ...]) -> None:
        self.winners = winners
        """The seats that won."""
        self.reason = reason
        """Why it ended, in a word of the game: ``target``, ``points``."""
        self.ranking = ranking
        """All seats from first to last."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Result):
            return NotImplemented
        mine = (self.winners, self.reason, self.ranking)
        return mine == (other.winners, other.reason, other.ranking)

    def __repr__(self) -> str:
        return f"Result({self.winners!r}, {self.reason!r}, {self.ranking!r})"


class Position:
    """The kernel's half of a position: the stack of steps, the result and the log.

    A game derives its own class, and writes its fields, ``copy``, ``view`` and ``secrets``. Positions are
    values: two of the same class are equal when everything on their tables is. They change, so they
    cannot be keys of a dictionary.
    """

    hints: ClassVar[tuple[str, ...]] = ()
    """Fields of a game that only save work and may lag behind the table: they are not compared."""

    memories: ClassVar[tuple[str, ...]] = ()
    """Fields with what players remember of hands: what is seen in another order may tell more."""

    # Positions are copied at every node of a search: slots make that and every look at a field cheap.
    __slots__ = ("_asked", "_legal", "_waiting", "buried", "events", "result", "seats", "stack")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        """How many play."""
        self.stack: list[AnyStep] = []
        """What is still to be done, the next step last."""
        self.result: Result | None = None
        """How the game ended; None while it goes on."""
        self.events: list[Event] | None = None
        """What has happened, where somebody listens; else None."""
        self.buried: list[str] | None = None
        """The secrets that ended unseen in this move, where somebody listens."""
        self._asked = _NONE
        self._legal: list[Move] = []
        self._waiting: tuple[int, ...] | None = None

    # ---- a value

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position) or type(self) is not type(other):
            return NotImplemented
        return not self.differences(other)

    __hash__ = None  # type: ignore[assignment]

    def differences(self, other: "Position") -> list[str]:
        """The fields in which another position differs, with both values: ``money: [30, 0] / [20, 0]``."""
        mine, theirs = self._on_the_table(), other._on_the_table()
        names = [*mine, *(name for name in theirs if name not in mine)]
        return [
            f"{name}: {mine.get(name)!r} / {theirs.get(name)!r}"
            for name in names
            if not (name in mine and name in theirs and alike(mine[name], theirs[name]))
        ]

    def _on_the_table(self) -> dict[str, Any]:
        aside = _ASIDE + self.hints
        return {name: value for name, value in fields_of(self).items() if name not in aside}

    def __repr__(self) -> str:
        """``<Magnifico, 3 seats, round 2, points [0, 3, 1]: seat 0 is asked turn, 23 options>``."""
        game = game_of(self)
        name = game.title if game is not None else type(self).__name__
        try:
            told = [f"round {self.round}", f"points {list(self.scores())}"]
        except NotImplementedError:
            told = []
        return f"<{', '.join([name, f'{self.seats} seats', *told])}: {self._question()}>"

    def _question(self) -> str:
        if self.result is not None:
            winners = ", ".join(f"seat {seat}" for seat in self.result.winners)
            return f"won by {winners or 'nobody'} ({self.result.reason})"
        if not self.stack or not self.stack[-1].asks:
            return "in the middle of a move"
        step = self.stack[-1]
        # It may be looked at in the middle of a move, so nothing is kept of what is worked out here.
        deciders = step.deciders(self)
        counts = [f"seat {seat} {len(step.options(self, seat))}" for seat in deciders]
        if len(deciders) == 1:
            count = counts[0].split()[-1]
            options = "1 option" if count == "1" else f"{count} options"
            return f"seat {deciders[0]} is asked {english.asked_text(step, game_of(self))}, {options}"
        return f"all choose {english.asked_text(step, game_of(self))}, options: {', '.join(counts)}"

    def __str__(self) -> str:
        """The table as text, as a terminal shows it to a spectator, and what each seat sees besides.

        Together that is all that somebody knows: no view sees everything, for views are made of what may be
        seen. What nobody knows (the order of cards put under a deck) stands only in ``Game.write``. A game
        that has no board as text is shown as it is written. The last line is the ``repr``.
        """
        return english.board_text(self)

    # ---- what everyone relies on

    def waiting(self) -> tuple[int, ...]:
        """The seats that may choose now; several when the choice is simultaneous."""
        waiting = self._waiting
        if waiting is None:
            if self.result is not None:
                return ()
            step = self.stack[-1]
            waiting = step.deciders(self) if step.together else (step.seat,)
            self._waiting = waiting
        return waiting

    def options(self, seat: int) -> list[Move]:
        """Every legal move of that seat, in a fixed order; empty unless the seat is waited for.

        The list is the position's own: look at it, do not change it.
        """
        if self._asked == seat:
            return self._legal
        if seat not in (self._waiting or self.waiting()):
            return []
        self._legal = self.stack[-1].options(self, seat)
        self._asked = seat
        return self._legal

    def play(self, seat: int, move: Move, fate: Fate) -> None:
        """Carry out a move, or raise ``IllegalMove`` and change nothing.

        Fate that fails (a ``FateError``) leaves the move half made, for the position is changed in place:
        who cannot be sure of fate plays on a copy, as a table does.
        """
        legal = self._legal if self._asked == seat else self.options(seat)
        if move not in legal:
            raise IllegalMove(self.why_not(seat, move), move, Asked(self, seat, legal))
        self._asked = _NONE
        self._waiting = None
        step = self.stack.pop()
        step.play(self, seat, move[0], move[1], fate)
        self.settle(fate)

    def why_not(self, seat: int, move: Move) -> Saying:
        """Why that move is not legal for that seat now; ``why-unreadable``: it is none of this game."""
        game = game_of(self)
        if game is not None and not game.notation.writes(move):
            return Saying(UNREADABLE, "", text=move if isinstance(move, str) else repr(move))
        if self.result is not None:
            return Saying("why-game-over", "")
        step = self.stack[-1]
        if seat != SPECTATOR and seat not in range(self.seats):
            return Saying("why-no-seat", step.clause, number=repr(seat), last=self.seats - 1)
        if seat not in step.deciders(self):
            return Saying("why-not-your-turn", step.clause, seat=step.deciders(self)[0])
        return step.refuse(self, seat, move[0], move[1])

    def copy(self: Self) -> Self:
        """Another position like this one; neither sees what becomes of the other."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """What that seat may know, or a spectator (``SPECTATOR``)."""
        raise NotImplementedError

    @property
    def round(self) -> int:
        """The round that is played, from 1; 0 while the game is set up.

        It is the largest part of the game that its rules count: a sequence in M400, an epoch in Venetia.
        """
        raise NotImplementedError

    def scores(self) -> tuple[int, ...]:
        """The points of each seat that decide the game, as they are marked now; everybody sees them."""
        raise NotImplementedError

    def secrets(self) -> dict[str, tuple[int, ...]]:
        """Every hidden fact by a name of its own, with the seats that know it.

        From this the kernel computes what a move revealed: a fact that more seats know than before, or
        that is no secret any more and was not buried. So a name belongs to the thing (this card) and
        not to its place (the second card in hand), which another thing may take.
        """
        raise NotImplementedError

    # ---- what steps use

    def then(self, step: AnyStep) -> None:
        """Let this step follow next."""
        self.stack.append(step)

    def then_in_order(self, steps: Sequence[AnyStep]) -> None:
        """Let these steps follow, the first of them first."""
        self.stack.extend(reversed(steps))

    def tell(self, name: str, *about: int) -> None:
        """Say to everybody what happened; costs nothing where nobody listens."""
        if self.events is not None:
            self.events.append(Event(name, about, None))

    def whisper(self, seen_by: tuple[int, ...], name: str, *about: int) -> None:
        """Say to some seats what happened."""
        if self.events is not None:
            self.events.append(Event(name, about, seen_by))

    def bury(self, fact: str) -> None:
        """A secret ends without being shown (an offer that is cancelled): it is not revealed."""
        if self.buried is not None:
            self.buried.append(fact)

    def finish(self, result: Result) -> None:
        """The game is over; nothing that was still to come will happen."""
        self.result = result
        self.stack.clear()

    def settle(self, fate: Fate) -> None:
        """Carry out what needs no decision, until somebody has to choose or the game is over."""
        stack = self.stack
        while self.result is None:
            step = stack[-1]
            if not step.asks:
                stack.pop()
                step.run(self, fate)
            elif step.automatic:
                legal = step.options(self, step.seat)
                if len(legal) > 1:
                    self._legal = legal
                    self._asked = step.seat
                    return
                stack.pop()
                verb, noun = legal[0]
                step.play(self, step.seat, verb, noun, fate)
            else:
                return
        self.stack.clear()

    def take_over(self, other: "Position") -> None:
        """The kernel's fields as in another position; used by ``copy``."""
        self.stack = other.stack[:]
        self.result = other.result
