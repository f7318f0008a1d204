"""Elections as a bot sees them: the chance of a candidate, and what he costs (VNZ-3, VNZ-19)."""

from itertools import combinations
from typing import Final

from quattrocento.games.venetia.components import QUARANTIA, SESTIERI
from quattrocento.games.venetia.election import FINAL, FIRST, Ballot, cards_asked
from quattrocento.games.venetia.forecast import sestiere_votes
from quattrocento.games.venetia.holdings import holdings
from quattrocento.games.venetia.prospects import Future
from quattrocento.games.venetia.state import NONE, Venetia, changed
from quattrocento.kernel.places import members

_TERM: Final = 4.5  # what it is worth to be elected
_FIRST_TERM: Final = 7.0  # the first turn of the game comes with it
_VOTE_OF_CARD: Final = 2  # an Action card of a rival
_TIE: Final = 0.5


def candidacy_worth(game: Venetia, seat: int, step: Ballot, card: int, votes: int, ahead: Future) -> float:
    """What this Family card and so many votes of Action cards promise, less what is given away."""
    chance = winning_chance(game, seat, step.election, card, votes)
    if step.election == FINAL:
        return chance * game.components.family_value[card]
    term = _FIRST_TERM if step.election == FIRST else _TERM
    if game.components.reusable >> card & 1:
        return chance * term
    family = changed(game.family, seat, game.family[seat] & ~(1 << card))
    return chance * term - _worth_less(game, seat, family, ahead)


def _worth_less(game: Venetia, seat: int, family: tuple[int, ...], ahead: Future) -> float:
    trial = game.copy()
    trial.family = family
    return holdings(game, seat, ahead) - holdings(trial, seat, ahead)


def winning_chance(game: Venetia, seat: int, election: int, card: int, votes: int) -> float:
    """Over all tiles that may be drawn, with every Family card of the others equally likely."""
    value = game.components.family_value[card]
    city = _city_votes(game, election)
    chances = [_against_all(game, seat, election, (value + votes + own[seat], value), own) for own in city]
    return sum(chances) / len(chances)


def _against_all(
    game: Venetia, seat: int, election: int, mine: tuple[int, int], city: tuple[int, ...]
) -> float:
    values, chance = game.components.family_value, 1.0
    for rival in range(game.seats):
        if rival == seat:
            continue
        infamous = rival == game.infamy and election != FIRST
        cards = [game.components.lowest] if infamous else members(game.family[rival])
        added = city[rival] + _VOTE_OF_CARD * cards_asked(game, rival, election)
        theirs = [(values[card] + added, values[card]) for card in cards]
        beaten = sum(other < mine for other in theirs) + _TIE * theirs.count(mine)
        chance *= beaten / len(cards)
    return chance


def _city_votes(game: Venetia, election: int) -> list[tuple[int, ...]]:
    """By pair of tiles, the votes of each player's Ducats and Monuments (VNZ-19.6, VNZ-25.6)."""
    if election == FIRST or game.rules.basic:
        return [(0,) * game.seats]
    votes = sestiere_votes(game)
    left = [tile for tile in range(QUARANTIA + 1) if not game.tiles_out >> tile & 1]
    found: list[tuple[int, ...]] = []
    for pair in combinations(left, game.components.tiles_drawn):
        drawn = [tile for tile in pair if tile != QUARANTIA]
        found.append(
            tuple([sum(votes[seat * SESTIERI + tile] for tile in drawn) for seat in range(game.seats)])
        )
    return found


def votes_given(game: Venetia, seat: int) -> int:
    """Votes of the Action cards that the player has put in so far."""
    return sum(game.components.card_value[card] for card in game.votes[seat] if card != NONE)
