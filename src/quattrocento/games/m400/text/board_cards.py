"""Cards on the table as lines of text: the own hand, what is known of others, offers and a combat."""

from collections.abc import Iterable, Sequence
from typing import Final

from quattrocento.games.m400.components.typed import CARD_COLOURS, Components
from quattrocento.games.m400.knowledge.view import M400View
from quattrocento.games.m400.position.combat import ATTACKER, OPEN
from quattrocento.games.m400.position.offers import NOT_CHOSEN, TO_ALL_SEATS, Cards
from quattrocento.kernel.board import TextBoard
from quattrocento.kernel.lines import tallied, unbroken
from quattrocento.kernel.places import members

NONE: Final = "\N{EN DASH}"


class CardLines(TextBoard[M400View, Components]):
    """The parts of the table that are about cards, each a list of lines."""

    def hands(self) -> list[str]:
        view, say = self.view, self.voice.say
        lines = self._wrapped(say("board-deck", deck=view.deck_left, discarded=sum(view.discarded)))
        for seat in range(view.seats):
            if view.known[seat] and seat != view.seat:
                about = {"seat": self.voice.seat(seat), "cards": self._cards(view.known[seat])}
                lines += self._wrapped(say("board-known", **about))
            if view.without[seat] and seat != view.seat:
                colours = ", ".join([self._card_colour(colour) for colour in members(view.without[seat])])
                lines += self._wrapped(say("board-without", seat=self.voice.seat(seat), colours=colours))
            if view.missing[seat] and seat != view.seat:
                about = {"seat": self.voice.seat(seat), "cards": self._cards(view.missing[seat])}
                lines += self._wrapped(say("board-missing", **about))
        if view.hand:
            own = [kind for kind, number in enumerate(view.hand) for _ in range(number)]
            lines += self._wrapped(say("board-hand", count=len(own), cards=self._cards(own)))
        return lines

    def offers(self) -> list[str]:
        """The offer on the table, or in the own hands, and the counter to it."""
        view, lines = self.view, list[str]()
        if view.offer is not None:
            recipient, gives, wants = view.offer
            maker = self.voice.seat(view.player[view.active])
            lines += self._wrapped(self._to(maker, recipient))
            lines += self._sides(maker, gives, wants)
        if view.counter is not None:
            step = view.steps[-1]
            other = step.seat if step.name == "counter" else step.values()["opponent"]
            lines += self._sides(self.voice.seat(other), *view.counter)
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
        view, say = self.view, self.voice.say
        if not view.combat:
            return []
        attacker, defender, _, at, *rest = view.combat
        names = [self.voice.seat(view.player[colour]) for colour in (attacker, defender)]
        place = self.voice.component("territory", at)
        lines = self._wrapped(
            say("board-combat", attacker=names[0], defender=names[1], territory=unbroken(place))
        )
        for colour, winner in enumerate(rest[:CARD_COLOURS]):
            if winner != OPEN:
                about = {"card_colour": self._card_colour(colour), "seat": names[winner != ATTACKER]}
                lines += self._wrapped(say("board-decided", **about))
        return lines + self._battle(names, rest[CARD_COLOURS:])

    def _battle(self, names: Sequence[str], battle: Sequence[int]) -> list[str]:
        """The battle in progress: the cards played and the totals."""
        colour, led, answered, *_, attack, defence = battle
        if led < 0:
            return []
        cards = [led] if answered < 0 else [led, answered]
        about = {"card_colour": self._card_colour(colour), "cards": self._cards(cards)}
        sides = {"attacker": names[0], "defender": names[1]}
        text = self.voice.say("board-battle", **about, **sides, attack=attack, defence=defence)
        return self._wrapped(text)

    # ---- names

    def _cards(self, cards: Iterable[int]) -> str:
        """The names of these cards, equal ones together."""
        return tallied(sorted(cards), lambda card: self.voice.component("card", card))

    def _card_colour(self, colour: int) -> str:
        return self.voice.component("card_colour", colour)
