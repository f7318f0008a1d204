"""At a real terminal: the offer to go on, the keyboard passed round, and the keys that end a game."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.server.live import PATIENCE, wait_for

CLEARED = "\x1b[H\x1b[2J\x1b[3J"


class Keyboard:
    """The program at a terminal of its own."""

    def __init__(self, *arguments: str, columns: int = 100, lines: int = 40) -> None:
        ours, theirs = pty.openpty()
        command = [sys.executable, "-c", "from quattrocento.cli import main; main()", *arguments]
        env = {**os.environ, "TERM": "xterm", "COLUMNS": str(columns), "LINES": str(lines)}
        self.program = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=env,
            start_new_session=True,
            close_fds=True,
        )
        os.close(theirs)
        self.terminal = ours
        self.seen = ""

    def types(self, text: str) -> None:
        os.write(self.terminal, text.encode())

    def waits_for(self, words: str) -> str:
        """What appears up to some words; what follows is kept for the next time."""
        end = time.monotonic() + PATIENCE
        while words not in self.seen:
            ready, _, _ = select.select([self.terminal], [], [], max(0, end - time.monotonic()))
            assert ready, self.seen
            self.seen += os.read(self.terminal, 65536).decode(errors="ignore")
        before, _, self.seen = self.seen.partition(words)
        return before + words

    def ends(self) -> int:
        return self.program.wait(PATIENCE)

    def listens(self) -> bool:
        """Whether the program sleeps until a key is pressed: what comes just before may go unheeded."""
        status = Path(f"/proc/{self.program.pid}/stat").read_text()
        return status.rpartition(")")[2].split()[0] == "S"


@pytest.fixture
def keyboards() -> Iterator[list[Keyboard]]:
    used: list[Keyboard] = []
    yield used
    for one in used:
        if one.program.poll() is None:
            one.program.kill()
        one.program.wait()
        os.close(one.terminal)


def begun(keyboards: list[Keyboard], *arguments: str, columns: int = 100, lines: int = 40) -> Keyboard:
    keyboards.append(Keyboard(*arguments, columns=columns, lines=lines))
    return keyboards[-1]


def test_an_unfinished_game_is_offered(run: Run, keyboards: list[Keyboard], saves: Path) -> None:
    run("play", "--terminal", "--bots", "random", "--name", "Anna", piped="1\n")
    keyboard = begun(keyboards, "play", "--terminal")
    keyboard.waits_for("Go on with it? [Y/n]")
    keyboard.types("\r")
    keyboard.waits_for("Anna > ")
    assert len(list(saves.glob("*.record"))) == 1


def test_the_offer_may_be_declined(run: Run, keyboards: list[Keyboard], saves: Path) -> None:
    run("play", "--terminal", "--bots", "random", "--name", "Anna", piped="1\n")
    keyboard = begun(keyboards, "play", "--terminal", "--lang", "it")
    keyboard.waits_for("La riprendi? [S/n]")
    keyboard.types("n\r")
    keyboard.waits_for("Posto 0 > ")
    assert len(list(saves.glob("*.record"))) == 2


def test_the_offer_may_be_left_alone(run: Run, keyboards: list[Keyboard]) -> None:
    run("play", "--terminal", "--bots", "random", piped="1\n")
    keyboard = begun(keyboards, "play", "--terminal")
    keyboard.waits_for("Go on with it? [Y/n]")
    keyboard.types("\x04")
    assert keyboard.ends() == 0


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 0)])
def test_the_keys_that_end_a_game(keyboards: list[Keyboard], saves: Path, key: str, code: int) -> None:
    keyboard = begun(keyboards, "play", "--terminal", "--seats", "3", "--bots", "random", "--name", "Anna")
    keyboard.waits_for("Anna > ")
    if key == "\x03":
        wait_for(keyboard.listens)
        os.killpg(keyboard.program.pid, 2)
    else:
        keyboard.types(key)
    keyboard.waits_for("quattrocento play --resume")
    assert keyboard.ends() == code
    assert len(list(saves.glob("*.record"))) == 1


def test_a_bid_is_wiped_before_the_next_person_looks_and_shown_only_when_all_are_in(
    keyboards: list[Keyboard],
) -> None:
    line = ("--seats", "3", "--bots", "random", "--humans", "2", "--name", "Anna", "--name", "Bruno")
    keyboard = begun(keyboards, "play", "--terminal", *line, "--seed", "5")
    for _ in range(4):
        keyboard.waits_for(" > ")
        keyboard.types("1\r")
    keyboard.waits_for("Pass the keyboard to Anna")
    keyboard.types("\r")
    keyboard.waits_for("Anna > ")
    keyboard.types("bid 70\r")
    # The terminal itself shows what is typed; then all of it is cleared away.
    keyboard.waits_for(CLEARED)
    for_bruno = keyboard.waits_for("Pass the keyboard to Bruno")
    keyboard.types("\r")
    for_bruno += keyboard.waits_for("Bruno > ")
    keyboard.types("record\r")
    for_bruno += keyboard.waits_for("Bruno > ")
    keyboard.types("\x1b[A\x1b[A\r")
    for_bruno += keyboard.waits_for("Bruno > ")
    assert "70" not in re.sub(r"\x1b\[[0-9;]*m", "", for_bruno)
    keyboard.types("bid 20\r")
    revealed = keyboard.waits_for(" > ")
    assert "Anna bids 70 florins" in revealed
    assert "Bruno bids 20 florins" in revealed


def test_through_a_pipe_no_bid_is_shown_before_the_reveal(run: Run) -> None:
    line = ("--seats", "3", "--bots", "random", "--humans", "2", "--name", "Anna", "--name", "Bruno")
    out = run(
        "play", "--terminal", *line, "--seed", "5", piped="1\n" * 4 + "bid 70\nrecord\nlog\nbid 20\n"
    ).out
    before, _, after = out.partition("Bruno chooses in secret")
    until_reveal, _, rest = after.partition("Anna bids 70 florins")
    assert rest
    assert "70" not in before.partition("Anna chooses in secret")[2]
    assert "70" not in until_reveal
    assert "0 ?" in until_reveal


def screen(text: str) -> list[str]:
    """The lines that were written, without colours."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "").split("\n")


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (100, 30)])
@pytest.mark.parametrize("game", ["magnifico", "ventura", "venetia", "m400"])
def test_board_and_question_fit_the_screen(
    keyboards: list[Keyboard], game: str, columns: int, lines: int
) -> None:
    line = ("play", game, "--terminal", "--seed", "3", "--bots", "random", "--name", "Anna", "--new")
    table = begun(keyboards, *line, columns=columns, lines=lines)
    for _ in range(3):
        shown = screen(table.waits_for("Anna > "))
        assert all(len(row) <= columns for row in shown)
        heading = [
            number for number, row in enumerate(shown) if re.match(r"(Round|Setup|Rise|Sequence)", row)
        ]
        assert all(len(shown) - number <= lines for number in heading[-1:]), "the board has scrolled away"
        table.types("1\n")


