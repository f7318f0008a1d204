"""True reasons: where the obstacle that a refusal names is taken away, the move is legal or another shows.

A refusal at the end of a chain of questions is chosen by elimination, so a wrong one could slip through. A
game tells for each of its reasons how to lift the obstacle (``Game.lifts``), or why that cannot be done
(``Game.not_lifted``).
"""

from typing import Final

from quattrocento.contract.promises import REASONS, Violation
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import NOT_ASKED, REFUSALS, Move
from quattrocento.kernel.position import Position
from quattrocento.kernel.saying import Saying

MOST_OBSTACLES: Final = 12
"""More of them do not stand in the way of one move."""


def check_true(game: AnyGame, position: Position, seat: int, move: Move, reason: Saying) -> None:
    """Lift one named obstacle after the other, on a copy, until the move is legal or none can be lifted."""
    what = f"{seat} {game.notation.text(move)}"
    named: list[str] = []
    trial = position
    for _ in range(MOST_OBSTACLES):
        named.append(repr(reason))
        _check_asked(trial, seat, move, reason, what)
        lift = game.lifts.get(reason.message)
        if lift is None or reason.message in REFUSALS:
            return
        trial = trial.copy()
        try:
            lift(trial, seat, move, reason.numbers())
        except Exception as error:
            raise Violation(REASONS, f"{what}: lifting {reason} raises {error!r}") from error
        # A copy remembers no list of options that was made before.
        trial = trial.copy()
        if move in trial.options(seat):
            return
        before, reason = reason, trial.why_not(seat, move)
        if reason == before:
            raise Violation(REASONS, f"{what}: {reason} is named although it was lifted")
    raise Violation(REASONS, f"{what}: the reasons go round, {', '.join(named)}")


def _check_asked(position: Position, seat: int, move: Move, reason: Saying, what: str) -> None:
    """Who may use a verb now is not told that nobody asked for it."""
    if reason.message == NOT_ASKED and any(verb == move[0] for verb, _ in position.options(seat)):
        raise Violation(REASONS, f"{what}: that verb is asked for, and {reason} denies it")
