"""Battles that are at hand or only thought of, laid out for the calculator."""

from quattrocento.games.ventura.advice.calculator import Stakes, Trial, orders, tried
from quattrocento.games.ventura.position.battle import ATTACKER, DEFENDER, NO_SIDE, Battle, Line
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.battle.order import troop_of
from quattrocento.games.ventura.rules.battle.preparation import captains_of, meet
from quattrocento.games.ventura.rules.troops.troops import index


class Contest:
    """Two Troops on a Territory, with what is known of their orders."""

    def __init__(self, battle: Battle, stakes: Stakes, troops: tuple[Line, Line]) -> None:
        self.battle = battle
        self.stakes = stakes
        self.troops = troops

    def size(self) -> int:
        """The number of ways in which the orders may meet."""
        return len(self.possible(ATTACKER)) * len(self.possible(DEFENDER))

    def trials(self, side: int) -> list[Trial]:
        """Every order of one side against all that are possible for the other."""
        return tried(self.stakes, self.battle, side, self.possible(side), self.possible(1 - side))

    def is_placed(self, side: int) -> bool:
        """Whether this side's order is complete."""
        return len(self.battle.lines[side]) == len(self.troops[side])

    def possible(self, side: int) -> list[Line]:
        """The orders that this side may still come to."""
        placed = self.battle.lines[side]
        if self.is_placed(side):
            return [placed]
        return [line for line in orders(self.troops[side]) if line[: len(placed)] == placed]

    def chooses_resistance(self) -> bool:
        """Whether somebody may still choose the assault in which a resistance modifier works (VTR-22.7)."""
        battle = self.battle
        matters = any(battle.captain_guard) or (battle.ground != NO_SIDE and battle.ground_guard > 0)
        return self.stakes.rules.chosen_use and matters


def contest_of(position: Ventura, battle: Battle) -> Contest:
    """The battle that two Troops of the table have begun."""
    stakes = Stakes(position.components, position.rules, captains_of(position, battle))
    return Contest(
        battle, stakes, (troop_of(position, battle, ATTACKER), troop_of(position, battle, DEFENDER))
    )


def contest_between(position: Ventura, seat: int, area: int, opponent: int, other: int, at: int) -> Contest:
    """The battle that this Troop would begin by entering that Territory (VTR-19.9, VTR-20)."""
    battle = Battle((seat, opponent), (area, 0), at, position.at[index(seat, area)])
    meet(position, battle, other)
    return contest_of(position, battle)
