"""A database from when the settings of a game were called options: every table opens, and goes on.

``called_options.sql`` is what that server had written: of each game a table at which people gather with
settings, a clock and a pack; one just begun with settings and pack, with chat and moves taken back; one far
on or ended; one that goes on from it; and an uploaded record.
"""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from quattrocento.kernel import registry
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.setting import SettingValue
from quattrocento.server.storage.store import Store
from quattrocento.server.table.from_rows import laid_out
from tests.server.former import all_tables, restored, standing
from tests.server.live import Visitor, configured, serving

AGREED: dict[str, dict[str, SettingValue]] = {
    "magnifico": {"target_vp": 36, "rich_start": True, "assault_sequence": "fixed"},
    "ventura": {"edition": "it-2011", "to_arms": True, "heavy_cavalry_resistance": 6},
    "m400": {"victory_target": 20, "draw_optional": False, "trade_max_offers": 3},
    "venetia": {"ruleset": "basic", "hand_limit": 6, "doge_tokens_scored": "all_held"},
}
LATER: dict[str, dict[str, SettingValue]] = {
    "magnifico": {"self_destruct": True},
    "ventura": {"mixed_fortunes": True, "equal_domains": True},
    "m400": {"draw_table": "income"},
    "venetia": {"fleet_ban": "sea"},
}


@pytest.fixture
def database(tmp_path: Path) -> str:
    return restored(Path(__file__).parent / "called_options.sql", tmp_path / "former.db")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    with closing(Store(database)) as opened:
        yield opened


def test_every_table_has_the_settings_and_components_that_were_agreed(store: Store) -> None:
    told = all_tables(store)
    assert len(told) == 5 * len(registry.games())
    for row in told:
        game = registry.game(row.game)
        agreed = AGREED if row.changes or row.study else LATER
        assert row.settings == game.check_setup(row.seats, agreed[row.game])[1]
    assert sum(bool(row.changes) for row in told) == 2 * len(registry.games())


def test_tables_stand_where_they_stood_and_go_on(store: Store) -> None:
    begun = [row for row in all_tables(store) if row.state != "gathering"]
    assert {row.state for row in begun} == {"running", "ended"}
    assert {row.position is None for row in begun} == {True, False}
    for row in begun:
        table = standing(store, row)
        result = table.position.result
        if row.state == "running":
            assert list(table.position.waiting()) == row.waiting
            seat = row.waiting[0]
            table.play(seat, table.position.options(seat)[0], Dice(1))
        elif not row.study:
            assert result is not None
            assert list(result.winners) == row.winners


def test_a_table_that_gathers_begins_with_what_was_agreed(store: Store) -> None:
    gathering = [row for row in all_tables(store) if row.state == "gathering"]
    assert {row.game for row in gathering} == set(registry.games())
    for row in gathering:
        assert (row.clock_per, row.clock_seconds, row.listed) == ("move", 86400, True)
        table = laid_out(row, Dice(1))
        assert table.position.waiting()
        assert table.game.settings_of(table.position) == row.settings
        assert table.game.component_changes(table.components) == row.changes


def test_the_server_serves_them(database: str) -> None:
    with serving(configured(database)) as address:
        visitor = Visitor(address, "Bruno")
        with closing(Store(database, guest=True)) as store:
            open_to_all = [row for row in all_tables(store) if row.spectators]
        assert len(open_to_all) == 4 * len(registry.games())
        for row in open_to_all:
            assert visitor.get(f"/api/tables/{row.id}")["settings"] == row.settings
            if row.state != "gathering":
                record = visitor.http.get(f"/api/tables/{row.id}/record")
                assert record.is_success, record.text
                assert row.position is not None or "\nsetting " in record.text
                assert visitor.get(f"/api/tables/{row.id}/replay")["frames"]


def test_what_was_said_and_taken_back_is_still_there(store: Store) -> None:
    played = [row for row in all_tables(store) if row.state == "running"]
    said = {line.text for row in played for line in store.chat(row.id)}
    assert said == {f"Buongiorno: {game.title}" for game in registry.games().values()}
    assert any(move.kind == "undo" for row in played for move in store.moves(row.id))
