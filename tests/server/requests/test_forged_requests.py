"""Forged cookies, wrong bodies, requests from other sites: refused in words, and nothing has changed."""

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import InvalidStatus

from tests.server.live import Visitor
from tests.server.threesome import Threesome, check_refused

# ---- who somebody is


def test_forged_cookies_are_strangers(table: Threesome) -> None:
    good = str(table.people[0].http.cookies["person"])
    person, seal = good.rsplit(".", 1)
    own = table.people[1].http.cookies["person"].rsplit(".", 1)
    claim = [table.people[0].get("/api/me")["id"], ""]
    forged = [
        person,
        f"{person}.",
        f".{seal}",
        f"{person}.{seal[::-1]}",
        f"{person}.{own[1]}",
        f"{own[0]}.{seal}",
        f"{good}x",
        good.swapcase(),
        str(URLSafeSerializer("", salt="person").dumps(claim)),
        str(URLSafeSerializer("secret", salt="person").dumps(claim)),
        str(claim[0]),
        "x" * 3000,
    ]
    with table.unchanged():
        for cookie in forged:
            stranger = Visitor(table.address)
            stranger.http.cookies.set("person", cookie)
            assert stranger.get("/api/me")["id"] is None
            assert stranger.get(f"/api/tables/{table.id}")["host"] is False
            assert (
                stranger.refused(f"/api/tables/{table.id}/seats/0/bot", {"bot": "random"})["status"] == 401
            )
            assert stranger.http.get(f"/api/tables/{table.id}/record?eyes=0").status_code == 403
            with stranger.at(table.id) as watcher:
                assert (watcher.seat, watcher.options) == (-1, [])
                check_refused(watcher.ask("look", eyes=0), "forbidden")


# ---- requests


def check_refusal(answer: httpx.Response, *statuses: int) -> None:
    body = answer.json()
    assert answer.status_code in statuses, answer.text
    assert body["status"] == answer.status_code
    assert body["message"]
    assert body["detail"]
    assert isinstance(body["about"], dict)


REQUESTS = [
    ("PUT", "/api/me"),
    ("PUT", "/api/me/password"),
    ("POST", "/api/sign-in"),
    ("POST", "/api/hello"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{table}/start"),
    ("POST", "/api/tables/{table}/seats/0/sit"),
    ("POST", "/api/tables/{table}/seats/0/bot"),
    ("POST", "/api/tables/{table}/what-if"),
    ("POST", "/api/records"),
]
BODIES = [
    b"",
    b"x",
    b"5",
    b"null",
    b"[]",
    b'{"surplus": 1}',
    b'{"name": {"$ne": 1}, "password": [], "key": 1, "game": 5, "chairs": 7, "bot": 0, "record": 1}',
    b'{"name": ' + b"[" * 20000 + b"]" * 20000 + b"}",
    b'{"frame": 1e999, "eyes": 99999999999999999999, "seats": [0], "bot": "greedy"}',
    b'{"name": "\xff\xfe"}',
    b"\x00" * 50,
]


@pytest.mark.parametrize(("method", "path"), REQUESTS)
def test_wrong_bodies_are_refused(table: Threesome, method: str, path: str) -> None:
    address = path.format(table=table.id)
    with table.unchanged():
        for body in BODIES:
            headers = {"content-type": "application/json"}
            answer = table.people[0].http.request(method, address, content=body, headers=headers)
            check_refusal(answer, 400, 403, 409)
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
            headers = {"content-type": kind}
            answer = table.people[0].http.request(method, address, content=b"{}", headers=headers)
            check_refusal(answer, 415)
        large = b'{"name": "' + b"x" * (2 * 1024 * 1024 + 1) + b'"}'
        headers = {"content-type": "application/json"}
        check_refusal(table.people[0].http.request(method, address, content=large, headers=headers), 413)
        pieces = (large[at : at + 65536] for at in range(0, len(large), 65536))
        check_refusal(table.people[0].http.request(method, address, content=pieces, headers=headers), 413)


FOREIGN = [
    "https://evil.example",
    "null",
    "http://127.0.0.1.evil.example",
    "http://127.0.0.1:1",
    "file://",
    "x",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_other_sites_can_do_nothing(table: Threesome, origin: str) -> None:
    with table.unchanged():
        for method, path in [
            *REQUESTS,
            ("POST", "/api/sign-out"),
            ("POST", "/api/tables/{table}/seats/0/leave"),
            ("POST", "/api/tables/{table}/seats/0/return"),
        ]:
            answer = table.people[0].http.request(
                method, path.format(table=table.id), json={}, headers={"origin": origin}
            )
            check_refusal(answer, 403)
            assert answer.json()["message"] == "foreign-origin"
            assert "access-control-allow-origin" not in answer.headers
            assert "set-cookie" not in answer.headers
        with pytest.raises(InvalidStatus) as refused:
            table.people[0].socket(table.id, Origin=origin)
        assert refused.value.response.status_code == 403


def test_seats_of_others_are_not_to_be_had(table: Threesome) -> None:
    bruno, stranger = table.people[1], Visitor(table.address, "Dora")
    with table.unchanged():
        for person in (bruno, stranger):
            for what, body in (("sit", {}), ("leave", {}), ("return", {}), ("bot", {"bot": "random"})):
                answer = person.http.post(f"/api/tables/{table.id}/seats/0/{what}", json=body)
                check_refusal(answer, 403, 409)
            check_refusal(person.http.post(f"/api/tables/{table.id}/start", json={"bot": "random"}), 403)
        for seat in ("3", "-1", "99999999999999999999", "x", "0x0"):
            answer = table.people[0].http.post(
                f"/api/tables/{table.id}/seats/{seat}/bot", json={"bot": "random"}
            )
            check_refusal(answer, 400, 404, 405)
        check_refusal(stranger.http.get(f"/api/tables/{table.id}/replay?eyes=0"), 403)
        wanted = {"frame": 0, "eyes": 0, "seats": [0], "bot": "random"}
        check_refusal(stranger.http.post(f"/api/tables/{table.id}/what-if", json=wanted), 403)
