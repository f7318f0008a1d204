"""What a candidate is worth to a bot: his chance, the office, and what he costs (VNZ-3, VNZ-19)."""

from typing import Final

from quattrocento.games.venetia.advice.odds import further_votes, votes_of_cards, winning_chance
from quattrocento.games.venetia.bot.future import future
from quattrocento.games.venetia.bot.holdings import holdings
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.election import FINAL, FIRST, Ballot
from quattrocento.kernel.tuples import changed

_TERM: Final = 4.5  # what it is worth to be elected
_FIRST_TERM: Final = 7.0  # the first turn of the game comes with it
_VOTING_CARD: Final = 0.8  # what an Action card spent on votes would have been worth


def candidate_worth(position: Venetia, seat: int, step: Ballot, card: int, votes: tuple[int, ...]) -> float:
    """What this Family card and these Action cards promise, less what is given away.

    ``votes`` may end with ``NONE``, no further card; else the best number of further ones is counted in.
    """
    given, further = votes_of_cards(position, votes), further_votes(position, seat, step.election, votes)
    least = len(further) if step.election == FIRST else 0  # VNZ-3.1: there a card must be added
    prize = _prize(position, step.election, card)
    price = 0.0 if step.election == FINAL else _VOTING_CARD
    best = max(
        winning_chance(position, seat, step.election, card, given + sum(further[:number])) * prize
        - price * number
        for number in range(least, len(further) + 1)
    )
    spent = price * sum(vote != NONE for vote in votes)
    return best - spent - _worth_less(position, seat, step.election, card)


def _prize(position: Venetia, election: int, card: int) -> float:
    if election == FINAL:
        return position.components.family_value[card]
    return _FIRST_TERM if election == FIRST else _TERM


def _worth_less(position: Venetia, seat: int, election: int, card: int) -> float:
    """What is lost with the Family card; the one of value 1 comes back (VNZ-19.14)."""
    if election == FINAL or position.components.reusable >> card & 1:
        return 0.0
    ahead, trial = future(position), position.copy()
    trial.family = changed(position.family, seat, position.family[seat] & ~(1 << card))
    return holdings(position, seat, ahead) - holdings(trial, seat, ahead)
