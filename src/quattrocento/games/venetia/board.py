"""The table as text for a terminal."""

from quattrocento.games.venetia.components import Components
from quattrocento.games.venetia.knowledge import VenetiaView
from quattrocento.kernel.voice import Voice


def board(view: VenetiaView, components: Components, voice: Voice, width: int) -> list[str]:
    """Power track, players, seas, regions and the city."""
    return []
