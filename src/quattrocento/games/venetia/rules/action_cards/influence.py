"""Action cards that place Influence, VNZ-23.2 to VNZ-23.5."""

from typing import ClassVar

from quattrocento.games.venetia.components.typed import COLONIES
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.colonies import place_influence
from quattrocento.games.venetia.rules.routes import (
    closed_by_fleets,
    closed_by_kingdoms,
    reached,
    refuse_colony,
)
from quattrocento.games.venetia.rules.scoring import hold_scorings
from quattrocento.games.venetia.rules.verbs import PLACE, STOP
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Step


def present_in(position: Venetia, seat: int) -> int:
    """The colonies in which the player has Influence."""
    own = position.influence[seat :: position.seats]
    return sum(1 << colony for colony, number in enumerate(own) if number)


def card_targets(position: Venetia, seat: int, card: int) -> int:
    """The colonies in which this card may place Influence."""
    if not position.supply[seat]:
        return 0
    action = position.components.cards[card]
    targets = (1 << COLONIES) - 1
    if not action.ignores_route:
        targets &= reached(position, seat) & ~closed_by_fleets(position)  # VNZ-23.0
    if not action.ignores_kingdom:
        targets &= ~closed_by_kingdoms(position)
    if action.region != NONE:
        targets &= position.components.in_region[action.region]
    if action.minor_only:
        targets &= position.components.minor
    if action.own_presence is not None:
        present = present_in(position, seat)
        targets &= present if action.own_presence else ~present
    return targets


class Place(Step[Venetia]):
    """1 Influence in a colony that the card allows; a second one where it names two (VNZ-23.2)."""

    name: ClassVar[str] = "place"
    clause: ClassVar[str] = "VNZ-23.2"
    automatic: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "colony")

    def __init__(self, seat: int, card: int, colony: int) -> None:
        super().__init__(seat)
        self.card = card
        self.colony = colony

    def prompt(self) -> str:
        return "place" if self.colony == NONE else "place-second"

    def options(self, position: Venetia, seat: int) -> list[Move]:
        targets = card_targets(position, seat, self.card)
        if self.colony == NONE:
            return PLACE.of(targets)
        return [*PLACE.of(targets & ~(1 << self.colony)), STOP]

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "stop":
            return
        first = self.colony == NONE
        place_influence(position, seat, noun, 1)
        hold_scorings(position)
        if first and position.components.cards[self.card].amount > 1:
            position.then(Place(seat, self.card, noun))

    def refuse(self, position: Venetia, seat: int, verb: str, noun: int) -> Saying:
        if verb != "place":
            return Saying("why-not-asked", self.clause)
        action, components = position.components.cards[self.card], position.components
        if noun == self.colony:
            return Saying("why-other-colony", "VNZ-23.2", colony=noun)
        if action.region not in (NONE, components.region_of[noun]):
            return Saying("why-card-region", "VNZ-23.2", region=action.region)
        if action.minor_only and components.is_major[noun]:
            return Saying("why-minor-only", "VNZ-23.5", colony=noun)
        if action.own_presence and not present_in(position, seat) >> noun & 1:
            return Saying("why-own-presence", "VNZ-23.4", colony=noun)
        if action.own_presence is False and present_in(position, seat) >> noun & 1:
            return Saying("why-no-presence", "VNZ-23.5", colony=noun)
        return refuse_colony(position, seat, noun, action.ignores_route, action.ignores_kingdom)
