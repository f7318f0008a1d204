"""Quattrocento: four strategy games of Renaissance Italy and Europe on one kernel."""

from functools import lru_cache
from typing import Any

from quattrocento.kernel import english
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.registry import game, games

__all__ = ["Dice", "game", "games"]

_MOST_SEATS = 8


@lru_cache(maxsize=8)
def _speaker(game: AnyGame | None, components: Any) -> english.Speaker:
    """Who speaks English for positions and errors; imported only when something is shown."""
    from quattrocento.speech import Speech  # noqa: PLC0415

    return Speech("en", game, components, {seat: f"Seat {seat}" for seat in range(_MOST_SEATS)})


# The rooms are put together here: the kernel must not know the text library.
english.spoken_by(_speaker)
