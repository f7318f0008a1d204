"""The examples run, say what they promise, and need nothing that is not public."""

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import quattrocento
from quattrocento.bots.registry import bots
from quattrocento.cli import main

EXAMPLES = Path(__file__).parents[2] / "examples"
PROGRAMS = sorted(EXAMPLES.glob("*.py"))


@pytest.fixture(autouse=True)
def among_the_examples(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if started in their folder; nobody who joined there stays."""
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.syspath_prepend(str(EXAMPLES))
    bots.cache_clear()
    yield
    bots.cache_clear()
    for program in PROGRAMS:
        sys.modules.pop(program.stem, None)


def imported(name: str) -> ModuleType:
    return importlib.import_module(name)


def imports(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Every module that is imported, and every name from it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", alias.name) for alias in node.names)


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.stem)
def test_only_public_names_are_needed(program: Path) -> None:
    for module, name in imports(ast.parse(program.read_text(encoding="utf-8"))):
        if module == "quattrocento":
            assert name in quattrocento.__all__
        else:
            assert module.partition(".")[0] in sys.stdlib_module_names


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.stem)
def test_every_example_is_told_of(program: Path) -> None:
    assert f"]({program.name})" in (EXAMPLES / "README.md").read_text(encoding="utf-8")


SAID: dict[str, tuple[tuple[Any, ...], str]] = {
    "half_made_moves": ((), "were worth more than they seemed"),
    "own_bot": ((), "seat 0 wins"),
    "scores_by_round": (([],), "round\tseat 0\tseat 1\tseat 2\n0\t0\t0\t0\n1\t"),
    "statistics_of_games": ((2,), "2 games of "),
    "what_if": ((3,), "Not possible: Moscow neither borders a territory of yours"),
}


@pytest.mark.parametrize("name", [program.stem for program in PROGRAMS])
def test_an_example_says_what_it_promises(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, said = SAID[name]
    imported(name).main(*arguments)
    assert said in capsys.readouterr().out


def test_half_made_moves_do_mislead(capsys: pytest.CaptureFixture[str]) -> None:
    imported("half_made_moves").main()
    half_made, misled = (int(word) for word in capsys.readouterr().out.split() if word.isdecimal())
    assert half_made >= misled > 0


def test_the_bot_of_the_example_joins_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["simulate", "venetia", "--seats", "2", "--games", "2", "--bots", "own_bot:Lookahead,random"])
    assert end.value.code == 0
    assert "own_bot:Lookahead   2   100.0%" in capsys.readouterr().out


def test_a_record_in_a_file_is_told_round_by_round(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = quattrocento.play_match(
        quattrocento.game("ventura"), [quattrocento.RandomBot()] * 2, 3, keeps_record=True
    )
    assert match.record is not None
    file = tmp_path / "game.record"
    file.write_text(match.record.text(), encoding="utf-8")
    imported("scores_by_round").main([str(file)])
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.split("\t") == [str(number) for number in (match.rounds, *match.scores)]
