"""Hidden hands dealt at random, consistently with all that a seat remembers and has seen."""

import random
from typing import Final

from quattrocento.games.m400.cards import combat_colours
from quattrocento.games.m400.components import (
    BONUS,
    CARD_COLOURS,
    KINDS,
    KINDS_EACH,
    LEVELS,
    colour_of,
    combat_card,
    is_combat,
)
from quattrocento.games.m400.memory import Memory
from quattrocento.games.m400.restoring import restore_deck
from quattrocento.games.m400.state import M400
from quattrocento.games.m400.toll import can_attack, can_raid, raid_colours
from quattrocento.kernel.move import NOBODY

_UNCHANGED: Final = (
    "statement",
    "conquest",
    "free_state",
    "storm",
    "war",
)  # since the last check of attacks
_TRIES: Final = 24
_MOST_TRIES: Final = 400


class Dealing:
    """One deal: the cards that are certain lie fixed, all others are dealt from those not seen."""

    def __init__(self, game: M400, seat: int, rng: random.Random) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.others = [other for other in range(game.seats) if other != seat]
        restore_deck(game)
        self.unseen = game.deck

    def deal(self) -> None:
        """Deal until the hands are such as play has shown them to be."""
        for attempt in range(_MOST_TRIES):
            self._deal_once(attempt)
            if attempt >= _TRIES:
                self._force()
            if self._repair() and self._fits():
                return

    # ---- one deal

    def _deal_once(self, attempt: int) -> None:
        memory = self.game.memory[self.seat if self.seat >= 0 else -1]
        left = self.unseen[:]
        self.fixed: list[list[int]] = [[] for _ in range(self.game.seats)]
        for kind, holder in self._located(memory, attempt):
            left[kind] -= 1
            self.fixed[holder].append(kind)
        pool = [kind for kind in range(KINDS) for _ in range(left[kind])]
        self.rng.shuffle(pool)
        self.free: list[list[int]] = [[] for _ in range(self.game.seats)]
        for other in self.others:
            number = self.game.held[other] - len(self.fixed[other])
            self.free[other] = [pool.pop() for _ in range(number)]
        self.rest = pool
        self._lay_out()

    def _located(self, memory: Memory, attempt: int) -> list[tuple[int, int]]:
        """Remembered cards with a hand where each may be now: thefts are played out again."""
        seen, thefts = memory
        held = self.game.held
        where = [holder for holder, _, _ in seen]
        while True:
            where = [holder for holder, _, _ in seen]
            for number, (victim, taker, size) in enumerate(thefts):
                there = [
                    i for i, (_, _, since) in enumerate(seen) if since <= number and where[i] == victim
                ]
                # An unlikely course of things may be the only one that hand sizes allow.
                chosen = self.rng.randrange(size if attempt < _TRIES else max(1, min(size, len(there) + 1)))
                if chosen < len(there):
                    where[there[chosen]] = taker
            counts = [where.count(holder) for holder in range(self.game.seats)]
            if all(count <= size for count, size in zip(counts, held, strict=True)):
                return [(kind, holder) for (_, kind, _), holder in zip(seen, where, strict=True)]
            attempt += 1

    def _lay_out(self) -> None:
        """Put the dealt cards into the position."""
        game = self.game
        for other in self.others:
            base = other * KINDS
            game.hand[base : base + KINDS] = [0] * KINDS
            for card in (*self.fixed[other], *self.free[other]):
                game.hand[base + card] += 1
        restore_deck(game)

    # ---- what hands are known not to hold

    def _excess(self, seat: int, colour: int) -> int:
        """By how many combat cards of a colour the hand holds more than it can."""
        game = self.game
        first = seat * KINDS + colour * KINDS_EACH
        return sum(game.hand[first : first + LEVELS]) - (game.held[seat] - game.lacking[seat][colour])

    def _repair(self) -> bool:
        """Exchange combat cards that a hand cannot hold for others from the deck or from other hands."""
        for other in self.others:
            for colour in range(CARD_COLOURS):
                while self.game.lacking[other][colour] and self._excess(other, colour) > 0:
                    if not self._exchange(other, colour):
                        return False
        return True

    def _exchange(self, seat: int, colour: int) -> bool:
        """Swap one combat card of that colour for a card that may be in this hand."""
        mine = [
            i for i, card in enumerate(self.free[seat]) if is_combat(card) and colour_of(card) == colour
        ]
        if not mine:
            return False
        place = self.rng.choice(mine)
        piles = [self.rest, *(self.free[other] for other in self.others if other != seat)]
        for pile in piles:
            fitting = [i for i, card in enumerate(pile) if self._may_hold(seat, colour, card)]
            if fitting:
                there = self.rng.choice(fitting)
                self.free[seat][place], pile[there] = pile[there], self.free[seat][place]
                self._lay_out()
                return True
        return False

    def _may_hold(self, seat: int, without: int, card: int) -> bool:
        if not is_combat(card):
            return True
        colour = colour_of(card)
        if colour == without:
            return False
        return not self.game.lacking[seat][colour] or self._excess(seat, colour) < 0

    # ---- what hands must hold, because their owners are asked or have announced something

    def _fits(self) -> bool:
        game = self.game
        for other in self.others:
            if any(self._excess(other, colour) > 0 for colour in range(CARD_COLOURS)):
                return False
        if not game.stack or game.active == NOBODY:
            return True
        if game.player[game.active] in self.others and not self._can_do_as_announced():
            return False
        asked = game.stack[-1].seat
        return asked not in self.others or self._has_choice(asked)

    def _can_do_as_announced(self) -> bool:
        """Announced attacks are legal until a card is played (M4-7.6)."""
        game = self.game
        step = game.stack[-1]
        if step.name not in _UNCHANGED and step.values().get("card", 0) >= 0:
            return True
        announced = [army for army in game.armies(game.active) if game.announced >> army & 1]
        if step.name == "war" and not combat_colours(game, game.player[game.active]):
            return False
        return all(can_attack(game, army) for army in announced)

    def _has_choice(self, seat: int) -> bool:
        """Whether the seat that is asked has the cards to answer."""
        game = self.game
        step = game.stack[-1]
        if step.name == "lead" and game.combat is not None:
            return combat_colours(game, seat) & game.combat.open_colours != 0
        if step.name == "answer":
            return combat_colours(game, seat) >> colour_of(step.values()["card"]) & 1 != 0
        if step.name not in ("payment", "raid"):
            return True
        colours = combat_colours(game, seat) if step.name == "payment" else raid_colours(game, seat)
        first = step.values()["card"]
        if first < 0:
            return colours & (colours - 1) != 0
        return colours & ~(1 << colour_of(first)) != 0

    def _force(self) -> None:
        """Give the seat that must hold something one set of cards that would do, if it can be found."""
        game = self.game
        if not game.stack or game.active == NOBODY:
            return
        for needy in sorted({game.stack[-1].seat, game.player[game.active]}):
            if needy in self.others:
                for card in self._wanted(needy):
                    self._fetch(needy, card)

    def _wanted(self, seat: int) -> list[int]:
        """Some cards that would allow what the seat is known to be able to do."""
        game = self.game
        if (game.announced and not can_raid(game, seat)) or game.stack[-1].name == "raid":
            colours = self.rng.sample(range(CARD_COLOURS), 2)
            return [card for colour in colours for card in self._total(colour)]
        return [combat_card(colour, self.rng.randint(1, LEVELS)) for colour in range(CARD_COLOURS)]

    def _total(self, colour: int) -> list[int]:
        """A combat card of the colour and the bonus cards that make up the total for a capital."""
        level = self.rng.randint(1, LEVELS)
        bonus = self.game.components.capital_total - level
        return [combat_card(colour, level), *[colour * KINDS_EACH + BONUS] * max(0, bonus)]

    def _fetch(self, seat: int, card: int) -> None:
        """Swap a card into a hand from wherever it lies hidden."""
        if not self.free[seat]:
            return
        piles = [self.rest, *(self.free[other] for other in self.others if other != seat)]
        for pile in piles:
            if card in pile:
                place, there = self.rng.randrange(len(self.free[seat])), pile.index(card)
                self.free[seat][place], pile[there] = card, self.free[seat][place]
                self._lay_out()
                return
