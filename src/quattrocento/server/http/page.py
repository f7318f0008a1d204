"""A page: something that is the same for everybody, packed once, and kept by browsers."""

import gzip
import hashlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Response

from quattrocento.server.http.errors import AnyRequest

FOREVER: Final = "public, max-age=31536000, immutable"
"""For addresses that hold a hash of what is there: it is never asked for again."""
ASK_AGAIN: Final = "max-age=0, must-revalidate"
"""Browsers may keep it, and ask each time whether it is still so."""
BROTLI: Final = "br"
GZIP: Final = "gzip"
PACKED: Final = {"packed": True}
"""What the handler of a page tells the framework, which would pack it each time."""


class Page(msgspec.Struct, frozen=True):
    """What is sent; ``packed`` is the same by encoding, the best first; ``mark`` is a hash of it."""

    body: bytes
    packed: dict[str, bytes]
    kind: str
    keep: str
    mark: str


def page_of(body: bytes, kind: str, keep: str, packed: Mapping[str, bytes] | None = None) -> Page:
    """A page with this body, packed here unless it comes packed; an empty ``packed``: not worth it."""
    packs = dict(packed) if packed is not None else {GZIP: gzip.compress(body, mtime=0)}
    return Page(body, packs, kind, keep, hashlib.blake2b(body, digest_size=12).hexdigest())


def answer(request: AnyRequest, page: Page) -> Response[Any]:
    """The page as this browser can read it, or that it has not changed."""
    tag = f'"{page.mark}"'
    headers = {"cache-control": page.keep, "etag": tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    read = {
        part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")
    }
    encoding = next((encoding for encoding in page.packed if encoding in read), None)
    if encoding is None:
        return Response(page.body, headers=headers, media_type=page.kind)
    headers["content-encoding"] = encoding
    return Response(page.packed[encoding], headers=headers, media_type=page.kind)
