"""The hands of third players, when the chance of a combat between two others is counted.

What they hold the hidden hand does not. Of some it is known that they lack a colour (M4-10.4, M4-10.6), so
cards of it lie elsewhere. For such colours the cards that are left are counted apart.
"""

from collections.abc import Iterator, Sequence
from math import comb, prod
from typing import Final, NamedTuple

from quattrocento.games.m400.components.typed import CARD_COLOURS, KINDS_EACH, LEVELS
from quattrocento.kernel.tuples import changed

Counts = tuple[int, ...]
"""Cards by class: the combat cards of each colour that is counted apart, then all others."""

_BITS: Final = 7  # no colour has 128 combat cards
_MASK: Final = (1 << _BITS) - 1


class LackingHand(NamedTuple):
    """The cards of a hand that are not certain; by colour how many of them can be combat cards."""

    room: int
    most_combat: tuple[int, ...]


def counted_lacks(hands: Sequence[LackingHand], room: int, most_work: int) -> list[LackingHand]:
    """The hands, without the lacks that say least if counting all of them would take too long.

    ``room``: of the hidden hand, whose cards are counted apart too.
    """
    found = list(hands)
    while _work(found, room) > most_work:
        _, place, colour = min(
            (hand.room - most, place, colour)
            for place, hand in enumerate(found)
            for colour, most in enumerate(hand.most_combat)
            if most < hand.room
        )
        hand = found[place]
        found[place] = LackingHand(hand.room, changed(hand.most_combat, colour, hand.room))
    return found


def _work(hands: Sequence[LackingHand], room: int) -> int:
    """A measure of how many choices of cards are looked at."""
    colours = {colour for hand in hands for colour, most in enumerate(hand.most_combat) if most < hand.room}
    if not colours:
        return 0
    work = prod([_pairs(room)] * len(colours))
    for hand in hands:
        work *= (hand.room + 1) * prod([_pairs(min(hand.most_combat[c], hand.room)) for c in colours])
    return work


def _pairs(most: int) -> int:
    """So many choices of cards held back and free, together not more than that."""
    return comb(most + 2, 2)


class ThirdHands:
    """``room``: the cards, not certain, of hands that may hold anything; ``lacking``: all other hands."""

    def __init__(self, room: int = 0, lacking: Sequence[LackingHand] = ()) -> None:
        self.room = room
        self.lacking = [hand for hand in lacking if hand.room]
        self.cards = room + sum([hand.room for hand in self.lacking])
        self.colours = [
            colour
            for colour in range(CARD_COLOURS)
            if any(hand.most_combat[colour] < hand.room for hand in self.lacking)
        ]
        self.back: Counts = ()
        self.free: Counts = ()
        self._known: dict[tuple[int, Counts, Counts], int] = {}

    def splits(self) -> int:
        """In how many ways so many cards fall to these hands, whatever play has shown."""
        left, ways = self.cards, 1
        for hand in self.lacking:
            ways *= comb(left, hand.room)
            left -= hand.room
        return ways

    def apart(self, colour: int, back: int, free: int) -> int:
        """Combat cards of a colour, held back and free, as a number to which others can be added."""
        if colour not in self.colours:
            return 0
        return (back | free << _BITS) << 2 * _BITS * self.colours.index(colour)

    def unseen(self, back: Sequence[int], free: Sequence[int]) -> None:
        """The cards, by kind, of which these hands and the hidden one are dealt; the rest is the deck."""
        self.back = self._by_class(back)
        self.free = self._by_class(free)
        self._known.clear()

    def _by_class(self, cards: Sequence[int]) -> Counts:
        found = [sum(cards[colour * KINDS_EACH : colour * KINDS_EACH + LEVELS]) for colour in self.colours]
        return (*found, sum(cards) - sum(found))

    def deals_beside(self, back: int, free: int, apart: int) -> int:
        """In how many ways they can be dealt what a hand with so many held back and free cards leaves.

        What is held back cannot stay in the deck (M4-1.18).
        """
        backs = [apart >> 2 * _BITS * place & _MASK for place in range(len(self.colours))]
        frees = [apart >> 2 * _BITS * place + _BITS & _MASK for place in range(len(self.colours))]
        return self._deals(0, _less(self.back, backs, back), _less(self.free, frees, free))

    def _deals(self, number: int, back: Counts, free: Counts) -> int:
        if number == len(self.lacking):
            drawn = self.room - sum(back)
            return comb(sum(free), drawn) if drawn >= 0 else 0
        key = (number, back, free)
        if key not in self._known:
            self._known[key] = sum(
                [
                    ways * self._deals(number + 1, back_left, free_left)
                    for back_left, free_left, ways in self._hands(number, back, free)
                ]
            )
        return self._known[key]

    def _hands(self, number: int, back: Counts, free: Counts) -> Iterator[tuple[Counts, Counts, int]]:
        """What each choice of cards for a hand that lacks colours leaves, with the ways to choose it."""
        hand = self.lacking[number]
        begun: list[tuple[Counts, Counts, int, int]] = [((), (), 1, hand.room)]
        for place, colour in enumerate(self.colours):
            most = hand.most_combat[colour]
            begun = [
                ((*backs, back[place] - b), (*frees, free[place] - f), ways * more, room - b - f)
                for backs, frees, ways, room in begun
                for b, f, more in _choices(back[place], free[place], min(most, room))
            ]
        for backs, frees, ways, room in begun:
            for b in range(min(back[-1], room) + 1):
                if room - b <= free[-1]:
                    more = comb(back[-1], b) * comb(free[-1], room - b)
                    yield (*backs, back[-1] - b), (*frees, free[-1] - room + b), ways * more


def _choices(back: int, free: int, most: int) -> Iterator[tuple[int, int, int]]:
    """So many cards held back and free, not more than a number together, and the ways to choose them."""
    for b in range(min(back, most) + 1):
        for f in range(min(free, most - b) + 1):
            yield b, f, comb(back, b) * comb(free, f)


def _less(counts: Counts, apart: list[int], all_taken: int) -> Counts:
    """What is left by class when so many were taken, some of them of the classes apart."""
    left = [number - taken for number, taken in zip(counts, apart, strict=False)]
    return (*left, counts[-1] - all_taken + sum(apart))
