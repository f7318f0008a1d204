"""The server is killed again and again in mid-game: whatever it has confirmed is found again."""

import asyncio
import random
import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from quattrocento.kernel import registry
from quattrocento.server.storage.journal import Journal
from quattrocento.server.storage.rows import SeatRow
from quattrocento.server.storage.store import Store
from quattrocento.server.storage.writes import AddTable
from tests.server.cluster import Cluster
from tests.server.live import Player, Visitor, configured, serving, wait_for
from tests.server.program import Program
from tests.server.tables import table_row

GAME: Final = registry.game("magnifico")
CUT_OFF: Final = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, httpx.TransportError)

# Whom a server was giving birth to when it was killed waits in vain to be told who it is.
_HALF_BORN: Final = re.compile(
    r"Traceback \(most recent call last\):\n(?:  .*\n)*?"
    r"  File .*multiprocessing/spawn\.py.* in _main\n(?:  .*\n)*EOFError: Ran out of input\n"
)

Line = tuple[str, int, str]


class Memory:
    """What a person was told is done, in order, and what was sent but not answered."""

    def __init__(self) -> None:
        self.confirmed: list[Any] = []
        self.sent: Any = None

    def send(self, act: Any) -> None:
        self.sent = act

    def answered(self, done: bool) -> None:
        if done:
            self.confirmed.append(self.sent)
        self.sent = None

    def compare(self, written: list[Any]) -> bool:
        """All that was confirmed was written, and no more than was sent; returns whether more was."""
        more = written == [*self.confirmed, self.sent] and self.sent is not None
        assert more or written == self.confirmed
        self.confirmed, self.sent = written, None
        return more


class Someone:
    """A person who plays all seats of a table, or one against bots, by chance."""

    def __init__(self, name: str, chance: int, bots: bool = False) -> None:
        self.name = name
        self.chairs = ("me", "random", "random") if bots else ("me", "me", "me")
        self.alone = not bots
        self.random = random.Random(chance)
        self.table: str | None = None
        self.opened: list[str] = []
        self.moves, self.said = Memory(), Memory()
        self.last: tuple[Any, ...] | None = None
        self.eyes = -1
        self.acts = 0
        self.visitor: Visitor | None = None

    def lives(self, address: str) -> None:
        """Play until the server is gone."""
        with suppress(*CUT_OFF):
            known = self.visitor
            self.visitor = known.on(address) if known is not None else Visitor(address, self.name)
            while True:
                self._open()
                with self.visitor.at(str(self.table)) as player:
                    self._recognise(player)
                    while player.frame["result"] is None:
                        self._act(player)
                self.table = None

    def _open(self) -> None:
        assert self.visitor is not None
        if self.table is None:
            self.moves, self.said, self.last = Memory(), Memory(), None
            self.table = self.visitor.open(*self.chairs)
            self.opened.append(self.table)

    def _recognise(self, player: Player) -> None:
        """Everything looks as it did when it was last confirmed."""
        if self.alone:
            player.ask("look", eyes=self.eyes)
        assert self.last is None or seen(player) == self.last

    def _act(self, player: Player) -> None:
        if self.random.random() < 0.05:
            self._say(player)
        if self.alone and not player.options:
            player.ask("look", eyes=self.random.choice(player.frame["waiting"]))
        player.until(lambda: player.options or player.frame["result"])
        if player.frame["undo"]["can"] and self.random.random() < 0.2:
            self.moves.send(("undo", player.seat, ""))
            answer = player.undo()
        elif player.options:
            move = self.random.choice(player.options)
            self.moves.send(("move", player.seat, GAME.notation.text(tuple(move))))
            answer = player.play(move)
        else:
            return
        assert answer["type"] == "done" or answer["kind"] == "limit", answer
        self.moves.answered(answer["type"] == "done")
        self.acts += 1
        if answer["type"] != "done":
            time.sleep(0.2)
        self.eyes, self.last = player.seat, seen(player) if self.alone else None

    def _say(self, player: Player) -> None:
        text = f"{self.name} {self.acts}"
        self.said.send(text)
        self.said.answered(player.ask("say", text=text)["type"] == "done")

    def finds_all(self, store: Store) -> None:
        """Compare memory with what was written, while no server runs."""
        for table in self.opened:
            row, chairs = store.table(table), store.seats(table)
            assert row is not None
            assert (row.state != "gathering", row.start is not None, len(chairs)) == (True, True, 3)
        if self.table is None:
            return
        lines = store.moves(self.table)
        assert [line.number for line in lines] == list(range(len(lines)))
        mine: list[Line] = [(line.kind, line.seat, line.text) for line in lines if line.by == "person"]
        if self.moves.compare(mine):
            self.last = None
        self.said.compare([row.text for row in store.chat(self.table)])


