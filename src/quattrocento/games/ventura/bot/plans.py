"""What cards in hand may become: a Troop deployed in the City, and where it could march from there."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from quattrocento.games.ventura.bot.attack_values import AttackValues, Striker
from quattrocento.games.ventura.bot.duels import Host
from quattrocento.games.ventura.bot.race import Clock
from quattrocento.games.ventura.bot.values import host_worth
from quattrocento.games.ventura.components.typed import CAPTAINS, FIRST_EVENT
from quattrocento.games.ventura.position.position import NO_CARD, Ventura
from quattrocento.games.ventura.rules.domain import total_income
from quattrocento.games.ventura.rules.phases.movement import pace
from quattrocento.games.ventura.rules.phases.upkeep import maintenance
from quattrocento.games.ventura.rules.stages import DEPLOY, UPKEEP
from quattrocento.games.ventura.rules.troops.hiring import city_is_free, leaderless, may_start_troop
from quattrocento.games.ventura.rules.troops.troops import card_of, fresh, has_garrison, index

AFFORDED, NEXT_ROUND, SOME_DAY = 0.9, 0.7, 0.3
FLORIN: Final = 1.0  # points that a Florin would buy instead
SERVICE: Final = 3.0  # rounds for which a Troop is paid, as a rule


class Plan(NamedTuple):
    """A Troop that may be deployed, what it costs, and whether only in the next round (1) or now (0)."""

    host: Host
    cost: int
    delay: int


def best_plan(
    position: Ventura, seat: int, clock: Clock, attacks: AttackValues, rivals: dict[int, float]
) -> float:
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
        worth = _worth(position, seat, attacks, rivals, Plan(host, cost, int(not soon)))
        if worth > 0:
            later = NEXT_ROUND if cost <= budget + max(0, surplus) else SOME_DAY
            best = max(best, worth * (AFFORDED if soon else later))
    return best


def _worth(
    position: Ventura, seat: int, attacks: AttackValues, rivals: dict[int, float], plan: Plan
) -> float:
    components = position.components
    captain, companies = plan.host
    reach = attacks.threats.reach_from(position.city(seat), pace(components, captain, companies), seat)
    campaign = attacks.campaign(seat, [Striker(plan.host, reach, plan.delay)])
    found = sum(attack.worth + rivals.get(attack.victim, 0.0) * attack.fear for attack in campaign)
    pay = sum(components.maintenance[card_of(company)] for company in companies)
    if captain != NO_CARD:
        pay += components.maintenance[captain]
    florins = plan.cost + pay * min(attacks.left, SERVICE)
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
