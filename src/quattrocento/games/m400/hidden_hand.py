"""What one seat knows of another's hand: all that the hand may be, ready to be counted.

Unseen cards are of two sorts. Those that did not lie in the deck when it was last renewed, and were not
seen since, are held back: they lie in some hidden hand. All others may lie anywhere. Two things may be
left out, and then it is said: the colours that third players lack with how many of their cards are older
than the deck, and thefts that leave too many cases of where remembered cards are.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import Final, NamedTuple

from quattrocento.games.m400.components import CARD_COLOURS, KINDS
from quattrocento.games.m400.memory import Memory, all_certain
from quattrocento.games.m400.offers import Cards
from quattrocento.games.m400.restoring import cards_in_battle
from quattrocento.games.m400.state import M400

MOST_CASES: Final = 64
_MOST_WORLDS: Final = 2000


class HiddenHand:
    """A hand of which some cards are certain; the rest is dealt from what is unseen.

    ``room``: cards that are not certain. ``back`` and ``free``: the unseen cards by kind, held back and
    others. ``others``: the cards of third hands that are not certain. ``most_combat``: by colour, how many
    combat cards it can hold (M4-10.4, M4-10.6). ``newer``: how many of its cards at most were drawn since
    the deck was renewed, of which there are ``older`` others by kind (M4-1.18).
    """

    def __init__(self, size: int, certain: Sequence[int], unseen: Sequence[int], others: int = 0) -> None:
        self.certain = list(certain)
        self.room = size - sum(certain)
        self.back = [0] * KINDS
        self.free = list(unseen)
        self.others = others
        self.most_combat = [size] * CARD_COLOURS
        self.newer = size
        self.older: list[int] | None = None

    def limit(self, lacking: Sequence[int], old: int, renewed: Sequence[int], whole: Sequence[int]) -> None:
        """What play has shown of the hand and of the deck."""
        size = self.room + sum(self.certain)
        self.most_combat = [size - known for known in lacking]
        for kind in range(KINDS):
            held_back = max(0, self.free[kind] - renewed[kind])
            self.back[kind] = held_back
            self.free[kind] -= held_back
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

    def elsewhere(self, back: int, free: int) -> int:
        """The deals of all other cards when the hand holds so many held back and free ones."""
        rest = sum(self.free) - free
        others = self.others - (sum(self.back) - back)
        return comb(rest, others) if 0 <= others <= rest else 0

    def deals(self) -> int:
        """All deals, whatever play has shown."""
        back, free = sum(self.back), sum(self.free)
        return sum(
            comb(back, taken) * comb(free, self.room - taken) * self.elsewhere(taken, self.room - taken)
            for taken in range(min(back, self.room) + 1)
            if self.room - taken <= free
        )


Cases = Sequence[tuple[Fraction, HiddenHand]]
"""All that a hand may be, with the chance of each case."""


class Possibilities(NamedTuple):
    """All that a hand may be; the messages about what was left out."""

    cases: Cases
    left_out: tuple[str, ...]


def unseen_by(game: M400, seat: int) -> list[int]:
    """The cards, by kind, that this seat does not see: in other hands and in the deck."""
    own, laid = game.cards_of(seat), cards_in_battle(game)
    return [
        whole - own[kind] - game.discarded[kind] - laid[kind] for kind, whole in enumerate(game.rules.deck)
    ]


def roughly(game: M400, seat: int, holder: int) -> Cases:
    """The hand of another with its certain cards and the colours it lacks; quick, for bots."""
    certain = [0] * KINDS
    unseen = unseen_by(game, seat)
    for (place, kind), number in all_certain(game.memory[seat]).items():
        unseen[kind] -= number
        if place == holder:
            certain[kind] += number
    hidden = HiddenHand(game.held[holder], certain, unseen)
    size = game.held[holder]
    hidden.most_combat = [size - known for known in game.lacking[holder]]
    return [(Fraction(1), hidden)]


def all_cases(game: M400, seat: int, holder: int) -> Possibilities:
    """All that the hand of another may be, with the chance of each case of where remembered cards are."""
    third = [other for other in range(game.seats) if other not in (seat, holder)]
    left_out: list[str] = []
    if any(_tells(game, seat, other) for other in third):
        left_out.append("odds-left-out-third")
    memory = game.memory[seat]
    places = _whereabouts(memory, holder)
    if len(places) > MOST_CASES:
        left_out.append("odds-left-out-thefts")
        memory = _settled(memory)
        places = _whereabouts(memory, holder)
    remembered = [kind for _, kind, _ in memory[0]]
    cases: list[tuple[Fraction, HiddenHand]] = []
    for there, weight in places.items():
        certain = [there.count(kind) for kind in range(KINDS)]
        unseen = unseen_by(game, seat)
        for kind in remembered:
            unseen[kind] -= 1
        others = sum([game.held[other] for other in third]) - len(remembered) + len(there)
        hidden = HiddenHand(game.held[holder], certain, unseen, others)
        hidden.limit(game.lacking[holder], game.old[holder], game.renewed, game.rules.deck)
        if hidden.room >= 0 and hidden.others >= 0 and hidden.newer >= 0:
            cases.append((weight, hidden))
    return Possibilities(cases, tuple(left_out))


def _tells(game: M400, seat: int, other: int) -> bool:
    """Whether more is known of a third hand than cards that were seen in it."""
    certain = all_certain(game.memory[seat])
    known = sum([number for (holder, _), number in certain.items() if holder == other])
    return known < game.held[other] and (any(game.lacking[other]) or game.old[other] > 0)


def _settled(memory: Memory) -> Memory:
    """Only the cards whose place is certain."""
    cards = [
        (holder, kind, 0) for (holder, kind), n in sorted(all_certain(memory).items()) for _ in range(n)
    ]
    return tuple(cards), ()


def _whereabouts(memory: Memory, holder: int) -> dict[Cards, Fraction]:
    """The remembered kinds that lie with the holder, with the chance of it; too many are cut short.

    The thefts are played out again: each took any card of the hand with the same chance (M4-1.17).
    """
    seen, thefts = memory
    worlds: dict[Cards, Fraction] = {tuple([place for place, _, _ in seen]): Fraction(1)}
    for number, (victim, taker, size) in enumerate(thefts):
        after: dict[Cards, Fraction] = {}
        for where, weight in worlds.items():
            there = [i for i, (_, _, since) in enumerate(seen) if since <= number and where[i] == victim]
            if size > len(there):
                _add(after, where, weight * Fraction(size - len(there), size))
            for moved in there:
                _add(after, (*where[:moved], taker, *where[moved + 1 :]), weight / size)
        worlds = after
        if len(worlds) > _MOST_WORLDS:
            return worlds
    found: dict[Cards, Fraction] = {}
    for where, weight in worlds.items():
        with_holder = [seen[i][1] for i, place in enumerate(where) if place == holder]
        _add(found, tuple(sorted(with_holder)), weight)
    return found


def _add(found: dict[Cards, Fraction], key: Cards, weight: Fraction) -> None:
    found[key] = found.get(key, Fraction(0)) + weight
