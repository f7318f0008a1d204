"""The odds of an election: the votes of a candidate, and his chance to be elected (VNZ-3, VNZ-19)."""

from itertools import combinations
from typing import Final

from quattrocento.games.venetia.components.typed import QUARANTIA, SESTIERI
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.election import FIRST, cards_asked
from quattrocento.games.venetia.rules.sestieri import monument_votes, sestiere_votes
from quattrocento.kernel.places import members
from quattrocento.kernel.tuples import without

_VOTE_OF_CARD: Final = 2  # an Action card of a rival
_TIE: Final = 0.5


# ---- votes of Action cards


def best_votes(position: Venetia, seat: int, election: int) -> int:
    """Votes of the Action cards that the player has put in, and of the best that he may still add."""
    votes = position.votes[seat]
    return votes_of_cards(position, votes) + sum(further_votes(position, seat, election, votes))


def further_votes(position: Venetia, seat: int, election: int, votes: tuple[int, ...]) -> list[int]:
    """The votes of the best cards that may be added to these, the highest first (VNZ-3.1, VNZ-24.2)."""
    if NONE in votes:
        return []
    left = position.hand[seat]
    for card in votes:
        left = without(left, card)
    values = sorted([position.components.card_value[card] for card in left], reverse=True)
    return values[: cards_asked(position, seat, election) - len(votes)]


def votes_of_cards(position: Venetia, votes: tuple[int, ...]) -> int:
    """The votes of these Action cards; ``NONE`` among them says that no further one follows."""
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
