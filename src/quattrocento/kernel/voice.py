"""Voice: who puts what a game says into a language.

Games speak in message ids. Where a game composes text itself (``Game.board``) it is handed a voice, so
that it needs no text library of its own.
"""

from typing import Protocol


class Voice(Protocol):
    """One language, with the names of the players and of the components."""

    def say(self, message: str, /, **about: str | int) -> str:
        """The sentence behind a message id."""
        ...

    def seat(self, seat: int, /) -> str:
        """The name of the player."""
        ...

    def component(self, kind: str, number: int, /) -> str:
        """The name of a territory, a card, a colour..."""
        ...
