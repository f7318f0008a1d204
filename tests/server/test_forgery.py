"""Forged, malformed, stolen and repeated messages: refused in so many words, and nothing has changed."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import InvalidStatus

from quattrocento.server.settings import Rates
from quattrocento.server.store import Store
from tests.server.live import Player, Visitor, follow, seated, serving, settings_for

NAMES = ("Anna", "Bruno", "Carlo")


class Table:
    """Three people at one table, and what is written of it."""

    def __init__(self, address: str, database: str, stack: ExitStack) -> None:
        self.address = address
        self.database = database
        self.people = [Visitor(address, name) for name in NAMES]
        self.id = self.people[0].open("me", "free", "free", listed=True)
        for seat in (1, 2):
            self.people[seat].post(f"/api/tables/{self.id}/seats/{seat}/sit")
        self.players = [stack.enter_context(person.at(self.id)) for person in self.people]
        for player in self.players:
            seated(player)

    @property
    def mover(self) -> Player:
        return self.players[int(self.players[0].frame["waiting"][0])]

    @property
    def idler(self) -> Player:
        return self.players[(self.mover.seat + 1) % 3]

    def written(self) -> tuple[Any, ...]:
        with closing(Store(self.database, guest=True)) as store:
            people = [store.person(str(person.get("/api/me")["id"])) for person in self.people]
            return (
                store.table(self.id),
                store.seats(self.id),
                store.moves(self.id),
                store.chat(self.id),
                people,
            )

    @contextmanager
    def unchanged(self) -> Iterator[None]:
        """Whatever is tried leaves the table as it was, and the others play on."""
        before, frames = self.written(), [player.frame for player in self.players]
        yield
        assert self.written() == before
        for player, frame in zip(self.players, frames, strict=True):
            assert player.ask("ping")["type"] == "done"
            assert player.frame == frame

    def plays_on(self) -> None:
        mover = self.mover
        assert mover.play()["type"] == "done"
        for player in self.players:
            follow(player, mover)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The address of one server for all these tests, and its database."""
    database = str(tmp_path_factory.mktemp("forgery") / "house.db")
    with serving(settings_for(database)) as address:
        yield address, database


@pytest.fixture
def table(served: tuple[str, str]) -> Iterator[Table]:
    with ExitStack() as stack:
        yield Table(*served, stack)


def check_refused(answer: dict[str, Any], kind: str, message: str | None = None) -> None:
    """A refusal in the protocol's shape."""
    assert answer.keys() == {"type", "id", "kind", "message", "clause", "about"}
    assert (answer["type"], answer["kind"]) == ("refused", kind)
    assert message is None or answer["message"] == message


# ---- messages


DEEP = "[" * 7000 + "]" * 7000
MALFORMED = [
    "",
    " ",
    "\x00",
    "NaN",
    '"ping"',
    "[]",
    "{",
    '{"do":"ping","id":1}{"do":"ping","id":2}',
    '{"do":"ping","id":1,"id":"x"}',
    '{"do":"ping"}',
    '{"do":"ping","id":null}',
    '{"do":"ping","id":true}',
    '{"do":"ping","id":1.5}',
    '{"do":"ping","id":-1}',
    '{"do":"ping","id":1e400}',
    '{"do":"ping","id":' + "9" * 5000 + "}",
    '{"do":"ping","id":7,"id2":7}',
    '{"do":"PING","id":7}',
    '{"do":"__class__","id":7}',
    '{"do":"begin","id":7}',
    '{"do":{"do":"ping"},"id":7}',
    '{"type":"frame","id":7}',
    DEEP,
    '{"do":"say","id":7,"text":' + DEEP + "}",
    '{"do":"say","id":7,"text":5}',
    '{"do":"look","id":7,"eyes":"0"}',
    '{"do":"look","id":7,"eyes":1e2}',
    '{"do":"look","id":7,"eyes":-2}',
    '{"do":"odds","id":7,"words":"rome","lang":"en"}',
    '{"do":"odds","id":7,"words":[["rome"]],"lang":"en"}',
    '{"do":"odds","id":7,"words":[],"lang":"../it"}',
]


def test_malformed_messages_are_refused(table: Table) -> None:
    with table.unchanged():
        for text in MALFORMED:
            table.idler.socket.send(text)
            number = 7 if '"id":7' in text and "[[[" not in text else None
            check_refused(table.idler.answer(number), "unreadable", "table-message-unreadable")
            assert table.idler.ask("ping")["type"] == "done"
    table.plays_on()


def test_malformed_moves_are_refused(table: Table) -> None:
    mover = table.mover
    good = {"seat": mover.seat, "token": mover.frame["token"], "move": mover.options[0]}
    wrong: list[dict[str, Any]] = [
        {"move": ["colour", 2**31 + 1]},
        {"move": ["colour", -(2**63)]},
        {"move": ["colour", 10**300]},
        {"move": ["colour", 0.0 + 0.5]},
        {"move": ["colour", "0"]},
        {"move": ["colour", None]},
        {"move": ["colour", [0]]},
        {"move": ["colour", 0, 0]},
        {"move": [0, "colour"]},
        {"move": {"colour": 0}},
        {"move": ["c" * 65, 0]},
        {"move": ["", 0]},
        {"move": ["colour; drop", 0]},
        {"move": ["colour\n", 0]},
        {"token": None},
        {"token": 5},
        {"token": "x" * 65},
        {"seat": 100},
        {"seat": -2},
        {"seat": 2**64},
        {"seat": False},
        {"seat": [0]},
        {"at": 0},
        {"number": 0},
    ]
    with table.unchanged():
        for changes in wrong:
            check_refused(mover.ask("move", **{**good, **changes}), "unreadable")
    table.plays_on()


