"""Battles in progress, played out on a copy: what the table will look like after them."""

from typing import Final

from quattrocento.games.ventura.advice.calculator import SIDES, fought
from quattrocento.games.ventura.advice.contest import Contest, contest_of
from quattrocento.games.ventura.bot.duels import shooting, sturdy
from quattrocento.games.ventura.position.battle import DEFENDER, NO_SIDE, Battle, Line
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.battle.end_of_battle import next_battle, raze_after, settle_result
from quattrocento.games.ventura.rules.battle.losses import lose
from quattrocento.games.ventura.rules.battle.preparation import meet
from quattrocento.games.ventura.rules.troops.troops import troops_at

NOT_CHOSEN: Final = 0  # the area of a defender who has not chosen yet
USUAL: Final = (sturdy, shooting)


def played_out(position: Ventura, battle: Battle) -> list[Ventura]:
    """The ends of the battle: one for known lines, several where an order is still to be made."""
    return [end_of(position, custom) for custom in range(1 if battle.number else len(USUAL))]


def end_of(position: Ventura, custom: int) -> Ventura:
    """The position after the battle and those that follow it on the same Territory (VTR-24)."""
    end = position.copy()
    while end.battle is not None and end.result is None:
        battle = end.battle
        if battle.areas[DEFENDER] == NOT_CHOSEN:
            meet(end, battle, troops_at(end, battle.seats[DEFENDER], battle.at)[0])
        if (battle.winner == NO_SIDE and all(battle.lines)) or not battle.number:
            _fight(end, battle, custom)
        settle_result(end, battle)
        if end.result is None and not next_battle(end, battle):
            raze_after(end, battle)
            end.battle = None
    return end


def _fight(position: Ventura, battle: Battle, custom: int) -> None:
    contest = contest_of(position, battle)
    if not battle.number:
        lines = [_line(position, contest, side, custom) for side in SIDES]
        battle.lines = (lines[0], lines[1])
    outcome = fought(contest.stakes, battle)
    for side in SIDES:
        lose(position, battle, side, outcome.lines[side], ())
    battle.winner = outcome.winner


def _line(position: Ventura, contest: Contest, side: int, custom: int) -> Line:
    """The order as far as it is known, or a usual one."""
    if contest.is_placed(side):
        return contest.battle.lines[side]
    return USUAL[custom](position.components, contest.troops[side])
