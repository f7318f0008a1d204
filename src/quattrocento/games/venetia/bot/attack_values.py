"""Attacks weighed over all Battle tokens that can be drawn (VNZ-13 to VNZ-15)."""

from typing import Final

from quattrocento.games.venetia.bot.evaluation import evaluate
from quattrocento.games.venetia.components.typed import PLUNDER, THREAT
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.rules.battles import name_colony
from quattrocento.games.venetia.rules.colonies import place_influence
from quattrocento.games.venetia.rules.scoring import hold_scorings
from quattrocento.games.venetia.rules.threats import further_threats, threats_due
from quattrocento.games.venetia.rules.verbs import ENGAGE
from quattrocento.kernel.fate import Dice

_PLUNDER: Final = 0.8
_ICON: Final = 0.4  # a Threat card owed
_TRIALS: Final = 6  # of an attack on Fleets, whose VP tokens are drawn too


def attack_worth(position: Venetia, seat: int, colony: int) -> float:
    """How the position looks after an attack on a colony, on average."""
    components, total, left = position.components, 0.0, 0
    by_number: dict[int, float] = {}
    for token, copies in enumerate(components.battle_copies):
        number = copies - position.drawn.count(token)
        if not number:
            continue
        value, icon = components.battle_value[token], components.battle_icon[token]
        if value not in by_number:
            by_number[value] = _struck(position, seat, colony, value)
        extra = _PLUNDER if icon == PLUNDER and not position.rules.basic else 0.0
        if icon == THREAT:
            extra = -_ICON * further_threats(position)
        total += number * (by_number[value] + extra)
        left += number
    return total / left


def _struck(position: Venetia, seat: int, colony: int, number: int) -> float:
    trial = position.copy()
    trial.ap -= 1
    name_colony(trial, seat, colony)
    place_influence(trial, seat, colony, number)
    hold_scorings(trial)
    return evaluate(trial, seat)


def engagement_worth(position: Venetia, seat: int, sea: int) -> float:
    """How the position looks after an attack on Fleets, on average over a few."""
    total = 0.0
    for seed in range(_TRIALS):
        trial = position.copy()
        trial.play(seat, ENGAGE[1 << sea][0], Dice(seed))
        owed = threats_due(trial, trial.owed) - threats_due(position, position.owed)
        total += evaluate(trial, seat) - _ICON * owed
    return total / _TRIALS
