"""The glossary: a word has a module that speaks of it, and no module of the inner rooms lacks its word."""

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "quattrocento"
ROW: Final = re.compile(r"^\| ([^|]+) \| `([^`]+)` \| ([^|]+) \|$", re.MULTILINE)
WORDS: Final = ROW.findall((ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"))
ROOMS: Final = ("kernel", "contract", "server")


def place(module: str) -> Path:
    return ROOT / module if module.startswith("web/") else PACKAGE / module


@pytest.mark.parametrize(("word", "module"), [(word, module) for word, module, _ in WORDS])
def test_the_module_of_a_word_speaks_of_it(word: str, module: str) -> None:
    said = f"{module} {place(module).read_text(encoding='utf-8')}".lower()
    stems = [part.removesuffix("s") for part in re.split(r"[^a-z]+", word.lower()) if len(part) > 2]
    assert stems
    assert all(stem in said for stem in stems), f"{module} never says {word!r}"


def test_every_module_of_the_inner_rooms_has_a_word() -> None:
    named = {module for _, module, _ in WORDS}
    found = [path for room in ROOMS for path in (PACKAGE / room).rglob("*.py") if path.stem != "__init__"]
    assert {path.relative_to(PACKAGE).as_posix() for path in found} - named == set()


def test_every_folder_of_the_client_has_a_word() -> None:
    named = {module.split("/")[2] for _, module, _ in WORDS if module.startswith("web/src/")}
    client = ROOT / "web" / "src"
    assert {path.name for path in client.iterdir() if path.is_dir() and path.name != "locale"} == named


def test_no_word_stands_twice() -> None:
    words = [word for word, _, _ in WORDS]
    assert sorted(set(words)) == sorted(words)