def test_bytes_and_large_messages_hurt_nobody_else(table: Table) -> None:
    stranger = Visitor(table.address)
    with table.unchanged():
        with stranger.at(table.id) as watcher:
            watcher.socket.send(b"\x00\xff" * 100)
            check_refused(watcher.answer(None), "unreadable")
            watcher.socket.send([b'{"do":', b'"ping","id":1}'])
            check_refused(watcher.answer(None), "unreadable")
            assert watcher.cut_off("é" * 9000) in (1009, None)
        with stranger.at(table.id) as watcher:
            assert watcher.cut_off(["x" * 4000] * 10) in (1009, None)
    table.plays_on()


# ---- turns, tokens and repetition


def test_nobody_moves_out_of_turn(table: Table) -> None:
    with table.unchanged():
        for player in table.players:
            if player is not table.mover:
                check_refused(player.play(table.mover.options[0]), "illegal", "why-not-your-turn")
                check_refused(player.undo(), "illegal", "undo-nothing")
                check_refused(
                    player.ask("weigh", seat=player.seat, move=table.mover.options[0], lang="it"), "illegal"
                )
    table.plays_on()


def test_a_message_that_comes_twice_counts_once(table: Table) -> None:
    mover = table.mover
    text = json.dumps(
        {
            "do": "move",
            "id": 900,
            "seat": mover.seat,
            "token": mover.frame["token"],
            "move": mover.options[0],
        }
    )
    for _ in range(5):
        mover.socket.send(text)
    assert mover.answer(900)["type"] == "done"
    assert mover.ask("ping")["type"] == "done"
    mover.socket.send(text)
    check_refused(mover.answer(900), "stale", "table-moved-on")
    assert len(table.written()[2]) == 1
    with Visitor(table.address).on(table.address).at(table.id) as watcher:
        watcher.socket.send(text)
        check_refused(watcher.answer(900), "forbidden", "seat-not-yours")
    for player in table.players:
        follow(player, mover)
    table.plays_on()


def test_old_and_foreign_tokens_are_stale(table: Table) -> None:
    mover, idler = table.mover, table.idler
    old, foreign, move = mover.frame["token"], idler.frame["token"], mover.options[0]
    other = table.people[mover.seat].open("me", "me", "me")
    with table.people[mover.seat].at(other) as elsewhere, table.unchanged():
        elsewhere.ask("look", eyes=mover.seat)
        for token in (foreign, elsewhere.frame["token"], old[:-1], old.upper(), old + " ", "0" * 24, ""):
            check_refused(mover.play(move, token=token), "stale", "table-moved-on")
    table.plays_on()
    while table.mover is not mover:
        table.plays_on()
    with table.unchanged():
        check_refused(mover.play(mover.options[0], token=old), "stale", "table-moved-on")


def test_another_players_seat_is_forbidden(table: Table) -> None:
    mover, idler = table.mover, table.idler
    seat, move = mover.seat, mover.options[0]
    with table.unchanged():
        for token in (mover.frame["token"], idler.frame["token"]):
            check_refused(idler.play(move, seat=seat, token=token), "forbidden", "seat-not-yours")
            check_refused(idler.undo(seat=seat, token=token), "forbidden", "seat-not-yours")
        for asked in (
            idler.ask("why", seat=seat, move=move),
            idler.ask("why", seat=seat, kind="territory", noun=1),
            idler.ask("weigh", seat=seat, move=move, lang="en"),
            idler.ask("why", seat=-1, move=move),
        ):
            check_refused(asked, "forbidden", "seat-not-yours")
        check_refused(idler.ask("look", eyes=seat), "forbidden", "table-not-your-eyes")
        assert idler.seat != seat


# ---- who somebody is


def test_forged_cookies_are_strangers(table: Table) -> None:
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
def test_wrong_bodies_are_refused(table: Table, method: str, path: str) -> None:
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
def test_other_sites_can_do_nothing(table: Table, origin: str) -> None:
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


def test_seats_of_others_are_not_to_be_had(table: Table) -> None:
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


# ---- floods


def test_a_flood_drowns_only_its_own_socket(tmp_path: Path) -> None:
    database = str(tmp_path / "house.db")
    with serving(settings_for(database, rates=Rates())) as address, ExitStack() as stack:
        table = Table(address, database, stack)
        with table.unchanged(), Visitor(address).at(table.id) as flood:
            pings = [json.dumps({"do": "ping", "id": number}) for number in range(300)]
            assert flood.cut_off(*pings) in (1008, None)
        table.plays_on()


def test_one_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    database = str(tmp_path / "house.db")
    with serving(settings_for(database, most_sockets=4)) as address, ExitStack() as stack:
        table = Table(address, database, stack)
        stranger = Visitor(address)
        with stranger.at(table.id), stranger.socket(table.id) as fifth:
            answer = json.loads(fifth.recv(timeout=20))
            check_refused(answer, "limit", "too-many-sockets")
        table.players[0].until(lambda: table.players[0].table["people"] == 3)
        with stranger.at(table.id) as fourth:
            assert fourth.frame
        table.plays_on()
