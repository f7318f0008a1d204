"""What cards in hand may become: a Troop deployed in the City, and where it could march from there."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from quattrocento.games.ventura.appraisal import host_worth
from quattrocento.games.ventura.blows import Blows, Striker
from quattrocento.games.ventura.components import CAPTAINS, FIRST_EVENT
from quattrocento.games.ventura.domain import total_income
from quattrocento.games.ventura.duels import Host
from quattrocento.games.ventura.foresight import Clock
from quattrocento.games.ventura.hiring import city_is_free, leaderless, may_start_troop
from quattrocento.games.ventura.movement import pace
from quattrocento.games.ventura.stages import DEPLOY, UPKEEP
from quattrocento.games.ventura.state import NO_CARD, Ventura
from quattrocento.games.ventura.troops import card_of, fresh, has_garrison, index
from quattrocento.games.ventura.upkeep import maintenance

AFFORDED, NEXT_ROUND, SOME_DAY = 0.9, 0.7, 0.3
FLORIN: Final = 1.0  # points that a Florin would buy instead
SERVICE: Final = 3.0  # rounds for which a Troop is paid, as a rule


class Levy(NamedTuple):
    """A Troop that may be deployed, what it costs, and whether only in the next round (1) or now (0)."""

    host: Host
    cost: int
    delay: int


def best_hope(position: Ventura, seat: int, clock: Clock, blows: Blows, rivals: dict[int, float]) -> float:
    """The worth of the best Troop that the hand could become, by when it can be paid.

    ``rivals``: how much each rival weighs; what one of them fears is a hope too.
    """
    if not city_is_free(position, seat):
        return 0.0
    surplus = total_income(position, seat) - maintenance(position, seat)
    budget = position.florins[seat] + (surplus if clock.is_ahead(seat, UPKEEP) else 0)
    best = 0.0
    for host, cost in _hosts(position, seat):
        soon = clock.is_ahead(seat, DEPLOY) and cost <= budget
        worth = _worth(position, seat, blows, rivals, Levy(host, cost, int(not soon)))
        if worth > 0:
            later = NEXT_ROUND if cost <= budget + max(0, surplus) else SOME_DAY
            best = max(best, worth * (AFFORDED if soon else later))
    return best


def _worth(position: Ventura, seat: int, blows: Blows, rivals: dict[int, float], levy: Levy) -> float:
    components = position.components
    captain, companies = levy.host
    reach = blows.prospects.reach_from(position.city(seat), pace(components, captain, companies), seat)
    campaign = blows.campaign(seat, [Striker(levy.host, reach, levy.delay)])
    found = sum(blow.worth + rivals.get(blow.victim, 0.0) * blow.fear for blow in campaign)
    pay = sum(components.maintenance[card_of(company)] for company in companies)
    if captain != NO_CARD:
        pay += components.maintenance[captain]
    florins = levy.cost + pay * min(blows.left, SERVICE)
    return found + host_worth(components, captain, companies) - FLORIN * florins


def _hosts(position: Ventura, seat: int) -> Iterator[tuple[Host, int]]:
    """Troops that the hand allows, with their cost: a Company, a Captain with one, and with two."""
    cost = position.components.cost
    hand = sorted(set(position.hand[seat]))
    captains = [card for card in hand if card < CAPTAINS]
    companies = [
        card for card in hand if CAPTAINS <= card < FIRST_EVENT and may_start_troop(position, seat, card)
    ]
    waiting = [
        position.companies[index(seat, area)]
        for area in leaderless(position, seat)
        if not has_garrison(position, seat, area)
    ]
    for card in companies:
        yield (NO_CARD, (fresh(card),)), cost[card]
    for captain in captains:
        for card in companies:
            yield (captain, (fresh(card),)), cost[captain] + cost[card]
            for other in companies:
                if other > card:
                    yield (captain, (fresh(card), fresh(other))), cost[captain] + cost[card] + cost[other]
        for troop in waiting:
            yield (captain, troop), cost[captain]
            for card in companies:
                yield (captain, tuple(sorted((*troop, fresh(card))))), cost[captain] + cost[card]
