"""Received cards, Ducats and Monuments, VNZ-7.6 to VNZ-7.9 and VNZ-20, and their votes, VNZ-19.6."""

from typing import ClassVar, Final

from quattrocento.games.venetia.components.typed import FAMILIES, SESTIERI
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.decks import discard, draw_card, take_card
from quattrocento.games.venetia.rules.verbs import CASH, DUCATS, KEEP, ducats_of, shares
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Phase, Step
from quattrocento.kernel.tuples import added


class Receive(Phase[Venetia]):
    """A player draws an Action card. A plundered one must be cashed (VNZ-7.3, VNZ-7.4, VNZ-15.2)."""

    name: ClassVar[str] = "receive"
    clause: ClassVar[str] = "VNZ-7.6"
    fields: ClassVar[tuple[str, ...]] = ("seat", "plunder")

    def __init__(self, seat: int, plunder: int = 0) -> None:
        super().__init__(seat)
        self.plunder = plunder

    def run(self, position: Venetia, fate: Fate) -> None:
        seat, rules = self.seat, position.rules
        must_cash = not rules.basic and bool(self.plunder or has_full_hand(position, seat))
        card = draw_card(position, seat, fate, must_cash)
        if card == NONE:
            return
        if must_cash:
            cash(position, seat, card)
            return
        position.tell("card_drawn", seat)
        position.whisper((seat,), "card_seen", seat, card)
        if rules.basic:  # VNZ-24.4
            take_card(position, seat, card)
        else:
            position.received = card
            position.then(_RECEIVED[seat])


def has_full_hand(position: Venetia, seat: int) -> bool:
    """VNZ-25.8: the player who holds as many cards as the limit must cash the next one."""
    return 0 < position.rules.hand_limit <= len(position.hand[seat])


class Received(Step[Venetia]):
    """The receiver keeps the card or cashes it, at once (VNZ-7.6, VNZ-7.8)."""

    name: ClassVar[str] = "received"
    clause: ClassVar[str] = "VNZ-7.6"

    def options(self, position: Venetia, seat: int) -> list[Move]:
        return [KEEP, CASH]

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        card, position.received = position.received, NONE
        if verb == "keep":
            take_card(position, seat, card)
            position.tell("card_kept", seat)
        else:
            cash(position, seat, card)


# Steps never change, so that all draws of a seat can share them.
RECEIVE: Final = [Receive(seat) for seat in range(FAMILIES)]
_RECEIVED: Final = [Received(seat) for seat in range(FAMILIES)]


def cash(position: Venetia, seat: int, card: int) -> None:
    """The card is shown and discarded; its Ducats are placed, or those that are left (VNZ-7.7, 20.4)."""
    discard(position, card)
    position.tell("card_cashed", seat, card, position.components.card_value[card])
    if to_be_placed(position, seat, card):
        position.then(Cash(seat, card))


def to_be_placed(position: Venetia, seat: int, card: int) -> int:
    return min(position.components.card_value[card], position.ducat_supply(seat))


class Cash(Step[Venetia]):
    """The Ducats go into one or both Sestieri of the card's colour, all together (VNZ-7.7)."""

    name: ClassVar[str] = "cash"
    clause: ClassVar[str] = "VNZ-7.7"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, position: Venetia, seat: int) -> list[Move]:
        ducats = to_be_placed(position, seat, self.card)
        kind = position.components.card_type[self.card]
        return [*DUCATS[kind][ducats]]

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        pair = position.components.sestieri_of[position.components.card_type[self.card]]
        for sestiere, number in zip(pair, ducats_of(noun), strict=True):
            if number:
                position.ducats = added(position.ducats, seat * SESTIERI + sestiere, number)
                position.tell("ducats_placed", seat, sestiere, number)
        for sestiere in pair:  # VNZ-20.5: the one named first comes first
            build_monuments(position, seat, sestiere)

    def refuse(self, position: Venetia, seat: int, verb: str, noun: int) -> Saying:
        if verb != "ducats":
            return Saying("why-not-asked", self.clause)
        kind = position.components.card_type[self.card]
        if noun // shares(1, 0, 0) != kind:
            return Saying("why-other-sestieri", "VNZ-7.9", card=self.card)
        ducats = to_be_placed(position, seat, self.card)
        return Saying("why-all-ducats", "VNZ-7.7", ducats=ducats)


def place_ducat(position: Venetia, seat: int, sestiere: int) -> None:
    """One Ducat, followed by the Monument that it may complete (VNZ-20.4)."""
    position.ducats = added(position.ducats, seat * SESTIERI + sestiere)
    position.tell("ducats_placed", seat, sestiere, 1)
    build_monuments(position, seat, sestiere)


def build_monuments(position: Venetia, seat: int, sestiere: int) -> None:
    """Four Ducats in one Sestiere become a Monument, coloured side up (VNZ-20.1, VNZ-20.3)."""
    place, price = seat * SESTIERI + sestiere, position.components.ducats_per_monument
    while position.ducats[place] >= price and position.monument_supply(seat):
        position.ducats = added(position.ducats, place, -price)
        position.coloured = added(position.coloured, place)
        position.tell("monument_built", seat, sestiere)


# ---- votes in the city


def sestiere_votes(position: Venetia) -> tuple[int, ...]:
    """By seat and Sestiere, the votes that are added if its tile is drawn (VNZ-19.6)."""
    ducats = [number * position.components.ducat_votes for number in position.ducats]
    if position.rules.monuments_vote_everywhere:
        return tuple(ducats)
    return tuple([votes + more for votes, more in zip(ducats, _of_monuments(position), strict=True)])


def monument_votes(position: Venetia) -> tuple[int, ...]:
    """By seat, the votes of Monuments whatever tiles are drawn; none without the setting (VNZ-25.6)."""
    if not position.rules.monuments_vote_everywhere:
        return (0,) * position.seats
    votes = _of_monuments(position)
    return tuple([sum(votes[seat * SESTIERI : (seat + 1) * SESTIERI]) for seat in range(position.seats)])


def _of_monuments(position: Venetia) -> list[int]:
    components = position.components
    places = zip(position.coloured, position.grey, strict=True)
    return [
        coloured * components.coloured_votes + grey * components.grey_votes for coloured, grey in places
    ]