def seen(player: Player) -> tuple[Any, ...]:
    frame = player.frame
    return frame["view"], frame["token"], frame["options"], frame["undo"], player.log


def no_table_is_half_written(database: str, address: str, people: list[Someone]) -> None:
    """Those too whose opening was not confirmed any more."""
    visitors = [someone.visitor.on(address) for someone in people if someone.visitor is not None]
    with closing(Store(database, guest=True)) as store:
        for visitor in visitors:
            for row in store.tables_of(visitor.get("/api/me")["id"]):
                assert len(store.seats(row.id)) == 3
                assert (row.start is None) == (row.state == "gathering")
                assert visitor.get(f"/api/tables/{row.id}")["state"] != "gathering"


def gone(processes: list[Path]) -> None:
    """No process that thought for the server is left behind."""
    wait_for(lambda: not any(process.exists() for process in processes))


class Lives:
    """Servers on one database, one after the other: while one runs, the next is loaded already."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._next = self._loaded()
        self.server = self._next

    def _loaded(self) -> Program:
        return Program("serve", "--port", "0", "--database", self._database, waits=True)

    def begin(self) -> str:
        """The next one runs; returns its address."""
        self.server, self._next = self._next, self._loaded()
        self.server.goes_on()
        return self.server.address

    def kill(self) -> None:
        """In the middle of whatever it does."""
        children = self.server.children()
        self.server.process.kill()
        written = self.server.stopped()
        assert "Traceback" not in _HALF_BORN.sub("", written), written
        gone(children)

    def end(self) -> None:
        for program in (self.server, self._next):
            program.process.kill()
            program.stopped()


def killed_often(
    database: str, times: int, enough: int, guest: bool, settled: Callable[[], bool] = lambda: True
) -> int:
    """Play with servers that are killed at any moment; returns how many acts were confirmed.

    Where those are not enough because the machine is slow, there are further lives. ``settled``: whether
    the database has done with what a killed server had asked of it.
    """
    chance = random.Random(times)
    people = [Someone(name, number) for number, name in enumerate(("Anna", "Bruno", "Carla"))]
    people.append(Someone("Dino", 9, bots=True))
    lives = Lives(database)
    try:
        for life in range(10 * times):
            if life >= times and sum(someone.acts for someone in people) >= enough:
                break
            address = lives.begin()
            with ThreadPoolExecutor(len(people)) as threads:
                played = [threads.submit(someone.lives, address) for someone in people]
                # Now and then long enough for the bots to be there.
                long = life % 20 == 5 or life >= times
                time.sleep(chance.uniform(1.0, 2.0) if long else chance.uniform(0.02, 0.5))
                lives.kill()
            for ended in played:
                ended.result()
            wait_for(settled)
            with closing(Store(database, guest=guest)) as store:
                for someone in people:
                    someone.finds_all(store)
        no_table_is_half_written(database, lives.begin(), people)
    finally:
        lives.end()
    return sum(someone.acts for someone in people)


def test_a_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    assert killed_often(str(tmp_path / "house.db"), 100, 500, guest=True) >= 500


def test_kills_lose_nothing_on_postgresql(cluster: Cluster) -> None:
    url = cluster.fresh()
    assert killed_often(url, 10, 50, guest=False, settled=lambda: cluster.quiet(url)) >= 50


def test_a_full_table_that_was_not_begun_begins_when_somebody_comes(database: str) -> None:
    """The server was killed between the last chair and the beginning."""
    with serving(configured(database)) as address:
        anna = Visitor(address, "Anna")
        person = anna.get("/api/me")["id"]
    table = "a" * 16
    chairs = tuple(SeatRow(table, seat, person, f"Anna {seat}") for seat in range(3))

    async def write() -> None:
        with closing(Store(database)) as store:
            journal = Journal(store)
            await journal.write(AddTable(table=table, row=table_row(table, host=person), seats=chairs))
            await journal.close()

    asyncio.run(write())
    with serving(configured(database)) as address:
        anna = anna.on(address)
        with anna.at(table) as player:
            assert player.table["state"] == "running"
            assert player.frame["waiting"]
        assert anna.get(f"/api/tables/{table}")["waiting"] == player.frame["waiting"]
