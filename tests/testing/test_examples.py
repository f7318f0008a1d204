"""Every example in a docstring of the testing package can be copied."""

import ast
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from types import ModuleType

import pytest

import quattrocento.testing

LITERAL = re.compile(r"``([^`]+)``")


def modules() -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(quattrocento.testing.__path__, "quattrocento.testing."):
        yield importlib.import_module(found.name)


def docstrings(module: ModuleType) -> Iterator[str]:
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""


def words(module: ModuleType) -> dict[str, object]:
    """What a test that uses the module may import: its own names and those of its package."""
    package = importlib.import_module(module.__name__.rpartition(".")[0])
    return {**vars(package), **vars(module)}


def examples(module: ModuleType) -> Iterator[str]:
    """The calls of functions of the package that stand in docstrings of a module."""
    for text in docstrings(module):
        for literal in LITERAL.findall(text):
            name, bracket, _ = literal.partition("(")
            if bracket and name in words(module):
                yield literal


EXAMPLES = [(module.__name__, example) for module in modules() for example in examples(module)]


@pytest.mark.parametrize(("module", "example"), EXAMPLES)
def test_an_example_can_be_copied(module: str, example: str) -> None:
    assert eval(example, words(importlib.import_module(module)))


def test_every_builder_has_an_example() -> None:
    begun = {example.partition("(")[0] for _, example in EXAMPLES}
    assert {"magnifico", "auction", "battle", "ventura", "m400", "venetia"} <= begun
