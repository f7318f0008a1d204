"""The race to 30 points: what each seat will buy and score in the rounds to come, if left in peace."""

from typing import Final

from quattrocento.games.ventura.components import BANKING, PRESTIGE_BONUS
from quattrocento.games.ventura.domain import total_income
from quattrocento.games.ventura.prestige import ability
from quattrocento.games.ventura.round import Turns
from quattrocento.games.ventura.stages import PRESTIGE, UPKEEP
from quattrocento.games.ventura.state import Ventura
from quattrocento.games.ventura.upkeep import maintenance
from quattrocento.kernel.move import NOBODY

FAR: Final = 12  # rounds that are looked ahead at most
TILE_INCOME: Final = 1.0  # what a tile of the reserve brings at least, once it is laid
LEFT_OVER: Final = 0.12  # what a Florin is worth that no purchase is in sight for
STILL_THERE: Final = 0.5  # Troops that have done their work are dismissed sooner or later
LAST_ROUND: Final = 0.6


class Clock:
    """How far the round is: its step, and the seats that have had their turn of it, as bits."""

    def __init__(self, game: Ventura) -> None:
        self.stage = self.done = 0
        turns = game.stack[0] if game.stack else None
        if not isinstance(turns, Turns):
            return
        order = game.in_order()
        self.stage = turns.stage
        self.done = sum(1 << seat for seat in order[: turns.place])
        active = game.stack[-1].seat
        if len(game.stack) > 1 and turns.place and active != NOBODY and game.battle is None:
            self.done &= ~(1 << order[turns.place - 1])

    def is_ahead(self, seat: int, stage: int) -> bool:
        """Whether the seat's turn of that step is still to come, or going on, in this round."""
        return self.stage < stage or (self.stage == stage and not self.done >> seat & 1)


class Purse:
    """The money of a seat from Upkeep to Upkeep."""

    def __init__(self, game: Ventura, seat: int) -> None:
        components = game.components
        self.florins = float(game.florins[seat])
        self.income = total_income(game, seat)
        self.bill = float(maintenance(game, seat))
        self.tiles = game.reserve[seat].bit_count()
        self.laid = 0
        self.table = components.prestige
        self.papal = components.papal_points * (game.own[seat] & components.papal).bit_count()
        self.extra = 0
        skill = ability(game, seat)
        if skill == BANKING:
            self.income += components.ability_amount[game.family[seat]]
            self.extra = -components.ability_points[game.family[seat]]
        elif skill == PRESTIGE_BONUS:
            self.extra = components.ability_points[game.family[seat]]

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

    def __init__(self, game: Ventura, clock: Clock) -> None:
        self.game = game
        self.clock = clock
        self.alive = game.alive()
        self.gains: dict[int, list[float]] = {}
        self.florins: dict[int, float] = {}
        for seat in self.alive:
            self._look_ahead(seat)
        self.rounds = min([self.finish(seat) for seat in self.alive], default=1.0)

    def _look_ahead(self, seat: int) -> None:
        game = self.game
        purse = Purse(game, seat)
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
        left = float(self.game.components.target - self.game.points[seat])
        for number, gain in enumerate(self.gains[seat]):
            if gain >= left:
                return max(LAST_ROUND, number + left / gain)
            left -= gain
        return float(FAR)

    def points(self, seat: int) -> float:
        """The points that the seat will have when the first has won."""
        whole = int(self.rounds)
        total = self.game.points[seat] + sum(self.gains[seat][:whole])
        if whole < FAR:
            total += (self.rounds - whole) * self.gains[seat][whole]
        return total + LEFT_OVER * self.game.florins[seat]
