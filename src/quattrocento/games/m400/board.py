"""The table as lines of text."""

from quattrocento.games.m400.components import Components
from quattrocento.games.m400.knowledge import M400View
from quattrocento.kernel.voice import Voice


def board(view: M400View, components: Components, voice: Voice, width: int = 100) -> list[str]:
    return []
