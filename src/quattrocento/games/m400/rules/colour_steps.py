"""What the steps of a colour's own turn have in common."""

from itertools import compress
from typing import ClassVar, Final

from quattrocento.games.m400.components.typed import (
    ALCHIMISTA,
    ARMIES_EACH,
    CABALLUS,
    CAPITANEUS,
    CARAVELLA,
    INCENDIUM,
    PESTEM,
    RAPINA,
    REVOLUTIONEM,
    colour_of,
)
from quattrocento.games.m400.position.position import M400, RESERVE
from quattrocento.games.m400.rules.cards import discard
from quattrocento.games.m400.rules.verbs import DISCARD
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import Picks, Step

PRICE: Final = 2
"""What an army does is paid for with combat cards of two different colours (M4-8.5, M4-13.3)."""

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

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "play" and position.active != NOBODY:
            return refuse_card(noun)
        return super().refuse(position, seat, verb, noun)


class StateStep(ColourStep):
    """A decision about a state or capital after a fight for it; ``colour`` is a player colour."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "colour", "territory")

    def __init__(self, seat: int, colour: int, territory: int) -> None:
        super().__init__(seat, colour)
        self.territory = territory


class ArmyStep(Step[M400]):
    """What an army does in the territory where it stands."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "army", "territory")

    def __init__(self, seat: int, army: int, territory: int) -> None:
        super().__init__(seat)
        self.army = army
        self.territory = territory


class CostStep(ArmyStep):
    """Cards of two colours are played for what an army does; ``card`` is the first, or NOBODY before it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "army", "territory", "card")

    def __init__(self, seat: int, army: int, territory: int, card: int) -> None:
        super().__init__(seat, army, territory)
        self.card = card

    @property
    def spent(self) -> int:
        """The card colour of the first card, or NOBODY."""
        return colour_of(self.card) if self.card >= 0 else NOBODY

    def picks(self, position: M400, seat: int) -> Picks | None:
        """One card of each of two colours."""
        if self.card >= 0:
            return None
        colours = [colour_of(card) for _, card in self.options(position, seat)]
        return Picks(PRICE, PRICE, [1] * len(colours), colours)


class DiscardStep(Step[M400]):
    """A card of any kind is discarded from the hand."""

    def options(self, position: M400, seat: int) -> list[Move]:
        return list(compress(DISCARD, position.cards_of(seat)))

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        discard(position, seat, noun)
        position.tell("card_discarded", seat, noun)
        self.go_on(position, fate)

    def go_on(self, position: M400, fate: Fate) -> None:
        """What follows."""
        raise NotImplementedError

    def picked(self) -> int:
        """How many cards are discarded one after the other."""
        raise NotImplementedError

    def picks(self, position: M400, seat: int) -> Picks | None:
        number = self.picked()
        return Picks(number, number, [copies for copies in position.cards_of(seat) if copies])

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "discard":
            return Saying("why-not-in-hand", self.cited(position), card=noun)
        return super().refuse(position, seat, verb, noun)


def play_special(position: M400, seat: int, card: int) -> None:
    """A special card is used once and discarded (M4-18.13)."""
    discard(position, seat, card)
    position.tell("special_played", seat, position.active, card)


def refuse_card(card: int) -> Saying:
    """Why a card is not played at this point of a turn (M4-18.12)."""
    if card not in _WHEN:
        return Saying("why-not-special", "M4-18.12", card=card)
    return Saying("why-not-now", _WHEN[card], card=card)


def refuse_army(position: M400, army: int, clause: str) -> Saying | None:
    """Why an army is not one that can be used in this turn; None if it is (M4-17.6)."""
    if army in position.armies(position.active):
        return None
    seat = position.player[position.active]
    if position.at[army] == RESERVE or position.player[army // ARMIES_EACH] != seat:
        return Saying("why-not-own-army", clause, army=army)
    return Saying("why-other-colours-army", "M4-17.6", army=army)


def refuse_special(
    position: M400, step: Step[M400], seat: int, card: int, here: tuple[int, ...]
) -> Saying | None:
    """The reasons that all steps with special cards share; None where the card itself cannot work."""
    if card not in here:
        return refuse_card(card)
    if not position.holds(seat, card):
        return Saying("why-not-in-hand", step.clause, card=card)
    return None


def refuse_target(position: M400, step: Step[M400], card: int, move: Move) -> Saying:
    """Why nothing is chosen yet for a special card: it is missing, it spares this, or it is played first.

    ``step`` is the choice that follows the card (M4-18.12).
    """
    if not position.holds(step.seat, card):
        return Saying("why-not-in-hand", step.clause, card=card)
    if move not in step.options(position, step.seat):
        return step.refuse(position, step.seat, *move)
    return Saying("why-play-first", step.clause, card=card)
