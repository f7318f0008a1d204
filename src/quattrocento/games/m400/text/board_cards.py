"""Cards on the table as lines of text: the own hand, what is known of others, offers and a combat."""

from collections.abc import Iterable, Sequence
from typing import Final

from quattrocento.games.m400.advice.display import M400Display
from quattrocento.games.m400.components.typed import Components
from quattrocento.games.m400.knowledge.view import M400View
from quattrocento.games.m400.position.combat import ATTACKER, NO_CARD, OPEN, Combat
from quattrocento.games.m400.position.offers import NOT_CHOSEN, TO_ALL_SEATS, Cards
from quattrocento.kernel.board import TextBoard
from quattrocento.kernel.lines import tallied, unbroken
from quattrocento.kernel.places import members
from quattrocento.kernel.voice import Voice

NONE: Final = "\N{EN DASH}"


class ShownBoard(TextBoard[M400View, Components]):
    """A part of the table: what one seat sees, and what a screen shows besides."""

    def __init__(
        self, view: M400View, components: Components, voice: Voice, width: int, shown: M400Display
    ) -> None:
        super().__init__(view, components, voice, width)
        self.shown = shown


class CardLines(ShownBoard):
    """The parts of the table that are about cards, each a list of lines."""

    def hands(self) -> list[str]:
        view, shown, say = self.view, self.shown, self.voice.say
        lines = self._wrapped(say("board-deck", deck=view.deck_left, discarded=sum(view.discarded)))
        for seat in range(view.seats):
            if shown.known[seat] and seat != view.seat:
                about = {"seat": self.voice.seat(seat), "cards": self._cards(shown.known[seat])}
                lines += self._wrapped(say("board-known", **about))
            if shown.without[seat] and seat != view.seat:
                colours = ", ".join([self._card_colour(colour) for colour in members(shown.without[seat])])
                lines += self._wrapped(say("board-without", seat=self.voice.seat(seat), colours=colours))
            if shown.missing[seat] and seat != view.seat:
                about = {"seat": self.voice.seat(seat), "cards": self._cards(shown.missing[seat])}
                lines += self._wrapped(say("board-missing", **about))
        if view.cards:
            own = [kind for kind, number in enumerate(view.cards) for _ in range(number)]
            lines += self._wrapped(say("board-hand", count=len(own), cards=self._cards(own)))
        return lines

    def offers(self) -> list[str]:
        """The offer on the table, or in the own hands, and the counter to it."""
        view, lines = self.view, list[str]()
        if view.offered is not None:
            recipient, gives, wants = view.offered.parts
            maker = self.voice.seat(view.player[view.active])
            lines += self._wrapped(self._to(maker, recipient))
            lines += self._sides(maker, gives, wants)
        if view.countered is not None:
            step = view.stack[-1]
            other = step.seat if step.name == "counter" else step.values()["opponent"]
            lines += self._sides(self.voice.seat(other), *view.countered.sides)
        return lines

    def _to(self, maker: str, recipient: int) -> str:
        if recipient == NOT_CHOSEN:
            return self.voice.say("board-offer-begun", seat=maker)
        if recipient == TO_ALL_SEATS:
            return self.voice.say("board-offer-to-all", seat=maker)
        return self.voice.say("board-offer", seat=maker, opponent=self.voice.seat(recipient))

    def _sides(self, maker: str, gives: Cards, wants: Cards) -> list[str]:
        about = {"gives": self._cards(gives) or NONE, "wants": self._cards(wants) or NONE}
        return self._wrapped(self.voice.say("board-sides", seat=maker, **about))

    def combat(self) -> list[str]:
        view, say, combat = self.view, self.voice.say, self.view.combat
        if combat is None:
            return []
        names = [self.voice.seat(view.player[colour]) for colour in (combat.attacker, combat.defender)]
        place = self.voice.component("territory", combat.at)
        lines = self._wrapped(
            say("board-combat", attacker=names[0], defender=names[1], territory=unbroken(place))
        )
        for colour, winner in enumerate(combat.decided):
            if winner != OPEN:
                about = {"card_colour": self._card_colour(colour), "seat": names[winner != ATTACKER]}
                lines += self._wrapped(say("board-decided", **about))
        return lines + self._battle(names, combat)

    def _battle(self, names: Sequence[str], combat: Combat) -> list[str]:
        """The battle in progress: the cards played and the totals."""
        if combat.led == NO_CARD:
            return []
        cards = [combat.led] if combat.answered == NO_CARD else [combat.led, combat.answered]
        about = {"card_colour": self._card_colour(combat.card_colour), "cards": self._cards(cards)}
        sides = {"attacker": names[0], "defender": names[1]}
        attack, defence = combat.totals()
        text = self.voice.say("board-battle", **about, **sides, attack=attack, defence=defence)
        return self._wrapped(text)

    # ---- names

    def _cards(self, cards: Iterable[int]) -> str:
        """The names of these cards, equal ones together."""
        return tallied(sorted(cards), lambda card: self.voice.component("card", card))

    def _card_colour(self, colour: int) -> str:
        return self.voice.component("card_colour", colour)
