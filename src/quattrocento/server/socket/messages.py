"""What a client may send over the socket of a table, and what it is answered."""

from typing import Annotated, Final

import msgspec

from quattrocento.kernel.fault import Fault
from quattrocento.kernel.saying import Saying, Spoken
from quattrocento.server.refusal import Kind, Refusal
from quattrocento.server.table.nouns import Parts
from quattrocento.server.table.questions import Why
from quattrocento.server.table.standing import Standing

MOST_BYTES: Final = 16 * 1024

Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Seat = Annotated[int, msgspec.Meta(ge=-1, le=99)]
Noun = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]
Word = Annotated[str, msgspec.Meta(max_length=64)]
Said = Annotated[str, msgspec.Meta(max_length=4000)]
Words = Annotated[list[Word], msgspec.Meta(max_length=16)]


class Asking(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A message of a client; the answer bears the same ``id``."""

    id: Number


class Play(Asking, frozen=True, tag="move"):
    seat: Seat
    token: Word
    move: tuple[Word, Noun]


class Undo(Asking, frozen=True, tag="undo"):
    seat: Seat
    token: Word


class Look(Asking, frozen=True, tag="look"):
    eyes: Seat


class AskWhy(Asking, frozen=True, tag="why"):
    """Of a move, or of a thing."""

    seat: Seat
    move: tuple[Word, Noun] | None = None
    kind: Word | None = None
    noun: Noun | None = None


class Foresee(Asking, frozen=True, tag="foresee"):
    """What a legal move would mean."""

    seat: Seat
    move: tuple[Word, Noun]


class AskOdds(Asking, frozen=True, tag="odds"):
    words: Words


class AskStanding(Asking, frozen=True, tag="standing"):
    """How one wins, what the next scoring would bring, and every point so far."""


class Say(Asking, frozen=True, tag="say"):
    text: Said


class Ping(Asking, frozen=True, tag="ping"):
    pass


AnyAsking = Play | Undo | Look | AskWhy | Foresee | AskOdds | AskStanding | Say | Ping

_READ: Final[msgspec.json.Decoder[AnyAsking]] = msgspec.json.Decoder(AnyAsking)


class _Numbered(msgspec.Struct):
    id: Number


_READ_ID: Final = msgspec.json.Decoder(_Numbered)


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done", omit_defaults=True):
    """It is done, and this is what was asked for."""

    id: int
    why: list[Why] | None = None
    parts: Parts = {}
    lines: list[Saying] | None = None
    standing: Standing | None = None


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """It is not done, and why."""

    id: int | None
    kind: Kind
    message: str
    clause: str
    about: dict[str, Spoken]


def read(text: str) -> AnyAsking:
    """The message that a client has sent, or ``Refusal``."""
    if len(text) > MOST_BYTES:
        raise Refusal("table-message-large")
    try:
        return _READ.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("table-message-unreadable") from None


def id_in(text: str) -> int | None:
    """The number of a message that could not be read otherwise, so that the answer finds its way."""
    try:
        return _READ_ID.decode(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def refused_text(number: int | None, fault: Fault) -> str:
    """The answer to a message that was not carried out."""
    saying = fault.saying
    kind: Kind = fault.kind if isinstance(fault, Refusal) else "busy"
    body = Refused(number, kind, saying.message, saying.clause, saying.about)
    return msgspec.json.encode(body).decode()


def done_text(done: Done) -> str:
    """The answer to a message that was carried out."""
    return msgspec.json.encode(done).decode()
