"""Events: what happened, for the log, the marks on the board and the replay."""

from collections.abc import Mapping
from typing import Final

Mark = str | tuple[str, str]
"""A parameter whose thing is marked on the board, or two of them with a way between."""

PLAIN: Final = 0
"""One step of many: a die, a card, a coin."""
NOTABLE: Final = 1
"""What a player who looked away wants to know of."""
GREAT: Final = 2
"""A moment of the game: a city lost, a scoring, the end."""


class EventKind:
    """One kind of event: what it speaks of, what it marks on the board, and how much it weighs.

    >>> EventKind("seat", "origin", "target", marks=[("origin", "target")], weight=NOTABLE)
    """

    def __init__(
        self,
        *about: str,
        marks: "list[Mark] | tuple[Mark, ...]" = (),
        weight: int = PLAIN,
        scores: Mapping[str, str] | None = None,
        scene: str = "",
        loses: str = "",
        lost: str = "",
    ) -> None:
        self.about = about
        """The names of its parameters, in order."""
        self.marks = tuple(marks)
        """What is marked on the board."""
        self.weight = weight
        """``PLAIN``, ``NOTABLE`` or ``GREAT``."""
        self.scores = dict(scores or {})
        """The parameters that are points which ``seat`` scores, each with the name of its source."""
        self.scene = scene
        """The staged moment that it belongs to; empty: none. Events of one scene are staged together."""
        self.loses = loses
        """The parameter that is the seat which is the worse for it; empty: nobody in particular."""
        self.lost = lost
        """The parameter that is what that seat has no longer: a land, a card; empty: no one thing."""

    def __repr__(self) -> str:
        return f"<an event of {', '.join(self.about) or 'nothing'}, weight {self.weight}>"


class Event:
    """What happened, for the log: a name, what it speaks of, and the seats that saw it.

    ``about`` follows the game's table of events. ``seen_by`` is None where everybody saw it.
    """

    def __init__(self, name: str, about: tuple[int, ...], seen_by: tuple[int, ...] | None) -> None:
        self.name = name
        """Which event, as in the game's table of events."""
        self.about = about
        """What it speaks of, in the order of that table."""
        self.seen_by = seen_by
        """The seats that saw it; None: everybody did."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        mine = (self.name, self.about, self.seen_by)
        return mine == (other.name, other.about, other.seen_by)

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.about!r}, {self.seen_by!r})"

    def visible_to(self, seat: int) -> bool:
        """Whether that seat saw it."""
        return self.seen_by is None or seat in self.seen_by
