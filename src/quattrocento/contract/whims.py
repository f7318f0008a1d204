"""Random play that also comes to rare places: dice that like to agree, players who like rare verbs."""

import random
from collections.abc import Sequence

from quattrocento.kernel.fate import Bag, Dice, Die
from quattrocento.kernel.move import Move


class Whims(Dice):
    """Fate that every other time lets all dice fall alike, and draws rare things as often as others."""

    def roll(self, die: Die, count: int) -> tuple[int, ...]:
        if self.rng.random() < 0.5:
            return super().roll(die, count)
        kinds = range(len(die.faces))
        kind = self.rng.choice([kind for kind in kinds if die.faces[kind]])
        return tuple([count if kind == fallen else 0 for fallen in kinds])

    def draw(self, bag: Bag, weights: list[int]) -> int:
        return super().draw(bag, [min(1, weight) for weight in weights])


class Mixed(Dice):
    """The same dice as those of a seed, and other draws wherever there are others.

    ``hidden`` tells which draws are others: those that some seats do not see, or those that all see.
    """

    def __init__(self, seed: int, whim: random.Random, hidden: bool) -> None:
        super().__init__(seed)
        self.whim = whim
        self.hidden = hidden

    def draw(self, bag: Bag, weights: list[int]) -> int:
        drawn = super().draw(bag, weights)
        return drawn if self.hidden else self._other(weights)

    def draw_for(self, seen_by: tuple[int, ...], bag: Bag, weights: list[int]) -> int:
        drawn = super().draw(bag, weights)
        return self._other(weights) if self.hidden else drawn

    def _other(self, weights: list[int]) -> int:
        return self.whim.choice([number for number, weight in enumerate(weights) if weight > 0])


class Watched(Dice):
    """Dice of a seed that count how many draws the watcher sees."""

    def __init__(self, seed: int, watcher: int) -> None:
        super().__init__(seed)
        self.watcher = watcher
        self.seen_draws = 0

    def draw(self, bag: Bag, weights: list[int]) -> int:
        self.seen_draws += 1
        return super().draw(bag, weights)

    def draw_for(self, seen_by: tuple[int, ...], bag: Bag, weights: list[int]) -> int:
        return self.draw(bag, weights) if self.watcher in seen_by else self.draw_unseen(bag, weights)

    def draw_unseen(self, bag: Bag, weights: list[int]) -> int:
        return super().draw(bag, weights)


class Twisted(Watched):
    """The same, but for the draws that the watcher does not see."""

    def __init__(self, seed: int, watcher: int, whim: random.Random) -> None:
        super().__init__(seed, watcher)
        self.whim = whim
        self.twisted = False

    def draw_unseen(self, bag: Bag, weights: list[int]) -> int:
        super().draw_unseen(bag, weights)
        self.twisted = True
        return self.whim.choice([number for number, weight in enumerate(weights) if weight > 0])


def pick(options: Sequence[Move], by_verb: bool, rng: random.Random) -> Move:
    """Any of the options, or any of their verbs and then one of its options."""
    if not by_verb:
        return rng.choice(options)
    verb = rng.choice(sorted({verb for verb, _ in options}))
    return rng.choice([move for move in options if move[0] == verb])
