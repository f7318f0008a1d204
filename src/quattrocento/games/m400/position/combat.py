"""A combat in progress, M4-10: the battles decided, and the cards of the one being fought."""

from dataclasses import dataclass
from typing import Final

from quattrocento.games.m400.components.typed import CARD_COLOURS, level_of
from quattrocento.kernel.tuples import changed

NO_CARD: Final = -1
NO_COLOUR: Final = -1
ATTACKER: Final = 0
DEFENDER: Final = 1
OPEN: Final = -1


@dataclass(slots=True)
class Combat:
    """One combat. Pairs stand for attacker and defender; colours that fight are player colours."""

    attacker: int
    """The attacking colour."""
    defender: int
    """The colour that is attacked."""
    army: int
    """The army that attacks."""
    at: int
    """The state that is fought for."""
    decided: tuple[int, ...] = (OPEN,) * CARD_COLOURS
    """By card colour, the side that won it."""
    card_colour: int = NO_COLOUR
    """The card colour of the battle being fought."""
    led: int = NO_CARD
    """The attacker's card."""
    answered: int = NO_CARD
    """The defender's card."""
    bonus: tuple[int, int] = (0, 0)
    """The bonus cards that each side added."""
    malus: tuple[int, int] = (0, 0)
    """The malus cards that each side added."""

    def clear(self) -> None:
        """No battle is being fought."""
        self.card_colour = NO_COLOUR
        self.led = NO_CARD
        self.answered = NO_CARD
        self.bonus = (0, 0)
        self.malus = (0, 0)

    def copy(self) -> "Combat":
        return Combat(
            self.attacker,
            self.defender,
            self.army,
            self.at,
            self.decided,
            self.card_colour,
            self.led,
            self.answered,
            self.bonus,
            self.malus,
        )

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