def test_the_map_of_ventura_shows_the_places_that_are_asked_for(keyboards: list[Keyboard]) -> None:
    line = ("play", "ventura", "--terminal", "--seed", "3", "--bots", "random", "--name", "Anna")
    table = begun(keyboards, *line, columns=80, lines=24)
    shown: list[str] = []
    while not any("Lay it at" in row for row in shown):
        shown = screen(table.waits_for("Anna > "))
        table.types("1\n")
    question = next(number for number, row in enumerate(shown) if "Lay it at" in row)
    asked = re.findall(r"\d+ (-?\d+,-?\d+)", " ".join(shown[question:]))
    assert asked
    above = "\n".join(shown[:question])
    assert all(re.search(rf"\|\s*{place}\s*\|", above) for place in asked)


def test_the_board_has_colours_and_what_is_asked_about_stands_out(keyboards: list[Keyboard]) -> None:
    table = begun(keyboards, "play", "--terminal", "--seed", "3", "--bots", "random", "--name", "Anna")
    table.waits_for("Anna > ")
    table.types("1\n")
    assert "\x1b[1;4m" in table.waits_for("Anna > ")


def test_tab_completes_moves_requests_and_names(keyboards: list[Keyboard]) -> None:
    table = begun(keyboards, "play", "--terminal", "--seed", "3", "--bots", "random", "--name", "Anna")
    table.waits_for("Anna > ")
    table.types("look gyro\t\n")
    assert "removes one more soldier" in table.waits_for("Anna > ")
    table.types("boa\t\n")
    assert "Leonardo" in table.waits_for("Anna > ")
