"""Battles that are at hand or only thought of, laid out for the calculator."""

from quattrocento.games.ventura.calculator import Stakes, orders
from quattrocento.games.ventura.combat import ATTACKER, DEFENDER, Battle, Line
from quattrocento.games.ventura.lines import troop_of
from quattrocento.games.ventura.meeting import captains_of, meet
from quattrocento.games.ventura.state import Ventura
from quattrocento.games.ventura.troops import index


class Contest:
    """Two Troops on a Territory, with what is known of their orders."""

    def __init__(self, game: Ventura, battle: Battle) -> None:
        self.battle = battle
        self.stakes = Stakes(game.components, game.rules, captains_of(game, battle))
        self.troops = (troop_of(game, battle, ATTACKER), troop_of(game, battle, DEFENDER))

    def is_placed(self, side: int) -> bool:
        """Whether this side's order is complete."""
        return len(self.battle.lines[side]) == len(self.troops[side])

    def possible(self, side: int) -> list[Line]:
        """The orders that this side may still come to."""
        placed = self.battle.lines[side]
        if self.is_placed(side):
            return [placed]
        return [line for line in orders(self.troops[side]) if line[: len(placed)] == placed]


def contest_between(game: Ventura, seat: int, area: int, opponent: int, other: int, at: int) -> Contest:
    """The battle that this Troop would begin by entering that Territory (VTR-19.9, VTR-20)."""
    battle = Battle(seat, opponent, area, at, game.at[index(seat, area)])
    meet(game, battle, other)
    return Contest(game, battle)
