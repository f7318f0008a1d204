"""What the Tab key may complete at a question: moves as they are shown and written, requests, names."""

from collections.abc import Sequence
from typing import Any

from quattrocento.cli.table import requests
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.look import things
from quattrocento.kernel.move import Move
from quattrocento.speech import Speech


def completions(game: AnyGame, components: Any, speech: Speech, options: Sequence[Move]) -> list[str]:
    """Every line that may be typed, in the words of the reader first."""
    words = requests.words(speech.language)
    lines = [speech.move(move) for move in options]
    lines += [game.notation.text(move) for move in options]
    lines += words.values()
    lines += [f"{words['look']} {speech.component(*thing)}" for thing in things(game, components)]
    lines += [f"{words['why']} {speech.move(move)}" for move in options]
    return list({line.casefold(): line for line in reversed(lines)}.values())[::-1]
