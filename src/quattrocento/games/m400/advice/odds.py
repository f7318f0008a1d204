"""The chance to win a combat (M4-10), exact over all hands that the other side may hold.

No battle takes a card from another colour. The player who wants to win plays his highest card of the colour
and adds bonus and malus cards whenever they put him ahead: nothing else wins a colour that this loses. So a
side's strength in a colour is its highest level with all its bonus and malus cards. The attacker wins the
colour with the greater strength (M4-10.8), or if only he has a combat card of it (M4-10.4, M4-10.6), and
the order of the battles does not matter.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import Final

from quattrocento.games.m400.advice.hidden_hand import Cases, HiddenHand
from quattrocento.games.m400.components.typed import (
    BONUS,
    CARAVELLA,
    CARD_COLOURS,
    COLOURED,
    KINDS,
    KINDS_EACH,
    LEVELS,
    MALUS,
    level_of,
)
from quattrocento.games.m400.position.combat import ATTACKER, NO_CARD, NO_COLOUR, OPEN, Combat
from quattrocento.games.m400.position.lacks import SHIPS, combat_sort

NO_STRENGTH: Final = -100  # no combat card of the colour
# The places of a colour's kinds: from the highest level on, so that those above a level count together.
_HIGHEST_FIRST: Final = (*range(LEVELS - 1, -1, -1), BONUS, MALUS)
_TO_WIN: Final = 2

Outcomes = dict[int, Fraction]
"""By set of colours, as bits, the chance that the attacker wins just these of the open ones."""
Spread = dict[tuple[int, int, int, int], int]
"""In how many ways cards are taken, by how many of them were held back, free and newer, and which of them
are counted apart for the sake of third hands."""
_Key = tuple[int, int, int, int, int, int]
"""The strength, the combat cards of the colour, and the cards taken: held back, free, newer, apart."""


def strength(cards: Sequence[int], colour: int) -> int:
    """What a hand, by kind, can bring to a battle of that colour."""
    first = colour * KINDS_EACH
    for level in range(LEVELS, 0, -1):
        if cards[first + level - 1]:
            return level + cards[first + BONUS] + cards[first + MALUS]
    return NO_STRENGTH


def holds_from(cards: Sequence[int], colour: int, level: int) -> bool:
    """Whether a hand holds a combat card of the colour, of that level or a higher one."""
    first = colour * KINDS_EACH
    return any(cards[first + level - 1 : first + LEVELS])


class Front:
    """One combat as a side sees it: what it can bring itself, and what the other has played already.

    ``bound``: a defender adds nothing to his answer while he holds a card that equals the one led (M4-R33).
    ``wasted``: the colour and the level from which on a card in the hidden hand is such a one.
    """

    def __init__(
        self, own: Sequence[int], side: int, combat: Combat | None = None, bound: bool = False
    ) -> None:
        self.side = side
        self.wasted = (NO_COLOUR, 0)
        self.decided = combat.decided if combat is not None else (OPEN,) * CARD_COLOURS
        self.own = [strength(own, colour) for colour in range(CARD_COLOURS)]
        self.played = [NO_STRENGTH] * CARD_COLOURS
        if combat is not None and combat.led != NO_CARD:
            self._see_battle(own, combat)
            if bound and combat.answer_is_behind:
                self._see_answer(own, combat.card_colour, level_of(combat.led))

    def _see_battle(self, own: Sequence[int], combat: Combat) -> None:
        """The battle in progress: cards that were played count as they stand."""
        colour = combat.card_colour
        totals = combat.totals()
        laid = (True, combat.answered != NO_CARD)
        first = colour * KINDS_EACH
        if laid[self.side]:
            self.own[colour] = totals[self.side] + own[first + BONUS] + own[first + MALUS]
        if laid[1 - self.side]:
            self.played[colour] = totals[1 - self.side]

    def _see_answer(self, own: Sequence[int], colour: int, level: int) -> None:
        """The defender has answered with too low a card: he may add others only if he had no better one."""
        if self.side == ATTACKER:
            self.wasted = (colour, level)
        elif holds_from(own, colour, level):
            self.own[colour] = NO_STRENGTH

    def attacker_wins(self, colour: int, other: int) -> bool:
        """Whether the attacker wins the colour against that strength of the other side."""
        pair = (self.own[colour], other)
        attack, defence = pair[self.side], pair[1 - self.side]
        return attack != NO_STRENGTH and attack > defence


def known_result(front: Front, other: Sequence[int]) -> bool:
    """Whether the attacker wins against a hand that is known."""
    won = front.decided.count(ATTACKER)
    for colour in range(CARD_COLOURS):
        if front.decided[colour] == OPEN:
            power = strength(other, colour)
            if front.played[colour] != NO_STRENGTH:
                first = colour * KINDS_EACH
                power = front.played[colour] + other[first + BONUS] + other[first + MALUS]
                if front.wasted[0] == colour and holds_from(other, *front.wasted):
                    power = NO_STRENGTH
            won += front.attacker_wins(colour, power)
    return won >= _TO_WIN


def outcomes(front: Front, cases: Cases, asked: int = 0) -> Outcomes:
    """All ways in which the open colours may go.

    ``asked``: the hidden hand holds a combat card of one of these colours.
    """
    found: Outcomes = {}
    for weight, hidden in cases:
        all_ways = hidden.deals()
        if not all_ways:
            continue
        for colours, sign in ((0, 1), (asked, -1)) if asked else ((0, 1),):
            for wins, ways in _Count(front, hidden, colours).result().items():
                found[wins] = found.get(wins, Fraction(0)) + weight * Fraction(sign * ways, all_ways)
    whole = sum(found.values())
    return {wins: share / whole for wins, share in found.items()} if whole else {}


def chance(front: Front, found: Outcomes) -> Fraction:
    """That the attacker wins the combat."""
    needed = _TO_WIN - front.decided.count(ATTACKER)
    return sum([share for wins, share in found.items() if wins.bit_count() >= needed], Fraction(0))


def colour_chance(found: Outcomes, colour: int) -> Fraction:
    """That the attacker wins this colour."""
    return sum([share for wins, share in found.items() if wins >> colour & 1], Fraction(0))


class _Count:
    """Counts the hands, colour by colour: those with which the attacker loses it, and wins it."""

    def __init__(self, front: Front, hidden: HiddenHand, barred: int) -> None:
        self.front = front
        self.hidden = hidden
        self.barred = barred  # colours without a combat card

    def result(self) -> dict[int, int]:
        """In how many deals the attacker wins each set of colours."""
        apart = self.hidden.thirds.colours
        *colours, last = sorted(range(CARD_COLOURS), key=lambda colour: colour in apart)
        spreads: dict[int, Spread] = {0: self.specials()}
        for colour in colours:
            tables = self.tables(colour)
            spreads = {
                wins | won << colour: self.joined(spread, table)
                for wins, spread in spreads.items()
                for won, table in enumerate(tables)
                if table
            }
        tables = self.tables(last)
        return {
            wins | won << last: self.total(spread, table)
            for wins, spread in spreads.items()
            for won, table in enumerate(tables)
            if table
        }

    def joined(self, one: Spread, other: Spread) -> Spread:
        """Both sets of cards in one hand, as far as it has room."""
        room, newer = self.hidden.room, self.hidden.newer
        found: Spread = {}
        for (back, free, new, apart), ways in one.items():
            for (back2, free2, new2, apart2), ways2 in other.items():
                key = (back + back2, free + free2, new + new2, apart + apart2)
                if key[0] + key[1] <= room and key[2] <= newer:
                    found[key] = found.get(key, 0) + ways * ways2
        return found

    def total(self, one: Spread, other: Spread) -> int:
        """The deals in which these two sets make up the whole hand."""
        hidden = self.hidden
        by_size: dict[int, list[tuple[int, int, int, int]]] = {}
        for (back, free, new, apart), ways in other.items():
            by_size.setdefault(back + free, []).append((back, new, apart, ways))
        hands: dict[tuple[int, int], int] = {}
        for (back, free, new, apart), ways in one.items():
            for back2, new2, apart2, ways2 in by_size.get(hidden.room - back - free, ()):
                if new + new2 <= hidden.newer:
                    key = (back + back2, apart + apart2)
                    hands[key] = hands.get(key, 0) + ways * ways2
        return sum(
            [
                ways * hidden.thirds.deals_beside(back, hidden.room - back, apart)
                for (back, apart), ways in hands.items()
            ]
        )

    def specials(self) -> Spread:
        """All ways to hold special cards."""
        spread: Spread = {(0, 0, 0, 0): 1}
        for kind in range(COLOURED, KINDS):
            one = {
                (back, free, self.hidden.newer_of(kind, back + free), 0): comb(self.hidden.back[kind], back)
                * comb(self.hidden.free[kind], free)
                for back in range(self.hidden.back[kind] + 1)
                for free in range(self.hidden.free[kind] + 1)
                if self.hidden.certain[kind] + back + free <= self.most_of(kind)
            }
            spread = self.joined(spread, one)
        return spread

    def most_of(self, special: int) -> int:
        """How many cards of a special kind the hand can hold."""
        hidden = self.hidden
        return hidden.most[SHIPS] if special == CARAVELLA else hidden.room + hidden.certain[special]

    def tables(self, colour: int) -> tuple[Spread, Spread]:
        """The ways to hold cards of the colour with which the attacker loses it, and wins it."""
        played = self.front.played[colour]
        states: dict[_Key, int] = {(played, 0, 0, 0, 0, 0): 1}
        for place in _HIGHEST_FIRST:
            states = self._with_kind(states, colour, place, played != NO_STRENGTH)
        tables: tuple[Spread, Spread] = ({}, {})
        decided = self.front.decided[colour] != OPEN
        for (power, _, back, free, newer, apart), ways in states.items():
            won = not decided and self.front.attacker_wins(colour, power)
            table = tables[won]
            key = (back, free, newer, apart)
            table[key] = table.get(key, 0) + ways
        return tables

    def _with_kind(self, states: dict[_Key, int], colour: int, place: int, laid: bool) -> dict[_Key, int]:
        hidden = self.hidden
        kind = colour * KINDS_EACH + place
        certain = hidden.certain[kind]
        combat = place < LEVELS
        barred = combat and self.barred >> colour & 1
        if barred and certain:
            return {}
        most = 0 if barred else hidden.room
        wasted = combat and colour == self.front.wasted[0] and place + 1 >= self.front.wasted[1]
        found: dict[_Key, int] = {}
        for back in range(min(hidden.back[kind], most) + 1):
            for free in range(min(hidden.free[kind], most - back) + 1):
                ways = comb(hidden.back[kind], back) * comb(hidden.free[kind], free)
                number = certain + back + free
                new = hidden.newer_of(kind, back + free)
                apart = hidden.thirds.apart(colour, back, free) if combat else 0
                for (power, fighting, backs, frees, newer, aparts), before in states.items():
                    combats = fighting + number * combat
                    if combat and combats > hidden.most[combat_sort(colour, place + 1)]:
                        continue
                    risen = NO_STRENGTH if wasted and number else self._risen(power, place, number, laid)
                    key = (risen, combats, backs + back, frees + free, newer + new, aparts + apart)
                    if key[2] + key[3] <= hidden.room and key[4] <= hidden.newer:
                        found[key] = found.get(key, 0) + ways * before
        return found

    @staticmethod
    def _risen(power: int, place: int, number: int, laid: bool) -> int:
        """The strength with so many cards more of the kind at that place of the colour."""
        if not number or (place < LEVELS and laid):
            return power
        if place < LEVELS:
            return max(power, place + 1)
        return power + number if power != NO_STRENGTH else power
