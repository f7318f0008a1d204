"""What the pages say, from the same Fluent files as they."""

from functools import cache
from pathlib import Path

import quattrocento
from quattrocento.speech.messages import Messages

_PACKAGE = Path(quattrocento.__file__).parent
_CLIENT = Path(__file__).parents[2] / "web" / "src"


def folders() -> list[Path]:
    """Every folder of messages that the client reads."""
    rooms = [_PACKAGE / "kernel", _PACKAGE / "server", _PACKAGE / "games" / "magnifico"]
    return [room / "locale" for room in [*rooms, _CLIENT, _CLIENT / "games" / "magnifico"]]


@cache
def messages(language: str) -> Messages:
    return Messages(language, folders())


class Words:
    """Messages in the language that a guest reads."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, message: str, /, **about: str | int) -> str:
        return messages(self.language).say(message, **about)
