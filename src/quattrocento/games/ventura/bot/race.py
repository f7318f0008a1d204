"""The race to 30 points: what each seat will buy and score in the rounds to come, if left in peace."""

from typing import Final

from quattrocento.games.ventura.components.typed import BANKING, PRESTIGE_BONUS
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.domain import total_income
from quattrocento.games.ventura.rules.phases.prestige import ability
from quattrocento.games.ventura.rules.phases.upkeep import maintenance
from quattrocento.games.ventura.rules.round import Turns
from quattrocento.games.ventura.rules.stages import PRESTIGE, UPKEEP
from quattrocento.kernel.seats import NOBODY

FAR: Final = 12  # rounds that are looked ahead at most
TILE_INCOME: Final = 1.0  # what a tile of the reserve brings at least, once it is laid
LEFT_OVER: Final = 0.12  # what a Florin is worth that no purchase is in sight for
STILL_THERE: Final = 0.5  # Troops that have done their work are dismissed sooner or later
LAST_ROUND: Final = 0.6


class Clock:
    """How far the round is: its step, and the seats that have had their turn of it, as bits."""

    def __init__(self, position: Ventura) -> None:
        self.stage = self.done = 0
        turns = position.stack[0] if position.stack else None
        if not isinstance(turns, Turns):
            return
        order = position.in_order()
        self.stage = turns.stage
        self.done = sum(1 << seat for seat in order[: turns.place])
        active = position.stack[-1].seat
        if len(position.stack) > 1 and turns.place and active != NOBODY and position.battle is None:
            self.done &= ~(1 << order[turns.place - 1])

    def is_ahead(self, seat: int, stage: int) -> bool:
        """Whether the seat's turn of that step is still to come, or going on, in this round."""
        return self.stage < stage or (self.stage == stage and not self.done >> seat & 1)


class Purse:
    """The money of a seat from Upkeep to Upkeep."""

    def __init__(self, position: Ventura, seat: int) -> None:
        components = position.components
        self.florins = float(position.florins[seat])
        self.income = total_income(position, seat)
        self.bill = float(maintenance(position, seat))
        self.tiles = position.reserve[seat].bit_count()
        self.laid = 0
        self.table = components.prestige
        self.papal = components.papal_points * (position.own[seat] & components.papal).bit_count()
        self.extra = 0
        skill = ability(position, seat)
        if skill == BANKING:
            self.income += components.ability_amount[position.family[seat]]
            self.extra = -components.ability_points[position.family[seat]]
        elif skill == PRESTIGE_BONUS:
            self.extra = components.ability_points[position.family[seat]]

    def collect(self) -> None:
        """Upkeep, and a tile laid after it."""
        self.florins = max(0.0, self.florins + self.income + TILE_INCOME * self.laid - self.bill)
        self.laid = min(self.laid + 1, self.tiles)
        self.bill *= STILL_THERE

    def buy(self) -> float:
        """The points of a Prestige Step; money between two prices counts in proportion."""
        spent = min(self.florins, float(len(self.table) - 1))
        self.florins -= spent
        whole = int(spent)
        points = float(self.table[whole])
        if spent > whole:
            points += (spent - whole) * (self.table[whole + 1] - self.table[whole])
        if whole:
            points = max(0.0, points + self.extra)
        return points + self.papal


class Race:
    """The points of every Prestige Step to come, by seat, and how many of them are left in the game."""

    def __init__(self, position: Ventura, clock: Clock) -> None:
        self.position = position
        self.clock = clock
        self.alive = position.alive()
        self.gains: dict[int, list[float]] = {}
        self.florins: dict[int, float] = {}
        for seat in self.alive:
            self._look_ahead(seat)
        self.rounds = min([self.finish(seat) for seat in self.alive], default=1.0)

    def _look_ahead(self, seat: int) -> None:
        position = self.position
        purse = Purse(position, seat)
        gains: list[float] = []
        if self.clock.is_ahead(seat, PRESTIGE):
            gains.append(purse.buy())
            purse.collect()
        elif self.clock.is_ahead(seat, UPKEEP):
            purse.collect()
        while len(gains) < FAR:
            gains.append(purse.buy())
            purse.collect()
        self.gains[seat] = gains

    def finish(self, seat: int) -> float:
        """After how many Prestige Steps the seat has the points to win."""
        left = float(self.position.components.target - self.position.points[seat])
        for number, gain in enumerate(self.gains[seat]):
            if gain >= left:
                return max(LAST_ROUND, number + left / gain)
            left -= gain
        return float(FAR)

    def points(self, seat: int) -> float:
        """The points that the seat will have when the first has won."""
        whole = int(self.rounds)
        total = self.position.points[seat] + sum(self.gains[seat][:whole])
        if whole < FAR:
            total += (self.rounds - whole) * self.gains[seat][whole]
        return total + LEFT_OVER * self.position.florins[seat]
