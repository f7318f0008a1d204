"""The frame of a turn: the Doge's token, the die, the end of the actions, the veto (VNZ-4 to VNZ-8, 17)."""

from typing import Final

from quattrocento.games.venetia.advice.effects.outcomes import Outcome, compared, played
from quattrocento.games.venetia.advice.effects.threats import next_turn, risks, veto_asked
from quattrocento.games.venetia.advice.effects.to_come import to_come
from quattrocento.games.venetia.components.typed import FACES, LEFTMOST
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.election import REGULAR
from quattrocento.games.venetia.rules.scoring import hold_scorings
from quattrocento.games.venetia.rules.threats import Veto, resolve, threats_due
from quattrocento.kernel.effect import Effect, changes, closing, ending_turn, happens
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying

_ATTACKS: Final = ("attack", "engage")

# By type of die: what it allows, and the verbs that it closes for this turn.
_RULES: Final = (
    (_ATTACKS, "effect-die-commercial", "VNZ-11.2"),
    (("influence",), "effect-die-military", "VNZ-13.1"),
    (_ATTACKS, "effect-die-political", "VNZ-12.2"),
)


def die(position: Venetia, seat: int, move: Move) -> list[Effect]:
    """Action Points, cards, and what this type of die allows and rules out (VNZ-7.1 to 7.4, VNZ-8.4)."""
    outcome = played(position, seat, move)
    verbs, message, clause = _RULES[move[1] // FACES]
    told = compared(position, seat, [outcome], {"action_points": "VNZ-7.2", "cards": "VNZ-24.4"})
    return [*told, closing(verbs, Saying(message, clause)), *to_come(outcome.position, seat, NONE)]


def doge_token(position: Venetia, seat: int, move: Move) -> list[Effect]:
    """A token kept for a point, or spent for an Action Point (VNZ-6.1 to VNZ-6.3)."""
    outcome = played(position, seat, move)
    clause = "VNZ-6.2" if move[0] == "keep_token" else "VNZ-6.3"
    told = compared(position, seat, [outcome], {"action_points": "VNZ-6.3", "doge_tokens": clause})
    if not outcome.position.office:
        told.append(happens("", Saying("effect-election-due", "VNZ-19.1")))
    return told + to_come(outcome.position, seat, NONE)


def end(position: Venetia, seat: int) -> list[Effect]:
    """Unused points are lost, owed Threat cards are drawn, an election may follow (VNZ-4.4, VNZ-8.2)."""
    found = [ending_turn("VNZ-8.6")]
    if position.ap:
        found.insert(0, changes("action_points", seat, -position.ap, clause="VNZ-8.2"))
    owed = threats_due(position, position.owed)
    if owed:
        found.append(happens("", Saying("effect-threats", "VNZ-15.3", cards=owed)))
        if veto_asked(position) and not position.rules.veto_in_step_one_only:
            return found
    return found + _turn_over(position, seat, seat, owed)


def _turn_over(position: Venetia, seat: int, active: int, cards: int) -> list[Effect]:
    """After so many Threat cards the turn is over, and the next player's begins (VNZ-4.4, VNZ-4.5)."""
    after = position
    found: list[Effect] = []
    if cards:
        found += risks(position, seat, cards, at_end_of_turn=True)
    else:
        after = position.copy()
        after.events = []
        after.ap = 0
        hold_scorings(after, at_end_of_turn=True)
        before = position.copy()
        before.ap = 0
        found += compared(before, seat, [Outcome(1.0, after, after.events)], others=False)
    if not after.office:
        event = "election_began" if not cards else ""
        return [*found, happens(event, Saying("effect-election", "VNZ-19.1", election=REGULAR))]
    if not any(after.dice):
        drawn = after.components.threats_drawn[after.epoch]
        found.append(happens("", Saying("effect-threats", "VNZ-5.2", cards=drawn)))
    return found + next_turn(after, seat, (active + 1) % after.seats)


def veto(position: Venetia, seat: int, move: Move) -> list[Effect]:
    """The card strikes, or the Doge pays a token; its crosses count in any case (VNZ-17.2 to VNZ-17.4)."""
    step = position.stack[-1]
    assert isinstance(step, Veto)
    vetoed = move[0] == "veto"
    after = position.copy()
    after.stack.pop()
    after.events = []
    after.office -= int(vetoed)
    resolve(after, vetoed)
    ended = after.enemies <= LEFTMOST
    asked = not vetoed and veto_asked(after)
    rest = 0 if ended or asked else step.left
    goes_on = not ended and not (asked and step.left)
    at_end = goes_on and position.stack[-2].name == "turn_end"
    clauses = {"influence": "VNZ-17.5", "doge_tokens": "VNZ-17.4", "podesta": "VNZ-16.8"}
    outcome = Outcome(1.0, after, after.events)
    found = compared(position, seat, [outcome], clauses, others=not rest and not at_end)
    if vetoed:
        found.append(happens("vetoed", Saying("effect-vetoed", "VNZ-17.4", seat=seat, threat=step.threat)))
    if at_end:
        return found + _turn_over(after, seat, position.active, rest)
    return found + (risks(after, seat, rest) if rest else [])
