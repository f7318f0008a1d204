"""Errors of the command line: what cannot be done, as one clear line with its exit code."""

import difflib
from collections.abc import Iterable
from typing import Final

from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.move import MoveError
from quattrocento.kernel.registry import UnknownGame
from quattrocento.kernel.saying import Saying, Spoken
from quattrocento.kernel.setting import SetupError
from quattrocento.server.refusal import Refusal
from quattrocento.speech import Speech

FAILED: Final = 1
USAGE: Final = 2


class CommandError(Exception):
    """What cannot be done, to be put into words, and the exit code that goes with it."""

    def __init__(self, message: str, code: int = USAGE, /, **about: Spoken) -> None:
        super().__init__(message)
        self.saying = Saying(message, **about)
        self.code = code


def line_of(error: Exception, speech: Speech) -> tuple[str, int]:
    """The line and the exit code of an error that the kernel or the terminal foresees."""
    if isinstance(error, CommandError):
        return speech.saying(error.saying), error.code
    if isinstance(error, UnknownGame):
        return _unknown_game(error, speech), USAGE
    if isinstance(error, SetupError):
        return speech.fault(error), USAGE
    if isinstance(error, DocumentError):
        return _document(error, speech), FAILED
    if isinstance(error, Refusal):
        return speech.fault(error), FAILED
    if isinstance(error, MoveError):
        return speech.saying(error.reason), FAILED
    raise error


FORESEEN: Final = (CommandError, UnknownGame, SetupError, DocumentError, MoveError, Refusal)


def _unknown_game(error: UnknownGame, speech: Speech) -> str:
    return speech.say("cli-unknown-game", game=error.name, known=", ".join(error.known))


def _document(error: DocumentError, speech: Speech) -> str:
    detail = speech.fault(error)
    if not error.line:
        return speech.say("cli-file-wrong", file=error.source, detail=detail)
    return speech.say("cli-file-wrong-line", file=error.source, line=str(error.line), detail=detail)


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or nothing."""
    return next(iter(difflib.get_close_matches(word, list(known), 1)), "")
