"""What a browser is told to forbid, and what a request must bring: the site's own origin, and JSON."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.enums import HttpMethod, ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from quattrocento.server.configuration import Configuration
from quattrocento.server.http.identity import AnyConnection
from quattrocento.server.http.limits import SAFE_METHODS, SOCKET, method_of
from quattrocento.server.refusal import Forbidden, Refusal

MOST_BODY: Final = 64 * 1024
MOST_TABLE: Final = 512 * 1024
"""A new table may bring a component pack."""
MOST_RECORD: Final = 2 * 1024 * 1024

_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_ALWAYS: Final = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
_OF_PARTS: Final = (
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
"""Scripts, styles and fonts are parts of a page, whose headers hold for them; alone they may do nothing."""
_UNKEPT: Final = (b"cache-control", b"no-store")
_DEFAULT_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}


class NotJson(Refusal):
    """A body of another kind, as a foreign form could send it."""

    status = 415

    def __init__(self) -> None:
        super().__init__("need-json")


async def add_headers(message: Message, scope: Scope) -> None:
    """Before anything is sent: the headers of every answer. Answers of the API are not kept by browsers."""
    if message["type"] != "http.response.start":
        return
    headers: list[Any] = list(message.get("headers", []))
    headers += _OF_PARTS if scope["path"].startswith("/assets/") else _ALWAYS
    if scope.get("method") == "OPTIONS":
        headers = _with_all_methods(headers, scope)
    kept = any(name.lower() == b"cache-control" for name, _ in headers)
    if scope["path"].startswith("/api/") and not kept:
        headers.append(_UNKEPT)
    message["headers"] = headers


def _with_all_methods(headers: list[Any], scope: Scope) -> list[Any]:
    """The framework names only the methods of the handler that was registered first."""
    path = scope.get("path_template")
    routes = [route for route in scope["litestar_app"].routes if isinstance(route, HTTPRoute)]
    named = {str(method) for route in routes if route.path == path for method in route.methods}
    methods = sorted(named | {"HEAD"} if "GET" in named else named)
    kept = [(name, value) for name, value in headers if name != b"allow" or not methods]
    return [*kept, (b"allow", ", ".join(methods).encode())] if methods else kept


def with_heads(app: ASGIApp) -> ASGIApp:
    """Whatever can be asked for by GET can be asked for by HEAD: the same answer without its body."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD:
            await app({**scope, "method": HttpMethod.GET}, receive, send_head)
        else:
            await app(scope, receive, send)

    return answer


def from_this_site(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A guard: what changes something, and every socket, comes from this site or from no site at all."""
    if method_of(connection) in SAFE_METHODS:
        return
    origin = connection.headers.get("origin")
    if origin is not None and not _is_ours(origin, connection):
        raise Forbidden("foreign-origin")


def _is_ours(origin: str, connection: AnyConnection) -> bool:
    configuration: Configuration = connection.app.state.configuration
    if origin.rstrip("/") in configuration.origins:
        return True
    try:
        theirs, ours = urlsplit(origin), urlsplit(f"//{connection.headers.get('host', '')}")
        port, own_port = theirs.port, ours.port
    except ValueError:
        return False
    default = _DEFAULT_PORTS.get(theirs.scheme)
    known = theirs.scheme in ("http", "https") and theirs.hostname is not None
    return known and theirs.hostname == ours.hostname and (port or default) == (own_port or default)


def as_json(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A guard: what changes something brings JSON, or nothing."""
    if method_of(connection) in (SOCKET, *SAFE_METHODS):
        return
    headers = connection.headers
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if not empty and kind != "application/json":
        raise NotJson
