"""What a sensible player weighs at each step, and how he goes on with a choice half made."""

from collections.abc import Sequence
from typing import Final

from quattrocento.games.ventura.advice.calculator import best_of, orders, tried
from quattrocento.games.ventura.advice.contest import contest_of
from quattrocento.games.ventura.bot.deploy_choice import best_deployment
from quattrocento.games.ventura.bot.evaluation import evaluate
from quattrocento.games.ventura.bot.march_choice import next_step, next_troop
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.battle.battle_step import battle_of
from quattrocento.games.ventura.rules.battle.order import OpenOrder, Order
from quattrocento.games.ventura.rules.draws import Discard, Keep
from quattrocento.games.ventura.rules.phases.deploy import Deploy, Empty, MakeRoom, Place
from quattrocento.games.ventura.rules.phases.expansion import Revolt, Settle
from quattrocento.games.ventura.rules.phases.fortune import KeepTile
from quattrocento.games.ventura.rules.phases.movement import March, Troops
from quattrocento.games.ventura.rules.phases.regroup import Goal, Regroup, RegroupArmy, RegroupCompany
from quattrocento.games.ventura.rules.phases.upkeep import Upkeep
from quattrocento.games.ventura.rules.setup.setup import Lay, Tile
from quattrocento.games.ventura.rules.troops.bribery import Bribe
from quattrocento.games.ventura.rules.troops.desertion import Desertion
from quattrocento.games.ventura.rules.troops.dismissal import Apart, Stay
from quattrocento.games.ventura.rules.verbs import PAY, STOP, in_area
from quattrocento.kernel.completion import Completion
from quattrocento.kernel.move import Move

Groups = Sequence[Sequence[Move]]

# Choices that are made in several moves: after the first of them the position cannot be valued yet.
HALF_MADE: Final = (
    Place,
    Empty,
    MakeRoom,
    Settle,
    Bribe,
    Revolt,
    Desertion,
    Stay,
    Apart,
    Discard,
    Keep,
    KeepTile,
    RegroupCompany,
    Goal,
    RegroupArmy,
)
COMPLETION: Final[Completion[Ventura]] = Completion(HALF_MADE, evaluate)
ENEMY_ORDERS: Final = 12  # of the enemy that an order is tried against


def considered(position: Ventura, seat: int, options: Sequence[Move]) -> Groups:
    """The options worth weighing, in the order in which a sensible player decides."""
    step = position.stack[-1]
    if isinstance(step, (Order, OpenOrder)):
        return ((placed_next(position, seat),),)
    if isinstance(step, (Tile, Lay)):
        return (options,)
    if isinstance(step, Troops):
        return _troops(position, seat, options)
    if isinstance(step, March):
        return ((next_step(position, seat, step),),)
    if isinstance(step, Deploy):
        return _deploy(position, seat, options)
    if isinstance(step, Regroup):
        joining = [move for move in options if move[0] in ("join", "transfer")]
        return (joining, (STOP,)) if joining else ((STOP,),)
    if isinstance(step, Upkeep):
        return _upkeep(options)
    return (options,)


def _events(options: Sequence[Move]) -> list[Move]:
    return [move for move in options if move[0] in ("play", "heal")]


def _troops(position: Ventura, seat: int, options: Sequence[Move]) -> Groups:
    """A march that improves the position; Events and healing; the end of the phase."""
    march = next_troop(position, seat)
    if march is not None:
        return ((march,),)
    others = _events(options)
    return (others, (STOP,)) if others else ((STOP,),)


def _deploy(position: Ventura, seat: int, options: Sequence[Move]) -> Groups:
    plan = best_deployment(position, seat, options)
    if plan is not None:
        return ((plan,),)
    events = _events(options)
    return (events, (STOP,)) if events else ((STOP,),)


def _upkeep(options: Sequence[Move]) -> Groups:
    """Events that bring money first; then what costs more than it is worth; then the bill."""
    groups: list[Sequence[Move]] = []
    for verb in ("play", "dismiss"):
        group = [move for move in options if move[0] == verb]
        if group:
            groups.append(group)
    if PAY in options:
        groups.append((PAY,))
    return groups


def placed_next(position: Ventura, seat: int) -> Move:
    """The next Company of the best order against what the enemy may come with (VTR-20.4)."""
    battle = battle_of(position)
    side = battle.side(seat)
    contest = contest_of(position, battle)
    others = [battle.lines[1 - side]]
    if not contest.is_placed(1 - side) or isinstance(position.stack[-1], Order):
        every = orders(contest.troops[1 - side])
        others = every[:: max(1, len(every) // ENEMY_ORDERS)]
    line = best_of(tried(contest.stakes, battle, side, contest.possible(side), others), side).line
    space = len(battle.lines[side])
    return ("line", in_area(space + 1, line[space]))
