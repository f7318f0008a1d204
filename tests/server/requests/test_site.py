"""The built client: its files, how long they are kept, and what stands in for it."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from quattrocento.server.http import site
from tests.server.live import Visitor, configured, serving

FRONT = "<!doctype html><title>The table</title>"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    built = tmp_path_factory.mktemp("built")
    (built / "assets").mkdir()
    (built / "index.html").write_text(FRONT)
    (built / "icon.svg").write_text("<svg/>")
    (built / "assets" / "main-4f2a.js").write_text("console.log(1);" * 100)
    (built / "assets" / "main-4f2a.js.br").write_bytes(b"packed by the build")
    (built / "assets" / "letters-77aa.woff2").write_bytes(b"\x00\x01")
    (built.parent / "secret.txt").write_text("secret")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(site, "_INSTALLED", built)
        with serving(configured(str(built.parent / "house.db"))) as address:
            yield address


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/abc?at=5", "/rules/magnifico", "/nowhere"])
def test_every_page_of_the_client_is_its_front(address: str, path: str) -> None:
    answer = Visitor(address).http.get(path)
    assert answer.text == FRONT
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "max-age=0, must-revalidate"


def test_assets_are_kept_for_good(address: str) -> None:
    http = Visitor(address).http
    script = http.get("/assets/main-4f2a.js")
    assert script.text.startswith("console.log(1)")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert http.get("/assets/letters-77aa.woff2").headers["content-type"] == "font/woff2"
    assert http.get("/icon.svg").headers["content-type"] == "image/svg+xml"
    assert http.get("/icon.svg").headers["cache-control"] == "max-age=0, must-revalidate"


def test_texts_are_packed_for_who_can_unpack(address: str) -> None:
    http = Visitor(address).http
    with http.stream("GET", "/assets/main-4f2a.js", headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw).startswith(b"console.log")
    plain = http.get("/assets/main-4f2a.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text.startswith("console.log")


def test_what_the_build_has_packed_goes_to_who_reads_that(address: str) -> None:
    http = Visitor(address).http
    with http.stream(
        "GET", "/assets/main-4f2a.js", headers={"accept-encoding": "gzip, br;q=0.9"}
    ) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert b"".join(answer.iter_raw()) == b"packed by the build"
    assert http.get("/assets/main-4f2a.js.br").status_code == 404


def test_what_has_not_changed_is_not_sent_again(address: str) -> None:
    http = Visitor(address).http
    tag = http.get("/").headers["etag"]
    answer = http.get("/", headers={"if-none-match": tag})
    assert (answer.status_code, answer.content) == (304, b"")


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/table/abc", "/favicon.ico", "/api/games", "/api/me"])
def test_the_head_of_a_page_is_that_of_the_page(address: str, path: str) -> None:
    http = Visitor(address).http
    page, head = http.get(path), http.head(path)
    assert head.content == b""
    assert head.status_code == page.status_code
    for answer in (page, head):
        del answer.headers["date"]
    assert head.headers == page.headers


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone-1234.js",
        "/favicon.ico",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/api/nothing",
    ],
)
def test_what_is_not_there_is_not_a_page(address: str, path: str) -> None:
    answer = Visitor(address).http.get(path)
    assert answer.status_code == 404
    assert answer.json()["message"] == "no-such-page"


def test_without_a_built_client_a_page_says_so_in_both_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "_INSTALLED", tmp_path / "none")
    monkeypatch.setattr(site, "_CHECKOUT", tmp_path / "none")
    with serving(configured(str(tmp_path / "house.db"))) as address:
        answer = Visitor(address).http.get("/")
        assert answer.status_code == 200
        assert "has not been built" in answer.text
        assert "non è ancora stato costruito" in answer.text
        assert Visitor(address).get("/api/health")
