"""Nothing is ever lost: whatever ends the program, the game stands where it stood."""

import os
import signal
import subprocess
from contextlib import suppress
from pathlib import Path

import pytest

from quattrocento.kernel.registry import games
from quattrocento.kernel.table import replayed
from tests.cli.conftest import Run, Start
from tests.server.live import PATIENCE, wait_for

LINE = ("play", "--seats", "3", "--bots", "random", "--seed", "4")
MOVES = "1\n3\n20\n2\n1\n"


def written(program: "subprocess.Popen[str]", until: str) -> str:
    """Read what the program writes up to some words."""
    assert program.stdout is not None
    text = ""
    while until not in text:
        piece = program.stdout.readline()
        assert piece, text
        text += piece
    return text


def typed(program: "subprocess.Popen[str]", lines: str) -> None:
    assert program.stdin is not None
    program.stdin.write(lines)
    program.stdin.flush()


def position_of(save: Path) -> str:
    table = replayed(save.read_text(encoding="utf-8"), str(save), games())
    return table.game.write(table.position)


def test_a_killed_game_is_resumed_where_it_stood_and_goes_on_as_it_would_have(
    start: Start, run: Run, tmp_path: Path
) -> None:
    save = tmp_path / "a.record"
    program = start(*LINE, "--save", save)
    typed(program, "1\n3\n")
    written(program, "How much do you bid")
    os.kill(program.pid, signal.SIGKILL)
    program.wait()
    stood = position_of(save)
    run("play", "--terminal", "--resume", save)
    assert position_of(save) == stood
    run("play", "--terminal", "--resume", save, piped="20\n2\n1\n")
    run(*LINE, "--save", tmp_path / "b.record", piped=MOVES)
    assert save.read_text() == (tmp_path / "b.record").read_text()


@pytest.mark.parametrize(
    ("wish", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_whoever_ends_the_program_is_told_how_to_go_on(
    start: Start, tmp_path: Path, wish: signal.Signals, code: int
) -> None:
    save = tmp_path / "a.record"
    program = start(*LINE, "--save", save)
    typed(program, "1\n3\n")
    written(program, "How much do you bid")
    before = save.read_text()
    program.send_signal(wish)
    _, err = program.communicate(timeout=PATIENCE)
    assert program.returncode == code
    assert err.splitlines() == [f"The game is saved. Go on with: quattrocento play --resume {save}"]
    assert save.read_text() == before


def test_a_closed_pipe_leaves_the_save_and_no_traceback(start: Start, tmp_path: Path) -> None:
    save = tmp_path / "a.record"
    program = start(*LINE, "--save", save)
    assert program.stdout is not None
    program.stdout.readline()
    program.stdout.close()
    assert program.stdin is not None
    # It may have noticed already, and be gone.
    with suppress(BrokenPipeError):
        typed(program, MOVES)
    with suppress(BrokenPipeError):
        program.stdin.close()
    assert program.stderr is not None
    err = program.stderr.read()
    assert program.wait(PATIENCE) == 141
    assert err.splitlines() == [f"The game is saved. Go on with: quattrocento play --resume {save}"]
    assert position_of(save)


@pytest.mark.parametrize("command", [("games",), ("rules", "magnifico"), ("games", "--json"), ("--help",)])
def test_a_reader_who_leaves_early_is_no_error(start: Start, command: tuple[str, ...]) -> None:
    program = start(*command)
    assert program.stdout is not None
    program.stdout.close()
    assert program.stderr is not None
    assert program.stderr.read() == ""
    assert program.wait(PATIENCE) in (0, 141)


def test_the_end_of_the_input_saves_and_ends_well(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "a.record"
    outcome = run(*LINE, "--save", save, piped="1\n")
    assert outcome.code == 0
    assert outcome.err.splitlines() == [f"The game is saved. Go on with: quattrocento play --resume {save}"]
    assert " colour " in save.read_text()


def test_an_unfinished_game_is_mentioned_and_never_overwritten(run: Run, saves: Path) -> None:
    run("play", "--terminal", piped="1\n")
    (first,) = saves.glob("*.record")
    before = first.read_text()
    outcome = run("play", "--terminal", piped="1\n")
    assert str(first) in outcome.err.splitlines()[0]
    assert first.read_text() == before
    assert len(list(saves.glob("*.record"))) == 2


def test_a_finished_game_is_not_offered_again(run: Run, saves: Path) -> None:
    run("play", "--terminal", "--humans", "0", "--bots", "random", "--seats", "3")
    outcome = run("play", "--terminal", piped="")
    assert len(outcome.err.splitlines()) == 1
    again = run("play", "--terminal", "--resume", next(iter(saves.glob("*-1.record"))))
    assert again.code == 0
    assert "The game is over" in again.out
    assert again.err == ""


def test_a_game_of_people_alone_is_resumed_by_people(run: Run, saves: Path) -> None:
    run("play", "--terminal", "--seats", "3", "--humans", "3", piped="1\n")
    (save,) = saves.glob("*.record")
    run("play", "--terminal", "--resume", save, piped="1\n")
    assert save.read_text().count(" colour ") == 2


def test_a_record_from_elsewhere_can_be_gone_on_with(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "from-a-friend.record"
    start = "quattrocento record 1\ngame magnifico\nseats 3\nplayer 0 Anna\nstart ; hit*6 blank*6 blank*6\n"
    record.write_text(start + "0 colour red\n")
    outcome = run(
        "play", "--terminal", "--resume", record, "--seat", "1", "--name", "Bruno", piped="colour blue\n"
    )
    assert "Bruno, which colour do you choose?" in outcome.out
    text = record.read_text()
    assert "1 colour blue" in text
    assert "player 0 Anna" in text
    assert "player 1 Bruno" in text


def test_no_half_written_file_is_left_beside_a_save(run: Run, saves: Path) -> None:
    run(*LINE, piped=MOVES)
    assert [path.suffix for path in saves.iterdir()] == [".record"]


def test_a_second_terminal_on_the_same_save_is_refused_in_words(
    start: Start, run: Run, tmp_path: Path
) -> None:
    save = tmp_path / "game.record"
    first = start("play", "--seats", "3", "--bots", "random", "--seed", "1", "--save", save)
    wait_for(save.is_file)
    text = save.read_text()
    second = run("play", "--resume", save, piped="1\n")
    assert second.code == 1
    assert "in another window" in second.err
    assert save.read_text() == text
    first.communicate("quit\n")
    third = run("play", "--resume", save, piped="quit\n")
    assert third.code == 0
    assert list(tmp_path.glob(".*.lock")) == []


def test_a_game_that_somebody_plays_is_not_offered_to_another(run: Run, start: Start, saves: Path) -> None:
    first = start("play", "--terminal", "--seats", "3", "--bots", "random", "--seed", "1")
    wait_for(lambda: any(save.stat().st_size for save in saves.glob("*.record")))
    second = run("play", "--terminal", piped="quit\n")
    assert "There is an unfinished game" not in second.err
    assert len(list(saves.glob("*.record"))) == 2
    first.communicate("quit\n")
