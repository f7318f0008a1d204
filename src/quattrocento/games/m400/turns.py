"""Sequence and turn order, M4-3: the turns of a sequence, the phases of a turn."""

from typing import ClassVar

from quattrocento.games.m400.conquest import go_on_conquering
from quattrocento.games.m400.drawing import begin_drawing
from quattrocento.games.m400.ending import begin_ending
from quattrocento.games.m400.movement import begin_movement
from quattrocento.games.m400.scoring import LIMIT, count_scores, order_of_play, outcome, winner_of
from quattrocento.games.m400.state import CONQUEST, M400, MOVEMENT, PHASES, TRADE
from quattrocento.games.m400.trade import begin_trading
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import NOBODY
from quattrocento.kernel.notation import Word
from quattrocento.kernel.step import Phase

PHASE = Word("phase", PHASES)


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

    def _begin(self, game: M400) -> None:
        game.sequence += 1
        game.attacked = 0
        game.barred = 0
        game.tell("sequence_began", game.sequence)
        game.then(Sequence(NOBODY, 0))

    def _turn(self, game: M400) -> None:
        colour = game.order[self.place]
        game.begin_turn(colour)
        game.tell("turn_began", game.player[colour], colour)
        game.then(Sequence(NOBODY, self.place + 1))
        game.then(_TO_TRADE)
        begin_drawing(game)

    def _score(self, game: M400) -> None:
        """M4-15.5, M4-16: count, look for a winner, else put the next order (M4-3.6)."""
        count_scores(game)
        for colour in game.order:
            if game.barred >> colour & 1 and game.score[colour] >= game.rules.target:
                game.tell("victory_barred", colour)
        won = winner_of(game)
        if won is not None:
            colour, reason = won
            if reason == LIMIT:
                game.tell("limit_reached", game.sequence)
            game.tell("won", game.player[colour], colour, game.score[colour])
            game.finish(outcome(game, colour, reason))
            return
        game.order = order_of_play(game)
        self._begin(game)
