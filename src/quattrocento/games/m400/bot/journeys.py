"""Where a sensible player sends his armies: the goals of the planner, weighed against each other."""

from typing import Final

from quattrocento.games.m400.advice.planner import WAYS, Goal, plan
from quattrocento.games.m400.bot.threats import Threats
from quattrocento.games.m400.bot.values import CARD
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.plague import must_leave
from quattrocento.games.m400.rules.verbs import DONE, MOVE, STOP
from quattrocento.kernel.move import Move

MOVEMENT_CARD: Final = 0.7


def goal_worth(threats: Threats, goal: Goal) -> float:
    """What an army wins at a goal now and later, less the cards that the way costs."""
    army, territory, horses, ships, tolls, _ = goal
    spent = MOVEMENT_CARD * (horses + ships) + CARD * tolls
    return threats.action(army, territory) + threats.outlook(territory) - spent


def best_goals(position: M400, seat: int) -> dict[int, tuple[float, Goal]]:
    """For each army that may still move: its best goal and what that is worth."""
    threats = Threats(position, seat, position.active)
    best: dict[int, tuple[float, Goal]] = {}
    for goal in plan(position, seat):
        worth = goal_worth(threats, goal)
        if goal[0] not in best or worth > best[goal[0]][0]:
            best[goal[0]] = (worth, goal)
    return best


def next_army(position: M400, seat: int) -> Move:
    """The army with most to win moves first; armies that stay are not moved."""
    best = best_goals(position, seat)
    leaving = [
        (worth, army) for army, (worth, goal) in best.items() if goal[5] or must_leave(position, army)
    ]
    return MOVE[max(leaving)[1]] if leaving else DONE


def next_step(position: M400, seat: int, army: int) -> Move:
    """The next step of the army on the way to its best goal."""
    best = best_goals(position, seat).get(army)
    if best is None or not best[1][5]:
        return STOP
    verb, noun = best[1][5][:2]
    return (WAYS[verb], noun)
