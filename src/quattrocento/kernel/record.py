"""Records: the game as text, one line a move, with what fate said beside it.

::

    quattrocento record 1
    game magnifico
    rules 1
    seats 4
    setting target_vp 35
    component cards gyroscope cost 50
    player 0 Anna
    start ; hit*3 blank*2 explosion ...
    0 colour red
    2 infantry 3 ; hit*2 blank

``from`` and lines that begin with ``|`` give a position in text instead of ``start``. Lines that
begin with ``#`` are remarks. In the copy of one seat, what it does not know stands as ``?``.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from quattrocento.kernel.components import Difference, value_of
from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.fate import Seers
from quattrocento.kernel.move import MoveError
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.setting import FIRST_RULES, SettingValue

if TYPE_CHECKING:
    from quattrocento.kernel.position import Position

FORMAT = 1
_NUMBERS = ("rules", "seats")
_ONCE = ("game", *_NUMBERS)
_SETTING = ("setting", "option")  # as it is written, and as earlier records have it
HEADING = "quattrocento record"
HIDDEN = "?"
_NUMBER_DIGITS = 6


@dataclass
class Entry:
    """One move: the seat, the move in notation, what fate said, and who saw each word of that.

    ``line`` is where it was read; ``seen_by`` is empty for an entry that was read and not played.
    """

    seat: int
    """Who moved."""
    move: str
    """The move in notation."""
    fate: tuple[str, ...] = ()
    """What fate said, in words."""
    line: int = field(default=0, compare=False)
    """The line where it was read; 0 if it was played."""
    seen_by: tuple[Seers, ...] = field(default=(), compare=False)
    """Who saw each word of fate; empty for an entry that was read."""

    def text(self) -> str:
        """The entry as its line in the record."""
        return _line(f"{self.seat} {self.move}", self.fate)

    def seen(self, seat: int, hidden: bool) -> str:
        """The entry in the eyes of a seat. Of a hidden move not even the verb, which may tell much."""
        move = HIDDEN if hidden else self.move
        return _line(f"{self.seat} {move}", _seen(self.fate, self.seen_by, seat))


def _line(text: str, fate: Sequence[str]) -> str:
    return f"{text} ; {' '.join(fate)}" if fate else text


def _seen(fate: tuple[str, ...], seen_by: tuple[Seers, ...], seat: int) -> list[str]:
    saw = [seers is None or seat in seers for seers in seen_by]
    return [word if known else HIDDEN for word, known in zip(fate, saw, strict=True)]


class Stage(NamedTuple):
    """A game after one of its moves: how many there were, the last of them, and the position."""

    number: int
    """How many moves were made."""
    entry: Entry | None
    """The last of them; None at the beginning."""
    position: "Position"
    """The position then; it is played on, so copy it to keep it."""


@dataclass
class Record:
    """A game as it was set up and played."""

    game: str
    """The name of the game."""
    seats: int
    """How many play."""
    rules: int = FIRST_RULES
    """The version of the rules that it is played under."""
    settings: dict[str, SettingValue] = field(default_factory=dict)
    """The settings by name."""
    changes: list[Difference] = field(default_factory=list)
    """What a pack changed in the components."""
    players: dict[int, str] = field(default_factory=dict)
    """The names of the players by seat."""
    start: tuple[str, ...] = ()
    """What fate said while the game was set up."""
    position: str = ""
    """The position in text that the game began from; empty if it began at the start."""
    entries: list[Entry] = field(default_factory=list)
    """The moves in order."""
    start_seen_by: tuple[Seers, ...] = field(default=(), compare=False)
    """Who saw each word of ``start``."""
    lines: dict[str, int] = field(default_factory=dict, compare=False)
    """Where each word of the heading was read first."""
    source: str = field(default="record", compare=False)
    """What it was read from, for errors."""
    typed: list[tuple[str, str, int]] = field(default_factory=list, compare=False)
    """The settings as they were read: name, value, line; the game knows their types."""

    @classmethod
    def read(cls, text: str, source: str = "record") -> "Record":
        """The record that a text describes, or a ``RecordError`` that names the line."""
        return read_record(text, source)[0]

    def positions(self, source: str | None = None) -> Iterator[Stage]:
        """The game step by step: how it began (number 0, no entry), then the position after each move.

        ``source`` is what errors name; unless it is given, what the record was read from.
        It is one position that is played on, which costs no copies: copy it where you want to keep it.
        """
        from quattrocento.kernel.stages import stages  # noqa: PLC0415 (it needs records itself)

        named = self.source if source is None else source
        return stages(self if self.lines else read_record(self.text(), named)[0], named)

    def text(self) -> str:
        """The whole record as text."""
        opening = self._from(self.position) if self.position else [_line("start", self.start)]
        return _text([*self._heading(), *opening, *(entry.text() for entry in self.entries)])

    def seen_text(self, seat: int, hidden: frozenset[int], parts: frozenset[int], sealed: bool) -> str:
        """The record in the eyes of a seat: without the entries numbered in ``hidden``.

        ``parts`` are moves after which the same secret choice went on. Hidden ones are left out, because
        how many there are, and when, may tell what they are. ``sealed``: the seat does not know all of
        the position from which the game went on.
        """
        lines = self._heading()
        if self.position:
            lines += self._from(HIDDEN if sealed else self.position)
        else:
            lines.append(_line("start", _seen(self.start, self.start_seen_by, seat)))
        for number, entry in enumerate(self.entries):
            if number not in hidden or number not in parts or entry.fate:
                lines.append(entry.seen(seat, number in hidden))
        return _text(lines)

    def _heading(self) -> list[str]:
        lines = [f"{HEADING} {FORMAT}", f"game {self.game}", f"rules {self.rules}"]
        lines.append(f"seats {self.seats}")
        lines += [f"setting {name} {str(value).lower()}" for name, value in self.settings.items()]
        lines += [" ".join(("component", *change)) for change in self.changes]
        # A name with line breaks in it would pass for lines of the record.
        lines += [f"player {seat} {' '.join(name.split())}" for seat, name in self.players.items()]
        return lines

    def _from(self, position: str) -> list[str]:
        return ["from", *(f"| {line}".rstrip() for line in position.rstrip("\n").split("\n"))]


def _text(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


class RecordError(DocumentError):
    """A record that cannot be read or does not follow the rules, with the line."""

    @property
    def reason(self) -> Saying | None:
        """Why the rules refuse the move of that line, where it is they that do."""
        return self.within.reason if isinstance(self.within, MoveError) else None


class _Reader:
    """Reads a record line by line."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.record = Record("", 0, source=source)
        self.typed_settings: list[tuple[str, str, int]] = []
        self.begun = False
        self.placed: list[str] | None = None

    def error(self, line: int, message_id: str, /, **about: str | int) -> RecordError:
        return RecordError(self.source, line, message_id, **about)

    def heading(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word in _ONCE and word in self.record.lines:
            raise self.error(number, "record-twice", word=word)
        if word in _NUMBERS and not _is_number(rest):
            raise self.error(number, "record-number", word=word, text=repr(rest))
        self.record.lines.setdefault(word, number)
        if word == "game" and rest:
            self.record.game = rest
        elif word == "rules":
            self.record.rules = int(rest)
        elif word == "seats":
            self.record.seats = int(rest)
        elif word in _SETTING and len(rest.split()) == 2:
            name, value = rest.split()
            self.typed_settings.append((name, value, number))
        elif word == "component":
            self.component(number, rest)
        elif word == "player" and _is_number(rest.partition(" ")[0]):
            seat, _, name = rest.partition(" ")
            self.record.players[int(seat)] = name
        elif word == "start" and (not rest or rest.startswith(";")):
            self.begun = True
            self.record.start = tuple(rest.removeprefix(";").split())
        elif word == "from" and not rest:
            self.begun = True
            self.placed = []
        else:
            raise self.error(number, "record-heading", text=repr(line))

    def component(self, number: int, rest: str) -> None:
        parts = rest.split(" ", 3)
        if len(parts) != 4:
            raise self.error(number, "record-component")
        try:
            value_of(parts[3])
        except ValueError:
            raise self.error(number, "record-value", text=repr(parts[3])) from None
        self.record.changes.append((parts[0], parts[1], parts[2], parts[3]))

    def place(self, number: int, line: str) -> None:
        """A line of a position; between two of them a remark counts as an empty one."""
        if self.placed is None or self.record.entries:
            raise self.error(number, "record-place")
        missing = number - self.record.lines["from"] - 1 - len(self.placed)
        self.placed += [""] * missing
        self.placed.append(line.removeprefix(" "))

    def entry(self, number: int, line: str) -> None:
        body, _, said = line.partition(";")
        seat, _, move = body.strip().partition(" ")
        if not _is_number(seat) or not move:
            raise self.error(number, "record-entry", text=repr(line))
        entry = Entry(int(seat), move.strip(), tuple(said.split()), number)
        self.record.entries.append(entry)


def read_record(text: str, source: str = "record") -> tuple[Record, list[tuple[str, str, int]]]:
    """The record, and its settings as written (name, value, line); the game knows their types."""
    lines = text.rstrip("\n").split("\n")
    if lines[0].split()[:2] != HEADING.split():
        raise RecordError(source, 1, "record-none", heading=f"{HEADING} {FORMAT}")
    if lines[0].split()[2:] != [str(FORMAT)]:
        raise RecordError(source, 1, "record-format", format=FORMAT)
    reader = _Reader(source)
    for number, line in enumerate(lines[1:], 2):
        if line.startswith("|"):
            reader.place(number, line[1:].rstrip())
        elif not line.strip() or line.startswith("#"):
            continue
        elif reader.begun:
            reader.entry(number, line.strip())
        else:
            reader.heading(number, line.strip())
    if not reader.record.game or not reader.begun:
        raise RecordError(source, len(lines), "record-unfinished")
    if reader.placed is not None:
        reader.record.position = _text(reader.placed)
    reader.record.typed = reader.typed_settings
    return reader.record, reader.typed_settings


def _is_number(word: str) -> bool:
    return word.isdecimal() and len(word) <= _NUMBER_DIGITS
