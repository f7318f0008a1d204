"""Bots of one's own: they join by an entry point, or as ``module:Class`` on the command line."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from quattrocento.bots import registry
from quattrocento.bots.greedy import GreedyBot
from quattrocento.bots.registry import NoBot, UnknownBot, bot, bots, join

FIRST_MOVE = '''
from quattrocento import Bot

class First(Bot):
    """Plays the first legal move."""

    def choose(self, game, view, options, rng, components=None):
        return options[0]

class Stone:
    pass

class Costly(Bot):
    def __init__(self, price):
        self.price = price

def main():
    raise SystemExit("main has run")

def made() -> First:
    return First()
'''


@pytest.fixture(autouse=True)
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder with a module of bots, and a registry that forgets afterwards who joined."""
    (tmp_path / "own_bots.py").write_text(FIRST_MOVE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    bots.cache_clear()
    yield
    bots.cache_clear()
    sys.modules.pop("own_bots", None)


def let_in(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    sys.path.insert(0, str(Path.cwd()))
    entry = EntryPoint(name, value, registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry] if group == registry.GROUP else [])


def test_a_bot_joins_by_its_entry_point_under_that_name(monkeypatch: pytest.MonkeyPatch) -> None:
    let_in(monkeypatch, "first", "own_bots:First")
    assert list(bots()) == ["first", "random", "greedy"]
    assert bot("first").name == "first"


def test_nobody_takes_the_name_of_a_bot_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    let_in(monkeypatch, "greedy", "own_bots:First")
    assert isinstance(bot("greedy"), GreedyBot)


def test_an_entry_point_that_cannot_be_loaded_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    let_in(monkeypatch, "lost", "no_such_module:Bot")
    with pytest.raises(ModuleNotFoundError) as error:
        bots()
    assert error.value.__notes__ == ["while the bot 'lost' of 'no_such_module:Bot' was loaded"]


def test_a_class_in_the_folder_joins_under_its_text() -> None:
    with pytest.raises(UnknownBot):
        bot("own_bots:First")
    assert join("own_bots:First") == "own_bots:First"
    assert bot("own_bots:First").name == "own_bots:First"
    assert list(bots())[-1] == "own_bots:First"


def test_a_function_that_says_it_gives_a_bot_joins() -> None:
    assert bot(join("own_bots:made")).name == "own_bots:made"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("own_bots:Last", "AttributeError: .*Last"),
        ("no_such_module:First", "ModuleNotFoundError: .*no_such_module"),
        ("own_bots:Stone", "a Stone is no quattrocento.Bot"),
        ("own_bots:Costly", "TypeError: .*price"),
        ("own_bots:main", "main is no class derived from quattrocento.Bot"),
        ("own_bots:", "NoneType|module"),
        (":First", "ValueError"),
    ],
)
def test_what_is_no_bot_is_told_with_its_reason(text: str, why: str) -> None:
    with pytest.raises(NoBot, match=why):
        join(text)
    assert text not in bots()
