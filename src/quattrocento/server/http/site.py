"""The site: the built client, every file of it read once at the start."""

import gzip
import hashlib
import mimetypes
from html import escape
from pathlib import Path
from typing import Final

import msgspec
from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from quattrocento.server.http.errors import AnyRequest
from quattrocento.server.refusal import LOCALE, NotFound
from quattrocento.speech import LANGUAGES
from quattrocento.speech.messages import Messages

_PACKAGE: Final = Path(__file__).parent.parent.parent
_INSTALLED: Final = _PACKAGE / "site"
_CHECKOUT: Final = _PACKAGE.parent.parent / "web" / "dist"

_INDEX: Final = "index.html"
_FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "max-age=0, must-revalidate"
"""Browsers may keep it, and ask each time whether it is still so."""
_PACKED: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl")

_KINDS: Final = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
}


class Page(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    body: bytes
    packed: bytes | None
    kind: str
    keep: str
    tag: str


def folder() -> Path | None:
    """Where the built client lies: within an installed package, else in the checkout."""
    return next((place for place in (_INSTALLED, _CHECKOUT) if (place / _INDEX).is_file()), None)


def pages_in(place: Path | None) -> dict[str, Page]:
    """Every file by its path; where nothing has been built, a page that says so."""
    if place is None:
        return {_INDEX: _page(_INDEX, _unbuilt())}
    files = [path for path in sorted(place.rglob("*")) if path.is_file()]
    found: dict[str, Page] = {}
    for path in files:
        name = path.relative_to(place).as_posix()
        found[name] = _page(name, path.read_bytes())
    return found


def _page(name: str, body: bytes) -> Page:
    ending = Path(name).suffix
    kind = _KINDS.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    # The names of these hold a hash of what is in them.
    keep = _FOREVER if name.startswith("assets/") else ASK_AGAIN
    packed = gzip.compress(body, mtime=0) if ending in _PACKED else None
    return Page(body, packed, kind, keep, f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"')


def _unbuilt() -> bytes:
    parts: list[str] = []
    for language in LANGUAGES:
        messages = Messages(language, [LOCALE])
        title, text = messages.say("site-unbuilt-title"), messages.say("site-unbuilt")
        parts.append(f'<section lang="{language}"><h1>{escape(title)}</h1><p>{escape(text)}</p></section>')
    body = "\n".join(parts)
    head = '<meta charset="utf-8"><title>Quattrocento</title>'
    page = f'<!doctype html>\n<html lang="en">\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>\n'
    return page.encode()


@get("/", include_in_schema=False, opt={"packed": True})
async def get_front(request: AnyRequest, state: State) -> Response[bytes]:
    """The front page."""
    return _answer(request, state.pages[_INDEX])


@get("/{path:path}", include_in_schema=False, opt={"packed": True})
async def get_page(request: AnyRequest, state: State, path: FromPath[str]) -> Response[bytes]:
    """A file of the client; every address that is none of them is a page of the client itself."""
    pages: dict[str, Page] = state.pages
    name = path.strip("/")
    page = pages.get(name)
    if page is None and (name.partition("/")[0] in ("api", "assets") or "." in name.rpartition("/")[2]):
        raise NotFound("no-such-page")
    return _answer(request, page or pages[_INDEX])


def _answer(request: AnyRequest, page: Page) -> Response[bytes]:
    headers = {"cache-control": page.keep, "etag": page.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers)
    packs = page.packed is not None and "gzip" in request.headers.get("accept-encoding", "")
    if packs:
        headers["content-encoding"] = "gzip"
    body = page.packed if packs and page.packed is not None else page.body
    return Response(body, headers=headers, media_type=page.kind)


ROUTES: Final = [get_front, get_page]
