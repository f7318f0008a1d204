"""The terminal itself: where lines are written, and how a line is read."""

import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from io import TextIOWrapper
from textwrap import wrap
from typing import Any, NoReturn, TextIO

import typer
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from quattrocento.cli.terminal.language import speech_of
from quattrocento.kernel.game import AnyGame
from quattrocento.speech import Speech

with suppress(ImportError):
    import readline  # gives input() line editing, where there is one


class ClosedPipe(Exception):
    """The reader of the output has gone."""


class EndOfInput(Exception):
    """No more lines will come."""


class Stopped(BaseException):
    """The system asks the program to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = 128 + number


class _Screen(Console):
    """A console that lets a closed pipe be told from other ends."""

    def on_broken_pipe(self) -> NoReturn:
        raise ClosedPipe


class Terminal:
    """The screen, the error stream and the keyboard of one run, in one language."""

    def __init__(self, language: str) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            _forgiving(stream)
        self.language = language
        self.speech = speech_of(language)
        self.screen = _Screen(highlight=False, markup=False, emoji=False)
        self.errors = _Screen(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)
        self.from_keyboard = sys.stdin is not None and sys.stdin.isatty()

    @property
    def width(self) -> int:
        return self.screen.width

    def say(self, message: str, /, **about: str | int) -> str:
        return self.speech.say(message, **about)

    def speech_for(
        self, game: AnyGame, components: Any = None, players: Mapping[int, str] | None = None
    ) -> Speech:
        """The speech of a table of that game."""
        return speech_of(self.language, game, components, players)

    @property
    def height(self) -> int:
        return self.screen.height

    @property
    def scrolls(self) -> bool:
        """Whether what is written moves what was there before out of sight: no pipe, no file."""
        return self.from_keyboard and self.screen.is_terminal

    def tell(self, text: str = "", style: str = "", mark: str = "") -> None:
        """One paragraph behind a mark, broken between words where the screen is narrower."""
        self.lines(self.laid_out(text, style, mark))

    def laid_out(self, text: str, style: str = "", mark: str = "") -> list[Text]:
        """The lines of a paragraph; in a pipe or a file it is one line."""
        inner = " " * cell_len(mark)
        lines = [text]
        if self.screen.is_terminal:
            lines = wrap(text, max(20, self.width - len(inner)), break_on_hyphens=False) or [""]
        return [Text((inner if number else mark) + line, style) for number, line in enumerate(lines)]

    def tell_all(self, texts: Iterable[str]) -> None:
        """Several paragraphs."""
        for text in texts:
            self.tell(text)

    def lines(self, lines: Iterable[str | Text]) -> None:
        """Lines that are laid out already."""
        for line in lines:
            self.screen.print(line, soft_wrap=True)

    def show(self, table: RenderableType) -> None:
        """A table, without the blanks that fill its last column."""
        with self.screen.capture() as capture:
            self.screen.print(table)
        self.write(without_padding(capture.get()))

    def note(self, text: str) -> None:
        """A line beside the output, for the person at the terminal."""
        self.errors.print(text)

    def give(self, data: Any) -> None:
        """Data for a program."""
        self.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")

    def write(self, text: str) -> None:
        """Text as it is."""
        try:
            self.screen.file.write(text)
            self.screen.file.flush()
        except BrokenPipeError:
            raise ClosedPipe from None

    def wipe(self) -> None:
        """Clear the screen, what has scrolled away and what was typed, so that nobody reads it."""
        if not self.from_keyboard:
            return
        if self.screen.is_terminal:
            self.write("\x1b[H\x1b[2J\x1b[3J")
        with suppress(NameError):
            readline.clear_history()

    def ask(self, prompt: str, secret: bool = False, completions: Sequence[str] = ()) -> str:
        """The next line that is typed or comes through the pipe; a piped line is shown unless secret.

        The Tab key goes through the completions that begin with what was typed.
        """
        if self.from_keyboard:
            self.write("")
            _complete(completions)
            try:
                return input(prompt).strip()
            except EOFError:
                self.tell()
                raise EndOfInput from None
        self.write(prompt)
        line = sys.stdin.readline() if sys.stdin is not None else ""
        self.write("\n" if secret else f"{line.strip()}\n")
        if not line:
            raise EndOfInput
        return line.strip()


def _complete(lines: Sequence[str]) -> None:
    """Let the Tab key complete what is typed to one of these lines, where line editing can."""

    def fitting(typed: str, number: int) -> str | None:
        found = [line for line in lines if line.casefold().startswith(typed.casefold())]
        return found[number] if number < len(found) else None

    with suppress(NameError):
        readline.set_completer_delims("")  # a whole line is completed, blanks and all
        readline.set_completer(fitting)
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")


def without_padding(text: str) -> str:
    """The same lines without blanks at their ends."""
    return "".join(line.rstrip() + "\n" for line in text.splitlines())


def _forgiving(stream: TextIO | None) -> None:
    """A character that the terminal cannot show must not end the game."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")


def close_output() -> None:
    """Nothing that is still unwritten shall complain when the program ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError, AttributeError):
            os.dup2(nowhere, stream.fileno())


def terminal_of(context: typer.Context) -> Terminal:
    """The terminal that the command was started at."""
    assert isinstance(context.obj, Terminal)
    return context.obj
