"""Saves: records with a few remarks for the terminal, kept in the user's data folder.

A save is an ordinary record. Its remarks say which bots play, the seed of the dice still to come, that
people roll real dice, what they typed of a move that is not carried out yet, and that the game is over.
"""

import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from quattrocento.cli.table.hold import Hold, is_held
from quattrocento.cli.terminal.errors import FAILED, CommandError
from quattrocento.cli.terminal.files import write_text
from quattrocento.kernel.record import HEADING, Record
from quattrocento.kernel.table import Table

ENDING: Final = ".record"
_OVER: Final = "# over"
_BOT: Final = re.compile(r"# bot (\d) (\S+)")
_SEED: Final = re.compile(r"# seed (\d{1,20})")
_ASKS: Final = "# dice ask"
_TYPED: Final = re.compile(r"# typed (start|(\d) ([^;]+)) ; (.*)")
_NEXT: Final = " | "  # between what was typed at one question and at the next


@dataclass
class Unfinished:
    """What was typed of dice and draws for a move that is not carried out yet, question by question.

    Without a seat and a move it is for the start of the game.
    """

    words: list[list[str]]
    seat: int | None = None
    move: str = ""

    def line(self) -> str:
        what = "start" if self.seat is None else f"{self.seat} {self.move}"
        return f"# typed {what} ; {_NEXT.join(' '.join(words) for words in self.words)}"


@dataclass
class Remarks:
    """What a save says besides the record."""

    bots: dict[int, str] = field(default_factory=dict)
    seed: int | None = None
    asks_dice: bool = False
    unfinished: Unfinished | None = None
    over: bool = False

    def is_of_a_save(self) -> bool:
        """Whether the terminal wrote it, so that seats without a bot are people's."""
        return self.seed is not None


def remarks_of(text: str) -> Remarks:
    """The remarks of a save; a record from elsewhere has none."""
    remarks = Remarks()
    for line in text.splitlines():
        bot, seed, typed = _BOT.fullmatch(line), _SEED.fullmatch(line), _TYPED.fullmatch(line)
        if bot:
            remarks.bots[int(bot[1])] = bot[2]
        elif seed:
            remarks.seed = int(seed[1])
        elif line == _ASKS:
            remarks.asks_dice = True
        elif typed:
            words = [part.split() for part in typed[4].split(_NEXT)]
            remarks.unfinished = Unfinished(words, int(typed[2]) if typed[2] else None, typed[3] or "")
        elif line == _OVER:
            remarks.over = True
    return remarks


def folder() -> Path:
    """Where saves are kept unless a file is named."""
    named = os.environ.get("XDG_DATA_HOME", "")
    try:
        # The standard wants a relative path there to be ignored.
        base = Path(named) if os.path.isabs(named) else Path.home() / ".local" / "share"
    except RuntimeError:
        base = Path.cwd()
    return base / "quattrocento"


def own_database() -> str:
    """The database of a host who names none: a file beside the saves."""
    return str(folder() / "house.db")


def unfinished(game: str) -> Path | None:
    """The newest save of that game that is not over."""
    if not folder().is_dir():
        return None
    saves = [path for path in folder().glob(f"{game}-*{ENDING}") if path.is_file()]
    for path in sorted(saves, key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            continue
        if text.startswith(HEADING) and not remarks_of(text).over and not is_held(path):
            return path
    return None


def _fresh(game: str) -> Path:
    """A name that no save has yet, taken at once so that two games never share it."""
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
        number = 1
        while True:
            path = place / f"{game}-{number}{ENDING}"
            try:
                path.open("x").close()
            except FileExistsError:
                number += 1
            else:
                return path
    except OSError as error:
        why = error.strerror or str(error)
        raise CommandError("cli-file-unwritable", FAILED, file=str(place), detail=why) from None


def check_new(path: Path) -> None:
    """No game is kept over another, nor over anything else."""
    if path.is_file():
        raise CommandError("cli-save-exists", file=str(path))


class Save:
    """The file that a game in progress is kept in; no other program plays on in it meanwhile."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.bots: dict[int, str] = {}
        self.seed = 0
        self.asks_dice = False
        self.unfinished: Unfinished | None = None
        self.written = False
        self._hold = Hold(path) if path is not None else None

    def move_to(self, path: Path) -> None:
        """Keep the game in another file from the next time on."""
        hold = Hold(path)
        self.release()
        self.path, self._hold = path, hold

    def release(self) -> None:
        """Let others have the file."""
        if self._hold is not None:
            self._hold.release()
            self._hold = None

    def write(self, table: Table) -> None:
        """Keep the game as it stands."""
        self.write_record(table.record, table.position.result is not None)

    def write_record(self, record: Record, over: bool = False) -> None:
        """Keep a game by its record, perhaps before it has begun."""
        if self.path is None:
            self.path = _fresh(record.game)
            self._hold = Hold(self.path)
        write_text(self.path, self._text(record, over))
        self.written = True

    def _text(self, record: Record, over: bool) -> str:
        first, _, rest = record.text().partition("\n")
        remarks = [f"# bot {seat} {name}" for seat, name in self.bots.items()]
        remarks.append(f"# seed {self.seed}")
        if self.asks_dice:
            remarks.append(_ASKS)
        if self.unfinished is not None and self.unfinished.words:
            remarks.append(self.unfinished.line())
        if over:
            remarks.append(_OVER)
        return "\n".join([first, *remarks, rest])
