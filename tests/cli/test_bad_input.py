"""Bad input of every kind: one clear line on the error stream, the right exit code, no traceback."""

from pathlib import Path

import pytest

from quattrocento.kernel.registry import game
from tests.cli.conftest import Run

USAGE = [
    ("nope", "“nope”"),
    ("plai", "“play”"),
    ("play nope", "“nope”"),
    ("play --seats 9", "3, 4, 5"),
    ("play --seats 0", "--seats"),
    ("play --seats -3", "“-3”"),
    ("play --seats three", "“three”"),
    ("play --option nope=1", "“nope”"),
    ("play --option target_vp=99", "99"),
    ("play --option target_vp", "name=value"),
    ("play --bots deep", "greedy"),
    ("play --bots greedy,greedy,greedy,greedy", "3 seats"),
    ("play --humans 9", "4 seats"),
    ("play --seat 7", "seat 7"),
    ("play --seat 1 --humans 2", "--seat"),
    ("play --name A --name B", "2 names"),
    ("play --seed -1", "--seed"),
    ("play --dice throw", "“throw”"),
    ("play --lang fr", "“fr”"),
    ("play --lang", "--lang"),
    ("play --bad", "--bad"),
    ("play --sead 3", "--seed"),
    ("play magnifico more", "more"),
    ("play --resume missing.record", "missing.record"),
    ("play --resume folder", "folder"),
    ("play --from missing.toml", "missing.toml"),
    ("play --resume bad.record --from p.toml", "--from"),
    ("play --resume bad.record --seats 3", "--seats"),
    ("play --save wrong.toml", "wrong.toml is there already"),
    ("replay", "FILE"),
    ("replay missing.record", "missing.record"),
    ("replay folder", "folder"),
    ("replay bad.record --to -1", "--to"),
    ("replay bad.record --to 1 --seat 3", "seat 3"),
    ("simulate nope", "“nope”"),
    ("simulate --games 0", "--games"),
    ("simulate --bots nope", "“nope”"),
    ("simulate --bots no_such_module:Bot", "no_such_module"),
    ("simulate --jobs 0", "--jobs"),
    ("fuzz nope", "“nope”"),
    ("fuzz --decisions -5", "--decisions"),
    ("fuzz --bot nobody", "“nobody”"),
    ("rules nope", "“nope”"),
    ("odds nope", "“nope”"),
    ("components nope", "“nope”"),
    ("components --kind nope", "cards"),
    ("components --check missing.toml", "missing.toml"),
]

FAILED = [
    ("play --resume binary", "UTF-8"),
    ("play --resume empty", "line 1"),
    ("play --resume bad.record", "line 7"),
    ("play --resume huge.record", "line 4"),
    ("play --from empty", "seats"),
    ("play --from wrong.toml", "line 1"),
    ("play --from binary", "UTF-8"),
    ("play --components pack.toml", "line"),
    ("play --components binary", "UTF-8"),
    ("play --save folder", "folder"),
    ("replay binary", "UTF-8"),
    ("replay bad.record", "[MAG-4.7]"),
    ("rules magnifico 99.9", "99.9"),
    ("rules magnifico --search xyzzy", "xyzzy"),
    ("odds magnifico --from empty", "seats"),
    ("odds magnifico --from bad.record", "line 7"),
    ("components --check pack.toml", "line"),
    ("components --check binary", "UTF-8"),
]

BAD_RECORD = """quattrocento record 1
game magnifico
rules 1
seats 3
start ; hit*6 blank*6 blank*6
0 colour red
0 colour blue
"""


@pytest.fixture(autouse=True)
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    Path("binary").write_bytes(b"\xff\xfe\x00")
    Path("empty").write_text("")
    Path("bad.record").write_text(BAD_RECORD)
    Path("huge.record").write_text(
        BAD_RECORD.replace("hit*6", "hit*99999999999", 1).replace("rules 1\n", "")
    )
    Path("wrong.toml").write_text("seats = 9\n")
    standard = (game("magnifico").package / "components.toml").read_text(encoding="utf-8")
    Path("pack.toml").write_text(standard.replace("florins = 30", "florins = -30", 1), encoding="utf-8")


@pytest.mark.parametrize(("line", "said"), USAGE, ids=[line for line, _ in USAGE])
def test_wrong_use_is_told_in_one_line_with_exit_code_2(run: Run, line: str, said: str) -> None:
    outcome = run(*line.split())
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.count("\n") == 1
    assert said in outcome.err


@pytest.mark.parametrize(("line", "said"), FAILED, ids=[line for line, _ in FAILED])
def test_wrong_content_is_told_in_one_line_with_exit_code_1(run: Run, line: str, said: str) -> None:
    outcome = run(*line.split())
    assert (outcome.code, outcome.out) == (1, "")
    assert outcome.err.count("\n") == 1
    assert said in outcome.err


@pytest.mark.parametrize("line", [line for line, _ in USAGE[::4] + FAILED[::4]])
def test_complaints_are_told_in_italian_too(run: Run, line: str) -> None:
    outcome = run(*line.split(), "--lang", "it")
    assert outcome.code in (1, 2)
    assert outcome.err.count("\n") == 1
    assert "There is" not in outcome.err


def test_an_unwritable_folder_for_saves_ends_the_game_before_it_begins(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/proc/nowhere")
    outcome = run("play", "--terminal", "--seats", "3")
    assert outcome.code == 1
    assert outcome.err.count("\n") == 1


def test_a_closed_keyboard_ends_the_game_in_peace(run: Run) -> None:
    outcome = run("play", "--terminal", "--seats", "3", piped="")
    assert outcome.code == 0
    assert outcome.err.count("\n") == 1
