"""Random games, played to the end and looked at after every move."""

from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from quattrocento.games.ventura.entry import GAME
from quattrocento.games.ventura.state import Ventura
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import OptionValue
from quattrocento.kernel.position import Event

OPTIONAL: dict[str, OptionValue] = dict.fromkeys(
    ("equal_domains", "mixed_fortunes", "to_arms", "familial_expertise", "split_lone_army"), True
)
SETTINGS: dict[str, tuple[int, dict[str, OptionValue], int]] = {
    f"{seats} seats, {edition}{', all options' if options else ''}, seed {seed}": (
        seats,
        {"edition": edition, **options},
        seed,
    )
    for seats in (2, 3, 4)
    for edition, options in (("en-2010", {}), ("it-2011", OPTIONAL))
    for seed in (1, 2)
}
EVERY_GAME = pytest.mark.parametrize("name", SETTINGS)
LAZY = ("stop", "pass", "halt", "retreat", "dismiss", "spend")


class Passage(NamedTuple):
    """One move: the position before and after it, who made it, and what was told."""

    before: Ventura
    after: Ventura
    seat: int
    move: str
    events: list[Event]


@cache
def played(name: str) -> list[Passage]:
    """A random game between players who rather act than pass."""
    seats, options, seed = SETTINGS[name]
    rng, fate = Random(seed), Dice(seed)
    position = GAME.start(seats, options, fate)
    passages: list[Passage] = []
    while position.result is None:
        seat = rng.choice(position.waiting())
        legal = position.options(seat)
        busy = [move for move in legal if move[0] not in LAZY]
        move = rng.choice(busy if busy and rng.random() < 0.8 else legal)
        before = position.copy()
        position.events = []
        position.play(seat, move, fate)
        passages.append(Passage(before, position.copy(), seat, GAME.notation.text(move), position.events))
        position.events = None
    return passages
