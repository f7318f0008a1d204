"""The socket of a table, over a real server: what is refused and changes nothing, and who is let in."""

import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from quattrocento.server.configuration import Rate, Rates
from tests.server.live import Player, Visitor, configured, friends, serving, take_turn

# ---- messages


def unchanged(player: Player, answer: dict[str, Any], kind: str, before: str) -> None:
    player.quiet(0.1)
    assert (answer["type"], answer["kind"]) == ("refused", kind)
    assert answer["message"]
    assert json.dumps(player.frame) == before


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        ({"seat": 7}, "forbidden"),
        ({"seat": -1}, "forbidden"),
        ({"token": "forged"}, "stale"),
        ({"token": ""}, "stale"),
        ({"move": ["attack", 14]}, "illegal"),
        ({"move": ["sing", 14]}, "unreadable"),
        ({"move": ["colour", 99]}, "unreadable"),
        ({"move": ["colour", -1]}, "unreadable"),
        ({"move": ["pass", 2**31]}, "unreadable"),
        ({"move": ["pass", 2**40]}, "unreadable"),
        ({"move": ["pass"]}, "unreadable"),
        ({"move": "pass"}, "unreadable"),
        ({"move": None}, "unreadable"),
        ({"seat": "0"}, "unreadable"),
        ({"seat": 0.5}, "unreadable"),
        ({"haste": True}, "unreadable"),
        ({"by": "bot"}, "unreadable"),
    ],
)
def test_a_wrong_move_is_refused_and_changes_nothing(
    changes: dict[str, Any], kind: str, anna: Visitor
) -> None:
    with anna.at(friends(anna)) as player:
        take_turn(player)
        before = json.dumps(player.frame)
        unchanged(player, player.ask("move", **{**good_move(player), **changes}), kind, before)
        assert player.play()["type"] == "done"


def test_a_move_of_another_seat_is_refused(anna: Visitor) -> None:
    with anna.at(friends(anna)) as player:
        take_turn(player)
        before = json.dumps(player.frame)
        other = (player.seat + 1) % 3
        unchanged(player, player.play(seat=other), "stale", before)
        player.ask("look", eyes=other)
        answer = player.play(["colour", 0])
        assert (answer["kind"], answer["message"]) == ("illegal", "why-not-your-turn")


def good_move(player: Player) -> dict[str, Any]:
    return {"seat": player.seat, "token": player.frame["token"], "move": player.options[0]}


def test_a_move_sent_twice_is_played_once(anna: Visitor) -> None:
    with anna.at(friends(anna)) as player:
        take_turn(player)
        again = good_move(player)
        assert player.ask("move", **again)["type"] == "done"
        before = json.dumps(player.frame)
        unchanged(player, player.ask("move", **again), "stale", before)


def test_nobody_plays_for_others_or_looks_with_their_eyes(anna: Visitor) -> None:
    table = friends(anna)
    bruno = Visitor(anna.address, "Bruno")
    with anna.at(table) as owner, bruno.at(table) as guest:
        take_turn(owner)
        before = json.dumps(guest.frame)
        assert guest.seat == -1
        assert not guest.options
        unchanged(guest, guest.ask("move", **good_move(owner)), "forbidden", before)
        seat = owner.seat
        unchanged(guest, guest.ask("undo", seat=seat, token=owner.frame["token"]), "forbidden", before)
        unchanged(guest, guest.ask("look", eyes=seat), "forbidden", before)
        unchanged(guest, guest.ask("why", seat=seat, move=["pass", 0]), "forbidden", before)


def test_a_seat_that_a_bot_plays_must_be_taken_back_first(anna: Visitor) -> None:
    table = friends(anna)
    with anna.at(table) as player:
        player.ask("look", eyes=2)
        anna.post(f"/api/tables/{table}/seats/2/bot", {"bot": "random"})
        player.until(lambda: player.table["seats"][2]["bot"] == "random")
        answer = player.ask("move", seat=2, token=player.frame["token"], move=["pass", 0])
        assert (answer["kind"], answer["message"]) == ("forbidden", "table-bot-plays")
        anna.post(f"/api/tables/{table}/seats/2/return")
        player.until(lambda: player.table["seats"][2]["bot"] is None)


