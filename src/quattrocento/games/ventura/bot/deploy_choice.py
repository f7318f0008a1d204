"""Which cards are deployed together: a Company, the Captain who leads it, and more Companies."""

from collections.abc import Sequence
from typing import Final

from quattrocento.games.ventura.bot.evaluation import evaluate
from quattrocento.games.ventura.components.typed import CAPTAINS
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.phases.deploy import Deploy
from quattrocento.games.ventura.rules.verbs import NEW, STOP
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.move import Move

AT_ONCE: Final = 3  # cards that are thought of together
GAIN: Final = 0.05


def best_deployment(position: Ventura, seat: int, options: Sequence[Move]) -> Move | None:
    """The first move of the best deployment of up to three cards, if one improves the position."""
    first, worth = _best(position, seat, options, AT_ONCE)
    if first is None:
        return None
    without = position.copy()
    without.play(seat, STOP, Dice(0))
    return first if worth > evaluate(without, seat) + GAIN else None


def _best(position: Ventura, seat: int, options: Sequence[Move], cards: int) -> tuple[Move | None, float]:
    best: tuple[Move | None, float] = (None, float("-inf"))
    for move in options:
        if move[0] != "deploy":
            continue
        for place in _places(position, seat, move):
            trial = position.copy()
            trial.play(seat, move, Dice(0))
            trial.play(seat, place, Dice(0))
            worth = evaluate(trial, seat)
            if cards > 1 and _leads_on(trial, seat, move[1]):
                worth = max(worth, _best(trial, seat, trial.options(seat), cards - 1)[1])
            if worth > best[1]:
                best = (move, worth)
    return best


def _places(position: Ventura, seat: int, move: Move) -> list[Move]:
    trial = position.copy()
    trial.play(seat, move, Dice(0))
    return [place for place in trial.options(seat) if place == NEW or place[0] in ("into", "raise")]


def _leads_on(position: Ventura, seat: int, card: int) -> bool:
    """Whether more may be deployed that belongs to this card: a Captain, or more Companies under him."""
    if (
        position.result is not None
        or not isinstance(position.stack[-1], Deploy)
        or position.stack[-1].seat != seat
    ):
        return False
    return card < CAPTAINS or any(other < CAPTAINS for other in position.hand[seat])
