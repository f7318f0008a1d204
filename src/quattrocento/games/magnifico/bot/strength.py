"""Quick estimates of battles: close to what ``advice.odds`` knows exactly, at the cost of a few products.

An army strikes once, and again for as long as it lives under the return fire. What it kills in that time,
less the defenders there are, measured against the spread of the dice, gives its chance. The four numbers
were fitted to the exact odds of 46,000 random battles; the mean error is 0.04.
"""

from functools import cache
from math import exp, sqrt
from typing import Final

from quattrocento.games.magnifico.advice.dice_tables import infantry_assault, tank_shot
from quattrocento.games.magnifico.components.typed import (
    AUTOMATON,
    BOMBARD,
    CASTLE_LEVEL,
    EFFECTS,
    GEAR,
    GRAPESHOT,
    GYROSCOPE,
    TANK_HITS,
    WAGON,
    Components,
)
from quattrocento.games.magnifico.position.pieces import NO_CASTLE
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.battle.tanks import DISASTER

LEVELS: Final = 6
LARGEST: Final = 120  # soldiers of both sides together; larger armies count as this large
COUNTED: Final = 10  # dice of an assault; each further one adds its half hit
HARMLESS: Final = (0.0,) * LEVELS

STAMINA: Final = 0.91
TANK_FIRE: Final = 3.4  # a tank that fires back may end the attack at once
EACH_DEFENDER: Final = 1.02
SPREAD: Final = [2.05 / sqrt(max(1, soldiers)) for soldiers in range(LARGEST + 1)]
CERTAIN: Final = 6.0


@cache
def volley(protection: int, grapeshots: int, wagons: int) -> tuple[float, ...]:
    """The soldiers that an infantry assault kills on average, by the number of its dice."""
    means: list[float] = []
    for dice in range(COUNTED + 1):
        rolls = infantry_assault(dice, protection, grapeshots, wagons)
        means.append(sum(kills * chance for kills, _, _, chance in rolls))
    means += [means[COUNTED] + 0.5 * more for more in range(1, LARGEST - COUNTED + 1)]
    return tuple(means)


@cache
def mean_kills(dice: int, hits: int) -> tuple[float, ...]:
    """The soldiers that one tank kills on average, by the level of the castle."""
    return tuple(
        sum(kills * chance for kills, _, chance in tank_shot(dice, hits, level)) for level in range(LEVELS)
    )


class Arms:
    """What a seat's cards make of its pieces; the attacks by the level of the castle."""

    def __init__(self, components: Components, tank: int, airplane: int, power: tuple[int, ...]) -> None:
        grapeshots, wagons, bombards = power[GRAPESHOT], power[WAGON], power[BOMBARD]
        self.volleys = [volley(max(0, level - bombards), grapeshots, wagons) for level in range(LEVELS)]
        self.guard_volley = volley(0, grapeshots, wagons)
        self.airplane_kills = 0.5 * (1 + power[GYROSCOPE]) if airplane >= 0 else 0.0
        self.tank_kills: tuple[float, ...] = HARMLESS
        self.disaster = 0.0
        if tank >= 0:
            dice = max(components.min_tank_dice, components.dice[tank] - power[GEAR])
            self.tank_kills = mean_kills(dice, components.hits[tank] + power[TANK_HITS])
            self.disaster = sum(chance for _, blown, chance in tank_shot(dice, 0, 0) if blown == DISASTER)
        self.tower_kills = 0.5 if power[AUTOMATON] else 0.0
        self.castle_bonus = power[CASTLE_LEVEL]


arms_with = cache(Arms)


def arms_of(position: Magnifico, seat: int) -> Arms:
    start = seat * len(EFFECTS)
    power = position.power[start : start + len(EFFECTS)]
    return arms_with(position.components, position.tank_card[seat], position.airplane_card[seat], power)


def castle_level(position: Magnifico, arms: Arms, territory: int) -> int:
    """The level of a castle for its owner, 0 where none stands (MAG-7.7.1)."""
    towers = position.towers[territory]
    if towers == NO_CASTLE:
        return 0
    # Component packs may allow higher castles; these estimates end with the printed ones.
    return min(position.components.max_castle_level, 1 + towers + arms.castle_bonus, LEVELS - 1)


def strike(arms: Arms, soldiers: int, tanks: int, airplanes: int, level: int) -> float:
    """What an attacking army kills in one go against a castle of that level."""
    kills = arms.volleys[level][min(soldiers, LARGEST)]
    if airplanes:
        kills += arms.airplane_kills * airplanes
    if tanks:
        kills += arms.tank_kills[level] * tanks
    return kills


def return_fire(position: Magnifico, arms: Arms, territory: int) -> float:
    """What the defenders of a territory kill in one go."""
    kills = arms.guard_volley[min(position.soldiers[territory], LARGEST)]
    if (position.tanked | position.winged) >> territory & 1:
        kills += arms.airplane_kills * position.airplanes[territory]
        kills += TANK_FIRE * arms.tank_kills[0] * position.tanks[territory]
    if arms.tower_kills and position.towers[territory] > 0:
        kills += arms.tower_kills * position.towers[territory]
    return kills


def lead(kills: float, soldiers: int, fire: float, garrison: int) -> float:
    """How far the attack is ahead, in the spread of the dice: what it kills while it lives."""
    goes = 1 + STAMINA * soldiers / (fire + soldiers / 6)
    return (kills * goes - EACH_DEFENDER * garrison) * SPREAD[min(soldiers + garrison, LARGEST)]


def chance_of(ahead: float) -> float:
    """The chance of an attack that is so far ahead."""
    if ahead < -CERTAIN:
        return 0.0
    return 1.0 / (1.0 + exp(-ahead)) if ahead < CERTAIN else 1.0
