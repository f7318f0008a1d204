"""The command line of the bench: its parts, and what it says of arguments that it cannot use."""

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from typer.testing import CliRunner, Result

from bench import __main__ as bench
from bench.load import command as load
from bench.ours import PlayResult
from bench.server_process import BenchError

ROOT = Path(__file__).parents[2]


def run(arguments: str) -> Result:
    return CliRunner().invoke(bench.app, arguments.split(), prog_name="bench", env={"COLUMNS": "200"})


@pytest.fixture
def peer(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A peer that makes a hundred decisions a second and copies in a second; the times it was given."""
    given: list[float] = []

    def random_play(seconds: float, seed: int) -> PlayResult:
        given.append(seconds)
        return PlayResult(1, 100, 1.0)

    def copying(seconds: float, seed: int) -> float:
        given.append(seconds)
        return 1.0

    peers = ModuleType("bench.peers")
    vars(peers).update(random_play=random_play, copying=copying)
    monkeypatch.setitem(sys.modules, "bench.peers", peers)
    monkeypatch.setattr("bench.peers", peers, raising=False)
    return given


def test_the_help_tells_the_parts() -> None:
    command = [sys.executable, "-m", "bench", "--help"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert all(part in done.stdout for part in ("clicks", "client", "games", "load"))


@pytest.mark.parametrize(
    ("part", "options"),
    [
        ("clicks", ("--game", "--decisions", "--before", "--no-before", "--json")),
        ("client", ("--game", "--frames", "--addresses")),
        ("games", ("--game", "--rounds", "--seconds")),
        ("load", ("--tables", "--rounds", "--seconds")),
    ],
)
def test_the_help_of_a_part_tells_its_options(part: str, options: tuple[str, ...]) -> None:
    page = run(f"{part} --help")
    assert page.exit_code == 0
    assert all(option in page.output for option in options)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("3", "'3'"),
        ("--rounds 2", "--rounds"),
        ("games --rounds 0", "'--rounds'"),
        ("games --rounds few", "'--rounds'"),
        ("games --seconds 0", "'--seconds'"),
        ("games --game chess", "no game 'chess'; there are m400, magnifico, venetia, ventura"),
        ("games magnifico", "magnifico"),
        ("clicks --decisions 0", "'--decisions'"),
        ("client --frames 0", "'--frames'"),
        ("client --game chess", "no game 'chess'; there are m400, magnifico, venetia, ventura"),
        ("load --tables 0", "'--tables'"),
        ("load --seconds", "--seconds"),
    ],
)
def test_bad_arguments_are_told_and_nothing_runs(arguments: str, told: str, peer: list[float]) -> None:
    done = run(arguments)
    assert done.exit_code == 2
    assert isinstance(done.exception, SystemExit)
    assert told in done.output.splitlines()[-1]
    assert not peer


def test_games_are_measured_as_long_as_asked(peer: list[float]) -> None:
    done = run("games --game magnifico --game ventura --rounds 2 --seconds 0.1")
    assert done.exit_code == 0
    assert peer == [0.1, 0.05] * 4
    rows = [line for line in done.output.splitlines() if " seats" in line]
    assert ["magnifico" in rows[0], "ventura" in rows[1], len(rows)] == [True, True, 2]


def test_without_the_peer_its_part_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    done = run("games --game magnifico --rounds 1 --seconds 0.1")
    assert done.exit_code == 1
    assert "this part needs catanatron" in done.output


def test_load_that_cannot_be_driven_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def node() -> str:
        raise BenchError("there is no node here")

    monkeypatch.setattr(load, "node", node)
    done = run("load --tables 1")
    assert done.exit_code == 1
    assert "there is no node here" in done.output


def test_without_a_part_all_run(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    for part in ("games", "load", "client"):
        monkeypatch.setattr(bench, part, lambda part=part: ran.append(part))
    assert run("").exit_code == 0
    assert ran == ["games", "load", "client"]


def test_without_a_browser_the_client_part_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "bench.client.driving", raising=False)
    monkeypatch.delitem(sys.modules, "bench.client.page", raising=False)
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    done = run("client --game magnifico")
    assert done.exit_code == 1
    assert "this part needs playwright" in done.output
