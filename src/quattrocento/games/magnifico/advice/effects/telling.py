"""Effects of every option that a seat has now."""

from collections.abc import Sequence

from quattrocento.games.magnifico.advice.effects.assaults import assault, leaving
from quattrocento.games.magnifico.advice.effects.auction import bid, buy, decline
from quattrocento.games.magnifico.advice.effects.battle import DICE_VERBS, Fray
from quattrocento.games.magnifico.advice.effects.trial import Trial, round_effects
from quattrocento.games.magnifico.advice.effects.turn import in_turn, marching, movements, plain
from quattrocento.games.magnifico.advice.effects.war import declared, mustered
from quattrocento.games.magnifico.components.typed import Components
from quattrocento.games.magnifico.knowledge.view import MagnificoView
from quattrocento.games.magnifico.rules.turn.muster import Muster
from quattrocento.games.magnifico.rules.turn.war import Attack
from quattrocento.kernel.effect import Effect
from quattrocento.kernel.move import Move


def effects(view: MagnificoView, components: Components, options: Sequence[Move]) -> list[list[Effect]]:
    """What each of these options of the view's seat costs and brings."""
    if not options:
        return []
    trial = Trial(view, components)
    fray = Fray(trial.before, trial.seat) if trial.before.battle is not None else None
    return [_of(trial, fray, move) for move in options]


def _of(trial: Trial, fray: Fray | None, move: Move) -> list[Effect]:
    verb = move[0]
    step = trial.before.stack[-1]
    if verb == "bid":
        return bid(trial, move[1])
    if verb == "buy":
        return buy(trial, move)
    if verb == "decline":
        return decline(trial, move)
    if isinstance(step, Attack):
        return mustered(trial, step, move)
    if isinstance(step, Muster):
        return marching(trial, step, move)
    if step.name == "movements":
        return movements(trial, move)
    if verb == "attack":
        return declared(trial, move)
    if step.name == "turn":
        return in_turn(trial, move)
    if fray is not None:
        return assault(trial, fray, move) if verb in DICE_VERBS else leaving(trial, fray, move)
    tried = trial.play(move)
    return plain(trial, tried, verb) + round_effects(trial, tried)
