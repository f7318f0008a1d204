"""How good a position looks for a seat, in victory points (What a good player considers)."""

from math import exp
from typing import Final

from quattrocento.games.magnifico.bot.bidding import bid_worth
from quattrocento.games.magnifico.bot.strength import (
    arms_of,
    castle_level,
    chance_of,
    lead,
    return_fire,
    strike,
)
from quattrocento.games.magnifico.bot.threats import SLIM, Threats, prize_of
from quattrocento.games.magnifico.bot.values import (
    LONG_GAME,
    card_worths,
    fieldable,
    idle_worth,
    machines_worth,
    purse,
    rounds_left,
    waiting_card,
)
from quattrocento.games.magnifico.components.typed import CARDS_IN_BOX, TERRITORIES
from quattrocento.games.magnifico.position.battle import Battle
from quattrocento.games.magnifico.position.position import ATTACK, Magnifico
from quattrocento.games.magnifico.rules.auction import Bids, Buy
from quattrocento.games.magnifico.rules.battle.assaults import remove_soldiers, settled, soldiers_of
from quattrocento.games.magnifico.rules.income import income
from quattrocento.games.magnifico.rules.scoring import shares
from quattrocento.games.magnifico.rules.turn.turn import Begin, Turn
from quattrocento.kernel.places import members
from quattrocento.kernel.seats import NOBODY

VICTORY: Final = 1000.0
STRONGEST_RIVAL, OTHER_RIVALS = 0.4, 0.4

NEXT_SCORING: Final = 0.7  # how far a lead of today is a lead when points are given
TERRITORY_EDGE: Final = [exp(0.45 * count) for count in range(TERRITORIES + 1)]
CASTLE_EDGE: Final = [exp(0.9 * count) for count in range(TERRITORIES + 1)]
CARD_EDGE: Final = [exp(0.8 * count) for count in range(CARDS_IN_BOX + 1)]
PLAN_EDGE: Final = [exp(0.6 * count) for count in range(CARDS_IN_BOX + 1)]
ABOUT_TO_WIN: Final = 12.0
HOME_STRETCH: Final = 10
CLOSER: Final = 0.6

AHEAD: Final = 0.5  # how far the next income is counted on
INCOME_WORTH: Final = 0.03
SOLDIER: Final = 0.1
RECRUIT: Final = 0.1
DEFENDED_CITY: Final = 0.8
TOWER: Final = 0.15

DANGER: Final = 0.18
IMMINENT: Final = 0.2
OPPORTUNITY: Final = 0.07
LAND_NEAR, LAND_BY_SEA = 0.3, 0.12
SHOTS: Final = 2


def evaluate(position: Magnifico, seat: int) -> float:
    """The seat's outlook against that of its rivals."""
    if position.result is not None:
        return VICTORY if seat in position.result.winners else -VICTORY
    if position.battle is not None:
        return battle_worth(position, position.battle, seat)
    worth = standing(position, seat)
    if position.bids[seat] and isinstance(position.stack[-1], Bids):
        worth += bid_worth(position, seat, position.bids[seat])
    return worth


def battle_worth(position: Magnifico, battle: Battle, seat: int) -> float:
    """The two ends of a battle, each with its chance and the survivors that may be expected."""
    likely = battle_chance(position, battle)
    won = after_battle(position, battle.defender, 0.42 + 0.42 * likely)
    lost = after_battle(position, battle.attacker, 0.72 - 0.3 * likely)
    return likely * standing(won, seat) + (1 - likely) * standing(lost, seat)


def battle_chance(position: Magnifico, battle: Battle) -> float:
    """The attacker's chance in the battle as it stands."""
    target = battle.target
    guard, arms = arms_of(position, battle.defender), arms_of(position, battle.attacker)
    level = 0 if battle.cancelled else castle_level(position, guard, target)
    kills = strike(arms, battle.soldiers, battle.tanks, battle.airplanes, level)
    fire = return_fire(position, guard, target)
    likely = chance_of(lead(kills, battle.soldiers, fire, position.soldiers[target]))
    # MAG-7.5.4: every shot may end the battle for its own side.
    own, other = min(battle.tanks, SHOTS), min(position.tanks[target], SHOTS)
    likely *= (1 - arms.disaster) ** own
    return likely + (1 - likely) * (1 - (1 - guard.disaster) ** other)


def after_battle(position: Magnifico, loser: int, left: float) -> Magnifico:
    """The position once this side has lost its last soldier and the other kept a part of its own."""
    after = position.copy()
    battle = after.battle
    assert battle is not None
    winner = battle.attacker + battle.defender - loser
    soldiers = soldiers_of(after, battle, winner)
    remove_soldiers(after, battle, winner, soldiers - max(1, round(soldiers * left)))
    remove_soldiers(after, battle, loser, soldiers_of(after, battle, loser))
    settled(after, battle)
    return after


def standing(position: Magnifico, seat: int) -> float:
    """The worth of what the seat has, less that of its rivals, the strongest first of all."""
    worths = outlooks(position)
    own = worths.pop(seat)
    return own - STRONGEST_RIVAL * max(worths) - OTHER_RIVALS * sum(worths) / len(worths)


def outlooks(position: Magnifico) -> list[float]:
    """What every seat has and may expect, in victory points."""
    rounds = rounds_left(position)
    threats = Threats(position)
    worths = points_to_come(position, rounds)
    add_fights(position, threats, rounds, worths)
    for seat in range(position.seats):
        worths[seat] += treasury(position, seat, rounds)
        worths[seat] += realm(position, seat, rounds, threats)
        worths[seat] += workshop(position, seat, rounds)
    return worths


