"""The socket of a table, over a real server: playing, looking, taking back, asking, talking."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest

from quattrocento.server.table.frames import PROTOCOL
from quattrocento.server.workers.pool import Workers
from tests.server.live import (
    PATIENCE,
    Player,
    Visitor,
    configured,
    follow,
    friends,
    seated,
    serving,
    take_turn,
)

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
        # Nobody else has anything to do then.
        player.until(lambda: player.chat and player.options and player.frame["waiting"] == [0])
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
        assert player.ask("foresee", seat=mover, move=player.options[0])["lines"] == []
        assert player.ask("foresee", seat=mover, move=["attack", 14])["kind"] == "illegal"


def test_odds_come_as_sayings(anna: Visitor) -> None:
    with anna.at(friends(anna)) as player:
        answer = player.ask("odds", words=[])
        assert (answer["kind"], answer["message"]) == ("illegal", "odds-nothing")
        answer = player.ask("odds", words=["nowhere", "from", "rome", "5"])
        assert (answer["message"], answer["about"]) == ("odds-no-territory", {"word": "nowhere"})


def test_advice_follows_the_frame_of_every_choice(anna: Visitor) -> None:
    with anna.at(friends(anna)) as player:
        take_turn(player)
        advice = player.advised()
        assert (advice["type"], advice["token"]) == ("advice", player.frame["token"])
        assert advice["barriers"] == ["undo-turn"] * len(player.options)
        assert advice["forecast"] == []
        assert len(advice["effects"]) == len(player.options)
        assert advice["accounts"]["points"] == 0
        assert player.play()["type"] == "done"
        take_turn(player)
        assert player.frame["token"] != advice["token"]
        assert len(player.advised()["barriers"]) == len(player.options)


def test_who_plays_again_instead_of_a_bot_is_advised(tmp_path: Path) -> None:
    with serving(configured(str(tmp_path / "house.db"), bot_pause=2 * PATIENCE)) as address:
        anna = Visitor(address, "Anna")
        table = friends(anna)
        with anna.at(table) as player:
            seat = player.frame["waiting"][0]
            anna.post(f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"})
            take_turn(player)
            anna.post(f"/api/tables/{table}/seats/{seat}/return")
            assert len(player.advised()["barriers"]) == len(player.options)


def test_who_only_looks_is_given_no_advice(anna: Visitor) -> None:
    table = friends(anna)
    bruno = Visitor(anna.address, "Bruno")
    with anna.at(table) as player, bruno.at(table) as watching:
        take_turn(player)
        player.advised()
        assert watching.ask("ping")["type"] == "done"
        assert watching.advice == {}


def test_the_first_message_names_the_version_of_the_protocol(anna: Visitor) -> None:
    with anna.at(friends(anna)) as player:
        assert player.table["protocol"] == PROTOCOL


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


def test_too_many_questions_at_once_are_refused(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    run, all_asked = Workers.run, threading.Event()

    async def ponder(workers: Workers, task: Any, *about: Any) -> Any:
        await asyncio.to_thread(all_asked.wait, PATIENCE)
        return await run(workers, task, *about)

    monkeypatch.setattr(Workers, "run", ponder)
    with anna.at(friends(anna)) as player:
        for number in range(100, 130):
            player.socket.send(json.dumps({"do": "odds", "id": number, "words": []}))
        assert player.ask("ping")["type"] == "done"
        all_asked.set()
        answers = [player.answer(number) for number in range(100, 130)]
        assert {answer["message"] for answer in answers} == {"odds-nothing", "table-thinking"}
        assert player.ask("ping")["type"] == "done"
