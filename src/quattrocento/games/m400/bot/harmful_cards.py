"""How a sensible player uses the cards that harm others: Rapina, Revolutionem, Incendium, Pestem."""

from collections.abc import Sequence
from typing import Final

from quattrocento.games.m400.advice.planner import plan
from quattrocento.games.m400.bot.standings import envy, may_win_now, own_colours, points_now, rivals
from quattrocento.games.m400.bot.values import payments
from quattrocento.games.m400.components.typed import ARMIES_EACH, INCENDIUM, PESTEM, REVOLUTIONEM
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.verbs import DONE, PLAY
from quattrocento.kernel.move import Move
from quattrocento.kernel.seats import NOBODY

FREED: Final = 3.0  # what Revolutionem must bring
PLAGUED: Final = 2.5
UNDER_WAY: Final = 0.4  # the share of the target from which a rival is worth a fire


def robbed(position: M400, seat: int, options: Sequence[Move]) -> Move:
    """The opponent with most points; of equals the one with most cards."""

    def strength(move: Move) -> tuple[int, int]:
        points = max(points_now(position, colour) for colour in own_colours(position, move[1]))
        return points, position.held[move[1]]

    return max(options, key=strength)


def before_moving(position: M400, seat: int, options: Sequence[Move]) -> Move:
    """A second army at once; Revolutionem where it hurts a leader or opens a state to the own armies."""
    for move in options:
        if move == PLAY[REVOLUTIONEM] and not _freeing_is_worth(position, seat):
            continue
        if move != DONE:
            return move
    return DONE


def _freeing_is_worth(position: M400, seat: int) -> bool:
    """Not in a turn in which the colour may win (M4-16.2)."""
    if may_win_now(position, position.active):
        return False
    worths = _freed_worths(position, seat)
    return max(worths.values()) >= FREED


def _freed_worths(position: M400, seat: int) -> dict[int, float]:
    """By state of an opponent, what it is worth that it becomes free."""
    near = {goal[1] for goal in plan(position, seat) if goal[2] + goal[3] + goal[4] <= 1}
    payable = payments(position.cards_of(seat)) > 0
    found: dict[int, float] = {}
    for territory, owner in enumerate(position.owner):
        if owner == NOBODY or position.player[owner] == seat or position.rules.capitals >> territory & 1:
            continue
        value = position.components.value[territory]
        found[territory] = value * envy(position, owner, seat)
        if payable and territory in near and not position.sick >> territory & 1:
            found[territory] += value - 1
    return found


def freed(position: M400, seat: int, options: Sequence[Move]) -> Move:
    worths = _freed_worths(position, seat)
    return max(options, key=lambda move: worths[move[1]])


def at_the_end(position: M400, seat: int, options: Sequence[Move]) -> Move:
    """Incendium on a rival who is under way, Pestem where it saves or denies a state (M4-14.1)."""
    if PLAY[INCENDIUM] in options:
        first = rivals(position, seat)[0]
        if points_now(position, first) >= UNDER_WAY * position.rules.target:
            return PLAY[INCENDIUM]
    if PLAY[PESTEM] in options and max(_plague_worths(position, seat)) >= PLAGUED:
        return PLAY[PESTEM]
    return DONE


def burned(position: M400, seat: int, options: Sequence[Move]) -> Move:
    """An army of the strongest rival, one that stands near a state it wants."""

    def threat(move: Move) -> tuple[float, int]:
        colour = move[1] // ARMIES_EACH
        near = position.components.borders[position.at[move[1]]] & (position.free | _states(position, seat))
        return points_now(position, colour), near.bit_count()

    return max(options, key=threat)


def _states(position: M400, seat: int) -> int:
    found = 0
    for colour in own_colours(position, seat):
        found |= position.own[colour]
    return found


def _plague_worths(position: M400, seat: int) -> list[float]:
    """By territory, what a plague there is worth: own states saved, states denied to rivals."""
    borders = position.components.borders
    own_reach = enemy_reach = 0
    for army, at in enumerate(position.at):
        if at < 0:
            continue
        reach = borders[at] | 1 << at
        if position.player[army // ARMIES_EACH] == seat:
            own_reach |= reach
        elif points_now(position, army // ARMIES_EACH) >= UNDER_WAY * position.rules.target:
            enemy_reach |= reach
    own = _states(position, seat)
    worths: list[float] = []
    for territory, value in enumerate(position.components.value):
        bit = 1 << territory
        worth = 0.0
        if position.sick & bit or position.rules.capitals & bit:
            worth = -1.0
        elif own & bit and enemy_reach & bit:
            worth = value
        elif position.free & bit:
            worth = 0.7 * value * bool(enemy_reach & bit) - value * bool(own_reach & bit)
        worths.append(worth)
    return worths


def plagued(position: M400, seat: int, options: Sequence[Move]) -> Move:
    worths = _plague_worths(position, seat)
    return max(options, key=lambda move: worths[move[1]])
