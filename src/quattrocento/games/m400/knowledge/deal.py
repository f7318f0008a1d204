"""Hidden hands dealt at random, consistently with all that a seat remembers and has seen."""

import random
from typing import Final

from quattrocento.games.m400.components.typed import (
    BONUS,
    CARD_COLOURS,
    KINDS,
    KINDS_EACH,
    LEVELS,
    colour_of,
    combat_card,
    is_combat,
)
from quattrocento.games.m400.knowledge.derived import restore_deck
from quattrocento.games.m400.knowledge.older_cards import Swapping
from quattrocento.games.m400.knowledge.secrets import attacks_stand
from quattrocento.games.m400.position.lacks import SORTS_OF
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.cards import combat_colours
from quattrocento.games.m400.rules.toll import can_attack, can_raid, raid_colours
from quattrocento.kernel.seats import NOBODY

_TRIES: Final = 24
_MOST_TRIES: Final = 1000


class Hand:
    """A hidden hand while it is dealt: what it holds, and what it may still take."""

    def __init__(self, position: M400, seat: int) -> None:
        self.cards: list[int] = [0] * KINDS
        self.room = position.held[seat]
        # so many cards at most of each sort that it may lack
        self.most = [self.room - lacking for lacking in position.lacking[seat]]
        # M4-1.18: so many cards at most that lay in the deck when it was renewed
        self.newer = self.room - position.old[seat]
        self.older = [
            whole - deck for whole, deck in zip(position.rules.deck, position.renewed, strict=True)
        ]

    def may_take(self, card: int) -> bool:
        if not self.room or (self.cards[card] >= self.older[card] and not self.newer):
            return False
        return all(self.most[sort] > 0 for sort in SORTS_OF[card])

    def take(self, card: int) -> None:
        self.newer -= self.cards[card] >= self.older[card]
        self.cards[card] += 1
        self.room -= 1
        for sort in SORTS_OF[card]:
            self.most[sort] -= 1


