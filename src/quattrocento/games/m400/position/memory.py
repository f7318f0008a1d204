"""What somebody remembers of other hands (Hidden information): cards seen there, and where they may be now.

A memory holds cards that are certain to lie in some hand: (seat, kind, since). When others take a card
unseen from a hand, a remembered one may have gone with it: such a theft is kept, (victim, taker, size of
the victim's hand), and ``since`` counts the thefts that came before the card was seen. So it is known that
of several remembered cards at most one has moved. A theft that moved none for certain is dropped.

All this follows from what the observer saw, never from what really happened unseen.
"""

from fractions import Fraction
from typing import Final

Seen = tuple[int, int, int]
Theft = tuple[int, int, int]
Memory = tuple[tuple[Seen, ...], tuple[Theft, ...]]
Worlds = set[tuple[int, ...]]

BLANK: Final[Memory] = ((), ())
_MOST_WORLDS: Final = 200
_MOST_ARRANGEMENTS: Final = 2000
_NONE: Final = Fraction(0)


def places(thefts: tuple[Theft, ...], seat: int, since: int) -> int:
    """The seats, as bits, in whose hands a card may be that lay with this seat before those thefts."""
    found = 1 << seat
    for victim, taker, size in thefts[since:]:
        if found >> victim & 1:
            if size == 1:
                found &= ~(1 << victim)
            found |= 1 << taker
    return found


def remember(memory: Memory, seat: int, kind: int) -> Memory:
    """A card of this kind is now in that hand for certain."""
    seen, thefts = memory
    return tuple(sorted((*seen, (seat, kind, len(thefts))))), thefts


def forget(memory: Memory, seat: int, kind: int) -> Memory:
    """A card of this kind has left that hand before the observer's eyes: perhaps a remembered one.

    The one whose place is best known is taken off. It may have been another; then the first stands for that
    one from now on. If it cannot wherever it may be, because a theft moves one card only, another is taken
    off, and if none will do, all that may have been there.
    """
    seen, thefts = memory
    if not thefts:  # every card is where it was seen
        if (seat, kind, 0) not in seen:
            return memory
        gone = seen.index((seat, kind, 0))
        return seen[:gone] + seen[gone + 1 :], thefts
    there: list[tuple[Seen, int]] = []
    for card in seen:
        if card[1] == kind:
            where = places(thefts, card[0], card[2])
            if where >> seat & 1:
                there.append((card, where))
    if not there:
        return memory
    there.sort(key=lambda one: one[1].bit_count())
    alike = [card for card, _ in there]
    lost = alike[:1]
    if there[0][1] != 1 << seat and alike.count(alike[0]) < len(alike):
        worlds = _worlds(memory)
        lost = next(([card] for card in alike if _can_stand_for_others(memory, worlds, card, seat)), alike)
    left = list(seen)
    for card in lost:
        left.remove(card)
    if all(card[2] == len(thefts) for card in lost):  # no theft can have moved them
        return tuple(left), thefts
    return _pruned(tuple(left), thefts)


def _can_stand_for_others(memory: Memory, worlds: Worlds, card: Seen, seat: int) -> bool:
    """Whether another of its kind that lay with the seat may be wherever this one is."""
    seen, thefts = memory
    taken = seen.index(card)
    left = _worlds((seen[:taken] + seen[taken + 1 :], thefts))
    if not worlds or not left:
        return False
    others = [i for i, other in enumerate(seen) if other[1] == card[1] and i != taken]
    for where in worlds:
        for other in others:
            if where[other] == seat:
                moved = (*where[:other], where[taken], *where[other + 1 :])
                if moved[:taken] + moved[taken + 1 :] not in left:
                    return False
    return True


def _worlds(memory: Memory) -> Worlds:
    """Where all remembered cards may lie together; nothing if these are too many to go through in play."""
    seen, thefts = memory
    worlds: Worlds = {tuple([place for place, _, _ in seen])}
    for number, (victim, taker, size) in enumerate(thefts):
        after: Worlds = set()
        for where in worlds:
            there = [i for i, (_, _, since) in enumerate(seen) if since <= number and where[i] == victim]
            if size > len(there):
                after.add(where)
            after.update([(*where[:moved], taker, *where[moved + 1 :]) for moved in there])
            if len(after) > _MOST_WORLDS:
                return set()
        worlds = after
    return worlds


