"""The site: the built client, every file of it read once at the start."""

import gzip
import mimetypes
from html import escape
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from quattrocento.server.http.errors import AnyRequest
from quattrocento.server.http.page import ASK_AGAIN, BROTLI, FOREVER, GZIP, PACKED, Page, answer, page_of
from quattrocento.server.refusal import LOCALE, NotFound
from quattrocento.speech import LANGUAGES
from quattrocento.speech.messages import Messages

_PACKAGE: Final = Path(__file__).parent.parent.parent
_INSTALLED: Final = _PACKAGE / "site"
_CHECKOUT: Final = _PACKAGE.parent.parent / "web" / "dist"

_INDEX: Final = "index.html"
_PACKED: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl")

_BROTLI: Final = ".br"
"""Beside a file: the same, packed when the client was built, because Python itself has no Brotli."""

_KINDS: Final = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
}


def folder() -> Path | None:
    """Where the built client lies: within an installed package, else in the checkout."""
    return next((place for place in (_INSTALLED, _CHECKOUT) if (place / _INDEX).is_file()), None)


def pages_in(place: Path | None) -> dict[str, Page]:
    """Every file by its path; where nothing has been built, a page that says so."""
    if place is None:
        return {_INDEX: _page(_INDEX, _unbuilt())}
    files = [path for path in sorted(place.rglob("*")) if path.is_file() and path.suffix != _BROTLI]
    found: dict[str, Page] = {}
    for path in files:
        name = path.relative_to(place).as_posix()
        packed = path.with_name(path.name + _BROTLI)
        found[name] = _page(name, path.read_bytes(), packed.read_bytes() if packed.is_file() else None)
    return found


def _page(name: str, body: bytes, brotli: bytes | None = None) -> Page:
    ending = Path(name).suffix
    kind = _KINDS.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    # The names of these hold a hash of what is in them.
    keep = FOREVER if name.startswith("assets/") else ASK_AGAIN
    packed = {BROTLI: brotli} if brotli is not None else {}
    if ending in _PACKED:
        packed[GZIP] = gzip.compress(body, mtime=0)
    return page_of(body, kind, keep, packed)


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


@get("/", include_in_schema=False, opt=PACKED)
async def get_front(request: AnyRequest, state: State) -> Response[bytes]:
    """The front page."""
    return answer(request, state.pages[_INDEX])


@get("/{path:path}", include_in_schema=False, opt=PACKED)
async def get_page(request: AnyRequest, state: State, path: FromPath[str]) -> Response[bytes]:
    """A file of the client; every address that is none of them is a page of the client itself."""
    pages: dict[str, Page] = state.pages
    name = path.strip("/")
    page = pages.get(name)
    if page is None and (name.partition("/")[0] in ("api", "assets") or "." in name.rpartition("/")[2]):
        raise NotFound("no-such-page")
    return answer(request, page or pages[_INDEX])


ROUTES: Final = [get_front, get_page]
