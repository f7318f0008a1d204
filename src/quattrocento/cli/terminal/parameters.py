"""Parameters that several commands share, and how numbers are read from the command line."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from quattrocento.cli.terminal.errors import CommandError
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.setting import SettingValue

MOST = 10**9
MOST_PORT = 65535


def whole(option: str, least: int = 0, most: int = MOST) -> Callable[[str], int]:
    """Reads a whole number within limits."""

    def read(text: str) -> int:
        text = str(text)  # a default value comes here as the number that it is
        number = int(text) if text.removeprefix("-").isdecimal() and len(text) < 20 else None
        if number is not None and least <= number <= most:
            return number
        if most == MOST:
            raise CommandError("cli-number-least", option=option, value=text, least=least)
        raise CommandError("cli-number-between", option=option, value=text, least=least, most=most)

    return read


def number(option: str, help_id: str, least: int = 0, most: int = MOST, metavar: str = "N") -> Any:
    """An option that takes a whole number within limits."""
    return typer.Option(option, metavar=metavar, help=help_id, parser=whole(option, least, most))


def setting_values(game: AnyGame, settings: list[str]) -> dict[str, SettingValue]:
    """The chosen settings of a game from ``name=value``."""
    chosen: dict[str, SettingValue] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise CommandError("cli-setting-form", value=setting)
        chosen[name.strip()] = game.setting_from_text(name.strip(), value.strip())
    return chosen


GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-opt-game", show_default=False)]
Lang = Annotated[str, typer.Option("--lang", metavar="en|it", help="cli-opt-lang", show_default=False)]
Json = Annotated[bool, typer.Option("--json", help="cli-opt-json")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--setting", "-s", "--option", "-o", metavar="NAME=VALUE", help="cli-opt-setting"),
]
Pack = Annotated[Path | None, typer.Option("--components", metavar="FILE", help="cli-opt-components")]
Port = Annotated[int, number("--port", "cli-opt-port", 0, MOST_PORT)]
