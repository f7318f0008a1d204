"""``components``: what lies in the box and where each value comes from; and the check of a pack."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from quattrocento.cli.commands.games import component_file
from quattrocento.cli.terminal.errors import CommandError
from quattrocento.cli.terminal.files import read_text
from quattrocento.cli.terminal.parameters import GameName, Json, Lang
from quattrocento.cli.terminal.screen import Terminal, terminal_of
from quattrocento.kernel import registry
from quattrocento.kernel.components import Difference
from quattrocento.kernel.game import AnyGame

_ORIGINS: Final = {
    "seed": "origin-seed",
    "found": "origin-found",
    "reconstructed": "origin-reconstructed",
}


def components(
    context: typer.Context,
    game: GameName = "magnifico",
    check: Annotated[
        Path | None, typer.Option("--check", metavar="FILE", help="cli-components-opt-check")
    ] = None,
    kind: Annotated[str, typer.Option("--kind", metavar="TABLE", help="cli-components-opt-kind")] = "",
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    terminal = terminal_of(context)
    found = registry.game(game)
    if check is not None:
        _check(terminal, found, check, as_json)
    else:
        _list(terminal, found, kind, as_json)


def _check(terminal: Terminal, game: AnyGame, file: Path, as_json: bool) -> None:
    pack = game.load_components(read_text(file), str(file))
    changes = game.component_changes(pack)
    if as_json:
        terminal.give({"game": game.name, "file": str(file), "differences": [_change(c) for c in changes]})
        return
    terminal.tell(terminal.say("cli-components-good", file=str(file), count=len(changes)))
    for change in changes:
        terminal.tell(terminal.say("cli-components-change", **_change(change)), mark="  ")


def _change(change: Difference) -> dict[str, str]:
    table, entry, key, value = change
    return {"table": table, "id": entry, "key": key, "value": value}


def _list(terminal: Terminal, game: AnyGame, kind: str, as_json: bool) -> None:
    tables = {name: rows for name, rows in component_file(game).items() if isinstance(rows, list)}
    if kind:
        if kind not in tables:
            raise CommandError("cli-components-unknown-kind", kind=kind, known=", ".join(tables))
        tables = {kind: tables[kind]}
    if as_json:
        terminal.give({"game": game.name, "components": tables})
        return
    for name, rows in tables.items():
        terminal.tell(name, style="bold")
        terminal.show(_rows(terminal, rows))
    terminal.tell(terminal.say("cli-components-origins"), style="dim")


def _rows(terminal: Terminal, rows: list[dict[str, Any]]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    table.add_column(style="dim")
    for row in rows:
        name = row[f"name_{terminal.language}"]
        about = row.get(f"text_{terminal.language}", "")
        origin = _origin(terminal, row)
        table.add_row(f"  {row['id']}", f"{name}. {about}" if about else name, origin)
    return table


def _origin(terminal: Terminal, row: dict[str, Any]) -> str:
    mark = terminal.say(_ORIGINS[row["origin"]])
    return f"{mark}: {row['source']}" if "source" in row else mark
