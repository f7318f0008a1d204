"""Choices half made, carried on as they look best: for ``Game.completion``."""

from collections.abc import Callable
from typing import Generic, TypeVar

from quattrocento.kernel.fate import Dice
from quattrocento.kernel.move import Move
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import AnyStep

P = TypeVar("P", bound=Position)


class Completion(Generic[P]):
    """How a game's sensible player goes on with steps that follow at once from a choice.

    ``half_made``: these steps; before they are decided the position cannot be valued.
    """

    def __init__(self, half_made: tuple[type[AnyStep], ...], evaluate: Callable[[P, int], float]) -> None:
        self.half_made = half_made
        self.evaluate = evaluate

    def following(self, position: P, seat: int) -> Move | None:
        """The next move of a choice that the seat has half made; None where it is made."""
        if not position.stack:
            return None
        step = position.stack[-1]
        if step.seat != seat or not isinstance(step, self.half_made):
            return None
        options = position.options(seat)
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda move: self.worth(position, seat, move))

    def worth(self, position: P, seat: int, move: Move) -> float:
        """How the position looks after a move and all that follows from it at once."""
        trial = position.copy()
        following: Move | None = move
        while following is not None:
            trial.play(seat, following, Dice(0))
            following = self.following(trial, seat)
        return self.evaluate(trial, seat)
