"""How good a position looks for a seat, in victory points (What a good player considers)."""

from math import exp
from typing import Final

from quattrocento.games.magnifico.appraisal import (
    LONG_GAME,
    card_worths,
    fieldable,
    idle_worth,
    machines_worth,
    purse,
    rounds_left,
    waiting_card,
)
from quattrocento.games.magnifico.auction import Bids, Buy
from quattrocento.games.magnifico.bidding import bid_worth
from quattrocento.games.magnifico.combat import Battle
from quattrocento.games.magnifico.components import CARDS_IN_BOX, TERRITORIES
from quattrocento.games.magnifico.fighting import remove_soldiers, settled, soldiers_of
from quattrocento.games.magnifico.income import income
from quattrocento.games.magnifico.prospects import SLIM, Prospects, prize_of
from quattrocento.games.magnifico.scoring import shares
from quattrocento.games.magnifico.state import ATTACK, Magnifico
from quattrocento.games.magnifico.strength import (
    arms_of,
    castle_level,
    chance_of,
    lead,
    return_fire,
    strike,
)
from quattrocento.games.magnifico.turn import Begin, Turn
from quattrocento.kernel.move import NOBODY
from quattrocento.kernel.places import members

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


def evaluate(game: Magnifico, seat: int) -> float:
    """The seat's outlook against that of its rivals."""
    if game.result is not None:
        return VICTORY if seat in game.result.winners else -VICTORY
    if game.battle is not None:
        return battle_worth(game, game.battle, seat)
    worth = standing(game, seat)
    if game.bids[seat] and isinstance(game.stack[-1], Bids):
        worth += bid_worth(game, seat, game.bids[seat])
    return worth


def battle_worth(game: Magnifico, battle: Battle, seat: int) -> float:
    """The two ends of a battle, each with its chance and the survivors that may be expected."""
    likely = battle_chance(game, battle)
    won = after_battle(game, battle.defender, 0.42 + 0.42 * likely)
    lost = after_battle(game, battle.attacker, 0.72 - 0.3 * likely)
    return likely * standing(won, seat) + (1 - likely) * standing(lost, seat)


def battle_chance(game: Magnifico, battle: Battle) -> float:
    """The attacker's chance in the battle as it stands."""
    target = battle.target
    guard, arms = arms_of(game, battle.defender), arms_of(game, battle.attacker)
    level = 0 if battle.cancelled else castle_level(game, guard, target)
    kills = strike(arms, battle.soldiers, battle.tanks, battle.airplanes, level)
    fire = return_fire(game, guard, target)
    likely = chance_of(lead(kills, battle.soldiers, fire, game.soldiers[target]))
    # MAG-7.5.4: every shot may end the battle for its own side.
    own, other = min(battle.tanks, SHOTS), min(game.tanks[target], SHOTS)
    likely *= (1 - arms.disaster) ** own
    return likely + (1 - likely) * (1 - (1 - guard.disaster) ** other)


def after_battle(game: Magnifico, loser: int, left: float) -> Magnifico:
    """The position once this side has lost its last soldier and the other kept a part of its own."""
    after = game.copy()
    battle = after.battle
    assert battle is not None
    winner = battle.attacker + battle.defender - loser
    soldiers = soldiers_of(after, battle, winner)
    remove_soldiers(after, battle, winner, soldiers - max(1, round(soldiers * left)))
    remove_soldiers(after, battle, loser, soldiers_of(after, battle, loser))
    settled(after, battle)
    return after


def standing(game: Magnifico, seat: int) -> float:
    """The worth of what the seat has, less that of its rivals, the strongest first of all."""
    worths = outlooks(game)
    own = worths.pop(seat)
    return own - STRONGEST_RIVAL * max(worths) - OTHER_RIVALS * sum(worths) / len(worths)


def outlooks(game: Magnifico) -> list[float]:
    """What every seat has and may expect, in victory points."""
    rounds = rounds_left(game)
    prospects = Prospects(game)
    worths = points_to_come(game, rounds)
    add_fights(game, prospects, rounds, worths)
    for seat in range(game.seats):
        worths[seat] += treasury(game, seat, rounds)
        worths[seat] += realm(game, seat, rounds, prospects)
        worths[seat] += workshop(game, seat, rounds)
    return worths


