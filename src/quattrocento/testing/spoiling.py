"""Texts that are wrong in one place, positions and component packs, and how they are refused."""

import pytest

from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.game import AnyGame


def changed(text: str, old: str, new: str) -> str:
    """The text with one place of it changed."""
    assert text.count(old) == 1, old
    return text.replace(old, new)


def refused_position(game: AnyGame, text: str) -> DocumentError:
    """Why this text is no position."""
    with pytest.raises(DocumentError) as refusal:
        game.read(text, "a text")
    assert refusal.value.source == "a text"
    return refusal.value


def standard_pack(game: AnyGame) -> str:
    """The standard component file."""
    return (game.package / "components.toml").read_text(encoding="utf-8")


def spoilt_pack(game: AnyGame, entry: str, old: str, new: str) -> str:
    """The standard component file with one line of an entry, or of a ``[table]``, replaced."""
    lines = standard_pack(game).splitlines()
    begin = lines.index(entry if entry.startswith("[") else f'id = "{entry}"')
    lines[lines.index(old, begin)] = new
    return "\n".join(lines) + "\n"


def refused_pack(game: AnyGame, text: str) -> DocumentError:
    """Why this text is no component pack."""
    with pytest.raises(DocumentError) as refusal:
        game.load_components(text, "a pack")
    assert refusal.value.source == "a pack"
    return refusal.value
