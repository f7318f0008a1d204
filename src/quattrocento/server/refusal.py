"""Refusals: why the server does not do what it was asked. Nothing has changed then."""

from pathlib import Path
from typing import Final, Literal

from quattrocento.kernel.fault import Fault
from quattrocento.kernel.saying import Saying

LOCALE: Final = Path(__file__).parent / "locale"

Kind = Literal["illegal", "unreadable", "stale", "forbidden", "limit", "busy"]


class Refusal(Fault):
    """A request or a message that changes nothing: a message id, and what the message speaks of.

    ``status`` is that of the answer to a request, ``kind`` that of the answer over the socket of a table.
    ``place`` is the field or the line that is wrong, where there is one. ``retry_after`` are seconds.
    """

    locale = LOCALE
    status: int = 400
    kind: Kind = "unreadable"
    place: str | None = None
    retry_after: float | None = None

    def at(self, place: str) -> "Refusal":
        """The same refusal with the place that is wrong."""
        self.place = place
        return self


class Forbidden(Refusal):
    """Known, but not allowed to this person."""

    status = 403
    kind: Kind = "forbidden"


class NotFound(Refusal):
    """No such thing, or none that this person may know of."""

    status = 404
    kind: Kind = "forbidden"


class UnknownTable(NotFound):
    """No table has this id."""

    def __init__(self) -> None:
        super().__init__("no-such-table")


class Unsuitable(Refusal):
    """Right in itself, but not as things stand now."""

    status = 409
    kind: Kind = "forbidden"


class Stale(Unsuitable):
    """Chosen on a table that has moved on."""

    kind: Kind = "stale"


class Busy(Refusal):
    """Not just now."""

    status = 503
    kind: Kind = "busy"


class Illegal(Refusal):
    """What a game refuses, with its reason."""

    status = 409
    kind: Kind = "illegal"

    def __init__(self, reason: Saying) -> None:
        super().__init__(reason.message)
        self.saying = reason
