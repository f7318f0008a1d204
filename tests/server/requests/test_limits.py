"""Limits: how often something may be asked, and how much memory that takes."""

from pathlib import Path

import msgspec
import pytest

from quattrocento.server.configuration import Rate, Rates
from quattrocento.server.http.limits import Bucket, Buckets, TooOften
from tests.server.live import UNHURRIED, Visitor, configured, serving


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_again() -> None:
    clock = Clock()
    bucket = Bucket(Rate(3, 0.5), clock)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 2.0]
    clock.now += 1.0
    assert bucket.take() == pytest.approx(1.0)
    clock.now += 1.0
    assert bucket.take() == 0
    clock.now += 1000.0
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 2.0]


def test_addresses_do_not_share_buckets_and_only_some_are_remembered() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 0.1), most=3, now=clock)
    buckets.check("a")
    with pytest.raises(TooOften) as error:
        buckets.check("a")
    assert error.value.retry_after == 10
    for address in "bcdefgh":
        buckets.check(address)
    assert len(buckets) == 3


def test_too_many_changes_are_refused_with_the_time_to_wait(tmp_path: Path) -> None:
    rates = Rates(Rate(3, 0.01), UNHURRIED.read, UNHURRIED.sign_in, UNHURRIED.message)
    with serving(configured(str(tmp_path / "house.db"), rates=rates)) as address:
        visitor = Visitor(address)
        answers = [visitor.http.put("/api/me", json={"name": f"Anna {n}"}) for n in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        body = answers[-1].json()
        assert body["message"] == "too-often"
        assert 0 < int(answers[-1].headers["retry-after"]) <= 100
        assert body["about"]["seconds"] == int(answers[-1].headers["retry-after"])
        assert visitor.get("/api/me")["name"] == "Anna 2"


def test_reading_the_api_is_limited_and_pages_are_not(tmp_path: Path) -> None:
    rates = Rates(UNHURRIED.change, Rate(2, 0.01), UNHURRIED.sign_in, UNHURRIED.message)
    with serving(configured(str(tmp_path / "house.db"), rates=rates)) as address:
        visitor = Visitor(address)
        assert [visitor.http.get("/api/me").status_code for _ in range(3)] == [200, 200, 429]
        assert visitor.http.get("/").status_code == 200


def test_what_takes_thought_is_limited_more(tmp_path: Path) -> None:
    rates = msgspec.structs.replace(UNHURRIED, thought=Rate(2, 0.01))
    with serving(configured(str(tmp_path / "house.db"), rates=rates)) as address:
        visitor = Visitor(address, "Anna")
        table = visitor.open("me", "me", "me")
        asked = [visitor.http.get(f"/api/tables/{table}/replay").status_code for _ in range(3)]
        assert asked == [200, 200, 429]
        assert visitor.http.post("/api/records", json={"record": "x"}).status_code == 429
        assert visitor.http.get(f"/api/tables/{table}/record").status_code == 200
