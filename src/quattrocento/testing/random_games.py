"""Random games, played to the end and kept move by move, for tests of invariants."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from quattrocento.kernel.event import Event
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.setting import SettingValue


class Transition(NamedTuple):
    """One move: the position before and after it, who made it, and what was told."""

    before: Any
    after: Any
    seat: int
    move: str
    events: list[Event]

    def told(self, name: str) -> list[tuple[int, ...]]:
        """What was told of one kind of event."""
        return [event.about for event in self.events if event.name == name]


def play_out(
    game: AnyGame,
    seats: int,
    settings: dict[str, SettingValue],
    seed: int,
    lazy: Sequence[str],
    zeal: float = 0.8,
) -> list[Transition]:
    """A random game between players who rather act than do something ``lazy``."""
    rng, fate = Random(seed), Dice(seed)
    position = game.start(seats, settings, fate)
    transitions: list[Transition] = []
    while position.result is None:
        seat = rng.choice(position.waiting())
        legal = position.options(seat)
        busy = [move for move in legal if move[0] not in lazy]
        move = rng.choice(busy if busy and rng.random() < zeal else legal)
        before = position.copy()
        position.events = []
        position.play(seat, move, fate)
        transitions.append(
            Transition(before, position.copy(), seat, game.notation.text(move), position.events)
        )
        position.events = None
    return transitions


def assert_written_again(game: AnyGame, position: Any) -> None:
    """What is written of a position is read as the same, for all eyes."""
    text = game.write(position)
    again = game.read(text)
    assert game.write(again) == text
    assert [again.view(eyes) for eyes in range(-1, again.seats)] == [
        position.view(eyes) for eyes in range(-1, position.seats)
    ]


def assert_imagined(game: AnyGame, position: Any, rng: Random) -> None:
    """Positions imagined from any view are sound, look the same to these eyes and ask the same seats."""
    for eyes in range(position.seats):
        imagined = game.imagine(position.view(eyes), rng)
        assert imagined.waiting() == position.waiting()
        assert imagined.view(eyes) == position.view(eyes)
        assert game.violations(imagined) == []
