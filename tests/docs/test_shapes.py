"""The client's types are made from the Python types as they are."""

import importlib.util
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Literal

import msgspec
import pytest

from quattrocento.kernel.step import AnyStep

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_shapes", ROOT / "web" / "make_shapes.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_files_are_what_the_types_say(maker: ModuleType) -> None:
    stale = [
        path.relative_to(ROOT).as_posix()
        for path, text in maker.files().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    assert stale == [], "stale: make shapes"


def test_every_game_of_the_house_has_its_view(maker: ModuleType) -> None:
    names = {path.parent.name for path in maker.files()}
    assert {"magnifico", "ventura", "venetia", "m400"} <= names


@dataclass
class Sheet:
    """Soldiers of both sides."""

    soldiers: tuple[int, int]
    tanks: tuple[int, ...] = ()


@dataclass
class Seen:
    """What is seen."""

    owner: list[int]
    move: tuple[str, int]
    battle: Sheet | None = None
    steps: list[AnyStep] = field(default_factory=list)
    settings: dict[str, bool | int | str] = field(default_factory=dict)


class Answer(msgspec.Struct, tag_field="type", tag="answer", omit_defaults=True):
    kind: Literal["one", "other"]
    lines: list[str] = []


class Told(msgspec.Struct):
    lines: list[str] = []
    board: str | msgspec.UnsetType = msgspec.UNSET


def test_types_in_typescript(maker: ModuleType) -> None:
    shapes = maker.Shapes({"Seen": Seen, "Answer": Answer, "Told": Told})
    assert shapes.text().split("\n\n") == [
        "/** What is seen. */\n"
        "export interface Seen {\n"
        "  owner: number[];\n"
        "  move: Move;\n"
        "  battle: Sheet | null;\n"
        "  steps: Step[];\n"
        "  settings: Record<string, boolean | number | string>;\n"
        "}",
        "export interface Answer {\n  type: 'answer';\n  kind: 'one' | 'other';\n  lines?: string[];\n}",
        "export interface Told {\n  lines: string[];\n  board?: string;\n}",
        "/** Soldiers of both sides. */\n"
        "export interface Sheet {\n  soldiers: [number, number];\n  tanks: number[];\n}\n",
    ]
    assert shapes.used == {"Move", "Step"}


def test_a_type_without_a_shape_is_an_error(maker: ModuleType) -> None:
    class Odd(msgspec.Struct):
        path: Path

    with pytest.raises(TypeError, match="no shape for"):
        maker.Shapes({"Odd": Odd}).text()
