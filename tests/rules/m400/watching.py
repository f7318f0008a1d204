"""Fate that notes what the rules ask of it."""

from typing import NamedTuple

from quattrocento.kernel.fate import Bag, Dice


class Question(NamedTuple):
    """One draw: who sees it, and how many of each kind of card it may bring."""

    seen_by: tuple[int, ...] | None
    weights: dict[str, int]

    @property
    def cards(self) -> int:
        return sum(self.weights.values())


class Watching(Dice):
    """Dice that remember every draw they were asked for."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed)
        self.asked: list[Question] = []

    def draw(self, bag: Bag, weights: list[int]) -> int:
        self._note(None, bag, weights)
        return super().draw(bag, weights)

    def draw_for(self, seen_by: tuple[int, ...], bag: Bag, weights: list[int]) -> int:
        self._note(seen_by, bag, weights)
        return super().draw(bag, weights)

    def _note(self, seen_by: tuple[int, ...] | None, bag: Bag, weights: list[int]) -> None:
        some = {bag.names[i]: weight for i, weight in enumerate(weights) if weight}
        self.asked.append(Question(seen_by, some))
