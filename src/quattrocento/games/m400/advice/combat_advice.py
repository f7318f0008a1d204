"""Combat advice: the combat at hand, or one that is only thought of, as one of its sides sees it."""

from fractions import Fraction
from typing import Final

from quattrocento.games.m400.advice.hidden_hand import Possibilities, all_cases
from quattrocento.games.m400.advice.odds import Front, chance, colour_chance, outcomes
from quattrocento.games.m400.components.typed import CARD_COLOURS
from quattrocento.games.m400.position.combat import ATTACKER, OPEN, Combat
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.cards import combat_colours
from quattrocento.kernel.odds import OddsError
from quattrocento.kernel.seats import NOBODY

_EVERY_COLOUR: Final = (1 << CARD_COLOURS) - 1


class Advice:
    """A combat between two hands, one of them hidden. ``left_out``: messages about what was not counted.

    ``asked``: a combat card of one of these colours is certain to be in the hidden hand, because its owner
    could declare the war, or is asked to lead or to answer (M4-8.10, M4-10.3, M4-10.5).
    """

    def __init__(self, front: Front, hidden: Possibilities, asked: int = 0) -> None:
        self.front = front
        self.left_out = hidden.left_out
        self.outcomes = outcomes(front, hidden.cases, asked)

    def chance(self) -> Fraction:
        """That the attacker wins the combat."""
        return chance(self.front, self.outcomes)

    def by_colour(self) -> dict[int, Fraction]:
        """By colour not yet decided, that the attacker wins it."""
        return {
            colour: colour_chance(self.outcomes, colour)
            for colour in range(CARD_COLOURS)
            if self.front.decided[colour] == OPEN
        }


def advice_at_hand(position: M400, seat: int) -> Advice:
    """The combat in progress, from a side that fights it."""
    combat = position.combat
    if combat is None:
        raise OddsError("odds-nothing")
    seats = (position.player[combat.attacker], position.player[combat.defender])
    if seat not in seats:
        raise OddsError("odds-not-fighting")
    side = seats.index(seat)
    front = Front(position.cards_of(seat), side, combat, position.rules.combination_bound)
    other = seats[1 - side]
    return Advice(front, all_cases(position, seat, other), _asked(position, combat, other))


def _asked(position: M400, combat: Combat, other: int) -> int:
    step = position.stack[-1]
    if step.name == "war":
        return 0 if position.rules.bluff or position.player[combat.attacker] != other else _EVERY_COLOUR
    if step.seat != other:
        return 0
    if step.name == "lead":
        return combat.may_be_led
    return 1 << combat.card_colour if step.name == "answer" else 0


def advice_about(position: M400, seat: int, territory: int) -> Advice:
    """An attack of this seat, with all its cards, on the owner of a state."""
    owner = position.owner[territory]
    if owner == NOBODY or position.player[owner] == seat or position.rules.capitals >> territory & 1:
        raise OddsError("odds-not-enemy")
    if not combat_colours(position, seat):
        raise OddsError("odds-no-combat-card")
    return Advice(
        Front(position.cards_of(seat), ATTACKER), all_cases(position, seat, position.player[owner])
    )
