"""``play``: a game with people and bots at one table, in the browser or in the terminal."""

import shlex
import signal
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Annotated, NoReturn

import typer

from quattrocento.cli.browser.packages import server_packages
from quattrocento.cli.table import saves
from quattrocento.cli.table.dice import Interrupted
from quattrocento.cli.table.requests import Leaves
from quattrocento.cli.table.saves import Save
from quattrocento.cli.table.session import Session
from quattrocento.cli.table.setup import Wishes, begun, resumed
from quattrocento.cli.terminal.parameters import Lang, Pack, Port, Settings, number
from quattrocento.cli.terminal.screen import ClosedPipe, EndOfInput, Stopped, Terminal, terminal_of
from quattrocento.kernel import registry
from quattrocento.server import DEFAULT_PORT


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-opt-game")] = "magnifico",
    seats: Annotated[int | None, number("--seats", "cli-play-opt-seats", 1)] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,...", help="cli-play-opt-bots")] = "",
    humans: Annotated[int | None, number("--humans", "cli-play-opt-humans")] = None,
    seat: Annotated[int | None, number("--seat", "cli-play-opt-seat")] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help="cli-play-opt-name")
    ] = None,
    setting: Settings = None,
    components: Pack = None,
    seed: Annotated[int | None, number("--seed", "cli-play-opt-seed")] = None,
    from_file: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="cli-play-opt-from")
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="cli-play-opt-save")] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="cli-play-opt-resume")
    ] = None,
    dice: Annotated[
        str | None, typer.Option("--dice", metavar="roll|ask", help="cli-play-opt-dice")
    ] = None,
    first: Annotated[bool, typer.Option("--first", help="cli-play-opt-first")] = False,
    in_terminal: Annotated[bool, typer.Option("--terminal", help="cli-play-opt-terminal")] = False,
    new: Annotated[bool, typer.Option("--new", help="cli-play-opt-new")] = False,
    port: Port = DEFAULT_PORT,
    no_open: Annotated[bool, typer.Option("--no-open", help="cli-play-opt-no-open")] = False,
    lang: Lang = "",
) -> None:
    terminal = terminal_of(context)
    wishes = Wishes(
        game=registry.game(game),
        seats=seats,
        bots=bots,
        humans=humans,
        seat=seat,
        names=list(name or []),
        settings=list(setting or []),
        pack=components,
        seed=seed,
        position=from_file,
        save=save,
        resume=resume,
        dice=dice,
        first=first,
    )
    wishes.check()
    if in_terminal or wishes.are_of_the_terminal():
        sit(terminal, wishes)
        return
    with server_packages():
        # A game in the terminal needs no server, which takes a while to load.
        from quattrocento.cli.browser.launch import play_in_browser  # noqa: PLC0415

    play_in_browser(terminal, wishes, port, not no_open, new)


def _offered(terminal: Terminal, game: str) -> Path | None:
    """An unfinished game, if there is one and the person at the keyboard wants to go on with it."""
    path = saves.unfinished(game)
    if path is None:
        return None
    if not terminal.from_keyboard:
        terminal.note(terminal.say("cli-unfinished-exists", file=str(path)))
        return None
    answer = terminal.ask(terminal.say("cli-unfinished-resume", file=str(path)) + " ")
    return path if answer[:1].casefold() in ("", "y", "s") else None


def sit(terminal: Terminal, wishes: Wishes) -> None:
    """Play until the end; a player who leaves, in whatever way, is told how to come back."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):  # not every system has them all
            signal.signal(getattr(signal, name), _stop)
    save: Save | None = None
    session: Session | None = None
    try:
        if wishes.are_plain():
            wishes.resume = _offered(terminal, wishes.game.name)
        save = Save(wishes.save or wishes.resume)
        arranged = resumed if wishes.resume else begun
        session = arranged(terminal, wishes, save)
        session.play()
    except (Leaves, Interrupted, EndOfInput):
        _farewell(terminal, save, session)
    except BaseException:
        _farewell(terminal, save, session)
        raise
    finally:
        if save is not None:
            save.release()


def _stop(wish: int, frame: FrameType | None) -> NoReturn:
    raise Stopped(wish)


def _farewell(terminal: Terminal, save: Save | None, session: Session | None) -> None:
    over = session is not None and session.table.position.result is not None
    if save is None or not save.written or over:
        return
    command = f"quattrocento play --resume {shlex.quote(str(save.path))}"
    # Where the terminal itself has gone there is nobody to tell.
    with suppress(OSError, ClosedPipe):
        if terminal.from_keyboard:
            terminal.note("")
        terminal.note(terminal.say("cli-resume-with", command=command))
