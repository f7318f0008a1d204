"""Elections: the chance of a candidate, what it brings, and what is spent (VNZ-3, VNZ-19, VNZ-21.10)."""

from quattrocento.games.venetia.advice.effects.outcomes import Outcome, compared
from quattrocento.games.venetia.advice.effects.threats import next_turn
from quattrocento.games.venetia.advice.odds import further_votes, votes_of_cards, winning_chance
from quattrocento.games.venetia.components.typed import QUARANTIA, SESTIERI
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.election import (
    FINAL,
    FIRST,
    REGULAR,
    Ballot,
    Tie,
    cards_asked,
    conclude,
)
from quattrocento.games.venetia.rules.verbs import CARD
from quattrocento.kernel.effect import Effect, changes, happens
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying


def ballot(position: Venetia, seat: int, move: Move) -> list[Effect]:
    """A Family card, an Action card added, or no further one (VNZ-3.1, VNZ-19.3, VNZ-24.2)."""
    step = position.stack[-1]
    assert isinstance(step, Ballot)
    verb, noun = move
    candidate, votes = position.candidates[seat], position.votes[seat]
    if verb == "candidate":
        candidate = noun
    elif verb == "vote":
        votes = (*votes, noun % len(CARD.ids))
    else:
        votes = (*votes, NONE)
    found = _elected(position, seat, step.election, candidate, votes)
    if verb == "candidate" and not position.components.reusable >> noun & 1:
        found.append(happens("", Saying("effect-family-spent", _clause_of_spent(step.election))))
    spent = len([card for card in votes if card != NONE])
    if spent:
        clause = "VNZ-3.6" if step.election == FIRST else "VNZ-24.2"
        found.append(changes("cards", seat, -spent, -spent, clause, later=True))
    if step.election == REGULAR and not position.rules.basic:
        found += _taken_back(position, seat)
    asked = cards_asked(position, seat, step.election)
    done = NONE in votes or len(votes) >= asked
    if done and position.waiting() == (seat,) and step.election == REGULAR:
        found += _afterwards(position, seat)
    return found


def _clause_of_spent(election: int) -> str:
    return "VNZ-3.7" if election == FIRST else "VNZ-19.14"


def _elected(
    position: Venetia, seat: int, election: int, candidate: int, votes: tuple[int, ...]
) -> list[Effect]:
    """The office, or the points of the final election, and the chance of it (VNZ-19.11, VNZ-21.10)."""
    added = votes_of_cards(position, votes) + sum(further_votes(position, seat, election, votes))
    chance = winning_chance(position, seat, election, candidate, added)
    told: list[Effect] = []
    if election == FINAL:
        value = position.components.family_value[candidate]
        told.append(changes("points", seat, value, value, "VNZ-21.10", chance=chance, later=True))
    else:
        tokens = tokens_of_office(position)
        told.append(changes("doge_tokens", seat, tokens, tokens, "VNZ-19.11", chance=chance, later=True))
    return told


def tokens_of_office(position: Venetia) -> int:
    """The Doge tokens that a new Doge takes (VNZ-19.11)."""
    if position.seats == 2:
        return position.rules.two_player_tokens
    return position.components.doge_tokens


def _taken_back(position: Venetia, seat: int) -> list[Effect]:
    """Ducats in the drawn districts are lost to the election (VNZ-19.13)."""
    own = position.ducats[seat * SESTIERI : (seat + 1) * SESTIERI]
    there = [own[tile] for tile in range(QUARANTIA) if not position.tiles_out >> tile & 1]
    most = sum(sorted(there, reverse=True)[: position.components.tiles_drawn])
    return [changes("ducats", seat, -most, 0, "VNZ-19.13", later=True)] if most else []


def _afterwards(position: Venetia, seat: int) -> list[Effect]:
    """The last choice of all: the next turn begins before anybody is asked again (VNZ-4.5)."""
    after = position.copy()
    after.office = tokens_of_office(position)
    return next_turn(after, seat, _next_player(position))


def _next_player(position: Venetia) -> int:
    return next(step.seat for step in reversed(position.stack) if step.name == "begin")


def tie(position: Venetia, seat: int, winner: int) -> list[Effect]:
    """The leaving Doge makes one of the tied players Doge (VNZ-19.8)."""
    step = position.stack[-1]
    assert isinstance(step, Tie)
    after = position.copy()
    after.stack.pop()
    after.events = []
    conclude(after, step.election, winner)
    clauses = {"points": "VNZ-21.10", "doge_tokens": "VNZ-19.11", "ducats": "VNZ-19.13"}
    found = compared(position, seat, [Outcome(1.0, after, after.events)], clauses, others=False)
    if winner != seat:
        account = "points" if step.election == FINAL else "doge_tokens"
        amount = after.points[winner] - position.points[winner] if step.election == FINAL else after.office
        found.append(changes(account, winner, amount, clause=clauses[account], own=False))
    return found if step.election == FINAL else found + next_turn(after, seat, _next_player(position))
