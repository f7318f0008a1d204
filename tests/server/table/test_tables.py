"""The house: restarts, two servers at one table, and tables where nobody looks."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quattrocento.server.storage.store import Store
from tests.server.cluster import Cluster
from tests.server.live import Player, Visitor, abreast, configured, follow, seated, serving, wait_for


@pytest.fixture
def shared(cluster: Cluster) -> str:
    return cluster.fresh()


@pytest.fixture
def two(shared: str) -> Iterator[tuple[str, str]]:
    """Two servers of one house."""
    with serving(configured(shared)) as one, serving(configured(shared)) as other:
        yield one, other


def seen(player: Player) -> tuple[Any, ...]:
    return player.frame["view"], player.frame["token"], player.frame["undo"], player.log


def test_after_a_restart_all_tables_stand_where_they_stood(database: str) -> None:
    with serving(configured(database)) as address:
        anna = Visitor(address, "Anna")
        tables = [anna.open("me", "me", "me") for _ in range(3)]
        before = []
        for moves, table in enumerate(tables, 4):
            with anna.at(table) as player:
                for _ in range(moves * 8):
                    player.ask("look", eyes=player.frame["waiting"][0])
                    assert player.play()["type"] == "done"
                before.append((player.seat, seen(player)))
    with serving(configured(database)) as address:
        anna = anna.on(address)
        for table, (eyes, was) in zip(tables, before, strict=True):
            with anna.at(table) as player:
                player.ask("look", eyes=eyes)
                assert seen(player) == was


def test_bots_go_on_after_a_restart_though_nobody_looks(database: str) -> None:
    with serving(configured(database, bot_pause=600.0)) as address:
        anna = Visitor(address, "Anna")
        table = anna.open("me", "random", "random")
        with anna.at(table) as player:
            while player.options:
                player.play()
            waiting = player.frame["waiting"]
            assert 0 not in waiting
    with serving(configured(database)) as address:
        anna = anna.on(address)
        wait_for(lambda: anna.get(f"/api/tables/{table}")["waiting"] == [0])


def test_a_table_of_bots_alone_is_played_to_its_end(tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    with serving(configured(path)) as address:
        anna = Visitor(address, "Anna")
        table = anna.open("random", "random", "random")
        wait_for(lambda: anna.get(f"/api/tables/{table}")["state"] == "ended")
        summary = anna.get(f"/api/tables/{table}")
        assert summary["winners"]
        assert summary["waiting"] == []
        with anna.at(table) as player:
            assert player.frame["result"]["winners"] == summary["winners"]
            assert player.ask("look", eyes=2)["type"] == "done"
            answer = player.play(["pass", 0])
            assert answer["kind"] == "forbidden"


def test_two_servers_play_the_same_table(two: tuple[str, str]) -> None:
    anna, bruno, carlo = Visitor(two[0], "Anna"), Visitor(two[1], "Bruno"), Visitor(two[0], "Carlo")
    table = anna.open("me", "free", "free", listed=True)
    with anna.at(table) as first, bruno.at(table) as second, carlo.at(table) as third:
        bruno.post(f"/api/tables/{table}/seats/1/sit")
        carlo.post(f"/api/tables/{table}/seats/2/sit")
        players = [first, second, third]
        for player in players:
            seated(player)
        for _ in range(60):
            mover = players[players[0].frame["waiting"][-1]]
            assert mover.play()["type"] == "done"
            for player in players:
                follow(player, mover)
        owners = [player.frame["view"]["owner"] for player in players]
        assert owners[0] == owners[1] == owners[2]


def test_who_chooses_together_at_two_servers_is_not_turned_away(two: tuple[str, str]) -> None:
    """Both write the same line of the record at once: one of them tries again by himself."""
    anna = Visitor(two[0], "Anna")
    table = anna.open("me", "me", "me")
    again = anna.on(two[1])
    with anna.at(table) as here, again.at(table) as there:
        for _ in range(60):
            if here.frame["step"]["name"] == "bids":
                break
            here.ask("look", eyes=here.frame["waiting"][0])
            here.play()
        assert here.frame["step"]["name"] == "bids"
        there.until(lambda: there.frame["step"]["name"] == "bids")
        here.ask("look", eyes=0)
        there.ask("look", eyes=1)
        answers = asyncio.run(_at_once(here, there))
        assert [answer["type"] for answer in answers] == ["done", "done"]
        here.ask("look", eyes=-1)
        there.ask("look", eyes=-1)
        abreast(here, there)
        assert here.frame["waiting"] == [2]


async def _at_once(*players: Player) -> list[dict[str, Any]]:
    return await asyncio.gather(*(asyncio.to_thread(player.play) for player in players))


def test_the_same_seat_played_at_two_servers_at_once_moves_once(two: tuple[str, str]) -> None:
    anna = Visitor(two[0], "Anna")
    table = anna.open("me", "me", "me")
    again = anna.on(two[1])
    with anna.at(table) as here, again.at(table) as there:
        for _ in range(20):
            follow(there, here)
            seat = here.frame["waiting"][0]
            here.ask("look", eyes=seat)
            there.ask("look", eyes=seat)
            there.until(lambda: there.frame["token"] == here.frame["token"])
            answers = asyncio.run(_at_once(here, there))
            assert sorted(answer.get("kind", "done") for answer in answers) == ["done", "stale"]
            for player in (here, there):
                player.ask("look", eyes=-1)
            abreast(here, there)


def test_a_line_is_never_written_twice(two: tuple[str, str], shared: str) -> None:
    anna = Visitor(two[0], "Anna")
    table = anna.open("random", "random", "random")
    with anna.at(table), anna.on(two[1]).at(table) as there:
        there.until(lambda: there.frame["view"]["round"] >= 2)
    store = Store(shared)
    numbers = [move.number for move in store.moves(table)]
    store.close()
    assert numbers == list(range(len(numbers)))


def test_what_is_said_and_who_sits_reaches_the_other_server(two: tuple[str, str]) -> None:
    anna, bruno = Visitor(two[0], "Anna"), Visitor(two[1], "Bruno")
    table = anna.open("me", "free", "random", listed=True)
    with anna.at(table) as here, bruno.at(table) as there:
        here.ask("say", text="sit down")
        there.until(lambda: there.chat)
        bruno.post(f"/api/tables/{table}/seats/1/sit")
        here.until(lambda: here.frame and here.table["state"] == "running")
        assert here.table["seats"][1]["name"] == "Bruno"
        there.ask("say", text="here I am")
        here.until(lambda: [said["text"] for said in here.chat] == ["sit down", "here I am"])


def test_lists_tell_whose_turn_it_is(database: str) -> None:
    with serving(configured(database)) as address:
        anna = Visitor(address, "Anna")
        table = anna.open("me", "me", "me")
        (mine,) = anna.get("/api/tables?list=mine")
        assert mine["id"] == table
        assert mine["your_turn"]
        was = mine["waiting"]
        with anna.at(table) as player:
            assert player.frame["waiting"] == was
    with serving(configured(database)) as address:
        (mine,) = anna.on(address).get("/api/tables?list=mine")
        assert (mine["waiting"], mine["your_turn"]) == (was, True)
