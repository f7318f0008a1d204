"""Refused: a message to a table that is not carried out. Nothing has changed."""

from typing import Literal

from quattrocento.kernel.fault import Fault
from quattrocento.kernel.move import Reason
from quattrocento.server.sayings import Saying, fault_saying, saying_of

Kind = Literal["illegal", "unreadable", "stale", "forbidden", "limit", "busy"]


class Refused(Exception):
    """What kind of refusal it is, and why."""

    def __init__(self, kind: Kind, why: str | Saying | Reason | Fault) -> None:
        self.kind: Kind = kind
        if isinstance(why, str):
            self.saying = Saying(why)
        elif isinstance(why, Reason):
            self.saying = saying_of(why)
        else:
            self.saying = fault_saying(why) if isinstance(why, Fault) else why
        super().__init__(f"{kind}: {self.saying.message}")
