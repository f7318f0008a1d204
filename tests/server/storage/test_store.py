"""The store: what is read back, and clear words where a database cannot be used."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from sqlalchemy import text

from quattrocento.server.storage.database import StoreError
from quattrocento.server.storage.journal import Journal
from quattrocento.server.storage.rows import SeatRow
from quattrocento.server.storage.store import Store
from quattrocento.server.storage.writes import SetSeat, Write
from tests.server.cluster import Cluster
from tests.server.tables import move, new_table


def written(store: Store, *writes: Write) -> None:
    async def script() -> None:
        journal = Journal(store)
        for write in writes:
            await journal.write(write)
        await journal.close()

    asyncio.run(script())


def test_a_table_comes_back_as_it_was_written(store: Store) -> None:
    change = ("cards", "gyroscope", "cost", "50")
    new = new_table(
        settings={"rich_start": True, "target_vp": 35, "machine_cost": "card"},
        changes=[change],
        clock_per="move",
        clock_seconds=60,
        origin_table="other",
        origin_frame=3,
    )
    written(store, new)
    assert store.table("table1") == new.row
    assert store.seats("table1") == list(new.seats)
    assert store.table("table2") is None
    assert not store.seats("table2")
    assert not store.moves("table2")
    assert not store.chat("table2")


def test_tables_of_a_person_are_those_hosted_and_those_sat_at(store: Store) -> None:
    written(
        store,
        new_table("hosted", moved=3.0),
        new_table("joined", host="bruno", moved=5.0),
        new_table("foreign", host="bruno"),
        SetSeat(table="foreign", seat=0, was="anna"),
        SetSeat(table="hosted", seat=0, was="anna"),
    )
    assert [row.id for row in store.tables_of("anna")] == ["joined", "hosted"]
    assert [row.id for row in store.tables_of("bruno")] == ["joined", "foreign"]
    assert store.tables_of("nobody") == []


def test_open_tables_are_listed_waiting_and_have_a_free_chair(store: Store) -> None:
    written(
        store,
        new_table("open", listed=True, made=1.0),
        new_table("newer", listed=True, made=2.0),
        new_table("private"),
        new_table("running", listed=True, state="running"),
        new_table("full", listed=True),
        SetSeat(table="full", seat=2, bot="random"),
    )
    assert [row.id for row in store.open_tables()] == ["newer", "open"]
    assert store.hosted("anna", "gathering") == 4
    assert store.hosted("anna", "running") == 1


def test_due_tables_are_running_and_late(store: Store) -> None:
    written(
        store,
        new_table("late", state="running", due=10.0),
        new_table("later", state="running", due=5.0),
        new_table("early", state="running", due=30.0),
        new_table("never", state="running"),
        new_table("over", state="ended", due=1.0),
    )
    assert [row.id for row in store.due_tables(20.0)] == ["later", "late"]
    written(store, move("later", 0), move("late", 0, due=40.0))
    assert [row.id for row in store.due_tables(35.0)] == ["early"]


def test_chairs_of_several_tables(store: Store) -> None:
    written(store, new_table("one"), new_table("two"))
    found = store.seats_of(["one", "two", "none"])
    assert [len(found[table]) for table in ("one", "two", "none")] == [3, 3, 0]
    assert found["two"][2] == SeatRow("two", 2)
    assert found["two"][2].free


def test_a_setting_is_made_once(store: Store) -> None:
    assert store.settled("secret", "first") == "first"
    assert store.settled("secret", "second") == "first"
    assert store.settings_from("sec") == {"secret": "first"}
    assert store.settings_from("s%") == {}


def test_reading_happens_beside_the_event_loop(store: Store) -> None:
    async def script() -> int:
        return await store.ask(threading.get_ident)

    assert asyncio.run(script()) != threading.get_ident()


def test_everything_is_there_after_closing_and_opening(database: str) -> None:
    store = Store(database)
    written(store, new_table(), move())
    store.close()
    again = Store(database)
    assert len(again.moves("table1")) == 1
    again.close()


_READERS = """
import sys, threading
from importlib.util import module_from_spec, spec_from_file_location
import msgspec
from quattrocento.server.storage import rows
from tests.server.tables import new_table

def read():
    barrier.wait()
    msgspec.convert(row, anew.TableRow)

sys.setswitchinterval(1e-6)
row = msgspec.to_builtins(new_table().row)
for number in range(800):
    spec = spec_from_file_location(f"rows_{number}", rows.__file__)
    anew = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(anew)
    barrier = threading.Barrier(4)
    reading = [threading.Thread(target=read) for _ in range(4)]
    for thread in reading:
        thread.start()
    for thread in reading:
        thread.join()
"""


def test_the_first_rows_are_read_on_several_threads_at_once() -> None:
    subprocess.run([sys.executable, "-c", _READERS], check=True)


def test_two_processes_start_at_once_on_one_postgresql(cluster: Cluster) -> None:
    url = cluster.fresh()
    code = "import sys; from quattrocento.server.storage.store import Store; Store(sys.argv[1]).close()"
    starts = [subprocess.Popen([sys.executable, "-c", code, url]) for _ in range(4)]
    assert [start.wait() for start in starts] == [0] * 4


def test_sqlite_is_durable_and_private(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "house.db"
    store = Store(str(file))
    with store.database.engine.connect() as connection:
        pragmas = [connection.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous")]
    assert pragmas == ["wal", 2]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    store.close()


def test_a_second_process_on_one_sqlite_file_is_refused(tmp_path: Path) -> None:
    file = str(tmp_path / "house.db")
    store = Store(file)
    with pytest.raises(StoreError, match="Another server is using"):
        Store(file)
    guest = Store(file, guest=True)
    assert guest.settled("house", "7") == "7"
    guest.close()
    store.close()
    Store(file).close()


def test_a_killed_process_leaves_no_lock(tmp_path: Path) -> None:
    file = str(tmp_path / "house.db")
    use = "import sys, time; from quattrocento.server.storage.store import Store"
    code = f"{use}; Store(sys.argv[1]); print(); time.sleep(60)"
    holder = subprocess.Popen([sys.executable, "-c", code, file], stdout=subprocess.PIPE)
    assert holder.stdout is not None
    holder.stdout.readline()
    with pytest.raises(StoreError, match="Another server is using"):
        Store(file)
    holder.kill()
    holder.wait()
    Store(file).close()


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://host/name", "of the kind “mysql”"),
        ("postgresql://host:port/name", "not the address of a database"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("postgresql://127.0.0.1:1/name", "Connection refused"),
        ("/proc/nothing/house.db", "cannot be opened"),
    ],
)
def test_a_database_that_cannot_be_used(url: str, words: str) -> None:
    with pytest.raises(StoreError, match=words) as error:
        Store(url)
    assert error.value.status == 503


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    file.write_text("This is a letter to my aunt. " * 100)
    with pytest.raises(StoreError, match="The database has failed"):
        Store(str(file))
    assert "my aunt" in file.read_text()


def test_a_database_of_another_version(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    Store(str(file)).close()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE settings SET value = '99' WHERE name = 'schema'")
    with pytest.raises(StoreError, match="another version"):
        Store(str(file))


def test_all_spellings_of_postgresql(cluster: Cluster) -> None:
    rest = cluster.fresh().partition("://")[2]
    for scheme in ("postgres", "postgresql", "postgresql+psycopg"):
        Store(f"{scheme}://{rest}").close()
