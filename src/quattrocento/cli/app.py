"""The program ``quattrocento``: its commands, and how every run ends."""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version as version_of
from io import StringIO
from typing import Annotated, NoReturn

import typer

from quattrocento.cli.commands import (
    components,
    fuzz,
    games,
    odds,
    options,
    play,
    replay,
    rules,
    score,
    serve,
    simulate,
)
from quattrocento.cli.help import Command, Group
from quattrocento.cli.terminal import language
from quattrocento.cli.terminal.errors import FAILED, FORESEEN, USAGE, line_of
from quattrocento.cli.terminal.parameters import Lang
from quattrocento.cli.terminal.screen import ClosedPipe, Stopped, Terminal, close_output, terminal_of
from quattrocento.speech import LANGUAGES

app = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None, help="cli-help")

app.command("play", cls=Command, help="cli-play", epilog="cli-play-examples")(play.play)
app.command("serve", cls=Command, help="cli-serve", epilog="cli-serve-examples")(serve.serve)
app.command("replay", cls=Command, help="cli-replay", epilog="cli-replay-examples")(replay.replay)
app.command("games", cls=Command, help="cli-games", epilog="cli-games-examples")(games.games)
app.command("rules", cls=Command, help="cli-rules", epilog="cli-rules-examples")(rules.rules)
app.command("odds", cls=Command, help="cli-odds", epilog="cli-odds-examples")(odds.odds)
app.command("options", cls=Command, help="cli-options", epilog="cli-options-examples")(options.options)
app.command("score", cls=Command, help="cli-score", epilog="cli-score-examples")(score.score)
app.command("components", cls=Command, help="cli-components", epilog="cli-components-examples")(
    components.components
)
app.command("simulate", cls=Command, help="cli-simulate", epilog="cli-simulate-examples")(simulate.simulate)
app.command("fuzz", cls=Command, help="cli-fuzz", epilog="cli-fuzz-examples")(fuzz.fuzz)

# As shells number the ends by SIGINT and SIGPIPE.
INTERRUPTED = 130
PIPE_CLOSED = 141


@app.callback(invoke_without_command=True)
def quattrocento(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-opt-version")] = False,
    lang: Lang = "",
) -> None:
    """Without a command: what there is."""
    if version:
        terminal_of(context).tell(f"quattrocento {version_of('quattrocento')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        context.get_help()


def run(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line and end with its exit code; never with a traceback."""
    _open_streams()
    given = list(sys.argv[1:] if arguments is None else arguments)
    asked = language.of_arguments(given)
    known = asked if asked in LANGUAGES else language.of_environment(os.environ)
    terminal = Terminal(known)
    try:
        code = _code(given, terminal)
        sys.stdout.flush()
    except (ClosedPipe, BrokenPipeError):
        close_output()
        code = PIPE_CLOSED
    except OSError as error:
        terminal.note(terminal.say("cli-output-failed", detail=error.strerror or str(error)))
        close_output()
        code = FAILED
    except Stopped as stopped:
        code = stopped.code
    sys.exit(code)


def _open_streams() -> None:
    """A program may be started without output; what it says then goes nowhere."""
    if sys.stdout is None:
        sys.stdout = StringIO()
    if sys.stderr is None:
        sys.stderr = StringIO()


def _code(arguments: list[str], terminal: Terminal) -> int:
    try:
        language.check(language.of_arguments(arguments))
        command = typer.main.get_command(app)
        code = command.main(arguments, "quattrocento", standalone_mode=False, obj=terminal)
    except FORESEEN as error:
        line, code = line_of(error, terminal.speech)
        terminal.note(line)
    except typer.TyperException as error:
        terminal.note(_misuse(error, terminal))
        code = USAGE
    except KeyboardInterrupt:
        code = INTERRUPTED
    return code if isinstance(code, int) else 0


def _misuse(error: typer.TyperException, terminal: Terminal) -> str:
    """What the command line lacks or has too much of, in the language."""
    option = getattr(error, "option_name", None)
    if option is not None and hasattr(error, "possibilities"):
        meant = ", ".join(error.possibilities or ())
        if meant:
            return terminal.say("cli-no-such-option-near", option=option, meant=meant)
        return terminal.say("cli-no-such-option", option=option)
    if option is not None:
        return terminal.say("cli-option-needs-value", option=option)
    param = getattr(error, "param", None)
    if param is not None:
        name = param.opts[0] if param.opts[0].startswith("-") else str(param.metavar)
        return terminal.say("cli-parameter-missing", parameter=name)
    extra = error.format_message().rpartition("(")[2].rstrip(")")
    return terminal.say("cli-too-many-arguments", extra=extra)
