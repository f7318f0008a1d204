"""The terminal table, opened on a stated position in a pseudo-terminal; what it shows is drawn as SVG."""

import os
import pty
import re
import select
import sys
import tempfile
import time
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

HERE = Path(__file__).parent
WIDTH, HEIGHT = 108, 70
ENOUGH = b"> "

# Paper and ink, as the table in the browser has them.
PAPER = TerminalTheme(
    (246, 238, 221),
    (42, 32, 24),
    [
        (42, 32, 24),
        (169, 58, 38),
        (63, 122, 102),
        (184, 134, 11),
        (31, 78, 121),
        (122, 62, 110),
        (46, 110, 120),
        (107, 91, 71),
    ],
)


def shown(language: str) -> str:
    """What the terminal shows when the position is opened, up to the question."""
    command = ["quattrocento", "play", "--from", str(HERE / "magnifico.toml"), "--name", "Anna"]
    command += ["--lang", language, "--seed", "4"]
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(COLUMNS=str(WIDTH), LINES=str(HEIGHT), TERM="xterm-256color")
        os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp()
        os.execv(Path(sys.executable).parent / command[0], command)
    output = b""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if select.select([terminal], [], [], 2.0)[0]:
            try:
                output += os.read(terminal, 65536)
            except OSError:
                break
        elif output.rstrip(b" ").endswith(ENOUGH.strip()):
            break
    os.close(terminal)
    os.waitpid(child, 0)
    return output.decode("utf-8")


def picture(language: str) -> str:
    """The screen as SVG, with fonts that the reader's machine has."""
    console = Console(record=True, width=WIDTH, file=StringIO())
    text = re.sub(r"\x1b\[\?\d+[hl]|\x1b\[[HJ]|\x1b\[\d*[JKH]|\r", "", shown(language))
    console.print(Text.from_ansi(text.rstrip()))
    template = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    return console.export_svg(title="Magnifico", theme=PAPER, code_format=template)


def terminal_pictures() -> Iterator[Path]:
    """The terminal in both languages."""
    for language in ("en", "it"):
        path = HERE / f"magnifico-{language}.svg"
        path.write_text(picture(language), encoding="utf-8")
        yield path
