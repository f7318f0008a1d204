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


@pytest.mark.parametrize(
    "room", ["kernel", "games/magnifico", "games/ventura", "games/m400", "games/venetia", "server"]
)
def test_the_architecture_names_every_module(room: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    modules = (ROOT / "src" / "quattrocento" / room).glob("[a-z]*.py")
    assert [path.stem for path in modules if not re.search(rf"`{path.stem}(\.py)?`", page)] == []


@pytest.mark.parametrize("whole", ["web/src", "src/quattrocento/server"])
def test_the_architecture_names_every_folder_of_client_and_server(whole: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rooms = [path for path in (ROOT / whole).iterdir() if path.is_dir() and path.name != "locale"]
    folders = [path.name for path in rooms if path.name != "__pycache__"]
    assert [name for name in folders if f"| `{name}/` |" not in page] == []


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
