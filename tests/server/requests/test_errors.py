"""Every refusal is a saying with its status, changes nothing and tells nothing that is hidden."""

import ast
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from quattrocento.kernel.fate import Dice
from quattrocento.kernel.fault import Fault
from quattrocento.kernel.move import IllegalMove
from quattrocento.kernel.registry import game
from quattrocento.server.app import make_app
from quattrocento.server.http.errors import body_of
from quattrocento.server.refusal import LOCALE
from quattrocento.speech import LANGUAGES, Messages
from tests.server.live import Visitor, configured, serving
from tests.speech.test_messages import catalogue, uses

REFUSING = (
    "Refusal",
    "Forbidden",
    "NotFound",
    "Unsuitable",
    "Stale",
    "Busy",
    "StoreError",
    "PortTaken",
    "__init__",
)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(configured(str(tmp_path_factory.mktemp("house") / "house.db"))) as address:
        yield address


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "message", "place"),
    [
        ("GET", "/api/nothing", None, 404, "no-such-page", None),
        ("GET", "/api", None, 404, "no-such-page", None),
        ("DELETE", "/api/me", None, 405, "no-such-method", None),
        ("POST", "/", b"{}", 405, "no-such-method", None),
        ("PUT", "/api/me", b"", 400, "request-wrong", None),
        ("PUT", "/api/me", b"{", 400, "request-wrong", None),
        ("PUT", "/api/me", b"\xff\xfe", 400, "request-wrong", None),
        ("PUT", "/api/me", b"[" * 60_000, 400, "request-wrong", None),
        ("PUT", "/api/me", b"[]", 400, "request-wrong", None),
        ("PUT", "/api/me", b"null", 400, "request-wrong", None),
        ("PUT", "/api/me", b"{}", 400, "request-field", "name"),
        ("PUT", "/api/me", b'{"name": 5}', 400, "request-field", "name"),
        ("PUT", "/api/me", b'{"name": null}', 400, "request-field", "name"),
        ("PUT", "/api/me", b'{"name": "A", "id": "p1"}', 400, "request-field", "id"),
        ("PUT", "/api/me", b'{"name": ""}', 400, "name-length", "name"),
        ("GET", "/api/tables?list=all", None, 400, "request-field", "list"),
        ("GET", "/api/games/magnifico/rules?lang=de", None, 400, "request-field", "lang"),
        ("POST", "/api/sign-in", b'{"name": "A"}', 400, "request-field", "password"),
        ("POST", "/api/hello", b'{"key": "x"}', 403, "hello-used", None),
    ],
)
def test_refusals_are_sayings(
    address: str, method: str, path: str, body: bytes | None, status: int, message: str, place: str | None
) -> None:
    headers = {"content-type": "application/json"} if body is not None else {}
    answer = Visitor(address).http.request(method, path, content=body, headers=headers)
    told = answer.json()
    assert (answer.status_code, told["status"]) == (status, status)
    assert (told["message"], told.get("place")) == (message, place)
    assert set(told) <= {"message", "clause", "about", "status", "detail", "place"}
    assert told["detail"] == Messages("en", [LOCALE]).say(message, **told["about"])
    assert Messages("it", [LOCALE]).say(message, **told["about"]) != told["detail"]
    assert "set-cookie" not in answer.headers


def test_a_mistake_of_ours_tells_nothing(
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail(*_: Any) -> None:
        raise RuntimeError(f"the bid of seat 2 is {7 * 10}")

    monkeypatch.setattr("quattrocento.server.people.routes.clean_name", fail)
    app = make_app(configured(str(tmp_path_factory.mktemp("house") / "house.db")))
    with TestClient(app, raise_server_exceptions=False) as client:
        answer = client.put("/api/me", json={"name": "Anna"})
    assert (answer.status_code, answer.json()["message"]) == (500, "server-mistake")
    assert "70" not in answer.text
    assert "70" not in caplog.text
    assert "RuntimeError" in caplog.text


def test_an_error_within_another_is_a_saying_within_a_saying() -> None:
    inner = Fault("fate-empty", bag="deck")
    told = body_of(Fault("record-move", move="0 pass").because(inner))
    assert told.status == 400
    assert getattr(told.about["detail"], "message", None) == "fate-empty"


def test_of_a_move_that_is_refused_only_the_reason_is_sent() -> None:
    """The words of the error itself name what could be played, which may be a hidden hand."""
    position = game("magnifico").start(3, None, Dice(1))
    with pytest.raises(IllegalMove, match="it could play: colour red") as refused:
        position.play(position.waiting()[0], ("pass", 0), Dice(1))
    told = body_of(Fault("record-move", move="0 pass").because(refused.value))
    assert getattr(told.about["detail"], "message", None) == "why-not-asked"
    assert told.detail == "0 pass: This move is not among the choices now. [MAG-4.7]"


def test_the_description_of_the_api_is_served(address: str) -> None:
    schema = Visitor(address).get("/api/schema/openapi.json")
    assert schema["openapi"].startswith("3.")
    assert "/api/tables/{table}/seats/{seat}/sit" in schema["paths"]
    for path, methods in schema["paths"].items():
        for method, described in methods.items():
            assert path.startswith("/api/"), path
            assert {"400", "404", "429"} <= set(described["responses"]), (method, path)
    answer = Visitor(address).http.get("/api/schema")
    assert "<script" not in answer.text


def test_health_names_the_database(address: str) -> None:
    first, second = (Visitor(address).get("/api/health") for _ in range(2))
    assert first == second
    assert first["program"] == "quattrocento"


def refusals() -> Iterator[tuple[str, set[str]]]:
    """Every refusal that the server's code names, with the parameters that it gives."""
    for path in LOCALE.parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                called = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if called in REFUSING:
                    yield str(node.args[0].value), {str(given.arg) for given in node.keywords}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_with_exactly_its_parameters(language: str) -> None:
    sentences = catalogue(LOCALE, language)
    found = dict(refusals())
    assert {"store-in-use", "need-name", "no-such-table", "seat-taken", "port-taken"} <= set(found)
    for name, given in found.items():
        assert name in sentences, name
        assert uses(sentences, name).variables - {"detail"} == given - {"detail"}, name
