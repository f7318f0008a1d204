"""The socket of a table, over a real server: what is sent, and what is refused and changes nothing."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from quattrocento.server.settings import Rate, Rates
from tests.server.live import Player, Visitor, follow, seated, serving, settings_for


@pytest.fixture
def address(database: str) -> Iterator[str]:
    with serving(settings_for(database)) as address:
        yield address


@pytest.fixture
def anna(address: str) -> Visitor:
    return Visitor(address, "Anna")


def take_turn(player: Player) -> None:
    """Look with the eyes of whoever is asked."""
    player.ask("look", eyes=player.frame["waiting"][0])


def friends(anna: Visitor) -> str:
    """A table with three people on one screen: nobody moves by himself."""
    return anna.open("me", "me", "me")


# ---- playing


def test_a_person_plays_against_bots(anna: Visitor) -> None:
    table = anna.open("me", "greedy", "random")
    with anna.at(table) as player:
        assert player.seat == 0
        assert player.table["people"] == 1
        for _ in range(8):
            player.until(lambda: player.options)
            assert player.play() == {"type": "done", "id": player._number}
        assert player.log


def test_who_connects_again_gets_everything(anna: Visitor) -> None:
    table = anna.open("me", "random", "random")
    with anna.at(table) as player:
        for _ in range(5):
            player.until(lambda: player.options)
            player.play()
        player.ask("say", text="hello")
        player.until(lambda: player.options)
        player.quiet()
        before = (player.frame["view"], player.frame["token"], player.log, player.chat)
    with anna.at(table) as player:
        player.until(lambda: player.chat)
        assert (player.frame["view"], player.frame["token"], player.log, player.chat) == before


def test_everybody_sees_a_move_and_only_the_asked_one_gets_options(anna: Visitor) -> None:
    bruno, carlo = Visitor(anna.address, "Bruno"), Visitor(anna.address, "Carlo")
    table = anna.open("me", "free", "free", listed=True)
    with anna.at(table) as first, bruno.at(table) as second, carlo.at(table) as third:
        assert first.table["state"] == "gathering"
        bruno.post(f"/api/tables/{table}/seats/1/sit")
        carlo.post(f"/api/tables/{table}/seats/2/sit")
        players = [first, second, third]
        for seat, player in enumerate(players):
            seated(player)
            assert player.seat == seat
        first.until(lambda: first.table["people"] == 3)
        for _ in range(6):
            mover = players[players[0].frame["waiting"][0]]
            others = [player for player in players if player is not mover]
            assert not any(player.options for player in others)
            token = mover.frame["token"]
            assert mover.play()["type"] == "done"
            for player in players:
                follow(player, mover)
            assert mover.frame["token"] != token


def test_what_was_done_is_in_the_frame_before_the_answer(anna: Visitor) -> None:
    with anna.at(friends(anna)) as player:
        take_turn(player)
        token = player.frame["token"]
        player.play()
        assert player.frame["token"] != token


# ---- refusals


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
    with serving(settings_for(database, rates=rates)) as address:
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
    stranger.http.cookies.set("person", f"{anna.http.cookies['person'][:-2]}xx")
    with stranger.at(table) as player:
        assert player.seat == -1
        assert not player.table["host"]


# ---- eyes


def test_friends_on_one_screen_look_with_one_pair_of_eyes_after_the_other(anna: Visitor) -> None:
    with anna.at(friends(anna)) as player:
        assert player.seat == -1
        for seat in (0, 1, 2, -1):
            assert player.ask("look", eyes=seat)["type"] == "done"
            assert player.seat == seat
            assert player.frame["log"]["keep"] == 0


# ---- undo


def test_a_move_is_taken_back(anna: Visitor) -> None:
    table = anna.open("me", "me", "me")
    with anna.at(table) as player, anna.at(table) as watcher:
        before = undoable(player)
        log = list(player.log)
        watcher.until(lambda: watcher.frame["view"]["owner"] == player.frame["view"]["owner"])
        player.until(lambda: player.frame["undo"]["can"])
        token = player.frame["token"]
        assert player.undo()["type"] == "done"
        assert (player.frame["view"], player.frame["options"]) == before
        assert player.frame["token"] != token
        assert len(player.log) <= len(log)
        answer = player.undo(token=token)
        assert answer["kind"] == "stale"


def undoable(player: Player) -> tuple[Any, Any]:
    """Play until a move can be taken back; returns what was seen before it."""
    for _ in range(400):
        take_turn(player)
        before = (player.frame["view"], player.frame["options"])
        player.play(player.options[-1] if player.frame["step"]["name"] == "bids" else player.options[0])
        if player.frame["undo"]["can"]:
            return before
    raise AssertionError("no move can be taken back")


def test_undo_is_refused_with_its_reason(anna: Visitor) -> None:
    with anna.at(friends(anna)) as player:
        player.ask("look", eyes=0)
        answer = player.undo()
        assert (answer["kind"], answer["message"]) == ("illegal", "undo-nothing")


# ---- questions


def test_why_a_move_cannot_be_made(anna: Visitor) -> None:
    with anna.at(friends(anna)) as player:
        take_turn(player)
        mover = player.seat
        assert player.ask("why", seat=mover, move=player.options[0])["why"] == []
        answer = player.ask("why", seat=mover, move=["attack", 14])["why"]
        assert [reason["verb"] for reason in answer] == ["attack"]
        other = (mover + 1) % 3
        answer = player.ask("why", seat=other, move=["attack", 14])["why"]
        assert answer[0]["message"] == "why-not-your-turn"
        assert answer[0]["about"] == {"seat": mover}


def test_why_nothing_can_be_done_with_a_thing(anna: Visitor) -> None:
    with anna.at(friends(anna)) as player:
        take_turn(player)
        mover = player.seat
        assert player.ask("why", seat=mover, kind="colour", noun=player.options[0][1])["why"] == []
        player.play()
        mover = player.frame["waiting"][0]
        taken = next(n for n, colour in enumerate(range(5)) if colour in player.frame["view"]["colour"])
        answer = player.ask("why", seat=mover, kind="colour", noun=taken)["why"]
        assert [reason["message"] for reason in answer] == ["why-colour-taken"]
        assert player.ask("why", seat=mover, kind="dragon", noun=0)["kind"] == "unreadable"
        assert player.ask("why", seat=mover, kind="colour", noun=5)["kind"] == "unreadable"
        assert player.ask("why", seat=mover)["kind"] == "unreadable"


def test_why_tells_the_parts_of_a_composed_noun(anna: Visitor) -> None:
    table = anna.post("/api/tables", {"game": "ventura", "chairs": [{"who": "me"}, {"who": "me"}]})["id"]
    with anna.at(table) as player:
        take_turn(player)
        answer = player.ask("why", seat=player.seat, kind="hex", noun=0)
        assert [reason["message"] for reason in answer["why"]] == ["why-not-asked"]
        assert answer["parts"] == {"q": -32, "r": -32}
        assert player.ask("why", seat=player.seat, kind="hex", noun=-1)["kind"] == "unreadable"


def test_what_a_move_would_mean(anna: Visitor) -> None:
    with anna.at(friends(anna)) as player:
        take_turn(player)
        mover = player.seat
        answer = player.ask("weigh", seat=mover, move=player.options[0], lang="it")
        assert answer["weight"] == {"barrier": "undo-turn", "lines": []}
        assert player.ask("weigh", seat=mover, move=["attack", 14], lang="it")["kind"] == "illegal"
        assert player.ask("weigh", seat=mover, move=player.options[0], lang="de")["kind"] == "unreadable"


def test_odds_and_forecast_come_as_sentences(anna: Visitor) -> None:
    with anna.at(friends(anna)) as player:
        answer = player.ask("odds", words=[], lang="en")
        assert (answer["kind"], answer["message"]) == ("illegal", "odds-nothing")
        answer = player.ask("odds", words=["nowhere", "from", "rome", "5"], lang="it")
        assert (answer["message"], answer["about"]) == ("odds-no-territory", {"word": "nowhere"})
        assert player.ask("forecast", lang="it")["lines"] == []


# ---- chat


def test_what_is_said_reaches_all_who_look(anna: Visitor) -> None:
    table = friends(anna)
    bruno = Visitor(anna.address, "Bruno")
    with anna.at(table) as first, bruno.at(table) as second:
        assert first.ask("say", text="  Buona\nsera ")["type"] == "done"
        assert second.ask("say", text="Ciao")["type"] == "done"
        first.until(lambda: len(first.chat) == 2)
        second.until(lambda: len(second.chat) == 2)
        for player in (first, second):
            said = [(said["number"], said["name"], said["seat"], said["text"]) for said in player.chat]
            assert said == [(0, "Anna", 0, "Buona sera"), (1, "Bruno", -1, "Ciao")]


@pytest.mark.parametrize("text", ["", "  \n ", "x" * 501])
def test_what_cannot_be_said_is_refused(text: str, anna: Visitor) -> None:
    with anna.at(friends(anna)) as player:
        answer = player.ask("say", text=text)
        assert answer["kind"] == "unreadable"
        assert answer["message"].startswith("table-chat-")


def test_a_stranger_may_look_but_not_speak(anna: Visitor) -> None:
    with Visitor(anna.address).at(friends(anna)) as player:
        answer = player.ask("say", text="hello")
        assert (answer["kind"], answer["message"]) == ("forbidden", "need-name")


def test_too_many_questions_at_once_are_refused(anna: Visitor) -> None:
    with anna.at(friends(anna)) as player:
        for number in range(100, 130):
            player.socket.send(json.dumps({"do": "odds", "id": number, "words": [], "lang": "en"}))
        answers = [player.answer(number) for number in range(100, 130)]
        assert {answer["message"] for answer in answers} == {"odds-nothing", "table-thinking"}
        assert player.ask("ping")["type"] == "done"
