"""Preparation, M4-2: the starting order, colours, capitals and the first cards."""

from typing import ClassVar

from quattrocento.games.m400.components.typed import ARMIES_EACH, COLOURS
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.cards import draw
from quattrocento.games.m400.rules.colour_steps import ColourStep
from quattrocento.games.m400.rules.sequence import Sequence
from quattrocento.games.m400.rules.verbs import CAPITAL, COLOUR_MOVES
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import Phase, Step
from quattrocento.kernel.tuples import changed


class StartingOrder(Phase[M400]):
    """Every colour's player shows a card; the highest starts, then clockwise (M4-2.5 to M4-2.9)."""

    name: ClassVar[str] = "starting_order"

    def run(self, position: M400, fate: Fate) -> None:
        places = position.rules.setup.colours
        first = self._highest(position, list(range(places)), position.deck[:], fate)
        position.tell("starts", first % position.seats)
        position.then(Sequence(NOBODY, 0))
        order = [(first + place) % places for place in range(places)]
        position.then_in_order([ChooseColour(place % position.seats) for place in order])

    def _highest(self, position: M400, places: list[int], deck: list[int], fate: Fate) -> int:
        """Those tied for the highest draw again among themselves (M4-2.8, M4-R3)."""
        values = position.components.order_value
        while len(places) > 1:
            if sum(deck) < len(places):
                deck = position.deck[:]
            shown: list[int] = []
            for place in places:
                card = fate.draw(position.components.bag, deck)
                deck[card] -= 1
                shown.append(values[card])
                position.tell("order_card", place % position.seats, card)
            best = max(shown)
            places = [place for place, value in zip(places, shown, strict=True) if value == best]
        return places[0]


class ChooseColour(Step[M400]):
    """A player, in starting order, chooses a free player colour (M4-2.11)."""

    name: ClassVar[str] = "colour"
    clause: ClassVar[str] = "M4-2.11"
    automatic: ClassVar[bool] = True

    def options(self, position: M400, seat: int) -> list[Move]:
        return [COLOUR_MOVES[colour] for colour in range(COLOURS) if position.player[colour] == NOBODY]

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.player = changed(position.player, noun, seat)
        position.first_order = (*position.first_order, noun)
        position.tell("colour_chosen", seat, noun)
        position.then(ChooseCapital(seat, noun))

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "colour":
            return Saying("why-colour-taken", "M4-2.11", colour=noun)
        return super().refuse(position, seat, verb, noun)


class ChooseCapital(ColourStep):
    """Then a capital in play, with an army in it, and ten cards (M4-2.12, M4-2.13)."""

    name: ClassVar[str] = "capital"
    clause: ClassVar[str] = "M4-2.12"
    automatic: ClassVar[bool] = True

    def options(self, position: M400, seat: int) -> list[Move]:
        chosen = sum(1 << capital for capital in position.capital if capital != NOBODY)
        return CAPITAL.of(position.rules.capitals & ~chosen)

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.capital = changed(position.capital, self.colour, noun)
        position.owner[noun] = self.colour
        position.at[self.colour * ARMIES_EACH] = noun
        position.tell("capital_chosen", seat, self.colour, noun)
        draw(position, seat, position.rules.setup.dealt, fate)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb != "capital":
            return super().refuse(position, seat, verb, noun)
        if not position.rules.capitals >> noun & 1:
            return Saying("why-not-a-capital", "M4-2.12", territory=noun)
        return Saying("why-capital-chosen", "M4-2.12", territory=noun)
