"""What browsers are told to forbid, and what requests must bring."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.conftest import StartServer
from tests.server.live import Visitor, configured, serving

FOREIGN = (
    "http://evil.example",
    "https://evil.example",
    "null",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1:99999",
    "file://",
    "http://localhost.evil.example",
    "ftp://127.0.0.1",
)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    file = tmp_path_factory.mktemp("house") / "house.db"
    with serving(configured(str(file), origins=("https://play.example.org",))) as address:
        yield address


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/api/schema/openapi.json"])
def test_every_answer_has_the_headers(address: str, path: str) -> None:
    headers = Visitor(address).http.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "server" not in headers or "uvicorn" in headers["server"]


def test_parts_of_a_page_may_do_nothing_when_they_are_opened_alone(address: str) -> None:
    headers = Visitor(address).http.get("/assets/nothing.js").headers
    assert headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"


def test_answers_of_the_api_are_not_kept(address: str) -> None:
    assert Visitor(address).http.get("/api/me").headers["cache-control"] == "no-store"


def test_all_methods_are_told(address: str) -> None:
    http = Visitor(address).http
    assert http.options("/api/me").headers["allow"] == "GET, HEAD, OPTIONS, PUT"
    assert http.options("/api/sign-in").headers["allow"] == "OPTIONS, POST"


@pytest.mark.parametrize("origin", FOREIGN)
def test_changes_from_another_site_are_refused(address: str, origin: str) -> None:
    visitor = Visitor(address, "Anna")
    answer = visitor.http.put("/api/me", json={"name": "Eve"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["message"]) == (403, "foreign-origin")
    assert visitor.get("/api/me")["name"] == "Anna"


@pytest.mark.parametrize("origin", FOREIGN)
def test_sockets_from_another_site_are_refused(address: str, origin: str) -> None:
    anna = Visitor(address, "Anna")
    table = anna.open("me", "random", "random")
    with pytest.raises(InvalidStatus) as error:
        anna.socket(table, Origin=origin)
    assert error.value.response.status_code == 403


def test_this_site_and_programs_are_let_in(address: str) -> None:
    visitor = Visitor(address)
    for origin in (address, "https://play.example.org", None):
        headers = {"origin": origin} if origin else {}
        assert visitor.http.put("/api/me", json={"name": "Anna"}, headers=headers).status_code == 200
    table = visitor.open("me", "random", "random")
    with visitor.socket(table, Origin=address) as socket:
        assert '"type":"table"' in str(socket.recv())


def test_an_origin_without_a_port_is_that_of_a_host_without_one(address: str) -> None:
    headers = {"host": "play.lan", "origin": "http://play.lan"}
    assert Visitor(address).http.put("/api/me", json={"name": "A"}, headers=headers).status_code == 200
    headers = {"host": "play.lan:443", "origin": "https://play.lan"}
    assert Visitor(address).http.put("/api/me", json={"name": "A"}, headers=headers).status_code == 200


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_only_json_is_taken(address: str, kind: str) -> None:
    visitor = Visitor(address, "Anna")
    answer = visitor.http.put("/api/me", content=b'{"name": "Eve"}', headers={"content-type": kind})
    assert (answer.status_code, answer.json()["message"]) == (415, "need-json")
    assert visitor.get("/api/me")["name"] == "Anna"


def test_too_large_a_body_is_refused(address: str) -> None:
    visitor = Visitor(address, "Anna")
    answer = visitor.http.put("/api/me", json={"name": "x" * 70_000})
    assert (answer.status_code, answer.json()["message"]) == (413, "too-large")

    def endless() -> Iterator[bytes]:
        yield from (b" " * 10_000 for _ in range(20))

    headers = {"content-type": "application/json"}
    answer = visitor.http.put("/api/me", content=endless(), headers=headers)
    assert answer.status_code == 413


def test_a_client_behind_a_proxy_cannot_pass_for_another(tmp_path: Path, start_server: StartServer) -> None:
    """The proxy adds the address that it sees to whatever the client has sent."""
    program = start_server("--behind-proxy", "--database", tmp_path / "house.db")
    headers = {"x-forwarded-for": "198.51.100.66, 203.0.113.9, 10.0.0.7"}
    assert Visitor(program.address).http.get("/api/health", headers=headers).status_code == 200
    assert "198.51.100.66" not in program.stopped()
    assert "203.0.113.9" in program.written


def test_logs_hold_no_queries_and_no_cookies(tmp_path: Path, start_server: StartServer) -> None:
    server = start_server("--database", tmp_path / "house.db")
    visitor = Visitor(server.address, "Anna")
    visitor.http.get("/api/games/magnifico/rules?lang=it&secret=Boboli")
    table = visitor.open("me", "random", "random")
    url = f"ws://{urlsplit(server.address).netloc}/api/tables/{table}/socket?secret=Boboli"
    with connect(url) as socket:
        socket.recv()
    log = server.stopped()
    assert "/api/games/magnifico/rules" in log
    assert "Boboli" not in log
    assert visitor.http.cookies["person"] not in log
