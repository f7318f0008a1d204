"""What the steps of a colour's own turn have in common."""

from typing import ClassVar

from quattrocento.games.m400.cards import discard
from quattrocento.games.m400.components import (
    ALCHIMISTA,
    CABALLUS,
    CAPITANEUS,
    CARAVELLA,
    INCENDIUM,
    PESTEM,
    RAPINA,
    REVOLUTIONEM,
)
from quattrocento.games.m400.state import M400
from quattrocento.kernel.move import Reason
from quattrocento.kernel.step import Step

_WHEN = {
    ALCHIMISTA: "M4-4.10",
    RAPINA: "M4-4.10",
    CAPITANEUS: "M4-6.1",
    REVOLUTIONEM: "M4-6.1",
    CABALLUS: "M4-6.13",
    CARAVELLA: "M4-6.13",
    INCENDIUM: "M4-14.1",
    PESTEM: "M4-14.1",
}


class ColourStep(Step[M400]):
    """A decision in the turn of a colour; ``seat`` is its player."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "colour")

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Reason:
        if verb == "play":
            return Reason("why-not-now", _WHEN.get(noun, "M4-18.12"), "card", noun)
        return super().refuse(position, seat, verb, noun)


def play_special(game: M400, seat: int, card: int) -> None:
    """A special card is used once and discarded (M4-18.13)."""
    discard(game, seat, card)
    game.tell("special_played", seat, game.active, card)


def refuse_special(
    game: M400, step: Step[M400], seat: int, card: int, here: tuple[int, ...]
) -> Reason | None:
    """The reasons that all steps with special cards share; None where the card itself cannot work."""
    if card not in here:
        return Reason("why-not-now", _WHEN.get(card, "M4-18.12"), "card", card)
    if not game.holds(seat, card):
        return Reason("why-not-in-hand", step.clause, "card", card)
    return None
