"""Rows and records of simulated games: one of each for every game, the same however many processes play."""

import csv
from pathlib import Path

import pytest

from quattrocento.games.magnifico import GAME
from quattrocento.kernel.table import replayed
from tests.cli.conftest import Run

SERIES = ("simulate", "magnifico", "--seats", "3", "--games", "4", "--seed", "7")


def rows_of(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as text:
        return list(csv.DictReader(text))


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_every_game_leaves_a_row_and_a_record_that_agree(run: Run, tmp_path: Path, bots: str) -> None:
    table, folder = tmp_path / "games.csv", tmp_path / "games"
    assert run(*SERIES, "--bots", bots, "--csv", table, "--records", folder).code == 0
    rows = rows_of(table)
    assert [row["number"] for row in rows] == ["0", "1", "2", "3"]
    for row in rows:
        end = replayed((folder / f"magnifico-7-{row['number']}.record").read_text(encoding="utf-8"))
        result = end.position.result
        assert result is not None
        assert row["winners"] == " ".join(map(str, result.winners))
        assert [int(row[f"score_{seat}"]) for seat in range(3)] == list(end.position.scores())
        assert [int(row[f"place_{seat}"]) for seat in result.ranking] == [1, 2, 3]
        assert (int(row["rounds"]), row["reason"]) == (end.position.round, result.reason)
        assert int(row["decisions"]) == len(end.record.entries)
        assert [row[f"bot_{seat}"] for seat in range(3)] == list(end.record.players.values())


def test_keeping_records_and_sharing_the_work_change_no_game(run: Run, tmp_path: Path) -> None:
    one, two = tmp_path / "one.csv", tmp_path / "two.csv"
    assert run(*SERIES, "--csv", one).code == 0
    assert run(*SERIES, "--csv", two, "--records", tmp_path / "games", "--jobs", "2").code == 0
    assert one.read_text(encoding="utf-8") == two.read_text(encoding="utf-8")


def test_a_pack_is_played_with(run: Run, tmp_path: Path) -> None:
    pack, folder = tmp_path / "pack.toml", tmp_path / "games"
    standard = (GAME.package / "components.toml").read_text(encoding="utf-8")
    pack.write_text(standard.replace("start_florins = 100", "start_florins = 140"), encoding="utf-8")
    assert run(*SERIES, "--components", pack, "--records", folder).code == 0
    text = (folder / "magnifico-7-0.record").read_text(encoding="utf-8")
    assert "component constants - start_florins 140" in text


def test_a_file_that_is_there_stays(run: Run, tmp_path: Path) -> None:
    table = tmp_path / "games.csv"
    table.write_text("mine", encoding="utf-8")
    outcome = run(*SERIES, "--csv", table)
    assert (outcome.code, table.read_text(encoding="utf-8")) == (2, "mine")
    assert "is there already" in outcome.err


def test_a_record_that_is_there_stays(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "magnifico-7-2.record"
    record.write_text("mine", encoding="utf-8")
    outcome = run(*SERIES, "--records", tmp_path, "--csv", tmp_path / "games.csv", "--lang", "it")
    assert (outcome.code, record.read_text(encoding="utf-8")) == (2, "mine")
    assert "scegli un altro nome" in outcome.err
    assert [file.name for file in tmp_path.glob("*[0-9].record")] == [record.name]
    assert not (tmp_path / "games.csv").exists()


def test_a_dash_writes_the_rows_and_nothing_else_to_the_output(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*SERIES, "--csv", "games.csv").code == 0
    outcome = run(*SERIES, "--csv", "-")
    assert (outcome.code, outcome.out) == (0, (tmp_path / "games.csv").read_text(encoding="utf-8"))
    assert not (tmp_path / "-").exists()
    assert run(*SERIES, "--csv", "-", "--json").code == 2


def test_a_wrong_pack_is_told_before_anything_is_played(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text("[meta]\n", encoding="utf-8")
    outcome = run(*SERIES, "--components", pack, "--csv", tmp_path / "games.csv")
    assert outcome.code == 1
    assert not (tmp_path / "games.csv").exists()
