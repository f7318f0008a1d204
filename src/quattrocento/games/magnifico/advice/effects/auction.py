"""Bids and purchases (MAG-5.3)."""

from quattrocento.games.magnifico.advice.effects.trial import Trial, round_effects
from quattrocento.games.magnifico.advice.effects.turn import lasting
from quattrocento.kernel.effect import Effect, changes, happens
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying


def bid(trial: Trial, florins: int) -> list[Effect]:
    """A bid is paid only with a purchase (MAG-5.3.9); whether anybody can bid as much is open."""
    seat, money = trial.seat, trial.before.money
    told = [changes("florins", seat, -florins, clause="MAG-5.3.9", later=True)]
    if florins > max([other for place, other in enumerate(money) if place != seat]):
        told.append(happens("", Saying("effect-highest-bid", "MAG-5.3.7")))
    return told


def buy(trial: Trial, move: Move) -> list[Effect]:
    """The whole bid is paid; the first buyer takes Leonardo (MAG-5.3.9, MAG-5.3.11)."""
    before, seat = trial.before, trial.seat
    tried = trial.play(move)
    clauses = {"florins": "MAG-5.3.9", "archive": "MAG-5.3.16", "fielded": "MAG-5.3.15"}
    told = [changes(name, seat, number, clause=clauses[name]) for name, number in tried.by_move.items()]
    if before.sold == 0:
        if before.holder != seat:
            told.append(happens("took_leonardo", Saying("effect-leonardo", "MAG-5.3.11", seat=seat)))
        else:
            told.append(happens("", Saying("effect-keeps-leonardo", "MAG-5.3.11")))
    return told + lasting(trial, tried.after) + round_effects(trial, tried)


def decline(trial: Trial, move: Move) -> list[Effect]:
    """The money stays; there is no second chance in this auction (MAG-5.3.10)."""
    kept = trial.before.offers[trial.seat]
    told = [happens("", Saying("effect-keeps-bid", "MAG-5.3.10", florins=kept))]
    return told + round_effects(trial, trial.play(move))
