"""The description of the API: whole, and true of every answer to whatever can be asked by it."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from quattrocento.server.app import make_app
from quattrocento.server.configuration import Configuration
from tests.server.live import PATIENCE, Visitor, configured, serving

DESCRIPTION: Final[dict[str, Any]] = make_app(Configuration(database="unused")).openapi_schema.to_schema()
METHODS: Final = ("get", "put", "post")


class Place:
    """A server with a person and two tables, one waiting for players and one being played."""

    def __init__(self, address: str) -> None:
        self.anna = Visitor(address, "Anna")
        self.tables = [self.anna.open("me", "free", "free", listed=True), self.anna.open("me", "me", "me")]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    path = str(tmp_path_factory.mktemp("schema") / "house.db")
    with serving(configured(path, most_gathering=10_000, most_running=10_000)) as address:
        yield Place(address)


def test_the_server_tells_its_description(place: Place) -> None:
    assert place.anna.get("/api/schema/openapi.json") == DESCRIPTION


def test_every_request_and_every_refusal_is_described() -> None:
    for path, methods in DESCRIPTION["paths"].items():
        for method in METHODS:
            request = methods.get(method)
            if request is None:
                continue
            assert " " in request["summary"] or path == "/api/health", path
            refusals = {status: said for status, said in request["responses"].items() if status >= "400"}
            assert {"400", "404", "429", "503"} <= refusals.keys()
            for said in refusals.values():
                kind = said["content"]["application/json"]["schema"]
                assert kind == {"$ref": "#/components/schemas/RefusalBody"}


api = schemathesis.openapi.from_dict(DESCRIPTION)


@api.parametrize()
@settings(max_examples=40, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case: "schemathesis.Case[Any]", place: Place) -> None:
    known = case.path_parameters
    length = len(str(known.get("table", "")))
    if length % 2:
        known["table"] = place.tables[length // 2 % 2]
    cookies = dict(place.anna.http.cookies)
    # No schema can say which bots, seats and records there are.
    unsaid = [schemathesis.checks.positive_data_acceptance]
    case.call_and_validate(
        base_url=place.anna.address, cookies=cookies, excluded_checks=unsaid, timeout=PATIENCE
    )
