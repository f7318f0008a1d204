"""The documentation is true: snippets run, links lead somewhere, clauses agree, every clause has a test."""

import doctest
import json
import re
import tomllib
from pathlib import Path

import pytest

from quattrocento.cli.commands.coverage import TESTS, clauses_with_tests
from quattrocento.kernel.registry import games
from quattrocento.kernel.rulebook import rulebook

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/**/*.md")])
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_snippet_runs(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) < 150


def test_every_dependency_is_named_with_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [name for group in project["optional-dependencies"].values() for name in group]
    table = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for requirement in [*project["dependencies"], *extras]:
        name = re.split(r"[<>=\[;]", requirement)[0].strip()
        assert re.search(rf"\| [^|]*{re.escape(name)}[^|]* \|", table), name


@pytest.mark.parametrize("folder", ["web", "bench/load/node"])
def test_every_npm_dependency_is_named_with_its_reason(folder: str) -> None:
    package = json.loads((ROOT / folder / "package.json").read_text(encoding="utf-8"))
    table = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for name in [*package["dependencies"], *package.get("devDependencies", {})]:
        assert re.search(rf"^\| ([^|]*, )?{re.escape(name)}(,[^|]*)? \|", table, re.MULTILINE), name


@pytest.mark.parametrize("name", games())
def test_the_architecture_names_every_room_of_a_game_and_no_other(name: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^\| `([a-z]+)/` \|", page, re.MULTILINE))
    folders = (ROOT / "src" / "quattrocento" / "games" / name).glob("*/__init__.py")
    assert {path.parent.name for path in folders} == named


@pytest.mark.parametrize("name", games())
def test_both_languages_have_the_same_clauses_with_anchors(name: str) -> None:
    english, italian = rulebook(name, "en"), rulebook(name, "it")
    assert english.clauses
    assert set(english.clauses) == set(italian.clauses)
    for page in (f"{name}.md", f"{name}.it.md"):
        text = (ROOT / "docs" / "rules" / page).read_text(encoding="utf-8")
        assert set(ANCHOR.findall(text)) == set(english.clauses)


@pytest.mark.parametrize("name", games())
def test_every_clause_has_a_test(name: str) -> None:
    cited = clauses_with_tests(TESTS)
    assert cited is not None
    known = set(rulebook(name).clauses)
    assert sorted(known - cited) == []
    assert sorted(clause for clause in cited - known if clause.startswith(games()[name].prefix)) == []


def test_no_machine_path_is_written_down() -> None:
    drawn = [path for path in (ROOT / "docs").rglob("*") if path.suffix in (".py", ".svg", ".toml")]
    for page in [*PAGES, *drawn]:
        assert not re.search(r"/(home|root|tmp|work|Users)/", page.read_text(encoding="utf-8")), page.name


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "rules").glob("*.md")), ids=lambda page: page.name)
def test_clauses_speak_of_the_game_and_not_of_its_files(page: Path) -> None:
    """Names of lists and files of the component file are no words of a rulebook."""
    clauses = [
        line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith('- <a id="')
    ]
    assert clauses
    jargon = re.compile(r"`(borders|seas|adjacent|islands|components\.toml)`|\bTOML\b")
    assert not [line[:60] for line in clauses if jargon.search(line)]
