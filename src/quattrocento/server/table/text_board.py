"""The table as text, for games of other distributions: the client was built without a board for them."""

from copy import copy
from pathlib import Path
from typing import Final

from quattrocento.kernel import registry
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.view import View
from quattrocento.server.workers.tasks import Scenery, components_of, speech_of
from quattrocento.speech import LANGUAGES

WIDTH: Final = 72
"""Columns: as many as the board of a small laptop shows, in letters that are read without effort."""

TextBoard = dict[str, list[str]]
"""The lines by language: a reader may choose another one at any time."""

_HOUSE: Final = Path(__file__).parents[2] / "games"


def is_from_outside(game: AnyGame) -> bool:
    """Whether the game lies outside the house, where the client looks for games when it is built."""
    return game.package.parent != _HOUSE


def text_board(scenery: Scenery, view: View) -> TextBoard:
    """The table as the game writes it for these eyes, from their view alone; empty if it writes none."""
    game, components = registry.game(scenery.game), components_of(scenery.game, scenery.changes)
    lines: TextBoard = {}
    for language in LANGUAGES:
        # The sentences are shared by all tables, the names of the players belong to one.
        voice = copy(speech_of(scenery.game, scenery.changes, language))
        voice.players = scenery.players
        try:
            lines[language] = game.board(view, components, voice, WIDTH)
        except NotImplementedError:
            return {}
    return lines
