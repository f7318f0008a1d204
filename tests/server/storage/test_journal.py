"""The journal: many writes to a commit, each of them whole, and none of them lost."""

import asyncio
import os
import signal
import subprocess
import sys
import textwrap
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import event

from quattrocento.server.storage.database import Conflict, StoreError, Taken
from quattrocento.server.storage.journal import Journal
from quattrocento.server.storage.notices import Notices
from quattrocento.server.storage.rows import ChatRow, MoveRow, PersonRow
from quattrocento.server.storage.store import Store
from quattrocento.server.storage.writes import (
    AddChat,
    AddSetting,
    BeginTable,
    DropSetting,
    PutPerson,
    SetDue,
    SetSeat,
    Write,
)
from tests.server.cluster import Cluster
from tests.server.live import PATIENCE
from tests.server.tables import move, new_table


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Journal]:
    journal = Journal(store)
    try:
        yield journal
    finally:
        await journal.close()


async def outcomes(journal: Journal, *writes: Write) -> list[type | None]:
    """How each of these writes ended, all of them asked for at once."""
    ended = await asyncio.gather(*map(journal.write, writes), return_exceptions=True)
    return [None if error is None else type(error) for error in ended]


class Commits:
    """Counts what an engine commits."""

    def __init__(self, store: Store) -> None:
        self.count = 0
        event.listen(store.database.engine, "commit", self)

    def __call__(self, _: object) -> None:
        self.count += 1


def test_what_is_written_together_shares_commits(store: Store) -> None:
    async def script() -> int:
        async with opened(store) as journal:
            await journal.write(new_table())
            commits, all_queued = Commits(store), threading.Event()
            event.listen(store.database.engine, "begin", lambda _: all_queued.wait(PATIENCE))
            writing = [asyncio.ensure_future(journal.write(move(number=n))) for n in range(500)]
            await asyncio.sleep(0)
            all_queued.set()
            assert await asyncio.gather(*writing) == [None] * 500
            return commits.count

    # What comes while the first of them are being written goes together.
    assert asyncio.run(script()) in (1, 2)
    assert [row.number for row in store.moves("table1")] == list(range(500))


def test_a_taken_number_fails_only_its_own_write(store: Store) -> None:
    async def script() -> list[type | None]:
        async with opened(store) as journal:
            await asyncio.gather(journal.write(new_table()), journal.write(new_table("table2")))
            await journal.write(move(number=0, text="first"))
            return await outcomes(
                journal,
                move("table2", 0, seat=1),
                move(number=0, text="second", state="ended", winners=(1,)),
                move(number=1),
                move(number=1, text="twice"),
                move("table2", 1, due=99.0),
            )

    assert asyncio.run(script()) == [None, Conflict, None, Conflict, None]
    assert [row.text for row in store.moves("table1")] == ["first", "pass"]
    assert [row.seat for row in store.moves("table2")] == [1, 0]
    first, second = store.table("table1"), store.table("table2")
    assert first is not None
    assert second is not None
    assert (first.state, first.winners) == ("running", [])
    assert second.due == 99.0


def test_a_write_that_the_database_refuses_spoils_no_other(store: Store) -> None:
    async def script() -> list[type | None]:
        async with opened(store) as journal:
            await journal.write(new_table())
            mixed = (move(number=0), move("nowhere", 0), new_table(), move(number=1))
            first = await outcomes(journal, *mixed)
            return [*first, *await outcomes(journal, move(number=2))]

    assert asyncio.run(script()) == [None, Conflict, Conflict, None, None]
    assert [row.number for row in store.moves("table1")] == [0, 1, 2]
    assert len(store.seats("table1")) == 3


def test_the_whole_row_comes_back(store: Store) -> None:
    async def script() -> None:
        async with opened(store) as journal:
            await journal.write(new_table())
            words = {"text": "attack milano", "fate": "hit*2 blank"}
            await journal.write(move("table1", 7, seat=2, kind="undo", at=12.5, by="clock", **words))

    asyncio.run(script())
    expected = MoveRow("table1", 7, 2, "undo", "attack milano", "hit*2 blank", 12.5, "clock")
    assert store.moves("table1") == [expected]
    assert store.moves("table1", after=7) == []


def test_one_chair_has_one_taker(store: Store) -> None:
    async def script() -> list[type | None]:
        async with opened(store) as journal:
            await journal.write(new_table())
            return await outcomes(
                journal,
                SetSeat(table="table1", seat=2, person="bruno", name="Bruno"),
                SetSeat(table="table1", seat=2, person="carla", name="Carla"),
                SetSeat(table="table1", seat=1, person="carla", name="Carla"),
            )

    assert asyncio.run(script()) == [None, Taken, Taken]
    assert [seat.name for seat in store.seats("table1")] == ["Anna", None, "Bruno"]


def test_a_chair_changes_hands_only_if_it_is_whose_it_was(store: Store) -> None:
    async def script() -> list[type | None]:
        async with opened(store) as journal:
            await journal.write(new_table())
            return await outcomes(
                journal,
                SetSeat(table="table1", seat=0, was="bruno", person="bruno", name="Bruno", bot="greedy"),
                SetSeat(table="table1", seat=0, was="anna", person="anna", name="Anna", bot="greedy"),
                SetSeat(table="nowhere", seat=0, was="anna"),
            )

    assert asyncio.run(script()) == [Taken, None, Conflict]
    assert store.seats("table1")[0].bot == "greedy"


