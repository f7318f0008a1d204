"""What the pages say, from the same Fluent files as they."""

from functools import cache
from pathlib import Path

import quattrocento
from quattrocento.kernel import registry
from quattrocento.speech.messages import Messages

_PACKAGE = Path(quattrocento.__file__).parent
_CLIENT = Path(__file__).parents[2] / "web" / "src"


def folders(game: str) -> list[Path]:
    """Every folder of messages that the client reads at a table of the game."""
    board = _CLIENT / "games" / game
    rooms = [_PACKAGE / "kernel", _PACKAGE / "server", registry.game(game).package, _CLIENT]
    return [room / "locale" for room in [*rooms, *([board] if board.is_dir() else [])]]


@cache
def messages(language: str, game: str) -> Messages:
    return Messages(language, folders(game))


class Words:
    """Messages in the language that a guest reads, about the game that he plays."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.game = game

    def __call__(self, message: str, /, **about: str | int) -> str:
        return messages(self.language, self.game).say(message, **about)
