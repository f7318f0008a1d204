"""Cards older than the deck (M4-1.18): in a hand since before the discard pile last became the deck."""

import random
from typing import Final

from quattrocento.games.m400.components.typed import KINDS
from quattrocento.games.m400.position.combat import NO_CARD
from quattrocento.games.m400.position.lacks import allow
from quattrocento.games.m400.position.position import M400

_MOST_SWAPS: Final = 1000
_DECK: Final = -1


class _Search:
    """Looks for the older cards that hands are known to hold; no card may stand for two."""

    def __init__(self, position: M400) -> None:
        self.hands = [position.cards_of(seat) for seat in range(position.seats)]
        self.left = [
            whole - deck for whole, deck in zip(position.rules.deck, position.renewed, strict=True)
        ]
        self.found = [[0] * KINDS for _ in self.hands]

    def finds_at_once(self, seat: int, number: int) -> int:
        """As many as that hand has to itself, up to a number."""
        wanted = number
        for kind, held in enumerate(self.hands[seat]):
            taken = min(held, self.left[kind], wanted)
            self.found[seat][kind] = taken
            self.left[kind] -= taken
            wanted -= taken
        return number - wanted

    def finds_another(self, seat: int, tried: set[int]) -> bool:
        """One more in that hand; a hand that can name another card gives way."""
        for kind, number in enumerate(self.hands[seat]):
            if number == self.found[seat][kind] or kind in tried:
                continue
            tried.add(kind)
            if self.left[kind]:
                self.left[kind] -= 1
                self.found[seat][kind] += 1
                return True
            if self._gives_way(seat, kind, tried):
                self.found[seat][kind] += 1
                return True
        return False

    def _gives_way(self, seat: int, kind: int, tried: set[int]) -> bool:
        for other, found in enumerate(self.found):
            if other != seat and found[kind]:
                found[kind] -= 1
                if self.finds_another(other, tried):
                    return True
                found[kind] += 1
        return False


def missing_old_cards(position: M400) -> int:
    """How many older cards that hands must hold are not among those that lay outside the renewed deck."""
    if not any(position.old):
        return 0
    search = _Search(position)
    needed = [old - search.finds_at_once(seat, old) for seat, old in enumerate(position.old)]
    return sum(
        [not search.finds_another(seat, set()) for seat, old in enumerate(needed) for _ in range(old)]
    )


class Swapping:
    """Swaps hidden cards, dealt at random, until every hand can hold its older ones.

    ``fixed``: by seat and kind, the cards that stay where they are.
    """

    def __init__(self, position: M400, fixed: dict[int, list[int]], rng: random.Random) -> None:
        self.position = position
        self.fixed = fixed
        self.rng = rng

    def succeeds(self) -> bool:
        missing = missing_old_cards(self.position)
        for _ in range(_MOST_SWAPS):
            if not missing:
                return True
            one, other = self.rng.sample([*self.fixed, _DECK], 2)
            mine, theirs = self._any_card(one), self._any_card(other)
            if NO_CARD in (mine, theirs):
                continue
            self._swap(one, mine, other, theirs)
            allowed = self._may_hold(one) and self._may_hold(other)
            now = missing_old_cards(self.position) if allowed else missing + 1
            if now > missing:
                self._swap(one, theirs, other, mine)
            else:
                missing = now
        return False

    def _any_card(self, place: int) -> int:
        """A hidden card that may leave this place."""
        if place == _DECK:
            free = self.position.deck
        else:
            cards = self.position.cards_of(place)
            free = [number - stays for number, stays in zip(cards, self.fixed[place], strict=True)]
        return self.rng.choices(range(KINDS), free)[0] if any(free) else NO_CARD

    def _swap(self, one: int, mine: int, other: int, theirs: int) -> None:
        self._put(one, mine, -1)
        self._put(one, theirs, 1)
        self._put(other, theirs, -1)
        self._put(other, mine, 1)

    def _put(self, place: int, card: int, number: int) -> None:
        if place == _DECK:
            self.position.deck[card] += number
        else:
            self.position.hand[place * KINDS + card] += number

    def _may_hold(self, place: int) -> bool:
        """The deck: only what lay in it when it was renewed. A hand: nothing that it lacks (M4-10.6)."""
        position = self.position
        if place == _DECK:
            return all(
                number <= before for number, before in zip(position.deck, position.renewed, strict=True)
            )
        return allow(position.lacking[place], position.cards_of(place), position.held[place])