def test_nobody_leaves_or_sits_down_once_the_game_has_begun(store: Store) -> None:
    async def script() -> list[type | None]:
        async with opened(store) as journal:
            await journal.write(new_table())
            begin = BeginTable(table="table1", start="hit", at=3.0)
            return await outcomes(
                journal,
                begin,
                SetSeat(table="table1", seat=2, person="bruno", name="Bruno"),
                begin,
                SetSeat(table="table1", seat=2, was="bruno"),
                SetSeat(table="table1", seat=2, was="bruno", person="bruno", bot="random"),
            )

    assert asyncio.run(script()) == [Conflict, None, None, Conflict, None]
    assert store.seats("table1")[2].person == "bruno"


def test_a_game_begins_once(store: Store) -> None:
    async def script() -> list[type | None]:
        async with opened(store) as journal:
            await journal.write(new_table())
            await journal.write(SetSeat(table="table1", seat=2, bot="random"))
            begins = [BeginTable(table="table1", start=word, at=3.0, due=4.0) for word in ("hit", "blank")]
            dues = [SetDue(table="table1", was=was, due=due) for was, due in ((4.0, 5.0), (None, 6.0))]
            return await outcomes(journal, *begins, *dues)

    assert asyncio.run(script()) == [None, Conflict, None, None]
    table = store.table("table1")
    assert table is not None
    assert (table.start, table.state, table.moved, table.due) == ("hit", "running", 3.0, 5.0)


def test_chat_people_and_settings(store: Store) -> None:
    anna = PersonRow("anna", "Anna", 1.0, "hash", "anna")
    said = ChatRow("table1", 0, "anna", 0, "Anna", "ciao", 2.0)

    async def script() -> list[type | None]:
        async with opened(store) as journal:
            await journal.write(new_table())
            return await outcomes(
                journal,
                AddChat(table="table1", row=said),
                AddChat(table="table1", row=said),
                PutPerson(row=anna),
                PutPerson(row=PersonRow("other", "Anna", 1.0)),
                PutPerson(row=PersonRow("third", "ANNA", 1.0, "hash", "anna")),
                AddSetting(name="key", value="1"),
                AddSetting(name="key", value="2"),
                AddSetting(name="old", value="1"),
                DropSetting(name="old"),
            )

    ends = asyncio.run(script())
    assert ends == [None, Conflict, None, None, Conflict, None, Conflict, None, None]
    assert store.chat("table1") == [said]
    assert store.person("anna") == anna
    assert store.person_by_signed_name("anna") == anna
    assert store.person("third") is None
    assert (store.setting("key"), store.setting("old")) == ("1", None)


def test_closing_writes_what_is_queued(store: Store) -> None:
    async def script() -> None:
        journal = Journal(store)
        await journal.write(new_table())
        waiting = [asyncio.ensure_future(journal.write(move(number=n))) for n in range(300)]
        await asyncio.sleep(0)
        await journal.close()
        await asyncio.gather(*waiting)
        with pytest.raises(StoreError):
            await journal.write(move(number=300))

    asyncio.run(script())
    assert len(store.moves("table1")) == 300


_WRITER = textwrap.dedent("""
    import asyncio, sys
    from quattrocento.server.storage.journal import Journal
    from quattrocento.server.storage.store import Store
    from tests.server.tables import move, new_table

    async def main():
        journal = Journal(Store(sys.argv[1]))
        await journal.write(new_table())
        for number in range(10**6):
            await journal.write(move(number=number))
            print(number, flush=True)

    asyncio.run(main())
""")


def test_what_was_acknowledged_survives_a_kill(database: str) -> None:
    writer = subprocess.Popen([sys.executable, "-c", _WRITER, database], stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    acknowledged = -1
    while acknowledged < 50:
        acknowledged = int(writer.stdout.readline())
    os.kill(writer.pid, signal.SIGKILL)
    acknowledged = max([acknowledged, *map(int, writer.stdout.read().split())])
    writer.wait()
    store = Store(database)
    try:
        numbers = [row.number for row in store.moves("table1")]
    finally:
        store.close()
    assert numbers == list(range(len(numbers)))
    assert len(numbers) > acknowledged


@pytest.fixture
def two_stores(cluster: Cluster) -> Iterator[tuple[Store, Store]]:
    """Two processes' worth of stores on one PostgreSQL."""
    url = cluster.fresh()
    stores = Store(url), Store(url)
    yield stores
    for store in stores:
        store.close()


def test_two_writers_never_both_write_a_move(two_stores: tuple[Store, Store]) -> None:
    async def script() -> list[type | None]:
        async with opened(two_stores[0]) as one, opened(two_stores[1]) as other:
            tables = [f"table{n}" for n in range(10)]
            await asyncio.gather(*(one.write(new_table(table)) for table in tables))
            moves = [move(table, n) for n in range(20) for table in tables]
            both = await asyncio.gather(outcomes(one, *moves), outcomes(other, *reversed(moves)))
            return [end for ends in both for end in ends]

    ends = asyncio.run(script())
    assert ends.count(None) == ends.count(Conflict) == 200


def test_others_are_told_and_oneself_is_not(two_stores: tuple[Store, Store], cluster: Cluster) -> None:
    async def script() -> None:
        own, told = Notices(two_stores[0]), Notices(two_stores[1])
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        own.subscribe(lambda table: pytest.fail(f"told of its own {table}"))
        told.subscribe(heard.put_nowait)
        await told.start()
        await own.start()
        async with opened(two_stores[0]) as journal:
            await journal.write(new_table())
            assert await asyncio.wait_for(heard.get(), PATIENCE) == "table1"
            await own.close()
            assert cluster.cut() > 0
            assert await asyncio.wait_for(heard.get(), PATIENCE) is None
            # The journal's own connection was cut too.
            await outcomes(journal, SetDue(table="table1", was=None, due=1.0))
            await journal.write(move())
            while await asyncio.wait_for(heard.get(), PATIENCE) != "table1":
                continue
        await told.close()
        assert len(two_stores[1].moves("table1")) == 1

    asyncio.run(script())
