"""Elections as a bot sees them: the chance of a candidate, and what he costs (VNZ-3, VNZ-19)."""

from itertools import combinations
from typing import Final

from quattrocento.games.venetia.components import QUARANTIA, SESTIERI
from quattrocento.games.venetia.election import FINAL, FIRST, Ballot, cards_asked
from quattrocento.games.venetia.forecast import monument_votes, sestiere_votes
from quattrocento.games.venetia.holdings import holdings
from quattrocento.games.venetia.prospects import future
from quattrocento.games.venetia.state import NONE, Venetia
from quattrocento.kernel.places import members
from quattrocento.kernel.tuples import changed, without

_TERM: Final = 4.5  # what it is worth to be elected
_FIRST_TERM: Final = 7.0  # the first turn of the game comes with it
_VOTE_OF_CARD: Final = 2  # an Action card of a rival
_VOTING_CARD: Final = 0.8  # what an Action card spent on votes would have been worth
_TIE: Final = 0.5


# ---- what a candidate is worth


def candidacy_worth(position: Venetia, seat: int, step: Ballot, card: int, votes: tuple[int, ...]) -> float:
    """What this Family card and these Action cards promise, less what is given away.

    ``votes`` may end with ``NONE``, no further card; else the best number of further ones is counted in.
    """
    given, further = _value(position, votes), further_votes(position, seat, step.election, votes)
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


# ---- votes of Action cards


def best_votes(position: Venetia, seat: int, election: int) -> int:
    """Votes of the Action cards that the player has put in, and of the best that he may still add."""
    votes = position.votes[seat]
    return _value(position, votes) + sum(further_votes(position, seat, election, votes))


def further_votes(position: Venetia, seat: int, election: int, votes: tuple[int, ...]) -> list[int]:
    """The votes of the best cards that may be added to these, the highest first (VNZ-3.1, VNZ-24.2)."""
    if NONE in votes:
        return []
    left = position.hand[seat]
    for card in votes:
        left = without(left, card)
    values = sorted([position.components.card_value[card] for card in left], reverse=True)
    return values[: cards_asked(position, seat, election) - len(votes)]


def _value(position: Venetia, votes: tuple[int, ...]) -> int:
    return sum([position.components.card_value[card] for card in votes if card != NONE])


# ---- chances


def winning_chance(position: Venetia, seat: int, election: int, card: int, votes: int) -> float:
    """The chance of a Family card with so many votes of Action cards, over all tiles that may be drawn.

    Every Family card of the others is taken to be equally likely. They are taken to add all Action cards
    that they may, with 2 votes each. A tied leaving Doge is taken to choose himself (VNZ-19.8, VNZ-R46);
    a tie without him counts half.
    """
    value = position.components.family_value[card]
    city = _city_votes(position, election)
    chances = [
        _against_all(position, seat, election, (value + votes + own[seat], value), own) for own in city
    ]
    return sum(chances) / len(chances)


def _against_all(
    position: Venetia, seat: int, election: int, mine: tuple[int, int], city: tuple[int, ...]
) -> float:
    values, chance = position.components.family_value, 1.0
    for rival in range(position.seats):
        if rival == seat:
            continue
        infamous = rival == position.infamy and election != FIRST
        cards = [position.components.lowest] if infamous else members(position.family[rival])
        added = city[rival] + _VOTE_OF_CARD * cards_asked(position, rival, election)
        theirs = [(values[card] + added, values[card]) for card in cards]
        tie = float(seat == position.doge) if position.doge in (seat, rival) else _TIE
        beaten = sum(other < mine for other in theirs) + tie * theirs.count(mine)
        chance *= beaten / len(cards)
    return chance


def _city_votes(position: Venetia, election: int) -> list[tuple[int, ...]]:
    """By pair of tiles, the votes of each player's Ducats and Monuments (VNZ-19.6, VNZ-25.6)."""
    if election == FIRST or position.rules.basic:
        return [(0,) * position.seats]
    votes, everywhere = sestiere_votes(position), monument_votes(position)
    left = [tile for tile in range(QUARANTIA + 1) if not position.tiles_out >> tile & 1]
    found: list[tuple[int, ...]] = []
    for pair in combinations(left, position.components.tiles_drawn):
        drawn = [tile for tile in pair if tile != QUARANTIA]
        found.append(
            tuple(
                [
                    everywhere[seat] + sum([votes[seat * SESTIERI + tile] for tile in drawn])
                    for seat in range(position.seats)
                ]
            )
        )
    return found
