"""Which clauses of the rulebooks have tests: the ``rule`` marks in the checkout's test folder."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parents[4] / "tests"


def clauses_with_tests(folder: Path) -> set[str] | None:
    """Every clause that some test bears evidence for, or None where there are no tests to read."""
    if not folder.is_dir():
        return None
    found: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        found.update(_cited(ast.parse(path.read_text(encoding="utf-8"))))
    return found


def _cited(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