def points_to_come(position: Magnifico, rounds: float) -> list[float]:
    """Points, the next scoring as it would be now, and the races of the rounds after it (MAG-10)."""
    points = position.components.points
    second = position.rules.second_place
    later = rounds - NEXT_SCORING
    worths = [float(number) for number in position.points]
    territories = [own.bit_count() for own in position.own]
    castles = [(own & position.castled).bit_count() for own in position.own]
    cards = [position.workshop(seat) for seat in range(position.seats)]
    plans = [
        sum(fieldable(position, seat, card) for card in archive)
        for seat, archive in enumerate(position.archive)
    ]
    now = [0] * position.seats
    now[holder_of_the_round(position)] += points["magnifico_leonardo"]
    races = (
        (territories, points["imperial_crown"], TERRITORY_EDGE),
        (castles, points["great_court"], CASTLE_EDGE),
        (cards, points["workshop"], CARD_EDGE),
    )
    for counts, stake, edge in races:
        won = shares(counts, stake, second)
        edges = [edge[count] for count in counts]
        if counts is cards:
            edges = [factor * PLAN_EDGE[plan] for factor, plan in zip(edges, plans, strict=True)]
        each = stake * later / sum(edges)
        for seat in range(position.seats):
            now[seat] += won[seat]
            worths[seat] += NEXT_SCORING * won[seat] + each * edges[seat]
    for seat in range(position.seats):
        now[seat] += (position.own[seat] & position.perfect).bit_count() * points["perfect_cities"]
        ahead = position.points[seat] + NEXT_SCORING * now[seat] - position.rules.target + HOME_STRETCH
        if ahead > 0:
            worths[seat] += CLOSER * ahead
        if position.points[seat] + now[seat] >= position.rules.target:
            worths[seat] += ABOUT_TO_WIN
    worths[holder_of_the_round(position)] += points["magnifico_leonardo"]
    return worths


def holder_of_the_round(position: Magnifico) -> int:
    """Who will hold Leonardo: while nothing is sold, the one who may buy first (MAG-5.3.11)."""
    step = position.stack[-1] if position.stack else None
    if isinstance(step, Buy) and not position.sold:
        return step.seat
    return position.holder


def treasury(position: Magnifico, seat: int, rounds: float) -> float:
    """Money, as far as the next income leaves room for it, and the income of the rounds to come."""
    paid = income(position, seat)
    kept = min(position.money[seat], position.components.money_cap - paid)
    return purse(position, seat, kept + AHEAD * paid, rounds) + INCOME_WORTH * paid * (rounds - 1)


def realm(position: Magnifico, seat: int, rounds: float, threats: Threats) -> float:
    """Soldiers, machines, towers on the way to Perfect Cities, and free land within reach."""
    own = position.own[seat]
    components = position.components
    number = components.soldiers - 1 - position.supply[seat]
    recruits = min(own.bit_count() * (rounds - 1), position.supply[seat])
    worth = SOLDIER * number + RECRUIT * recruits
    tanks = airplanes = 0
    for territory in members(own & (position.tanked | position.winged)):
        tanks += position.tanks[territory]
        airplanes += position.airplanes[territory]
    worth += machines_worth(threats.arms[seat], tanks, airplanes) * min(1.0, rounds / 3)
    for territory in members(own & position.castled):
        worth += city_worth(position, territory, rounds)
    near = components.by_land.of(own) & position.free
    far = components.by_any.of(own) & position.free & ~near
    return worth + LAND_NEAR * near.bit_count() + LAND_BY_SEA * far.bit_count()


def city_worth(position: Magnifico, territory: int, rounds: float) -> float:
    """The points of a Perfect City in the rounds that it will stand, if its owner builds on."""
    towers = position.towers[territory]
    missing = position.components.max_towers - towers
    scorings = max(0.0, rounds - missing)
    return DEFENDED_CITY * scorings + TOWER * towers


def workshop(position: Magnifico, seat: int, rounds: float) -> float:
    """The cards in the field and in the archive."""
    worths = card_worths(position.components)
    worth = (
        (sum(worths[card] for card in position.field[seat]) - idle_worth(position, seat))
        * rounds
        / LONG_GAME
    )
    for card in position.archive[seat]:
        worth += waiting_card(position, seat, card, rounds)
    return worth


def add_fights(position: Magnifico, threats: Threats, rounds: float, worths: list[float]) -> None:
    """What each seat may lose to attacks, and what it may win by them."""
    scale = 0.3 + 0.7 * rounds / LONG_GAME
    leads, seats = threats.leads, position.seats
    mover = whose_turn(position)
    attack_values: list[float] = []
    for territory in members(position.exposed):
        ahead = leads[territory * seats : territory * seats + seats]
        most = max(ahead)
        if most < SLIM:
            continue
        prize = scale * prize_of(position, territory)
        worths[position.owner[territory]] -= DANGER * chance_of(most) * prize
        for seat in range(seats):
            if ahead[seat] > SLIM:
                worths[seat] += OPPORTUNITY * chance_of(ahead[seat]) * prize
        if mover != NOBODY and ahead[mover] > 0:
            attack_values.append(chance_of(ahead[mover]) * prize)
    if attack_values:
        components = position.components
        wars = components.attacks_per_turn - position.wars
        affordable = min(wars, position.money[mover] // max(1, components.attack_cost))
        worths[mover] += IMMINENT * sum(sorted(attack_values, reverse=True)[:affordable])


def whose_turn(position: Magnifico) -> int:
    """The seat that may still declare war in the turn that is going on."""
    if position.stage <= ATTACK:
        for step in reversed(position.stack):
            if isinstance(step, Turn):
                return step.seat
            if isinstance(step, Begin):
                break
    return NOBODY
