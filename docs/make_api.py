"""Makes docs/api.md from the docstrings of what ``quattrocento`` exports: ``python docs/make_api.py``.

It reads the sources, so that the page is the same under every version of Python. A public name without a
docstring is an error. ``make test`` fails when the page is not what this program writes.
"""

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import quattrocento

PAGE = Path(__file__).parent / "api.md"

GROUPS = {
    "Games": ("game", "games", "Game", "Setting", "Notation"),
    "Positions": ("Position", "View", "SPECTATOR", "Move", "Event", "Result", "Saying", "Effect", "Ledger"),
    "Tables": ("Table", "new_table", "table_from", "replayed"),
    "Records": ("Record", "Entry", "Stage"),
    "Fate": ("Fate", "Dice", "Stated"),
    "Bots": ("Bot", "RandomBot", "GreedyBot", "bot", "bots", "play_match", "MatchResult"),
    "Sentences": ("Speech",),
}
"""The order of the page; what stands in none of these groups is an error and comes last."""

PLAIN = {
    "Move": "A verb and one small noun: `tuple[str, int]`. `Notation` turns it into text and back.",
    "SPECTATOR": "The seat number of one who only watches: `-1`.",
}
"""What is neither a class nor a function, and can have no docstring."""

OPENING = """# The Python package

What `import quattrocento` offers. This page is made from the docstrings by `make api`; the
[examples](../examples/README.md) show it at work, and [adding a game](adding-a-game.md) tells what a game
of your own fills in.
"""


class Undocumented(Exception):
    """A public name without a docstring."""


def page() -> str:
    """The whole page."""
    grouped = [name for names in GROUPS.values() for name in names]
    errors = tuple(name for name in quattrocento.__all__ if name not in grouped)
    parts = [OPENING]
    for title, names in {**GROUPS, "Errors": errors}.items():
        parts.append(f"## {title}\n")
        parts += [section(name) for name in names]
    return "\n".join(parts).rstrip() + "\n"


def section(name: str) -> str:
    """One public name: how it is called, what it is, its public fields and its public methods."""
    thing = inspect.unwrap(getattr(quattrocento, name))
    if name in PLAIN:
        return f"### {name}\n\n{PLAIN[name]}\n"
    node = _node(thing)
    lines = [f"### {_called(name, node)}\n", _docstring(name, node), ""]
    if isinstance(node, ast.ClassDef):
        if node.bases:
            bases = ", ".join(f"`{ast.unparse(base)}`" for base in node.bases)
            lines.insert(1, f"Derives from {bases}.\n")
        if constructor := _constructor(node):
            lines.insert(1, f"`{constructor}`\n")
        for field, about in _fields(node):
            lines.append(f"- `{field}`: {about}")
        for member in _members(node):
            about = textwrap.indent(_docstring(f"{name}.{member.name}", member), "  ").strip()
            lines.append(f"- `{_signature(member)}`: {about}")
        lines.append("")
    return "\n".join(lines)


def _node(thing: Any) -> ast.ClassDef | ast.FunctionDef:
    node = ast.parse(textwrap.dedent(inspect.getsource(thing))).body[0]
    assert isinstance(node, (ast.ClassDef, ast.FunctionDef))
    return node


def _called(name: str, node: ast.ClassDef | ast.FunctionDef) -> str:
    return f"`{_signature(node)}`" if isinstance(node, ast.FunctionDef) else name


def _constructor(node: ast.ClassDef) -> str:
    """How a class is called, if its own source says it: by ``__init__`` or by the fields of a dataclass."""
    for member in node.body:
        if isinstance(member, ast.FunctionDef) and member.name == "__init__":
            return f"{node.name}({ast.unparse(_without_self(member.args))})"
    marks = [*node.decorator_list, *node.bases]
    if not any(ast.unparse(mark).startswith(("dataclass", "NamedTuple")) for mark in marks):
        return ""
    fields = [field for field in node.body if isinstance(field, ast.AnnAssign)]
    return f"{node.name}({', '.join(_declared(field) + _default(field) for field in fields)})"


def _declared(field: ast.AnnAssign) -> str:
    return f"{ast.unparse(field.target).removeprefix('self.')}: {ast.unparse(field.annotation)}"


def _default(field: ast.AnnAssign) -> str:
    if isinstance(field.value, ast.Call):  # field(default=..., default_factory=...)
        return "=..."
    return f"={ast.unparse(field.value)}" if field.value is not None else ""


def _fields(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """The public fields with the string below each; one of an exception may go without."""
    bodies = [node.body]
    bodies += [
        part.body for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"
    ]
    told: set[str] = set()
    for body in bodies:
        for line, below in zip(body, [*body[1:], None], strict=True):
            name = _field_name(line)
            called = name.split(":")[0]
            if not name or called.startswith("_") or called in told:
                continue
            told.add(called)
            if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                yield name, " ".join(str(below.value.value).split()).replace("``", "`")
            elif not _is_exception(node) and not _inherits(node, called):
                raise Undocumented(f"{node.name}.{name}")


def _field_name(line: ast.stmt) -> str:
    """``name: type`` of a field that is declared here or set in ``__init__``; empty for any other line."""
    if isinstance(line, ast.AnnAssign):
        return _declared(line)
    if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]).startswith("self."):
        return ast.unparse(line.targets[0]).removeprefix("self.")
    return ""


def _is_exception(node: ast.ClassDef) -> bool:
    return issubclass(getattr(quattrocento, node.name), Exception)


def _without_self(arguments: ast.arguments) -> ast.arguments:
    if arguments.args and arguments.args[0].arg in ("self", "cls"):
        arguments.args = arguments.args[1:]
    for positional in arguments.posonlyargs[:1]:
        if positional.arg == "self":
            arguments.posonlyargs = arguments.posonlyargs[1:]
    return arguments


def _members(node: ast.ClassDef) -> Iterator[ast.FunctionDef]:
    """The public methods; one that overrides another may leave the words to it."""
    for member in node.body:
        if not isinstance(member, ast.FunctionDef) or member.name.startswith("_"):
            continue
        if ast.get_docstring(member) or not _inherits(node, member.name):
            yield member


def _inherits(node: ast.ClassDef, method: str) -> bool:
    thing = getattr(quattrocento, node.name)
    return any(method in vars(base) for base in thing.__mro__[1:])


def _signature(node: ast.ClassDef | ast.FunctionDef) -> str:
    if isinstance(node, ast.ClassDef):
        return node.name
    if any(isinstance(mark, ast.Name) and mark.id == "property" for mark in node.decorator_list):
        return f"{node.name}: {ast.unparse(node.returns)}" if node.returns else node.name
    arguments = _without_self(node.args)
    returns = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    return f"{node.name}({ast.unparse(arguments)}){returns}"


def _docstring(name: str, node: ast.ClassDef | ast.FunctionDef) -> str:
    text = ast.get_docstring(node)
    if not text:
        raise Undocumented(name)
    return text.replace("``", "`")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.exit()
