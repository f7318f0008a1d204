"""What a scenario was told of an event: its numbers, which also know their names."""

from collections.abc import Sequence

from quattrocento.kernel.event import Event
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.notation import Word
from quattrocento.kernel.saying import kind_of


class Told(tuple[int, ...]):
    """The numbers of an event: equal to a plain tuple of them, and shown with their names.

    ``told == (1, 4)``; ``told.words == {"seat": 1, "target": "naples"}``.
    """

    name: str
    words: dict[str, int | str]

    @classmethod
    def of(cls, event: Event, game: AnyGame) -> "Told":
        told = cls(event.about)
        told.name = event.name
        names = game.events[event.name].about if event.name in game.events else ()
        told.words = {
            name: _word(name, value, game) for name, value in zip(names, event.about, strict=False)
        }
        return told

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(f'{name}={value}' for name, value in self.words.items())})"


def _word(name: str, value: int, game: AnyGame) -> int | str:
    """The id of a component where the notation has a noun for this kind of thing; else the number."""
    kind = kind_of(name)
    for noun in game.notation.verbs.values():
        if isinstance(noun, Word) and noun.kind == kind and 0 <= value < len(noun.ids):
            return noun.ids[value]
    return value


def listed(events: Sequence[Event], game: AnyGame) -> str:
    """Events in one line."""
    return ", ".join(repr(Told.of(event, game)) for event in events) or "nothing"
