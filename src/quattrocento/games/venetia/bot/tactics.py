"""What a sensible player weighs at each step, and how he goes on with a choice half made."""

from collections.abc import Sequence
from typing import Final

from quattrocento.games.venetia.bot.attack_values import attack_worth, engagement_worth
from quattrocento.games.venetia.bot.candidate_values import candidate_worth
from quattrocento.games.venetia.bot.evaluation import action_values, evaluate
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.action_cards.influence import Place
from quattrocento.games.venetia.rules.action_cards.military import Crociata, Galeazze, Sink
from quattrocento.games.venetia.rules.action_cards.political import (
    Bailo,
    Broglio,
    Capitolazioni,
    ConsiglioDieci,
    CoronaCipro,
    Ducats,
    Rival,
    Serrata,
)
from quattrocento.games.venetia.rules.actions import Actions
from quattrocento.games.venetia.rules.election import Ballot
from quattrocento.games.venetia.rules.sestieri import Cash, Received
from quattrocento.games.venetia.rules.verbs import CARD, END
from quattrocento.kernel.completion import Completion
from quattrocento.kernel.move import Move

Groups = Sequence[Sequence[Move]]

# Choices that follow from a move at once: before they are made the position cannot be valued.
HALF_MADE: Final = (
    Place,
    Crociata,
    Galeazze,
    Sink,
    Bailo,
    Capitolazioni,
    ConsiglioDieci,
    CoronaCipro,
    Rival,
    Ducats,
    Broglio,
    Serrata,
    Received,
    Cash,
)
COMPLETION: Final[Completion[Venetia]] = Completion(HALF_MADE, evaluate)
_TARGETS: Final = 8  # colonies that an attack is thought through on
_NEARLY: Final = 0.5  # candidates who promise nearly as much: chance decides, lest others foresee it


def considered(position: Venetia, seat: int, options: Sequence[Move]) -> Groups:
    """The options worth weighing, in the order in which a sensible player decides."""
    step = position.stack[-1]
    if isinstance(step, Ballot):
        return (_ballot(position, seat, step, options),)
    if not isinstance(step, Actions):
        return (options,)
    cards = [move for move in options if move[0] == "play"]
    action = (best_action(position, seat, [move for move in options if move[0] != "play"]),)
    return (cards, action) if cards else (action,)


# ---- actions


def best_action(position: Venetia, seat: int, options: Sequence[Move]) -> Move:
    """The best use of the next Action Point, or the end where every use does harm."""
    if not position.ap:
        return END
    idle = position.copy()
    idle.ap = 0
    best, most = END, evaluate(idle, seat)
    for move in _promising(position, seat, options):
        worth = _action_worth(position, seat, move)
        if worth > most:
            best, most = move, worth
    return best


def _promising(position: Venetia, seat: int, options: Sequence[Move]) -> list[Move]:
    """All but the end; of attacks on colonies, which take long to weigh, those that promise most."""
    attacks = [move for move in options if move[0] == "attack"]
    others = [move for move in options if move[0] not in ("attack", "end")]
    if len(attacks) > _TARGETS:
        found = action_values(position, seat)
        attacks.sort(key=lambda move: found.attack(move[1]), reverse=True)
    return attacks[:_TARGETS] + others


def _action_worth(position: Venetia, seat: int, move: Move) -> float:
    if move[0] == "attack":
        return attack_worth(position, seat, move[1])
    if move[0] == "engage":
        return engagement_worth(position, seat, move[1])
    return COMPLETION.worth(position, seat, move)


# ---- elections


def _ballot(position: Venetia, seat: int, step: Ballot, options: Sequence[Move]) -> list[Move]:
    """The best choices of an election, and those nearly as good."""
    worths = [_ballot_worth(position, seat, step, move) for move in options]
    least = max(worths) - _NEARLY
    return [move for move, worth in zip(options, worths, strict=True) if worth >= least]


def _ballot_worth(position: Venetia, seat: int, step: Ballot, move: Move) -> float:
    card, votes = position.candidates[seat], position.votes[seat]
    if move[0] == "candidate":
        card = move[1]
    else:
        votes += (move[1] % len(CARD.ids) if move[0] == "vote" else NONE,)
    return candidate_worth(position, seat, step, card, votes)
