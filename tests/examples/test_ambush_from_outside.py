"""A game of another distribution is found by its entry point alone, and plays like those of the house."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.installed import installed
from tests.server.live import Visitor

Quattrocento = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module")
def surroundings(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return installed(tmp_path_factory.mktemp("installed"))


@pytest.fixture
def quattrocento(surroundings: dict[str, str], tmp_path: Path) -> Quattrocento:
    """The program there."""

    def run(*arguments: str, piped: str = "") -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-c", "from quattrocento.cli import main; main()", *arguments]
        return subprocess.run(
            command,
            input=piped,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env={**os.environ, **surroundings},
            check=False,
        )

    return run


def test_the_house_does_not_know_it_by_itself() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", "import quattrocento; print(*quattrocento.games())"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert ended.stdout.split() == ["m400", "magnifico", "venetia", "ventura"]


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("games", "Ambush"),
        ("simulate ambush --games 3 --bots greedy,random", "3 games, 3 of them ended"),
        ("fuzz ambush --decisions 300", "0"),
        ("rules ambush 4", "a stake of up to two coins"),
        ("rules ambush 4 --lang it", "una posta"),
        ("components ambush", "Guard"),
    ],
)
def test_every_command_knows_it(quattrocento: Quattrocento, command: str, said: str) -> None:
    ended = quattrocento(*command.split())
    assert (ended.returncode, ended.stderr) == (0, "")
    assert said in ended.stdout


def test_it_is_played_in_the_terminal_with_its_board(quattrocento: Quattrocento) -> None:
    ended = quattrocento("play", "ambush", "--terminal", "--seed", "3", piped="help\nwait\nroad wood\n")
    assert "Traveller" in ended.stdout
    assert "Which road, and which stake? [AMB-4]" in ended.stdout
    assert ended.returncode == 0


def test_a_server_opens_a_table_of_it(surroundings: dict[str, str], tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from quattrocento.cli import main; main()", "serve", "--port", "0"]
    environment = {**os.environ, **surroundings, "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        try:
            address = server.stdout.readline().split()[-1]
            anna = Visitor(address, "Anna")
            told = anna.get("/api/games/ambush")
            assert (told["title"], told["seats"]) == ("Ambush", [2, 3, 4])
            chairs = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]
            assert "move-trust = affidati" in anna.get("/api/games/ambush/texts?lang=it")["text"]
            table = anna.post("/api/tables", {"game": "ambush", "chairs": chairs, "settings": {}})
            assert table["state"] == "running"
            clauses = anna.get("/api/games/ambush/rules?lang=it")
            assert clauses[0]["id"] == "AMB-1"
        finally:
            server.terminate()
