"""A bot that looks one decision ahead with the game's own evaluation."""

import random
from collections.abc import Sequence
from typing import Any, Final

from quattrocento.bots.bot import Bot
from quattrocento.kernel.fate import Bag, Dice, Die
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import Move
from quattrocento.kernel.view import View

SAMPLES: Final = 4
A_HAIR: Final = 1e-9


class GreedyBot(Bot):
    """Plays the move after which the game looks best for its seat.

    What the game knows of good play comes in through three questions to it: which options a sensible
    player weighs (``considered``), how he goes on with a choice half made (``completion``), and how
    good a position looks (``evaluate``).
    """

    name = "greedy"

    def __init__(self, samples: int = SAMPLES) -> None:
        self.samples = samples
        """How often a move with dice or draws after it is tried."""

    def choose(
        self,
        game: AnyGame,
        view: View,
        options: Sequence[Move],
        rng: random.Random,
        components: Any = None,
    ) -> Move:
        if len(options) == 1:
            return options[0]
        world = game.imagine(view, rng, components)
        thought = Thought(game, world, view.seat, self.samples, rng)
        *earlier, last = game.considered(world, view.seat, options)
        if earlier:
            threshold = game.evaluate(world, view.seat) + A_HAIR
            for group in earlier:
                move, worth = thought.best(group)
                if worth > threshold:
                    return move
        return last[0] if len(last) == 1 else thought.best(last)[0]


class Thought:
    """One decision being thought through on an imagined position."""

    def __init__(self, game: AnyGame, world: Any, seat: int, samples: int, rng: random.Random) -> None:
        self.game = game
        self.world = world
        self.seat = seat
        self.samples = samples
        self.rng = rng

    def best(self, moves: Sequence[Move]) -> tuple[Move, float]:
        """The best of these moves and its worth; among equals chance decides."""
        worths = [self.worth(move) for move in moves]
        most = max(worths)
        equal = [move for move, worth in zip(moves, worths, strict=True) if worth >= most - A_HAIR]
        return (equal[0] if len(equal) == 1 else self.rng.choice(equal)), most

    def worth(self, move: Move) -> float:
        """How the position looks after this move, on average where dice or draws follow it."""
        fate = Overheard(self.rng)
        total = self.outcome(move, fate)
        if not fate.spoke:
            return total
        for _ in range(self.samples - 1):
            total += self.outcome(move, fate)
        return total / self.samples

    def outcome(self, move: Move, fate: Dice) -> float:
        game, seat = self.game, self.seat
        position = self.world.copy()
        following: Move | None = move
        while following is not None:
            position.play(seat, following, fate)
            following = game.completion(position, seat)
        return game.evaluate(position, seat)


class Overheard(Dice):
    """Dice that remember whether anybody asked them."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng=rng)
        self.spoke = False

    def roll(self, die: Die, count: int) -> tuple[int, ...]:
        self.spoke = True
        return super().roll(die, count)

    def draw(self, bag: Bag, weights: list[int]) -> int:
        self.spoke = True
        return super().draw(bag, weights)