def arrangements(memory: Memory) -> dict[tuple[int, ...], Fraction]:
    """Where all remembered cards may lie together, with the chance; nothing if there are too many cases.

    The thefts are played out again: each took any card of the hand with the same chance (M4-1.17).
    """
    seen, thefts = memory
    worlds = {tuple([place for place, _, _ in seen]): Fraction(1)}
    for number, (victim, taker, size) in enumerate(thefts):
        after: dict[tuple[int, ...], Fraction] = {}
        for where, weight in worlds.items():
            there = [i for i, (_, _, since) in enumerate(seen) if since <= number and where[i] == victim]
            moves = [(*where[:moved], taker, *where[moved + 1 :]) for moved in there]
            if size > len(there):
                after[where] = after.get(where, _NONE) + weight * Fraction(size - len(there), size)
            for moved in moves:
                after[moved] = after.get(moved, _NONE) + weight / size
        worlds = after
        if len(worlds) > _MOST_ARRANGEMENTS:
            return {}
    return worlds


def shown(memory: Memory, seat: int, kind: int, number: int) -> Memory:
    """That hand holds so many cards of this kind: its owner has offered them."""
    known = certain(memory, seat, kind)
    if number <= known:
        return memory
    if not memory[1]:
        return tuple(sorted((*memory[0], *[(seat, kind, 0)] * (number - known)))), ()
    for _ in range(number):
        memory = forget(memory, seat, kind)
    for _ in range(number):
        memory = remember(memory, seat, kind)
    return memory


def certain(memory: Memory, seat: int, kind: int) -> int:
    """How many cards of this kind are certain to be in that hand."""
    seen, thefts = memory
    if not thefts:
        return seen.count((seat, kind, 0))
    only = 1 << seat
    return sum(1 for holder, card, since in seen if card == kind and places(thefts, holder, since) == only)


def all_certain(memory: Memory) -> dict[tuple[int, int], int]:
    """By seat and kind, how many cards are certain to be in that hand."""
    seen, thefts = memory
    found: dict[tuple[int, int], int] = {}
    for holder, kind, since in seen:
        where = places(thefts, holder, since)
        if not where & (where - 1):
            place = (where.bit_length() - 1, kind)
            found[place] = found.get(place, 0) + 1
    return found


def taken_unseen(memory: Memory, victim: int, taker: int, size: int) -> Memory:
    """Others passed one card from hand to hand; ``size``: the victim's hand before."""
    seen, thefts = memory
    if not any(places(thefts, holder, since) >> victim & 1 for holder, _, since in seen):
        return memory
    return _pruned(seen, (*thefts, (victim, taker, size)))


def _pruned(seen: tuple[Seen, ...], thefts: tuple[Theft, ...]) -> Memory:
    """Cards whose place is certain stand there; thefts that can have moved no other card are dropped."""
    settled: list[tuple[int, int]] = []
    loose: list[Seen] = []
    kept = 0  # thefts, as bits
    for card in seen:
        holder, kind, since = card
        where = 1 << holder
        moved = 0
        for number, (victim, taker, size) in enumerate(thefts[since:], since):
            if where >> victim & 1:
                moved |= 1 << number
                where = (where & ~(1 << victim) if size == 1 else where) | 1 << taker
        if where & (where - 1):
            loose.append(card)
            kept |= moved
        else:
            settled.append((where.bit_length() - 1, kind))
    if not loose:
        return tuple(sorted([(holder, kind, 0) for holder, kind in settled])), ()
    left = tuple([theft for number, theft in enumerate(thefts) if kept >> number & 1])
    again = [(holder, kind, (kept & (1 << since) - 1).bit_count()) for holder, kind, since in loose]
    again += [(holder, kind, len(left)) for holder, kind in settled]
    return tuple(sorted(again)), left
