"""A combat in progress, M4-10: the battles decided, and the cards of the one being fought."""

from typing import Final

from quattrocento.games.m400.components.typed import CARD_COLOURS, level_of
from quattrocento.kernel.tuples import changed

NO_CARD: Final = -1
NO_COLOUR: Final = -1
ATTACKER: Final = 0
DEFENDER: Final = 1
OPEN: Final = -1


class Combat:
    """One combat. Pairs stand for attacker and defender; colours that fight are player colours."""

    __slots__ = (
        "answered",
        "army",
        "at",
        "attacker",
        "bonus",
        "card_colour",
        "decided",
        "defender",
        "led",
        "malus",
    )

    def __init__(self, attacker: int, defender: int, army: int, at: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.army = army
        self.at = at
        self.decided: tuple[int, ...] = (OPEN,) * CARD_COLOURS  # by card colour, who won it
        self.clear()

    def clear(self) -> None:
        """No battle is being fought."""
        self.card_colour = NO_COLOUR
        self.led = NO_CARD
        self.answered = NO_CARD
        self.bonus: tuple[int, int] = (0, 0)
        self.malus: tuple[int, int] = (0, 0)

    def copy(self) -> "Combat":
        new = Combat(self.attacker, self.defender, self.army, self.at)
        new.decided = self.decided
        new.card_colour = self.card_colour
        new.led = self.led
        new.answered = self.answered
        new.bonus = self.bonus
        new.malus = self.malus
        return new

    def values(self) -> tuple[int, ...]:
        """Everything as numbers, for views and comparisons."""
        battle = (self.card_colour, self.led, self.answered, *self.bonus, *self.malus)
        return (self.attacker, self.defender, self.army, self.at, *self.decided, *battle)

    def decide(self, colour: int, side: int) -> None:
        """That side has won that card colour."""
        self.decided = changed(self.decided, colour, side)

    def won(self, side: int) -> int:
        """How many card colours that side has won."""
        return self.decided.count(side)

    @property
    def open_colours(self) -> int:
        """The card colours not yet fought, as bits."""
        return sum(1 << colour for colour, side in enumerate(self.decided) if side == OPEN)

    @property
    def may_be_led(self) -> int:
        """The card colours, as bits, of which the attacker may lead: the one picked for him, or any."""
        return self.open_colours if self.card_colour == NO_COLOUR else 1 << self.card_colour

    @property
    def answer_is_behind(self) -> bool:
        """Whether the defender may now add the first cards to his answer (M4-10.12)."""
        if self.answered == NO_CARD or any((*self.bonus, *self.malus)):
            return False
        return level_of(self.led) > level_of(self.answered)

    def totals(self) -> tuple[int, int]:
        """Attacker's and defender's total of the battle in progress (M4-10.7)."""
        led = level_of(self.led) if self.led != NO_CARD else 0
        answered = level_of(self.answered) if self.answered != NO_CARD else 0
        attack = led + self.bonus[ATTACKER] - self.malus[DEFENDER]
        return attack, answered + self.bonus[DEFENDER] - self.malus[ATTACKER]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Combat):
            return NotImplemented
        return self.values() == other.values()
