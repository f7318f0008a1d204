"""The command ``odds``: one form a game."""

from typing import Any, Final

import typer

from quattrocento.cli.help import Command, Group
from quattrocento.cli.odds import m400, magnifico, ventura
from quattrocento.cli.terminal.errors import CommandError
from quattrocento.cli.terminal.parameters import Lang
from quattrocento.kernel import registry

_UNLESS_NAMED: Final = "magnifico"


class Odds(Group):
    """The games as commands; options without a game are those of Magnifico."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        named = args and (not args[0].startswith("-") or args[0] == "--help")
        return super().parse_args(ctx, args if named else [_UNLESS_NAMED, *args])

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise CommandError("cli-odds-no-game", game=registry.game(args[0]).title)
        return super().resolve_command(ctx, args)


app = typer.Typer(cls=Odds, add_completion=False, rich_markup_mode=None)
app.command("magnifico", cls=Command, help="cli-odds-magnifico", epilog="cli-odds-magnifico-examples")(
    magnifico.odds
)
app.command("ventura", cls=Command, help="cli-odds-ventura", epilog="cli-odds-ventura-examples")(
    ventura.odds
)
app.command("m400", cls=Command, help="cli-odds-m400", epilog="cli-odds-m400-examples")(m400.odds)


@app.callback()
def odds(lang: Lang = "") -> None:
    """The language is found before any command runs."""
