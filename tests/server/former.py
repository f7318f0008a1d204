"""Databases that earlier versions of the server wrote, kept as SQL."""

import sqlite3
from contextlib import closing
from pathlib import Path

from quattrocento.kernel import registry
from quattrocento.kernel.table import Table
from quattrocento.server.storage.rows import TableRow
from quattrocento.server.storage.store import Store
from quattrocento.server.table.from_rows import carry_on, laid_out


def restored(sql: Path, file: Path) -> str:
    """The address of such a database."""
    with closing(sqlite3.connect(file)) as database:
        database.executescript(sql.read_text(encoding="utf-8"))
    return f"sqlite:///{file}"


def all_tables(store: Store) -> list[TableRow]:
    """Its tables, of every game."""
    with store.database.engine.connect() as connection:
        hosts = [str(row[0]) for row in connection.exec_driver_sql("SELECT DISTINCT host FROM tables")]
    found = [row for host in hosts for row in store.tables_of(host)]
    assert {row.game for row in found} == set(registry.games())
    return found


def standing(store: Store, row: TableRow) -> Table:
    """A table as far as it was played."""
    table = laid_out(row)
    for move in store.moves(row.id):
        carry_on(table, move)
    return table
