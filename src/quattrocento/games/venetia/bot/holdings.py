"""What a player holds beside the board, in VP: cards, the city, the office, Family cards, Infamy."""

from typing import Final

from quattrocento.games.venetia.bot.future import Future
from quattrocento.games.venetia.components.typed import SESTIERI
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.rules.routes import barred_regions, route
from quattrocento.games.venetia.rules.scoring import (
    doge_points,
    kingdom_points,
    monument_points,
    token_points,
)
from quattrocento.kernel.places import members

_REACHED: Final = 0.15  # of the VP of a region that is open to the player
_AT_SEA: Final = 0.15
_CARD: Final[dict[str, float]] = {
    "extra_ap": 1.6,
    "place_influence": 1.6,
    "draw_action_cards": 1.3,
    "draw_vp_tokens": 1.6,
    "place_ducats": 1.4,
    "remote_attack": 2.0,
    "remove_fleets": 1.2,
    "expel_rivals": 1.5,
    "replace_influence": 1.6,
}
_OTHER_CARD: Final = 0.8
_NEXT_OF_TYPE: Final = 0.6  # of what the one before it is worth: one a turn is played (VNZ-8.5)
_TURNS_FOR_CARDS: Final = 3.0  # own turns that a hand of one type needs
_MONUMENT_VOTES: Final = 0.4  # for each election to come
_HOARD: Final = 0.85  # of a share in a Monument, because an election may empty the Sestiere
_TOKEN: Final = 1.1  # in office
_FAMILY: Final = 0.35  # a vote in an election to come
_FINAL: Final = 0.4  # a vote in the final one
_INFAMY: Final = 1.2


def holdings(position: Venetia, seat: int, ahead: Future) -> float:
    """All that lies before a player."""
    worth = float(
        token_points(position, seat) + doge_points(position, seat) + kingdom_points(position, seat)
    )
    worth += monument_points(position, seat) * (ahead.soon + ahead.later)
    worth += _routes(position, seat, ahead) + _hand(position, seat, ahead)
    worth += _family(position, seat, ahead)
    if position.rules.basic:
        return worth
    worth += _city(position, seat, ahead)
    worth += _TOKEN * position.office if seat == position.doge else 0.0
    return worth - (_INFAMY * min(1.0, ahead.elections) if seat == position.infamy else 0.0)


def _routes(position: Venetia, seat: int, ahead: Future) -> float:
    """Regions that are open to a player who is not there yet."""
    components, seats = position.components, position.seats
    closed = position.occupied | barred_regions(position)
    worth = _AT_SEA * position.at_sea[seat].bit_count()
    for region in members(components.regions_reached[route(position, seat)] & ~closed):
        if not position.influence[components.major_of[region] * seats + seat]:
            worth += _REACHED * components.region_value[region] * (ahead.soon + ahead.later)
    return worth


def _hand(position: Venetia, seat: int, ahead: Future) -> float:
    """Cards, less for each further one of the same type and when few turns are left."""
    cards, worth = position.components.cards, 0.0
    best: list[list[float]] = [[], [], []]
    for card in position.hand[seat]:
        best[cards[card].type].append(_CARD.get(cards[card].effect, _OTHER_CARD))
    for values in best:
        share = 1.0
        for value in sorted(values, reverse=True):
            worth += share * value
            share *= _NEXT_OF_TYPE
    return worth * min(1.0, ahead.turns / position.seats / _TURNS_FOR_CARDS)


def _city(position: Venetia, seat: int, ahead: Future) -> float:
    """Ducats on the way to a Monument, and the votes of coloured ones."""
    components = position.components
    own = slice(seat * SESTIERI, (seat + 1) * SESTIERI)
    votes = _MONUMENT_VOTES * min(ahead.elections, 3.0)
    monument = components.points["monument"] * (ahead.soon + ahead.later) + votes
    worth = votes * sum(position.coloured[own])
    for number in position.ducats[own]:
        worth += _HOARD * monument * number / components.ducats_per_monument
    return worth


def _family(position: Venetia, seat: int, ahead: Future) -> float:
    """As many of the best cards as there are elections, and the best of the rest in the final one."""
    values = position.components.family_value
    cards = sorted([values[card] for card in members(position.family[seat])], reverse=True)
    worth, left = _FINAL * cards[0] if cards else 0.0, ahead.elections
    for value in cards[1:]:
        worth += _FAMILY * value * min(1.0, max(0.0, left))
        left -= 1
    return worth
