"""Which language the terminal speaks: the option, else the environment, else English."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from quattrocento.cli.terminal.errors import CommandError
from quattrocento.kernel.game import AnyGame
from quattrocento.speech import LANGUAGES, Speech

LOCALE: Final = Path(__file__).parents[1] / "locale"
OPTION: Final = "--lang"
_VARIABLES: Final = ("QUATTROCENTO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def of_environment(environment: Mapping[str, str]) -> str:
    """The first language named there that the house speaks."""
    for variable in _VARIABLES:
        language = environment.get(variable, "").lower()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def of_arguments(arguments: Sequence[str]) -> str:
    """What stands behind ``--lang``, or nothing.

    It is looked for before the command line is read, because its errors are told in that language too.
    """
    for number, argument in enumerate(arguments):
        if argument == OPTION and number + 1 < len(arguments):
            return arguments[number + 1]
        if argument.startswith(f"{OPTION}="):
            return argument.partition("=")[2]
    return ""


def check(language: str) -> str:
    """A language that the house speaks; nothing stands for the one chosen before."""
    if language and language not in LANGUAGES:
        raise CommandError("cli-unknown-language", language=language, known=", ".join(LANGUAGES))
    return language


def speech_of(
    language: str,
    game: AnyGame | None = None,
    components: Any = None,
    players: Mapping[int, str] | None = None,
) -> Speech:
    """The speech of the terminal: the kernel's messages, the game's, and its own."""
    return Speech(language, game, components, players, also=[LOCALE])
