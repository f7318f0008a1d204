"""Steps that are put over and over again: they never change, so that each is made once."""

from collections.abc import Callable
from typing import TypeVar

from quattrocento.games.ventura.components.typed import MOST_SEATS

S = TypeVar("S")


def by_seat(step: Callable[[int], S]) -> tuple[S, ...]:
    """This step of every seat."""
    return tuple([step(seat) for seat in range(MOST_SEATS)])
