"""A database from before the rules were corrected: its tables stand as they stood, and are played on so.

``rules_1.sql`` is what the server of rules 1 had written: for each game a running table with the settings
of its time, one with others, and one at which people still gather.
"""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from quattrocento.kernel import registry
from quattrocento.kernel.fate import Dice
from quattrocento.server.storage.store import Store
from quattrocento.server.table.from_rows import laid_out
from tests.server.former import all_tables, restored, standing
from tests.server.live import Visitor, configured, serving


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The address of a database as rules 1 left it."""
    return restored(Path(__file__).parent / "rules_1.sql", tmp_path / "former.db")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    with closing(Store(database)) as opened:
        yield opened


def test_tables_are_told_with_the_settings_that_they_are_played_by(store: Store) -> None:
    for row in all_tables(store):
        game = registry.game(row.game)
        assert row.rules == game.rules_version
        assert row.settings == game.check_setup(row.seats, row.settings)[1]
        assert set(row.settings) == {setting.name for setting in game.settings}


def test_running_tables_stand_where_they_stood_and_go_on(store: Store) -> None:
    running = [row for row in all_tables(store) if row.state == "running"]
    assert len(running) == 2 * len(registry.games())
    for row in running:
        table = standing(store, row)
        assert list(table.position.waiting()) == row.waiting
        seat = row.waiting[0]
        table.play(seat, table.position.options(seat)[0], Dice(1))


def test_a_table_that_gathers_begins_by_the_rules_that_were_agreed(store: Store) -> None:
    for row in all_tables(store):
        if row.state == "gathering":
            game = registry.game(row.game)
            expected = game.earlier_setup(1, {}, [])[0]
            assert row.settings == expected
            assert laid_out(row, Dice(1)).position.waiting()


def test_the_server_serves_them(database: str) -> None:
    with serving(configured(database)) as address:
        visitor = Visitor(address, "Bruno")
        with closing(Store(database, guest=True)) as store:
            running = [row.id for row in all_tables(store) if row.state == "running"]
        for table in running:
            record = visitor.http.get(f"/api/tables/{table}/record")
            assert record.is_success, record.text
            assert visitor.get(f"/api/tables/{table}/replay")["frames"]
