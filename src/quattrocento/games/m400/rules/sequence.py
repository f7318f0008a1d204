"""Sequence and turn order, M4-3: the turns of a sequence, the phases of a turn."""

from typing import ClassVar

from quattrocento.games.m400.position.position import CONQUEST, M400, MOVEMENT, PHASES, TRADE
from quattrocento.games.m400.rules.conquest.conquest import go_on_conquering
from quattrocento.games.m400.rules.drawing import begin_drawing
from quattrocento.games.m400.rules.end_of_turn import begin_ending
from quattrocento.games.m400.rules.movement import begin_movement
from quattrocento.games.m400.rules.scoring import count_scores
from quattrocento.games.m400.rules.trading.trade import begin_trading
from quattrocento.games.m400.rules.winning import LIMIT, outcome, winner_of
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.notation import Word
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import Phase

PHASE = Word("phase", PHASES)


def order_of_play(position: M400) -> tuple[int, ...]:
    """Lowest score first; then fewer cards, fewer states, the first sequence (M4-3.2 to M4-3.5)."""
    first = position.first_order

    def key(colour: int) -> tuple[int, int, int, int]:
        held = position.held[position.player[colour]]
        return position.score[colour], held, position.own[colour].bit_count(), first.index(colour)

    return tuple(sorted(first, key=key))


class Turn(Phase[M400]):
    """The phase of the turn that comes next; phases follow in fixed order (M4-3.8, M4-3.9)."""

    name: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("seat", "phase")

    def __init__(self, seat: int, phase: int) -> None:
        super().__init__(seat)
        self.phase = phase

    def run(self, position: M400, fate: Fate) -> None:
        if self.phase == TRADE:
            position.then(_TO_MOVEMENT)
            begin_trading(position)
        elif self.phase == MOVEMENT:
            position.then(_TO_CONQUEST)
            begin_movement(position)
        else:
            position.then(self)
            if not go_on_conquering(position, fate):
                position.stack.pop()
                begin_ending(position)


_TO_TRADE = Turn(NOBODY, TRADE)
_TO_MOVEMENT = Turn(NOBODY, MOVEMENT)
_TO_CONQUEST = Turn(NOBODY, CONQUEST)


class Sequence(Phase[M400]):
    """One turn of every colour, then the scoring; ``place``: how many turns have begun (M4-1.12)."""

    name: ClassVar[str] = "sequence"
    fields: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def run(self, position: M400, fate: Fate) -> None:
        if not position.sequence:
            position.order = position.first_order  # M4-3.1
            self._begin(position)
        elif self.place < len(position.order):
            self._turn(position)
        else:
            self._score(position)

    def _begin(self, position: M400) -> None:
        position.sequence += 1
        position.attacked = 0
        position.barred = 0
        position.tell("sequence_began", position.sequence)
        position.then(Sequence(NOBODY, 0))

    def _turn(self, position: M400) -> None:
        colour = position.order[self.place]
        position.begin_turn(colour)
        position.tell("turn_began", position.player[colour], colour)
        position.then(Sequence(NOBODY, self.place + 1))
        position.then(_TO_TRADE)
        begin_drawing(position)

    def _score(self, position: M400) -> None:
        """M4-15.5, M4-16: count, look for a winner, else put the next order (M4-3.6)."""
        count_scores(position)
        for colour in position.order:
            if position.barred >> colour & 1 and position.score[colour] >= position.rules.target:
                position.tell("victory_barred", position.player[colour], colour)
        won = winner_of(position)
        if won is not None:
            colour, reason = won
            if reason == LIMIT:
                position.tell("limit_reached", position.sequence)
            position.tell("won", position.player[colour], colour, position.score[colour])
            position.finish(outcome(position, colour, reason))
            return
        position.order = order_of_play(position)
        self._begin(position)
