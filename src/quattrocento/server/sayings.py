"""Sayings: what is said as a message id with what it speaks of; the client puts it into a language."""

import msgspec

from quattrocento.kernel.fault import Fault
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import MoveError, Reason
from quattrocento.kernel.position import Event
from quattrocento.kernel.step import AnyStep
from quattrocento.server.refusal import Refusal


class Saying(msgspec.Struct, frozen=True):
    """A message id, the clause behind it, and what the message speaks of.

    A parameter may itself be a saying: what is wrong within a larger thing that is wrong.
    """

    message: str
    clause: str = ""
    about: "dict[str, str | int | Saying]" = msgspec.field(default_factory=dict)


def saying_of(reason: Reason) -> Saying:
    """Why something cannot be done."""
    about = zip(map(str, reason.about[::2]), reason.about[1::2], strict=True)
    return Saying(reason.message, reason.clause, dict(about))


def event_saying(game: AnyGame, event: Event) -> Saying:
    """What happened."""
    about = zip(game.events[event.name], event.about, strict=True)
    return Saying(_message("event", event.name), "", dict(about))


def question_message(step: AnyStep) -> str:
    """The message id of the question that a step puts."""
    return _message("ask", step.prompt())


def fault_saying(fault: Fault) -> Saying:
    """What is wrong with a setup, a text, a record or a request."""
    about: dict[str, str | int | Saying] = {**fault.about}
    if isinstance(fault.within, Fault):
        about["detail"] = fault_saying(fault.within)
    elif isinstance(fault.within, MoveError):
        about["detail"] = saying_of(fault.within.reason)
    elif fault.within is not None:
        about["detail"] = str(fault.within)
    return Saying(fault.id, fault.clause if isinstance(fault, Refusal) else "", about)


def _message(family: str, name: str) -> str:
    return f"{family}-{name}".replace("_", "-")
