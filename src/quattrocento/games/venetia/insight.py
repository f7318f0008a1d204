"""What a position is worth to a bot, in VP: the points, the scorings still to come, and what helps there.

The numbers were found by letting bots play; they belong to no rule.
"""

import math
from typing import Final

from quattrocento.games.venetia.components import (
    APOGEE,
    COLONIES,
    COMMERCIAL,
    MILITARY,
    REGIONS,
    RISE,
    SESTIERI,
)
from quattrocento.games.venetia.election import FINAL, Ballot
from quattrocento.games.venetia.forecast import (
    doge_points,
    kingdom_points,
    monument_points,
    podesta_points,
    presence,
    sestiere_votes,
    token_points,
)
from quattrocento.games.venetia.routes import route
from quattrocento.games.venetia.state import NONE, Venetia
from quattrocento.kernel.move import NOBODY
from quattrocento.kernel.places import members

_SCORINGS_LEFT: Final = {RISE: 2.6, APOGEE: 1.8}  # the first may be lost, and pieces too
_OTHERS: Final = 0.5  # how much a point of the others counts against an own one

_SECOND_IN_MAJOR: Final = 0.5  # it survives a Kingdom (VNZ-17.5)
_TOWARDS_PODESTA: Final = 0.45
_REACHED: Final = 0.12  # a VP of a region that is open to the player
_AT_SEA: Final = 0.15
_DUCAT: Final = 0.15
_CARD: Final = 0.5
_OFFICE: Final = 1.0
_FAMILY: Final = 0.18  # a vote that can still be given
_INFAMY: Final = 1.5
_ACTION_POINT: Final[dict[int, float]] = {COMMERCIAL: 1.3, MILITARY: 1.1}
_POLITICAL_POINT: Final = 1.0
_TERM: Final = 3.0  # what it is worth to be elected
_DOUBT: Final = 2.5  # votes that may come or not


def evaluate(game: Venetia, seat: int) -> float:
    """The own worth, less part of what the others are worth on average."""
    worth = [_worth(game, other) for other in range(game.seats)]
    others = sum(worth) - worth[seat]
    return worth[seat] - _OTHERS * others / (game.seats - 1)


def _worth(game: Venetia, seat: int) -> float:
    if game.result is not None:
        return float(game.points[seat])
    scorings = _SCORINGS_LEFT.get(game.epoch, 0.9)
    standing = presence(game, seat) + podesta_points(game, seat) + monument_points(game, seat)
    worth = game.points[seat] + scorings * (standing + _footholds(game, seat))
    worth += token_points(game, seat) + doge_points(game, seat) + kingdom_points(game, seat)
    return worth + _means(game, seat) + _turn(game, seat) + _election(game, seat)


def _footholds(game: Venetia, seat: int) -> float:
    """Influence that may bring a Podestà or outlast a loss, and open regions."""
    components, seats = game.components, game.seats
    own = game.influence[seat::seats]
    worth = 0.0
    for colony in range(COLONIES):
        if not own[colony]:
            continue
        if components.is_major[colony] and own[colony] > 1:
            worth += _SECOND_IN_MAJOR
        here = game.in_colony(colony)
        if game.podesta[colony] == NOBODY:
            leads = own[colony] == max(here)
            share = sum(here) / components.colony_value[colony]
            worth += _TOWARDS_PODESTA * share * own[colony] / 2 if leads else 0.0
    reached = components.regions_reached[route(game, seat)] & ~game.occupied
    for region in range(REGIONS):
        if reached >> region & 1:
            worth += _REACHED * components.region_value[region]
    return worth


def _means(game: Venetia, seat: int) -> float:
    """What is not yet worth VP: seas, Ducats, cards, the office, votes to come, Infamy."""
    components = game.components
    worth = _AT_SEA * sum(game.sea_influence[seat :: game.seats])
    worth += _DUCAT * sum(game.ducats[seat * SESTIERI : (seat + 1) * SESTIERI])
    worth += _CARD * len(game.hand[seat])
    worth += _OFFICE * game.office if seat == game.doge else 0.0
    worth += _FAMILY * sum(components.family_value[card] for card in members(game.family[seat]))
    return worth - (_INFAMY if seat == game.infamy else 0.0)


def _turn(game: Venetia, seat: int) -> float:
    """Action Points that are still to be used."""
    if seat != game.active or game.type == NONE or not game.ap:
        return 0.0
    return game.ap * _ACTION_POINT.get(game.type, _POLITICAL_POINT)


def _election(game: Venetia, seat: int) -> float:
    """The hope of a candidate who is put up, less the votes that he costs."""
    step = game.stack[-1] if game.stack else None
    card = game.candidates[seat]
    if not isinstance(step, Ballot) or card == NONE:
        return 0.0
    values, city = game.components.family_value, sestiere_votes(game)
    ducats = [_city(city, other) for other in range(game.seats)]
    spent = sum(game.components.card_value[vote] for vote in game.votes[seat] if vote != NONE)
    own = values[card] + spent + ducats[seat]
    rivals = [_mean_card(game, other) + ducats[other] for other in range(game.seats) if other != seat]
    chance = 1.0
    for rival in rivals:
        chance *= 1 / (1 + math.exp((rival - own) / _DOUBT))
    if step.election == FINAL:
        return chance * values[card]
    lost = 0 if game.components.reusable >> card & 1 else values[card]
    return chance * _TERM - _FAMILY * lost - _CARD * sum(vote != NONE for vote in game.votes[seat])


def _city(votes: tuple[int, ...], seat: int) -> float:
    """Votes of Ducats and Monuments in two Sestieri out of six."""
    return sum(votes[seat * SESTIERI : (seat + 1) * SESTIERI]) * 2 / SESTIERI


def _mean_card(game: Venetia, seat: int) -> float:
    cards = members(game.family[seat])
    return sum(game.components.family_value[card] for card in cards) / len(cards)