@pytest.mark.parametrize(
    "text",
    [
        "no JSON",
        "",
        "[]",
        "null",
        "5",
        '{"do": "move"}',
        '{"id": 3}',
        '{"do": "dance", "id": 3}',
        '{"do": "ping", "id": "three"}',
        '{"do": "ping", "id": -1}',
        '{"do": ["ping"], "id": 3}',
        "[" * 5000,
        '{"do": "say", "id": 3, "text": "\\ud800"}',
        '{"do": "ping", "id": 3, "more": "' + "x" * 12000 + '"}',
    ],
)
def test_what_cannot_be_read_is_refused(text: str, anna: Visitor) -> None:
    with anna.at(friends(anna)) as player:
        player.socket.send(text)
        number = 3 if '"id": 3' in text and "ud800" not in text else None
        answer = player.answer(number)
        assert (answer["kind"], answer["message"]) == ("unreadable", "table-message-unreadable")
        assert player.ask("ping")["type"] == "done"


def test_bytes_are_refused(anna: Visitor) -> None:
    with anna.at(friends(anna)) as player:
        player.socket.send(b'{"do": "ping", "id": 1}')
        assert player.answer(None)["kind"] == "unreadable"


def test_too_large_a_message_ends_the_connection(anna: Visitor) -> None:
    with anna.at(friends(anna)) as player:
        assert player.cut_off("x" * 20_000) in (1009, None)


def test_who_goes_on_with_nonsense_is_thrown_out(anna: Visitor) -> None:
    with anna.at(friends(anna)) as player:
        assert player.cut_off(*["nonsense"] * 20) in (1008, None)


def test_too_many_messages_are_refused_and_then_the_socket_is_closed(database: str) -> None:
    often = Rate(1000, 1000)
    rates = Rates(change=often, read=often, sign_in=often, message=Rate(5, 0.01))
    with serving(configured(database, rates=rates)) as address:
        anna = Visitor(address, "Anna")
        with anna.at(friends(anna)) as player:
            for _ in range(5):
                assert player.ask("ping")["type"] == "done"
            answer = player.ask("ping")
            assert (answer["kind"], answer["message"]) == ("limit", "too-often")
            more = [json.dumps({"do": "ping", "id": number}) for number in range(100, 130)]
            assert player.cut_off(*more) in (1008, None)


# ---- the door


def test_a_page_of_another_site_cannot_open_the_socket(anna: Visitor) -> None:
    table = friends(anna)
    with pytest.raises(InvalidStatus) as refused:
        anna.socket(table, Origin="https://evil.example")
    assert refused.value.response.status_code == 403
    with anna.socket(table, Origin=anna.address):
        pass


def test_an_unknown_table_is_refused(anna: Visitor) -> None:
    with anna.socket("a" * 16) as socket:
        assert json.loads(socket.recv())["message"] == "no-such-table"
    with anna.socket("no-table") as socket:
        assert json.loads(socket.recv())["message"] == "no-such-table"


def test_a_table_closed_to_spectators_shows_nothing_to_them(anna: Visitor) -> None:
    table = anna.open("me", "me", "me", spectators=False)
    stranger = Visitor(anna.address)
    with stranger.socket(table) as socket:
        message = json.loads(socket.recv())
        assert (message["type"], message["message"]) == ("refused", "table-closed")
    with anna.at(table) as player:
        assert player.frame


def test_a_forged_cookie_is_a_stranger(anna: Visitor) -> None:
    table = anna.open("me", "random", "random")
    stranger = Visitor(anna.address)
    claim, _, seal = anna.http.cookies["person"].rpartition(".")
    stranger.http.cookies.set("person", f"{claim}.{seal[1:]}{seal[0]}")
    with stranger.at(table) as player:
        assert player.seat == -1
        assert not player.table["host"]