class Dealing:
    """Deals until the hands are such as play has shown them to be."""

    def __init__(self, position: M400, seat: int, rng: random.Random) -> None:
        self.position = position
        self.seat = seat
        self.rng = rng
        self.others = [other for other in range(position.seats) if other != seat]
        self.memory = position.memory[seat if seat >= 0 else -1]
        restore_deck(position)
        self.unseen = position.deck

    def deal(self) -> None:
        for attempt in range(_MOST_TRIES):
            if self._deal_once(likely=attempt < _TRIES) and self._fits():
                return
        raise RuntimeError("no hands are consistent with what was seen")

    # ---- one deal

    def _deal_once(self, likely: bool) -> bool:
        """Cards that are certain, then those that cannot lie in the deck, then the rest; False if it fails.

        ``likely``: as chance would have it. Else the seat that must hold something is given it first.
        """
        hands = {other: Hand(self.position, other) for other in self.others}
        left = self.unseen[:]
        for kind, holder in self._located(likely):
            if not hands[holder].may_take(kind):
                return False
            left[kind] -= 1
            hands[holder].take(kind)
        located = {other: hand.cards[:] for other, hand in hands.items()}
        for needy, cards in () if likely else self._wanted():
            for card in cards:
                if left[card] and hands[needy].may_take(card):
                    left[card] -= 1
                    hands[needy].take(card)
        if not self._deal_older(hands, left) or not self._deal_rest(hands, left):
            return False
        for other, hand in hands.items():
            self.position.hand[other * KINDS : other * KINDS + KINDS] = hand.cards
        restore_deck(self.position)
        return Swapping(self.position, located, self.rng).succeeds()

    def _located(self, likely: bool) -> list[tuple[int, int]]:
        """Remembered cards with the hand where each may be now: the thefts are played out again."""
        seen, thefts = self.memory
        where = [holder for holder, _, _ in seen]
        for number, (victim, taker, size) in enumerate(thefts):
            there = [i for i, (_, _, since) in enumerate(seen) if since <= number and where[i] == victim]
            chosen = self.rng.randrange(size if likely else min(size, len(there) + 1))
            if chosen < len(there):
                where[there[chosen]] = taker
        return [(kind, holder) for (_, kind, _), holder in zip(seen, where, strict=True)]

    def _deal_older(self, hands: dict[int, Hand], left: list[int]) -> bool:
        """What did not lie in the deck when it was renewed, and was not seen since, is in some hand."""
        renewed = self.position.renewed
        older = [kind for kind in range(KINDS) for _ in range(left[kind] - renewed[kind])]
        self.rng.shuffle(older)
        older.sort(key=lambda kind: not is_combat(kind))  # these are the ones that a hand may not take
        for card in older:
            open_hands = [hand for hand in hands.values() if hand.may_take(card)]
            if not open_hands:
                return False
            self.rng.choices(open_hands, [hand.room for hand in open_hands])[0].take(card)
            left[card] -= 1
        return True

    def _deal_rest(self, hands: dict[int, Hand], left: list[int]) -> bool:
        pool = [kind for kind in range(KINDS) for _ in range(left[kind])]
        self.rng.shuffle(pool)
        for hand in sorted(hands.values(), key=lambda hand: hand.newer - hand.room + sum(hand.most)):
            later: list[int] = []
            while hand.room:
                if not pool:
                    return False
                card = pool.pop()
                if hand.may_take(card):
                    hand.take(card)
                else:
                    later.append(card)
            pool += later
            self.rng.shuffle(pool)
        return True

    # ---- what hands must hold, because their owners are asked or have announced something

    def _fits(self) -> bool:
        position = self.position
        if not position.stack or position.active == NOBODY:
            return True
        if position.player[position.active] in self.others and not self._can_do_as_announced():
            return False
        asked = position.stack[-1].seat
        return asked not in self.others or self._has_choice(asked)

    def _can_do_as_announced(self) -> bool:
        """Announced attacks are legal until a card is played (M4-7.6)."""
        position = self.position
        if not attacks_stand(position):
            return True
        announced = [army for army in position.armies(position.active) if position.announced >> army & 1]
        fighting = position.rules.bluff or combat_colours(position, position.player[position.active])
        if position.stack[-1].name == "war" and not fighting:
            return False
        return all(can_attack(position, army) for army in announced)

    def _has_choice(self, seat: int) -> bool:
        """Whether the seat that is asked has the cards to answer."""
        position = self.position
        step = position.stack[-1]
        if step.name == "lead" and position.combat is not None:
            return combat_colours(position, seat) & position.combat.may_be_led != 0
        if step.name == "answer":
            return combat_colours(position, seat) >> colour_of(step.values()["card"]) & 1 != 0
        if step.name not in ("payment", "raid"):
            return True
        colours = combat_colours(position, seat) if step.name == "payment" else raid_colours(position, seat)
        first = step.values()["card"]
        if first < 0:
            return colours & (colours - 1) != 0
        return colours & ~(1 << colour_of(first)) != 0

    def _wanted(self) -> list[tuple[int, list[int]]]:
        """By seat, some cards that would allow what it is known to be able to do."""
        position = self.position
        if not position.stack or position.active == NOBODY:
            return []
        needy = sorted({position.stack[-1].seat, position.player[position.active]})
        return [(seat, self._means(seat)) for seat in needy if seat in self.others]

    def _means(self, seat: int) -> list[int]:
        position = self.position
        colours = self.rng.sample(range(CARD_COLOURS), CARD_COLOURS)
        if position.stack[-1].name == "raid" or (position.announced and not can_raid(position, seat)):
            return [card for colour in colours[:2] for card in self._total(colour)]
        return [combat_card(colour, self.rng.randint(1, LEVELS)) for colour in colours]

    def _total(self, colour: int) -> list[int]:
        """A combat card of the colour and the bonus cards that make up the total for a capital."""
        level = self.rng.randint(1, LEVELS)
        bonus = self.position.components.capital_total - level
        return [combat_card(colour, level), *[colour * KINDS_EACH + BONUS] * max(0, bonus)]
