"""``games``: the games of the house with their seats and settings."""

import tomllib
from typing import Any

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from quattrocento.cli.terminal.language import speech_of
from quattrocento.cli.terminal.parameters import Json, Lang
from quattrocento.cli.terminal.screen import Terminal, terminal_of
from quattrocento.kernel import registry
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.setting import Setting


def games(context: typer.Context, as_json: Json = False, lang: Lang = "") -> None:
    terminal = terminal_of(context)
    told = [_about(game, terminal.language) for game in registry.games().values()]
    if as_json:
        terminal.give(told)
        return
    for about in told:
        _tell(terminal, about)


def component_file(game: AnyGame) -> dict[str, Any]:
    """The game's standard component file as it lies in its package."""
    return tomllib.loads((game.package / "components.toml").read_text(encoding="utf-8"))


def _about(game: AnyGame, language: str) -> dict[str, Any]:
    tables = component_file(game)
    texts = {row["id"]: row for row in tables.get("settings", [])}
    return {
        "name": game.name,
        "title": game.title,
        "designers": tables["meta"]["designers"],
        "year": tables["meta"]["year"],
        "pitch": speech_of(language, game).say(game.pitch) if game.pitch else "",
        "minutes": list(game.minutes),
        "weight": game.weight,
        "first": {"seats": game.first_seats, "settings": dict(game.first_settings)},
        "seats": list(game.seat_counts),
        "settings": [_setting(setting, texts.get(setting.name, {}), language) for setting in game.settings],
    }


def _setting(setting: Setting, row: dict[str, Any], language: str) -> dict[str, Any]:
    return {
        "name": setting.name,
        "title": row.get(f"name_{language}", setting.name),
        "values": list(setting.values),
        "default": setting.default,
        "clause": setting.clause,
        "text": row.get(f"text_{language}", ""),
    }


def _tell(terminal: Terminal, about: dict[str, Any]) -> None:
    heading = Text.assemble((about["name"], "bold"), f"  {about['title']} ({about['year']})")
    terminal.lines([heading])
    terminal.tell(terminal.say("cli-games-designers", names=", ".join(about["designers"])), mark="  ")
    seats = about["seats"]
    terminal.tell(terminal.say("cli-games-seats", least=seats[0], most=seats[-1]), mark="  ")
    if about["pitch"]:
        terminal.tell(about["pitch"], mark="  ")
    if any(about["minutes"]):
        least, most = about["minutes"]
        told = terminal.say("cli-games-length", least=least, most=most, weight=about["weight"])
        terminal.tell(told, mark="  ")
    if about["first"]["seats"] or about["first"]["settings"]:
        terminal.tell(terminal.say("cli-games-first", advice=_advice(about)), mark="  ")
    if not about["settings"]:
        return
    terminal.tell(terminal.say("cli-games-settings"), mark="  ")
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for setting in about["settings"]:
        table.add_row(setting["name"], f"{setting['text']} [{setting['clause']}]")
        table.add_row("", Text(_values(terminal, setting), style="dim"))
    terminal.show(Padding(table, (0, 0, 0, 4)))


def _advice(about: dict[str, Any]) -> str:
    """``--seats 3 -s ruleset=basic``: what a first game is begun with."""
    seats, settings = about["first"]["seats"], about["first"]["settings"]
    words = [f"--seats {seats}"] if seats else []
    return " ".join([*words, *(f"-s {name}={str(value).lower()}" for name, value in settings.items())])


def _values(terminal: Terminal, setting: dict[str, Any]) -> str:
    values = [str(value).lower() for value in setting["values"]]
    if len(values) > 4:
        values = [values[0], "...", values[-1]]
    default = str(setting["default"]).lower()
    return terminal.say("cli-games-values", values=", ".join(values), default=default)
