"""Errors: every refusal as a saying with its status, and never more than the one who asked may know."""

import logging
import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from quattrocento.bots.registry import UnknownBot
from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.fault import Fault
from quattrocento.kernel.registry import UnknownGame
from quattrocento.kernel.rulebook import RulebookError
from quattrocento.server.error_log import note
from quattrocento.server.refusal import NotFound, Refusal
from quattrocento.server.storage.database import StoreError, for_others

LOG: Final = logging.getLogger("quattrocento.errors")

AnyRequest = Request[Any, Any, Any]

_NAMED: Final = re.compile(r"field `([A-Za-z_]{1,40})`")
_BY_STATUS: Final = {
    404: "no-such-page",
    405: "no-such-method",
    413: "too-large",
}


class RefusalBody(msgspec.Struct, omit_defaults=True):
    """The body of a refusal: a saying, the status and the English sentence.

    Values of ``about`` are words, numbers or sayings: more than the description of the API can tell apart.
    """

    message: str
    clause: str
    about: dict[str, Any]
    status: int
    detail: str
    place: str | None = None


REFUSALS: Final = {
    status: ResponseSpec(RefusalBody, description=words, generate_examples=False)
    for status, words in {
        400: "Wrong in itself",
        401: "A name is needed first",
        403: "Not allowed to this person",
        404: "No such thing",
        409: "Not as things stand now",
        413: "Too large",
        415: "No JSON",
        429: "Too often",
        503: "The database does not answer",
    }.items()
}
"""The answers that any request of the API may get, for its description."""
OF_BODIES: Final = (413, 415)
"""Those that only a request with a body may get."""


def body_of(fault: Fault) -> RefusalBody:
    """A fault as the body of an answer."""
    saying = fault.saying
    status, place = 400, None
    if isinstance(fault, Refusal):
        status, place = fault.status, fault.place
    elif isinstance(fault, DocumentError):
        place = str(fault.line) if fault.line else None
    return RefusalBody(saying.message, saying.clause, saying.about, status, fault.message, place)


def _answer(fault: Fault, headers: Mapping[str, str] | None = None) -> Response[RefusalBody]:
    body = body_of(fault)
    extra = dict(headers or {})
    if isinstance(fault, Refusal) and fault.retry_after is not None:
        extra["Retry-After"] = str(int(fault.retry_after))
    return Response(body, status_code=body.status, headers=extra, media_type="application/json")


def on_fault(_: AnyRequest, error: Fault) -> Response[RefusalBody]:
    """What the kernel, a game or the server refuses in so many words."""
    return _answer(error)


def on_store(_: AnyRequest, error: StoreError) -> Response[RefusalBody]:
    return _answer(for_others(error))


def on_unknown_game(_: AnyRequest, error: UnknownGame) -> Response[RefusalBody]:
    return _answer(NotFound("no-such-game", game=error.name))


def on_unknown_bot(_: AnyRequest, error: UnknownBot) -> Response[RefusalBody]:
    return _answer(Refusal("no-such-bot", bot=error.name, known=", ".join(error.known)).at("bot"))


def on_no_rulebook(_: AnyRequest, __: RulebookError) -> Response[RefusalBody]:
    return _answer(NotFound("no-such-page"))


def on_invalid(_: AnyRequest, error: ValidationException) -> Response[RefusalBody]:
    """A field that is missing, unknown or of the wrong kind."""
    field = _field(error.extra)
    if field is None:
        return _answer(Refusal("request-wrong"))
    return _answer(Refusal("request-field", field=field).at(field))


def _field(extra: Any) -> str | None:
    first = extra[0] if isinstance(extra, list) and extra else None
    if not isinstance(first, dict):
        return None
    # A field that is missing or unknown is named in the words of the decoder only.
    named = _NAMED.search(str(first.get("message", "")))
    key = first.get("key")
    return named[1] if named else str(key) if key and key != "data" else None


def on_http(_: AnyRequest, error: HTTPException) -> Response[RefusalBody]:
    """What the framework refuses: unknown addresses, methods, bodies that are no JSON or too large."""
    refusal = Refusal(_BY_STATUS.get(error.status_code, "request-wrong"))
    refusal.status = error.status_code if error.status_code < 500 else 400
    return _answer(refusal, error.headers)


def on_unreadable(_: AnyRequest, __: RecursionError | UnicodeDecodeError) -> Response[RefusalBody]:
    """JSON nested so deeply that nobody can have meant it, or that is no UTF-8."""
    return _answer(Refusal("request-wrong"))


def on_anything(request: AnyRequest, error: Exception) -> Response[RefusalBody]:
    """A mistake of ours. Its words may speak of hidden facts, so that only its place is logged."""
    note(LOG, f"{request.method} {request.scope['path']}", error)
    refusal = Refusal("server-mistake")
    refusal.status = 500
    return _answer(refusal)


HANDLERS: Final[dict[Any, Any]] = {
    Fault: on_fault,
    StoreError: on_store,
    UnknownGame: on_unknown_game,
    UnknownBot: on_unknown_bot,
    RulebookError: on_no_rulebook,
    ValidationException: on_invalid,
    HTTPException: on_http,
    RecursionError: on_unreadable,
    UnicodeDecodeError: on_unreadable,
    Exception: on_anything,
}
