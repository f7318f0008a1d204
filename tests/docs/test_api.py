"""The reference of the package is whole, and made from the docstrings as they are."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import quattrocento

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_api", ROOT / "docs" / "make_api.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_what_the_docstrings_say(maker: ModuleType) -> None:
    written = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert written == maker.page(), "docs/api.md is stale: make api"


def test_every_public_name_has_a_section() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    missing = [
        name
        for name in quattrocento.__all__
        if f"\n### {name}\n" not in page and f"\n### `{name}(" not in page
    ]
    assert missing == []


@pytest.mark.parametrize(
    "line",
    [
        "`Dice(seed: int | None=None, rng: random.Random | None=None)`",
        "`Stated(words: str | Sequence[str]='')`",
        "- `winners: tuple[int, ...]`: ",
        "- `notation: Notation`: ",
        "- `entries: list[Entry]`: ",
        "- `result: Result | None`: ",
        "- `position`: The position now.",
    ],
)
def test_constructors_and_fields_are_listed(line: str) -> None:
    assert f"\n{line}" in (ROOT / "docs" / "api.md").read_text(encoding="utf-8")


def test_a_name_without_a_docstring_is_an_error(maker: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def silent() -> None: ...

    monkeypatch.setattr(quattrocento, "game", silent)
    with pytest.raises(maker.Undocumented, match="game"):
        maker.page()


def test_what_is_exported_stays_when_the_games_have_been_loaded() -> None:
    assert "magnifico" in quattrocento.games()
    assert "magnifico" in quattrocento.games()
    assert list(quattrocento.bots())[-1] == "greedy"
    assert quattrocento.Speech("en").seat(0) == "Seat 0"
    assert [name for name in quattrocento.__all__ if not hasattr(quattrocento, name)] == []
    with pytest.raises(AttributeError, match="no_such_name"):
        quattrocento.no_such_name  # noqa: B018
