"""Draws that others do not see: tiles and cards; keeping one of several; the hand limit."""

from collections.abc import Callable
from typing import ClassVar, Final

from quattrocento.games.ventura.components.typed import TILES
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.decks import discard, leave_hand, receive, refuse_unheld
from quattrocento.games.ventura.rules.repeated import by_seat
from quattrocento.games.ventura.rules.verbs import DISCARD, KEEP, LOOK
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.places import weights
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Picks, Step
from quattrocento.kernel.tuples import changed, without

Draw = Callable[[Ventura, int, Fate], int]
MANY = 3


def tiles_left(position: Ventura) -> int:
    """The number of tiles in the stockpile."""
    left = position.pile.bit_count()
    for _, tiles in position.under:
        left += tiles.bit_count()
    return left


def draw_tile(position: Ventura, seat: int, fate: Fate) -> int:
    """The top tile of the stockpile, seen by this seat; what lies under it comes last, in its order."""
    knowers, tiles = (0, position.pile) if position.pile else position.under[0]
    if knowers:
        tile = tiles.bit_length() - 1
        others = knowers & ~(1 << seat)
        if others:
            position.known = {**position.known, tile: others}
    else:
        tile = fate.draw_for((seat,), position.components.tile_bag, weights(tiles, TILES))
    if position.pile:
        position.pile &= ~(1 << tile)
    else:
        rest = tiles & ~(1 << tile)
        position.under = ((knowers, rest), *position.under[1:]) if rest else position.under[1:]
    return tile


def forget_tile(position: Ventura, tile: int) -> None:
    """Who knew a hidden tile matters no more."""
    if tile in position.known:
        position.known = {other: who for other, who in position.known.items() if other != tile}


def look_moves(position: Ventura, available: int) -> list[Move]:
    """How many may be looked at for the price of one (VTR-27.10, VTR-27.12)."""
    if available < 2:
        return []
    if not position.rules.up_to_three:
        return [LOOK[MANY]]
    return LOOK[2 : min(MANY, available) + 1]


def refuse_look(position: Ventura, number: int, allowed: bool, clause: str) -> Saying:
    """Why one may not look at so many for the price of one (VTR-27.10, VTR-27.12)."""
    if not 2 <= number <= MANY:
        return Saying("why-no-such-number", clause)
    if not allowed or (number < MANY and not position.rules.up_to_three):
        return Saying("why-no-look", clause)
    return Saying("why-too-few-left", "VTR-27.12")


def keep_hidden(position: Ventura, seat: int) -> None:
    """A choice of what to keep, or of the order of what goes back, is never shown (Hidden information)."""
    position.kept = changed(position.kept, seat, position.kept[seat] + 1)


def look_at_cards(
    position: Ventura, seat: int, number: int, ready: Callable[[Ventura], bool], draw: Draw, fate: Fate
) -> None:
    """Draw several cards and keep one (VTR-27.9, VTR-27.18)."""
    cards: list[int] = []
    while len(cards) < number and ready(position):
        cards.append(draw(position, seat, fate))
    position.looking = tuple(sorted(cards))
    position.tell("looked_at_cards", seat, len(cards))
    for card in cards:
        position.whisper((seat,), "card_drawn", seat, card)
    position.then(Keep(seat))


def take_in(position: Ventura, seat: int, card: int) -> None:
    """A card drawn unseen comes into the hand."""
    receive(position, seat, card)
    position.tell("drew", seat)
    position.whisper((seat,), "card_drawn", seat, card)


def limit_hand(position: Ventura, seat: int) -> None:
    """A player who holds too many cards discards at once (VTR-3.11)."""
    if len(position.hand[seat]) > position.components.hand_limit:
        position.then(DISCARDS[seat])


class Keep(Step[Ventura]):
    """One of the cards looked at is kept, the others are discarded (VTR-27.9, VTR-27.11, VTR-27.18)."""

    name: ClassVar[str] = "keep"
    clause: ClassVar[str] = "VTR-27.9"
    private: ClassVar[bool] = True

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return [KEEP[card] for card in sorted(set(position.looking))]

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        for card in without(position.looking, noun):
            discard(position, card)
            position.tell("card_discarded", seat, card)
        position.looking = ()
        keep_hidden(position, seat)
        receive(position, seat, noun)
        limit_hand(position, seat)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "keep":
            return Saying("why-not-looked-at", "VTR-27.9", card=noun)
        return super().refuse(position, seat, verb, noun)


class Discard(Step[Ventura]):
    """More than five cards in hand: one is discarded at once (VTR-3.11)."""

    name: ClassVar[str] = "discard"
    clause: ClassVar[str] = "VTR-3.11"

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return [DISCARD[card] for card in sorted(set(position.hand[seat]))]

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        leave_hand(position, seat, noun)
        discard(position, noun)
        position.tell("card_discarded", seat, noun)
        limit_hand(position, seat)

    def picks(self, position: Ventura, seat: int) -> Picks | None:
        hand = position.hand[seat]
        number = len(hand) - position.components.hand_limit
        return Picks(number, number, [hand.count(card) for _, card in self.options(position, seat)])

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "discard":
            return Saying("why-not-in-hand", "VTR-3.11", card=noun)
        if verb == "play":
            limit = Saying("why-limit-first", "VTR-30.3", card=noun)
            return refuse_unheld(position, seat, noun) or limit
        return super().refuse(position, seat, verb, noun)


DISCARDS: Final = by_seat(Discard)
