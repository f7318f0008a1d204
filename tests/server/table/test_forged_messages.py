"""Forged, malformed, stolen and repeated messages: refused in so many words, and nothing has changed."""

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from quattrocento.server.configuration import Rates
from tests.server.live import PATIENCE, Visitor, configured, follow, serving
from tests.server.threesome import Threesome, check_refused

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
    '{"do":"odds","id":7,"words":"rome"}',
    '{"do":"odds","id":7,"words":[["rome"]]}',
    '{"do":"odds","id":7,"words":[],"lang":"en"}',
    '{"do":"weigh","id":7,"seat":0,"move":["pass",0],"lang":"en"}',
]


def test_malformed_messages_are_refused(table: Threesome) -> None:
    with table.unchanged():
        for text in MALFORMED:
            table.idler.socket.send(text)
            number = 7 if '"id":7' in text and "[[[" not in text else None
            check_refused(table.idler.answer(number), "unreadable", "table-message-unreadable")
            assert table.idler.ask("ping")["type"] == "done"
    table.plays_on()


def test_malformed_moves_are_refused(table: Threesome) -> None:
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


def test_bytes_and_large_messages_hurt_nobody_else(table: Threesome) -> None:
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


def test_nobody_moves_out_of_turn(table: Threesome) -> None:
    with table.unchanged():
        for player in table.players:
            if player is not table.mover:
                check_refused(player.play(table.mover.options[0]), "illegal", "why-not-your-turn")
                check_refused(player.undo(), "illegal", "undo-nothing")
                move = table.mover.options[0]
                check_refused(player.ask("foresee", seat=player.seat, move=move), "illegal")
    table.plays_on()


def test_a_message_that_comes_twice_counts_once(table: Threesome) -> None:
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


def test_old_and_foreign_tokens_are_stale(table: Threesome) -> None:
    mover, idler = table.mover, table.idler
    old, foreign, move = mover.frame["token"], idler.frame["token"], mover.options[0]
    other = table.people[mover.seat].open("me", "me", "me")
    with table.people[mover.seat].at(other) as elsewhere, table.unchanged():
        elsewhere.ask("look", eyes=mover.seat)
        shouted = {old.upper()} - {old}  # it may have no letters
        for token in (foreign, elsewhere.frame["token"], old[:-1], *shouted, old + " ", "0" * 24, ""):
            check_refused(mover.play(move, token=token), "stale", "table-moved-on")
    table.plays_on()
    while table.mover is not mover:
        table.plays_on()
    with table.unchanged():
        check_refused(mover.play(mover.options[0], token=old), "stale", "table-moved-on")


def test_another_players_seat_is_forbidden(table: Threesome) -> None:
    mover, idler = table.mover, table.idler
    seat, move = mover.seat, mover.options[0]
    with table.unchanged():
        for token in (mover.frame["token"], idler.frame["token"]):
            check_refused(idler.play(move, seat=seat, token=token), "forbidden", "seat-not-yours")
            check_refused(idler.undo(seat=seat, token=token), "forbidden", "seat-not-yours")
        for asked in (
            idler.ask("why", seat=seat, move=move),
            idler.ask("why", seat=seat, kind="territory", noun=1),
            idler.ask("foresee", seat=seat, move=move),
            idler.ask("why", seat=-1, move=move),
        ):
            check_refused(asked, "forbidden", "seat-not-yours")
        check_refused(idler.ask("look", eyes=seat), "forbidden", "table-not-your-eyes")
        assert idler.seat != seat


# ---- floods


def test_a_flood_drowns_only_its_own_socket(tmp_path: Path) -> None:
    database = str(tmp_path / "house.db")
    with serving(configured(database, rates=Rates())) as address, ExitStack() as stack:
        table = Threesome(address, database, stack)
        with table.unchanged(), Visitor(address).at(table.id) as flood:
            pings = [json.dumps({"do": "ping", "id": number}) for number in range(300)]
            assert flood.cut_off(*pings) in (1008, None)
        table.plays_on()


def test_one_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    database = str(tmp_path / "house.db")
    with serving(configured(database, most_sockets=4)) as address, ExitStack() as stack:
        table = Threesome(address, database, stack)
        stranger = Visitor(address)
        anna = table.players[0]
        with stranger.at(table.id), stranger.socket(table.id) as fifth:
            answer = json.loads(fifth.recv(timeout=PATIENCE))
            check_refused(answer, "limit", "too-many-sockets")
            anna.until(lambda: anna.table["people"] == 4)
        anna.until(lambda: anna.table["people"] == 3)
        with stranger.at(table.id) as fourth:
            assert fourth.frame
        table.plays_on()
