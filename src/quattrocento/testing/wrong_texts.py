"""Positions and component packs that are spoilt in one line, and how they are refused."""

import pytest

from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.game import AnyGame


def changed(text: str, old: str, new: str, after: str = "") -> str:
    """The text with one line replaced, the first one behind the line ``after``."""
    lines = text.splitlines()
    begin = lines.index(after) if after else 0
    lines[lines.index(old, begin)] = new
    return "\n".join(lines) + "\n"


def pack(game: AnyGame, entry: str, old: str, new: str) -> str:
    """The standard component file with one line of the entry of that id, or of that table, replaced."""
    standard = (game.package / "components.toml").read_text(encoding="utf-8")
    return changed(standard, old, new, entry if entry.startswith("[") else f'id = "{entry}"')


def refused_position(game: AnyGame, text: str) -> DocumentError:
    with pytest.raises(DocumentError) as refusal:
        game.read(text, "a file")
    assert refusal.value.source == "a file"
    return refusal.value


def refused_pack(game: AnyGame, text: str) -> DocumentError:
    with pytest.raises(DocumentError) as refusal:
        game.load_components(text, "a pack")
    assert refusal.value.source == "a pack"
    return refusal.value
