"""Refusals: why the server does not do what it was asked, as a message id with its HTTP status."""

from pathlib import Path
from typing import Final

from quattrocento.kernel.fault import Fault

LOCALE: Final = Path(__file__).parent / "locale"


class Refusal(Fault):
    """A request that changes nothing: a message id of the server, and what the message speaks of.

    ``place`` names the field or the line that is wrong, where there is one. ``retry_after`` are seconds.
    """

    locale = LOCALE
    status: int = 400
    place: str | None = None
    retry_after: float | None = None

    def at(self, place: str) -> "Refusal":
        """The same refusal with the place that is wrong."""
        self.place = place
        return self


class Forbidden(Refusal):
    """Known, but not allowed to this person."""

    status = 403


class NotFound(Refusal):
    """No such thing, or none that this person may know of."""

    status = 404


class UnknownTable(NotFound):
    """No table has this id."""

    def __init__(self) -> None:
        super().__init__("no-such-table")


class Unsuitable(Refusal):
    """Right in itself, but not as things stand now."""

    status = 409
