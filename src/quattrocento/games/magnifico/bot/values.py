"""What things are worth in victory points: florins, cards, machines, and the rounds still to come."""

from functools import cache
from typing import Final

from quattrocento.games.magnifico.bot.strength import Arms
from quattrocento.games.magnifico.components.typed import (
    AIRPLANE,
    AIRPLANE_IMPROVEMENT,
    EFFECTS,
    ONE_DOES_ALL,
    TANK,
    TANK_IMPROVEMENT,
    Components,
)
from quattrocento.games.magnifico.position.position import Magnifico

LENGTH: Final = 0.3  # rounds that a game lasts, for each point of its target
SPURT: Final = 4.5  # points that a leader makes in a round
LONG_GAME: Final = 6.0

# What a florin is worth: the first ones buy land, then come towers, castles and wars, then the projects
# of the next auctions, and the last ones only make bids higher.
FOR_LAND, FOR_CASTLE, FOR_BUILDING, FOR_PROJECTS, TO_SPARE = 0.25, 0.15, 0.085, 0.04, 0.015
PROJECTS: Final = 80
MOST_INVASIONS: Final = 5
MOST_TOWERS: Final = 3

# What a fielded card is worth over a long game, besides its place in the Workshop.
EFFECT_WORTH: Final = {
    "plane_extra_hit": 1.2,
    "intercept_tanks": 0.4,
    "cancel_castle": 0.6,
    "intercept_airplanes": 0.3,
    "tank_fewer_dice": 0.6,
    "tank_extra_hits": 0.6,
    "castle_extra_assault": 0.5,
    "double_infantry_hit": 1.5,
    "blank_to_hit": 1.1,
    "reduce_castle_vs_infantry": 0.8,
    "destroy_tower": 0.4,
    "landing_loss_more": 0.6,
    "landing_loss_less": 0.4,
    "castle_level_bonus": 1.5,
    "art": 1.2,
}
MACHINE_CARD: Final = 1.5
HIT_WORTH: Final = 0.15
HOOK_WORTH: Final = 0.15
RISK_WORTH: Final = 0.1

FIRST_WORK_CHANCE: Final = 0.6
UNUSABLE: Final = 0.3
PENDING: Final = 0.9

KILL_BY_TANK: Final = 0.22
KILL_BY_AIR: Final = 0.75
FEWER_NEEDED: Final = 0.85


def rounds_left(position: Magnifico) -> float:
    """How many scorings are still to come: by the length of a usual game, or by the leader's points."""
    usual = LENGTH * position.rules.target - position.round
    quick = (position.rules.target - max(position.points)) / SPURT
    return max(1.0, min(max(2.0, usual), 0.5 + quick))


def purse(position: Magnifico, seat: int, florins: float, rounds: float) -> float:
    """What so much money is worth before it is spent, by what the seat could do with it."""
    components = position.components
    own = position.own[seat]
    land = (components.by_any.of(own & position.spare) & position.free).bit_count()
    spare = components.soldiers - 1 - position.supply[seat] - own.bit_count()
    invasions = components.invade_cost * min(land, spare, MOST_INVASIONS)
    towers = min(MOST_TOWERS, (own & position.castled & ~position.perfect).bit_count())
    building = components.attack_cost + components.tower_cost * towers
    scale = rounds / LONG_GAME
    worth = 0.0
    wishes = (
        (invasions, FOR_LAND),
        (components.castle_cost, FOR_CASTLE),
        (building, FOR_BUILDING),
        (PROJECTS, FOR_PROJECTS),
    )
    for width, each in wishes:
        if florins <= width:
            return scale * (worth + florins * each)
        worth += width * each
        florins -= width
    return scale * (worth + florins * TO_SPARE)


@cache
def card_worths(components: Components) -> list[float]:
    """What each card is worth in the field over a long game."""
    worths: list[float] = []
    for card, effect in enumerate(components.effect):
        kind = components.kind[card]
        if kind == TANK:
            safe = components.hits[card] - 2.0 * max(0, components.dice[card] - 2) * RISK_WORTH
            worths.append(MACHINE_CARD + HIT_WORTH * safe)
        elif kind == AIRPLANE:
            worths.append(MACHINE_CARD + HOOK_WORTH * components.hooks[card])
        else:
            worths.append(EFFECT_WORTH[EFFECTS[effect]] if effect >= 0 else 0.0)
    return worths


def idle(position: Magnifico, seat: int, card: int) -> bool:
    """Whether this card would be a copy that can do nothing (R39)."""
    effect = position.components.effect[card]
    return effect in ONE_DOES_ALL and position.effect(seat, effect) > 0


def idle_worth(position: Magnifico, seat: int) -> float:
    """What fielded copies that can do nothing were counted for."""
    copies = [(effect, position.effect(seat, effect) - 1) for effect in ONE_DOES_ALL]
    return sum([number * EFFECT_WORTH[EFFECTS[effect]] for effect, number in copies if number > 0])


def fieldable(position: Magnifico, seat: int, card: int) -> bool:
    """Whether this card may come to count: the seat has its machine card and hook (MAG-6.2, 6.3, R39)."""
    if idle(position, seat, card) and not position.rules.idle_cards_count:
        return False
    kind = position.components.kind[card]
    if kind == TANK_IMPROVEMENT:
        return position.tank_card[seat] >= 0
    if kind == AIRPLANE_IMPROVEMENT:
        machine = position.airplane_card[seat]
        return machine >= 0 and position.hooked[seat] < position.components.hooks[machine]
    return True


def waiting_card(position: Magnifico, seat: int, card: int, rounds: float) -> float:
    """What a card of the archive, still to be paid for, is worth."""
    if idle(position, seat, card):
        return 0.0
    components = position.components
    gain = card_worths(components)[card] * rounds / LONG_GAME + components.vp[card]
    gain -= components.cost[card] * FOR_PROJECTS * rounds / LONG_GAME
    worth = PENDING * max(0.0, gain)
    return worth if fieldable(position, seat, card) else UNUSABLE * worth


def machines_worth(arms: Arms, tanks: int, airplanes: int) -> float:
    """What machines are worth to their owner; every further one a little less."""
    worth = KILL_BY_TANK * arms.tank_kills[1] * tanks + KILL_BY_AIR * arms.airplane_kills * airplanes
    number = tanks + airplanes
    if number < 2:
        return worth
    return worth * (1 - FEWER_NEEDED**number) / (number * (1 - FEWER_NEEDED))
