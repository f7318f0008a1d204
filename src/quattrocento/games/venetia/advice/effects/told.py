"""What each option costs and brings, from the view alone: every verb in every step."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from quattrocento.games.venetia.advice.effects.attacks import answer, attack, draw, engage
from quattrocento.games.venetia.advice.effects.ballots import ballot, tie
from quattrocento.games.venetia.advice.effects.outcomes import compared, played
from quattrocento.games.venetia.advice.effects.to_come import to_come
from quattrocento.games.venetia.advice.effects.turns import die, doge_token, end, veto
from quattrocento.games.venetia.components.typed import COMMERCIAL, POLITICAL, Components
from quattrocento.games.venetia.knowledge.imagine import imagine
from quattrocento.games.venetia.knowledge.view import VenetiaView
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.battles import tokens_left
from quattrocento.games.venetia.rules.election import Ballot
from quattrocento.kernel.effect import Effect, closing, happens
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying

Telling = Callable[[Venetia, int, Move], list[Effect]]

# By verb the clause of what it places or takes, where no step has another one.
_CLAUSES: Final[Mapping[str, Mapping[str, str]]] = {
    "route": {"influence": "VNZ-9.3"},
    "treat": {"kingdoms": "VNZ-10.2"},
    "place": {"influence": "VNZ-23.0"},
    "expel": {"influence": "VNZ-23.19"},
    "rival": {"influence": "VNZ-23.20"},
    "sink": {"influence": "VNZ-14.3"},
    "ducat": {"ducats": "VNZ-23.8"},
    "play": {"cards": "VNZ-8.5", "action_points": "VNZ-8.1", "influence": "VNZ-23.0"},
}
_PLACING: Final = {COMMERCIAL: "VNZ-11.1", POLITICAL: "VNZ-12.1"}


def effects(view: VenetiaView, components: Components, options: Sequence[Move]) -> list[list[Effect]]:
    """The effects of each option of the view's seat; what is hidden is laid out anew and never told."""
    if not options:
        return []
    position = imagine(view, random.Random(0), components)  # only numbers of hidden things count
    battle = _attacks(position, view.seat)
    return [_told(position, view.seat, move, battle) for move in options]


def _told(position: Venetia, seat: int, move: Move, battle: Mapping[str, Telling]) -> list[Effect]:
    if isinstance(position.stack[-1], Ballot):
        return ballot(position, seat, move)
    telling = battle.get(move[0]) or _BY_VERB.get(move[0], _carried_out)
    return telling(position, seat, move)


def _attacks(position: Venetia, seat: int) -> Mapping[str, Telling]:
    """The attacks of this step; all of them draw from the same Battle tokens."""
    step = position.stack[-1].name
    if step == "crociata":
        number = min(position.components.cards[position.playing].amount, tokens_left(position))
    elif step == "actions" and tokens_left(position):
        number = 1
    else:
        return {}
    drawn = draw(position, number)
    return {
        "attack": lambda before, own, move: attack(before, own, move[1], drawn),
        "engage": lambda before, own, move: engage(before, own, move[1], drawn),
    }


def _carried_out(position: Venetia, seat: int, move: Move) -> list[Effect]:
    """A move without chance: what the rules make of it, and the choices that it begins."""
    verb = move[0]
    outcome = played(position, seat, move)
    clauses = {"influence": _PLACING[position.type]} if verb == "influence" else _CLAUSES.get(verb, {})
    told = compared(position, seat, [outcome], clauses)
    shown = position.received if verb == "cash" else NONE
    return told + _limits(position, seat, move) + to_come(outcome.position, seat, shown)


def _limits(position: Venetia, seat: int, move: Move) -> list[Effect]:
    """What the move rules out for this turn, and what counts at the end only."""
    verb, noun = move
    if verb == "play":
        return [closing(["play"], Saying("effect-card-played", "VNZ-8.5"))]
    if verb == "influence" and position.type == POLITICAL and position.politics == NONE:
        return [happens("", Saying("effect-only-here", "VNZ-12.2", colony=noun))]
    if verb == "treat" and not position.treated[seat][position.kingdom[noun]]:
        return [happens("", Saying("effect-new-kingdom", "VNZ-21.9"))]
    if verb == "capitulate":
        return [happens("", Saying("effect-capitulated", "VNZ-23.23", region=noun))]
    return []


_BY_VERB: Final[Mapping[str, Telling]] = {
    "die": die,
    "keep_token": doge_token,
    "spend_token": doge_token,
    "end": lambda position, seat, move: end(position, seat),
    "veto": veto,
    "accept": veto,
    "elect": lambda position, seat, move: tie(position, seat, move[1]),
    "use": answer,
    "redraw": answer,
    "reinforce": answer,
    "wait": answer,
}
