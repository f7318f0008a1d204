"""What one seat knows of another's hand: all that the hand may be, ready to be counted.

Unseen cards are of two sorts. Those that did not lie in the deck when it was last renewed, and were not
seen since, are held back: they lie in some hidden hand. All others may lie anywhere. Some things may be
left out, and then it is said: how many cards of third players are older than the deck, colours that they
lack in part, and thefts that leave too many cases of where remembered cards are.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import Final, NamedTuple

from quattrocento.games.m400.advice.third_hands import LackingHand, ThirdHands, counted_lacks
from quattrocento.games.m400.components.typed import KINDS, colour_of, is_combat
from quattrocento.games.m400.knowledge.derived import cards_in_battle
from quattrocento.games.m400.position.lacks import SORTS, Lacking, is_of_colours_only, of_colour
from quattrocento.games.m400.position.memory import Memory, all_certain, arrangements
from quattrocento.games.m400.position.offers import Cards
from quattrocento.games.m400.position.position import M400

MOST_CASES: Final = 64
_MOST_WORK: Final = 300_000
_NONE: Final = Fraction(0)

Places = dict[tuple[Cards, ...], Fraction]
"""Where remembered cards may lie, by holder, with the chance of it."""


class HiddenHand:
    """A hand of which some cards are certain; the rest is dealt from what is unseen.

    ``room``: cards that are not certain. ``back`` and ``free``: the unseen cards by kind, held back and
    others. ``thirds``: the hands of third players. ``most``: by sort of cards that it may
    lack, how many of them it can hold. ``newer``: how many of its cards at most were drawn since
    the deck was renewed, of which there are ``older`` others by kind (M4-1.18).
    """

    def __init__(
        self,
        size: int,
        certain: Sequence[int],
        unseen: Sequence[int],
        thirds: ThirdHands | None = None,
    ) -> None:
        self.certain = list(certain)
        self.room = size - sum(certain)
        self.back = [0] * KINDS
        self.free = list(unseen)
        self.thirds = thirds or ThirdHands()
        self.thirds.unseen(self.back, self.free)
        self.most = [size] * SORTS
        self.newer = size
        self.older: list[int] | None = None

    def limit(self, lacking: Lacking, old: int, renewed: Sequence[int], whole: Sequence[int]) -> None:
        """What play has shown of the hand and of the deck."""
        size = self.room + sum(self.certain)
        self.most = [size - known for known in lacking]
        for kind in range(KINDS):
            held_back = max(0, self.free[kind] - renewed[kind])
            self.back[kind] = held_back
            self.free[kind] -= held_back
        self.thirds.unseen(self.back, self.free)
        if old:
            self.older = [all_of - deck for all_of, deck in zip(whole, renewed, strict=True)]
            certain = sum(max(0, n - older) for n, older in zip(self.certain, self.older, strict=True))
            self.newer = size - old - certain

    def newer_of(self, kind: int, number: int) -> int:
        """How many of so many further cards of a kind were drawn since the deck was renewed."""
        if self.older is None or not number:
            return 0
        left = max(0, self.older[kind] - self.certain[kind])
        return max(0, number - left)

    def deals(self) -> int:
        """All deals, whatever play has shown."""
        back, free = sum(self.back), sum(self.free)
        found = 0
        for taken in range(min(back, self.room) + 1):
            more = self.room - taken
            drawn = self.thirds.cards - back + taken
            if more <= free and drawn >= 0:
                found += comb(back, taken) * comb(free, more) * comb(free - more, drawn)
        return found * self.thirds.splits()


Cases = Sequence[tuple[Fraction, HiddenHand]]
"""All that a hand may be, with the chance of each case."""


class Possibilities(NamedTuple):
    """All that a hand may be; the messages about what was left out."""

    cases: Cases
    left_out: tuple[str, ...]


def unseen_by(position: M400, seat: int) -> list[int]:
    """The cards, by kind, that this seat does not see: in other hands and in the deck."""
    own, laid = position.cards_of(seat), cards_in_battle(position)
    return [
        whole - own[kind] - position.discarded[kind] - laid[kind]
        for kind, whole in enumerate(position.rules.deck)
    ]


def roughly(position: M400, seat: int, holder: int) -> Cases:
    """The hand of another with its certain cards and the colours it lacks; quick, for bots."""
    certain = [0] * KINDS
    unseen = unseen_by(position, seat)
    for (place, kind), number in all_certain(position.memory[seat]).items():
        unseen[kind] -= number
        if place == holder:
            certain[kind] += number
    hidden = HiddenHand(position.held[holder], certain, unseen)
    size = position.held[holder]
    hidden.most = [size - known for known in position.lacking[holder]]
    return [(Fraction(1), hidden)]


def all_cases(position: M400, seat: int, holder: int) -> Possibilities:
    """All that the hand of another may be, with the chance of each case of where remembered cards are."""
    third = [other for other in range(position.seats) if other not in (seat, holder)]
    less_of_thirds = any(
        _is_older(position, seat, other) or not is_of_colours_only(position.lacking[other])
        for other in third
    )
    lacking = [other for other in third if any(of_colour(position.lacking[other]))]
    memory = position.memory[seat]
    places = _whereabouts(memory, (holder, *lacking))
    less_of_thefts = not places
    if less_of_thefts:
        memory = _settled(memory)
        places = _whereabouts(memory, (holder, *lacking))
    cases: list[tuple[Fraction, HiddenHand]] = []
    unseen = unseen_by(position, seat)
    for _, kind, _ in memory[0]:
        unseen[kind] -= 1
    free_hands = sum([position.held[other] for other in third if other not in lacking])
    for (there, *elsewhere), weight in places.items():
        certain = [there.count(kind) for kind in range(KINDS)]
        room = free_hands - len(memory[0]) + len(there) + sum([len(cards) for cards in elsewhere])
        hands = [_lacking_hand(position, *known) for known in zip(lacking, elsewhere, strict=True)]
        if room < 0 or any(min(hand.room, *hand.most_combat) < 0 for hand in hands):
            continue
        lacks = counted_lacks(hands, position.held[holder] - len(there), _MOST_WORK // len(places))
        less_of_thirds = less_of_thirds or lacks != hands
        hidden = HiddenHand(position.held[holder], certain, unseen, ThirdHands(room, lacks))
        hidden.limit(position.lacking[holder], position.old[holder], position.renewed, position.rules.deck)
        if hidden.room >= 0 and hidden.newer >= 0:
            cases.append((weight, hidden))
    left_out = (("odds-left-out-third", less_of_thirds), ("odds-left-out-thefts", less_of_thefts))
    return Possibilities(cases, tuple([message for message, is_so in left_out if is_so]))


def _lacking_hand(position: M400, seat: int, certain: Cards) -> LackingHand:
    """The hand of a third player that has shown to lack colours, with so many cards known to be in it."""
    size = position.held[seat]
    fighting = [colour_of(card) for card in certain if is_combat(card)]
    lacks = of_colour(position.lacking[seat])
    most = [size - known - fighting.count(colour) for colour, known in enumerate(lacks)]
    return LackingHand(size - len(certain), tuple(most))


def _is_older(position: M400, seat: int, other: int) -> bool:
    """Whether cards of a third hand that were not seen in it are known to be older than the deck."""
    certain = all_certain(position.memory[seat])
    known = sum([number for (holder, _), number in certain.items() if holder == other])
    return known < position.held[other] and position.old[other] > 0


def _settled(memory: Memory) -> Memory:
    """Only the cards whose place is certain."""
    cards = [
        (holder, kind, 0) for (holder, kind), n in sorted(all_certain(memory).items()) for _ in range(n)
    ]
    return tuple(cards), ()


def _whereabouts(memory: Memory, holders: Sequence[int]) -> Places:
    """The remembered kinds that lie with each of the holders, with the chance; nothing if too many."""
    found: Places = {}
    for where, weight in arrangements(memory).items():
        lying = [
            [kind for (_, kind, _), place in zip(memory[0], where, strict=True) if place == holder]
            for holder in holders
        ]
        key = tuple([tuple(sorted(cards)) for cards in lying])
        found[key] = found.get(key, _NONE) + weight
    return found if len(found) <= MOST_CASES else {}
