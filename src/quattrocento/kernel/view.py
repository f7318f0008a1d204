"""Views: what one seat, or a spectator, may know.

A game's view is built from nothing by adding what may be seen. Two positions that a seat cannot tell
apart give equal views; ``Game.imagine`` makes a complete position from a view.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from operator import attrgetter
from typing import Any, TypeVar

from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Step

V = TypeVar("V", bound="View")


@dataclass
class View:
    """The part common to all games: whose eyes, how many seats, who is choosing, how it ended."""

    game: str
    """The name of the game."""
    seat: int
    """Whose eyes; ``SPECTATOR`` for one who only watches."""
    seats: int
    """How many play."""
    waiting: tuple[int, ...]
    """The seats that may choose now."""
    winners: tuple[int, ...]
    """The seats that have won; none while the game goes on."""

    def as_json(self) -> dict[str, Any]:
        """The view as plain data that ``json.dumps`` takes, field by field, as the server sends it.

        Tuples become lists, and a step becomes its name and its fields.
        """
        return {field.name: plain(getattr(self, field.name)) for field in fields(self)}


def seen(kind: type[V], position: Any, seat: int, **own: Any) -> V:
    """What that seat sees of a position: every field that both have under the same name.

    ``own`` are the other fields of the view, and those of which the seat sees less than lies on the table.
    Lists are copied, for the game goes on; all else is shared, for it never changes.
    """
    result = position.result
    names, values = _shared(kind, type(position))
    told: dict[str, Any] = dict(zip(names, values(position), strict=False))
    told.update(own)
    # Written out, because a view is made for every look: a call for each field would double its cost.
    for name, value in told.items():
        if type(value) is list and name not in own:
            told[name] = [row[:] for row in value] if value and type(value[0]) is list else value[:]
    winners = result.winners if result is not None else ()
    return kind(seat=seat, waiting=position.waiting(), winners=winners, **told)


def restore_seen(view: View, position: Any) -> None:
    """Lay on the table what a view shows of it: every field that both have under the same name."""
    for name in _shared(type(view), type(position))[0]:
        value = getattr(view, name)
        if type(value) is list:
            value = [row[:] for row in value] if value and type(value[0]) is list else value[:]
        setattr(position, name, value)


Getter = Callable[[Any], tuple[Any, ...]]

_SHARED: dict[tuple[type[Any], type[Any]], tuple[tuple[str, ...], Getter]] = {}


def _shared(view: type[Any], position: type[Any]) -> tuple[tuple[str, ...], Getter]:
    """The fields of a view that a position has too, and all of them at once."""
    found = _SHARED.get((view, position))
    if found is None:
        slots = {name for kind in position.__mro__ for name in getattr(kind, "__slots__", ())}
        names = tuple([field.name for field in fields(view) if field.name in slots])
        # With one field more it gives a tuple even where a view shares a single one.
        found = names, attrgetter(*names, "seats")
        _SHARED[view, position] = found
    return found


def plain(value: Any) -> Any:
    """A view, a display or a part of one as plain data that ``json.dumps`` takes."""
    if isinstance(value, Saying):
        return value.as_json()
    if value is None or isinstance(value, (int, str, float)):
        return value
    if isinstance(value, (list, tuple, set, frozenset)):
        return [plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, Step):
        return {"name": value.name, **value.values()}
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    raise TypeError(f"a view cannot hold a {type(value).__name__}")