def points_to_come(game: Magnifico, rounds: float) -> list[float]:
    """Points, the next scoring as it would be now, and the races of the rounds after it (MAG-10)."""
    points = game.components.points
    second = game.rules.second_place
    later = rounds - NEXT_SCORING
    worths = [float(number) for number in game.points]
    territories = [own.bit_count() for own in game.own]
    castles = [(own & game.castled).bit_count() for own in game.own]
    cards = [game.workshop(seat) for seat in range(game.seats)]
    plans = [
        sum(fieldable(game, seat, card) for card in archive) for seat, archive in enumerate(game.archive)
    ]
    now = [0] * game.seats
    now[holder_of_the_round(game)] += points["magnifico_leonardo"]
    races = (
        (territories, points["imperial_crown"], TERRITORY_EDGE),
        (castles, points["great_court"], CASTLE_EDGE),
        (cards, points["workshop"], CARD_EDGE),
    )
    for counts, stake, edge in races:
        won = shares(counts, stake, second)
        hopes = [edge[count] for count in counts]
        if counts is cards:
            hopes = [hope * PLAN_EDGE[plan] for hope, plan in zip(hopes, plans, strict=True)]
        each = stake * later / sum(hopes)
        for seat in range(game.seats):
            now[seat] += won[seat]
            worths[seat] += NEXT_SCORING * won[seat] + each * hopes[seat]
    for seat in range(game.seats):
        now[seat] += (game.own[seat] & game.perfect).bit_count() * points["perfect_cities"]
        ahead = game.points[seat] + NEXT_SCORING * now[seat] - game.rules.target + HOME_STRETCH
        if ahead > 0:
            worths[seat] += CLOSER * ahead
        if game.points[seat] + now[seat] >= game.rules.target:
            worths[seat] += ABOUT_TO_WIN
    worths[holder_of_the_round(game)] += points["magnifico_leonardo"]
    return worths


def holder_of_the_round(game: Magnifico) -> int:
    """Who will hold Leonardo: while nothing is sold, the one who may buy first (MAG-5.3.11)."""
    step = game.stack[-1] if game.stack else None
    if isinstance(step, Buy) and not game.sold:
        return step.seat
    return game.holder


def treasury(game: Magnifico, seat: int, rounds: float) -> float:
    """Money, as far as the next income leaves room for it, and the income of the rounds to come."""
    paid = income(game, seat)
    kept = min(game.money[seat], game.components.money_cap - paid)
    return purse(game, seat, kept + AHEAD * paid, rounds) + INCOME_WORTH * paid * (rounds - 1)


def realm(game: Magnifico, seat: int, rounds: float, prospects: Prospects) -> float:
    """Soldiers, machines, towers on the way to Perfect Cities, and free land within reach."""
    own = game.own[seat]
    components = game.components
    number = components.soldiers - 1 - game.supply[seat]
    recruits = min(own.bit_count() * (rounds - 1), game.supply[seat])
    worth = SOLDIER * number + RECRUIT * recruits
    tanks = airplanes = 0
    for territory in members(own & (game.tanked | game.winged)):
        tanks += game.tanks[territory]
        airplanes += game.airplanes[territory]
    worth += machines_worth(prospects.arms[seat], tanks, airplanes) * min(1.0, rounds / 3)
    for territory in members(own & game.castled):
        worth += city_worth(game, territory, rounds)
    near = components.by_land.of(own) & game.free
    far = components.by_any.of(own) & game.free & ~near
    return worth + LAND_NEAR * near.bit_count() + LAND_BY_SEA * far.bit_count()


def city_worth(game: Magnifico, territory: int, rounds: float) -> float:
    """The points of a Perfect City in the rounds that it will stand, if its owner builds on."""
    towers = game.towers[territory]
    missing = game.components.max_towers - towers
    scorings = max(0.0, rounds - missing)
    return DEFENDED_CITY * scorings + TOWER * towers


def workshop(game: Magnifico, seat: int, rounds: float) -> float:
    """The cards in the field and in the archive."""
    worths = card_worths(game.components)
    worth = (sum(worths[card] for card in game.field[seat]) - idle_worth(game, seat)) * rounds / LONG_GAME
    for card in game.archive[seat]:
        worth += waiting_card(game, seat, card, rounds)
    return worth


def add_fights(game: Magnifico, prospects: Prospects, rounds: float, worths: list[float]) -> None:
    """What each seat may lose to attacks, and what it may win by them."""
    scale = 0.3 + 0.7 * rounds / LONG_GAME
    leads, seats = prospects.leads, game.seats
    mover = whose_turn(game)
    hopes: list[float] = []
    for territory in members(game.exposed):
        ahead = leads[territory * seats : territory * seats + seats]
        most = max(ahead)
        if most < SLIM:
            continue
        prize = scale * prize_of(game, territory)
        worths[game.owner[territory]] -= DANGER * chance_of(most) * prize
        for seat in range(seats):
            if ahead[seat] > SLIM:
                worths[seat] += OPPORTUNITY * chance_of(ahead[seat]) * prize
        if mover != NOBODY and ahead[mover] > 0:
            hopes.append(chance_of(ahead[mover]) * prize)
    if hopes:
        components = game.components
        wars = components.attacks_per_turn - game.wars
        affordable = min(wars, game.money[mover] // max(1, components.attack_cost))
        worths[mover] += IMMINENT * sum(sorted(hopes, reverse=True)[:affordable])


def whose_turn(game: Magnifico) -> int:
    """The seat that may still declare war in the turn that is going on."""
    if game.stage <= ATTACK:
        for step in reversed(game.stack):
            if isinstance(step, Turn):
                return step.seat
            if isinstance(step, Begin):
                break
    return NOBODY
