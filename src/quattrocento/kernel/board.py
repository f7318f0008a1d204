"""Boards as text: what the boards of all games are made of."""

from typing import Final, Generic, TypeVar

from quattrocento.kernel.lines import wrapped
from quattrocento.kernel.view import View
from quattrocento.kernel.voice import Voice

SEAT_MARKS: Final = "ABCDE"
"""The marks of the players on a board in text, by seat."""

V = TypeVar("V", bound=View)
C = TypeVar("C")


class TextBoard(Generic[V, C]):
    """A table, or a part of it, as lines of text: what one seat sees, told by a voice within a width."""

    def __init__(self, view: V, components: C, voice: Voice, width: int) -> None:
        self.view = view
        self.components = components
        self.voice = voice
        self.width = width

    def _wrapped(self, text: str) -> list[str]:
        return wrapped(text, self.width)
