"""Help pages in the player's language: the texts of commands and options are message ids."""

from typing import Any, Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from quattrocento.cli.terminal.errors import CommandError, nearest
from quattrocento.cli.terminal.screen import terminal_of, without_padding
from quattrocento.speech import Speech

_INDENT: Final = (0, 0, 0, 2)
_WIDEST: Final = 100


class Command(TyperCommand):
    """A command whose help, epilog and options are told in the language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        page = _Page(ctx)
        page.text(_usage(self.get_params(ctx)), self.help, self.epilog)
        page.parameters(self.get_params(ctx))
        page.show()


class Group(TyperGroup):
    """The list of commands, each with the first line of its help."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        page = _Page(ctx)
        page.text([page.speech.say("cli-help-command")], self.help, self.epilog)
        page.commands({name: self.commands[name].help for name in self.list_commands(ctx)})
        page.parameters(self.get_params(ctx))
        page.show()

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name = args[0]
        if name not in self.commands and not name.startswith("-"):
            meant = nearest(name, self.commands)
            if meant:
                raise CommandError("cli-unknown-command-near", command=name, meant=meant)
            raise CommandError("cli-unknown-command", command=name, known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


class _Page:
    """One help page, written top down."""

    def __init__(self, context: typer.Context) -> None:
        self.terminal = terminal = terminal_of(context)
        self.path = context.command_path
        self.speech: Speech = terminal.speech
        width = min(terminal.width, _WIDEST)
        self.console = Console(
            width=width, record=True, file=terminal.screen.file, highlight=False, markup=False, emoji=False
        )
        self.console.begin_capture()

    def show(self) -> None:
        self.terminal.write(without_padding(self.console.end_capture()))

    def heading(self, text: str) -> None:
        self.console.print()
        self.console.print(text, style="bold")

    def text(self, pieces: list[str], about: str | None, examples: str | None) -> None:
        parts = [self.path, *pieces, self.speech.say("cli-help-any-options")]
        usage = self.speech.say("cli-help-usage", command=" ".join(parts))
        self.console.print(usage)
        for paragraph in self.speech.say(about).split("\n\n") if about else ():
            self.console.print()
            self.console.print(" ".join(paragraph.split()))
        if examples:
            self.heading(self.speech.say("cli-help-examples"))
            for line in self.speech.say(examples).splitlines():
                command, _, comment = line.partition("#")
                if comment:
                    self.console.print(Padding(f"# {comment.strip()}", _INDENT), style="dim")
                self.console.print(Padding(command.strip(), _INDENT))

    def table(self, title: str, rows: list[tuple[str, str]]) -> None:
        if not rows:
            return
        self.heading(title)
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True, style="cyan")
        table.add_column()
        for name, about in rows:
            table.add_row(name, about)
        self.console.print(Padding(table, _INDENT))

    def commands(self, helps: dict[str, str | None]) -> None:
        rows = [(name, self.speech.say(about).splitlines()[0]) for name, about in helps.items() if about]
        self.table(self.speech.say("cli-help-commands"), rows)

    def parameters(self, params: list[Any]) -> None:
        arguments = [
            (str(param.metavar), self._about(param)) for param in params if isinstance(param, TyperArgument)
        ]
        options = [
            (_written(param), self._about(param)) for param in params if isinstance(param, TyperOption)
        ]
        self.table(self.speech.say("cli-help-arguments"), arguments)
        self.table(self.speech.say("cli-help-options"), options)

    def _about(self, param: TyperArgument | TyperOption) -> str:
        if param.name == "help":
            return self.speech.say("cli-opt-help")
        about = self.speech.say(param.help or "")
        if param.required:
            return f"{about} {self.speech.say('cli-help-required')}"
        default = param.default
        if default is None or default == "" or isinstance(default, bool) or callable(default):
            return about
        return f"{about} {self.speech.say('cli-help-default', default=str(default))}"


def _usage(params: list[Any]) -> list[str]:
    arguments = [param for param in params if isinstance(param, TyperArgument)]
    return [str(one.metavar) if one.required else f"[{one.metavar}]" for one in arguments]


def _written(option: TyperOption) -> str:
    names = ", ".join([*option.opts, *option.secondary_opts])
    return names if option.is_flag or option.name == "help" else f"{names} {option.metavar or ''}".rstrip()
