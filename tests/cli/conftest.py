"""The terminal in tests: within this process where that is quick, else as a real program."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from quattrocento.cli import main


@dataclass
class Outcome:
    """How a run ended and what it wrote."""

    code: int
    out: str
    err: str


Run = Callable[..., Outcome]
Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture(autouse=True)
def _surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No test touches the user's saves, depends on his language, or leaves signal handlers behind."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    for variable in ("QUATTROCENTO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)}
    # Tests begun in the background ignore interrupts, and the programs that they start would too.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line in this process, with text piped into it."""

    def runs(*arguments: str | Path, piped: str = "") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO(piped))
        with pytest.raises(SystemExit) as end:
            main([str(argument) for argument in arguments])
        written = capsys.readouterr()
        assert isinstance(end.value.code, int)
        return Outcome(end.value.code, written.out, written.err)

    return runs


@pytest.fixture
def start() -> Iterator[Start]:
    """Start the real program, with pipes to it."""
    begun: list[subprocess.Popen[str]] = []

    def starts(*arguments: str | Path) -> "subprocess.Popen[str]":
        command = [sys.executable, "-c", "from quattrocento.cli import main; main()"]
        program = subprocess.Popen(
            [*command, *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        begun.append(program)
        return program

    yield starts
    for program in begun:
        if program.poll() is None:
            program.kill()
        program.wait()
        for stream in (program.stdin, program.stdout, program.stderr):
            with suppress(OSError):
                if stream is not None:
                    stream.close()


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """Seat 0 in Rome may attack Naples, Milan, Tunis and Kiev."""
    file = tmp_path / "position.toml"
    file.write_text(
        """
seats = 3
round = 4
[[seat]]
colour = "red"
points = 12
money = 150
field = ["tank_covered", "bombard", "airplane_flapping_wing"]
archive = ["gyroscope"]
[[seat]]
colour = "blue"
money = 90
[[seat]]
colour = "green"
money = 100
[territories]
rome = "seat 0, 6 soldiers, 1 tank, 2 airplanes, castle, 2 towers"
florence = "seat 0, 3 soldiers"
naples = "seat 1, 4 soldiers, castle, 1 tower"
milan = "seat 1, 2 soldiers"
tunis = "seat 1, 2 soldiers"
moscow = "seat 2, 1 soldier"
kiev = "seat 2, 3 soldiers"
[[decide]]
step = "round"
[[decide]]
step = "scoring"
[[decide]]
step = "turn"
seat = 0
""",
        encoding="utf-8",
    )
    return file


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    """Where games are kept."""
    return tmp_path / "data" / "quattrocento"
