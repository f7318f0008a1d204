"""How the colours stand: points as they would be counted now, who leads, and who is about to win."""

from typing import Final

from quattrocento.games.m400.components.typed import COLOURS
from quattrocento.games.m400.position.position import M400
from quattrocento.kernel.seats import NOBODY

CLOSE: Final = 6  # points below the target at which a colour may win in this sequence
FOLLOWER, LEADER, DANGEROUS, WINNING = 0.25, 0.5, 0.9, 3.0  # how far the loss of a rival is an own gain
MOST_A_TURN: Final = 5  # points that an army can win in a turn, usually


def points_now(position: M400, colour: int) -> int:
    """The score of a colour if it were counted now (M4-15.4)."""
    return position.worth[colour]


def rivals(position: M400, seat: int) -> list[int]:
    """The colours of opponents, the strongest first."""
    found = [colour for colour in range(COLOURS) if position.is_enemy(colour, seat)]
    return sorted(found, key=lambda colour: -points_now(position, colour))


def own_colours(position: M400, seat: int) -> list[int]:
    return [colour for colour in range(COLOURS) if position.player[colour] == seat]


def is_close(position: M400, colour: int) -> bool:
    """Whether a colour is near enough to the target to win soon (M4-16.1)."""
    return points_now(position, colour) >= position.rules.target - CLOSE


def is_dangerous(position: M400, seat: int) -> bool:
    """Whether a colour of this seat is about to win."""
    return any(is_close(position, colour) for colour in own_colours(position, seat))


def envy(position: M400, colour: int, seat: int) -> float:
    """How far a loss of that colour is a gain of the seat."""
    if colour == NOBODY or position.player[colour] == seat:
        return 0.0
    if would_win(position, colour, 0) and not position.barred >> colour & 1:
        return WINNING
    if is_close(position, colour):
        return DANGEROUS
    return LEADER if rivals(position, seat)[0] == colour else FOLLOWER


def would_win(position: M400, colour: int, more: int) -> bool:
    """Whether so many points more would bring the colour to the target, if nothing bars it (M4-16.2)."""
    return points_now(position, colour) + more >= position.rules.target


def may_win_now(position: M400, colour: int) -> bool:
    """Whether what its armies can win in this turn may bring the colour to the target."""
    return would_win(position, colour, MOST_A_TURN * len(position.armies(colour)))
