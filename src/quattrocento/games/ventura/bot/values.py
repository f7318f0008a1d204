"""What things are worth in victory points: income, Troops, cards in hand, a starting Domain."""

from functools import lru_cache
from typing import Final

from quattrocento.games.ventura.components.typed import (
    AMBUSH,
    ASSAULT_BONUS,
    ASSAULT_PREVENT,
    BUY_VENTURA,
    CAPTAINS,
    DEPLOY_DISCOUNT,
    DISCARD_ENEMY_COMPANY,
    EARLY_RETREAT,
    ENEMY_DISCARDS_COMPANY,
    FIRST_EVENT,
    HEAL_ARMY,
    INCOME_BONUS,
    INCOME_PER_CATEGORY,
    MOVE_BONUS,
    REMOVE_DOMAIN,
    SCORE,
    SEE_ORDER,
    WOUND_BITS,
    WOUND_MASK,
    Components,
)
from quattrocento.games.ventura.position.position import NO_CARD, NOWHERE, Ventura
from quattrocento.games.ventura.rules.domain import income_of, total_income
from quattrocento.games.ventura.rules.setup.founding import unowned
from quattrocento.kernel.places import members

FLORIN_A_ROUND: Final = 1.2  # points that a Florin of income brings each round
ENOUGH: Final = 6  # rounds beyond which nobody plans

STRENGTH: Final = 0.06  # of a Company in play, for each of its values
LEADER: Final = 0.5
GUARD: Final = 0.6  # a Troop is a threat and a guard by being there

COMPANY_IN_HAND: Final = 0.07
CAPTAIN_IN_HAND: Final = 0.8
CAPTAIN_VALUE: Final = 0.15
RESTRICTED: Final = 0.3
EVENT_WORTH: Final = {
    HEAL_ARMY: 0.4,
    ASSAULT_BONUS: 0.7,
    ASSAULT_PREVENT: 0.8,
    MOVE_BONUS: 0.5,
    AMBUSH: 0.4,
    SEE_ORDER: 0.3,
    EARLY_RETREAT: 0.4,
    INCOME_BONUS: 2.0,
    INCOME_PER_CATEGORY: 1.4,
    DEPLOY_DISCOUNT: 0.9,
    BUY_VENTURA: 0.2,
    DISCARD_ENEMY_COMPANY: 0.6,
    ENEMY_DISCARDS_COMPANY: 0.8,
    SCORE: 0.9,
    REMOVE_DOMAIN: 1.2,
}

START_INCOME: Final = 3.0
START_PAPAL: Final = 6.0
START_ROOM: Final = 0.2
DISPUTED: Final = 0.5  # what is left of the hope for a Territory, for each other City beside it
START_NEAR: Final = 3.0  # a Papal Territory beside the City; half as much one step farther


def income_worth(florins: int, rounds: float) -> float:
    """What so much income is worth over the rounds to come."""
    return florins * FLORIN_A_ROUND * max(0.0, min(rounds - 0.5, ENOUGH))


@lru_cache(maxsize=8)
def card_strengths(components: Components) -> tuple[float, ...]:
    """By card, the sum of what it does in battle."""
    return tuple(
        float(sum(components.attack[card]) + components.toughness[card])
        for card in range(len(components.card_ids))
    )


def strength_of(components: Components, companies: tuple[int, ...]) -> float:
    """What these Companies do in battle, and bear with the wounds that they have."""
    strengths = card_strengths(components)
    total = 0.0
    for company in companies:
        total += strengths[company >> WOUND_BITS] - (company & WOUND_MASK)
    return total


def host_worth(components: Components, captain: int, companies: tuple[int, ...]) -> float:
    """What a Troop is worth by being there, whatever it may do next."""
    worth = GUARD + STRENGTH * strength_of(components, companies)
    return worth + LEADER if captain != NO_CARD else worth


@lru_cache(maxsize=8)
def cards_in_hand(components: Components) -> tuple[float, ...]:
    """What each card is worth in the hand."""
    strengths = card_strengths(components)
    worths: list[float] = []
    for card, effect in enumerate(components.effect):
        if card < CAPTAINS:
            worths.append(CAPTAIN_IN_HAND + CAPTAIN_VALUE * strengths[card])
        elif card < FIRST_EVENT:
            share = RESTRICTED if components.mobilization[card] else 1.0
            worths.append(share * COMPANY_IN_HAND * strengths[card])
        else:
            worths.append(EVENT_WORTH.get(effect, 0.0))
    return tuple(worths)


def hand_worth(position: Ventura, seat: int, rounds: float) -> float:
    """The cards in hand, as far as there is time to use them."""
    worths = cards_in_hand(position.components)
    return sum(worths[card] for card in position.hand[seat]) * min(1.0, rounds / 3)


def starting_worth(position: Ventura, seat: int) -> float:
    """During setup: the Domain so far, and what may still be chosen for it (VTR-6.11, VTR-6.12)."""
    components = position.components
    own = position.own[seat]
    worth = START_INCOME * total_income(position, seat) + START_PAPAL * (own & components.papal).bit_count()
    if position.family[seat] == NO_CARD or position.spot[position.city(seat)] == NOWHERE:
        return worth
    beside = 0
    for tile in members(own):
        beside |= position.near[tile]
    chances = sorted(
        (
            (START_INCOME * income_of(position, tile, seat) + START_PAPAL * (components.papal >> tile & 1))
            * DISPUTED ** _neighbours(position, seat, tile)
            for tile in members(beside & unowned(position))
        ),
        reverse=True,
    )
    picks = components.domain_picks - (len(position.domain[seat]) - 1)
    worth += 0.7 * sum(chances[:picks]) + START_ROOM * len(chances)
    return worth + _papal_in_sight(position, position.city(seat), own)


def _neighbours(position: Ventura, seat: int, tile: int) -> int:
    """The Cities of others beside a Territory, who may choose it before."""
    beside = position.near[tile] & position.components.cities
    return (beside & ~(1 << position.city(seat))).bit_count()


def _papal_in_sight(position: Ventura, city: int, own: int) -> float:
    """Papal Territories of nobody that the first Companies could march to."""
    papal = position.components.papal & ~own
    beside = position.near[city]
    around = 0
    for tile in members(beside):
        around |= position.near[tile]
    return START_NEAR * ((papal & beside).bit_count() + 0.5 * (papal & around & ~beside).bit_count())
