"""Records: the game as text, one line a move, with what fate said beside it.

::

    quattrocento record 1
    game magnifico
    rules 1
    seats 4
    option target_vp 35
    component cards gyroscope cost 50
    player 0 Anna
    start ; hit*3 blank*2 explosion ...
    0 colour red
    2 infantry 3 ; hit*2 blank

``from`` and lines that begin with ``|`` give a position in text instead of ``start``. Lines that
begin with ``#`` are remarks. A move that is still secret stands as ``2 bid ?``.
"""

import json
from dataclasses import dataclass, field

from quattrocento.kernel.components import Difference
from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.game import OptionValue

FORMAT = 1
HEADING = "quattrocento record"
HIDDEN = "?"


@dataclass
class Entry:
    """One move: the seat, the move in notation, and what fate said."""

    seat: int
    move: str
    fate: tuple[str, ...] = ()
    line: int = 0

    def text(self, hidden: bool = False) -> str:
        move = f"{self.move.partition(' ')[0]} {HIDDEN}" if hidden else self.move
        said = f" ; {' '.join(self.fate)}" if self.fate else ""
        return f"{self.seat} {move}{said}"


@dataclass
class Record:
    """A game as it was set up and played."""

    game: str
    seats: int
    rules: int = 1
    options: dict[str, OptionValue] = field(default_factory=dict)
    changes: list[Difference] = field(default_factory=list)
    players: dict[int, str] = field(default_factory=dict)
    start: tuple[str, ...] = ()
    position: str = ""
    entries: list[Entry] = field(default_factory=list)

    def text(self, hidden: frozenset[int] = frozenset()) -> str:
        """The record as text; the entries with a number in ``hidden`` without their noun."""
        lines = [f"{HEADING} {FORMAT}", f"game {self.game}", f"rules {self.rules}"]
        lines.append(f"seats {self.seats}")
        lines += [f"option {name} {str(value).lower()}" for name, value in self.options.items()]
        lines += [" ".join(("component", *change)) for change in self.changes]
        lines += [f"player {seat} {name}" for seat, name in self.players.items()]
        if self.position:
            lines.append("from")
            lines += [f"| {line}".rstrip() for line in self.position.splitlines()]
        else:
            lines.append(f"start ; {' '.join(self.start)}" if self.start else "start")
        lines += [entry.text(i in hidden) for i, entry in enumerate(self.entries)]
        return "\n".join(lines) + "\n"


class RecordError(DocumentError):
    """A record that cannot be read or does not follow the rules, with the line."""


class _Reader:
    """Reads a record line by line."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.record = Record("", 0)
        self.typed_options: list[tuple[str, str, int]] = []
        self.begun = False

    def error(self, line: int, message: str) -> RecordError:
        return RecordError(self.source, line, message)

    def heading(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word == "game" and rest:
            self.record.game = rest
        elif word == "rules" and rest.isdecimal():
            self.record.rules = int(rest)
        elif word == "seats" and rest.isdecimal():
            self.record.seats = int(rest)
        elif word == "option" and len(rest.split()) == 2:
            name, value = rest.split()
            self.typed_options.append((name, value, number))
        elif word == "component":
            self.component(number, rest)
        elif word == "player" and rest.partition(" ")[0].isdecimal():
            seat, _, name = rest.partition(" ")
            self.record.players[int(seat)] = name
        elif word in ("start", "from"):
            self.begun = True
            self.record.start = tuple(rest.removeprefix(";").split())
        else:
            raise self.error(number, f"a heading line or 'start' is expected, not {line!r}")

    def component(self, number: int, rest: str) -> None:
        parts = rest.split(" ", 3)
        if len(parts) != 4:
            raise self.error(number, "component TABLE ID KEY VALUE is expected")
        try:
            json.loads(parts[3])
        except ValueError:
            raise self.error(number, f"a value is expected, not {parts[3]!r}") from None
        self.record.changes.append((parts[0], parts[1], parts[2], parts[3]))

    def entry(self, number: int, line: str) -> None:
        body, _, said = line.partition(";")
        seat, _, move = body.strip().partition(" ")
        if not seat.isdecimal() or not move:
            raise self.error(number, f"SEAT MOVE [; FATE] is expected, not {line!r}")
        entry = Entry(int(seat), move.strip(), tuple(said.split()), number)
        self.record.entries.append(entry)


def read_record(text: str, source: str = "record") -> tuple[Record, list[tuple[str, str, int]]]:
    """The record, and its options as written (name, value, line); the game knows their types."""
    lines = text.splitlines()
    if not lines or lines[0].split()[:2] != HEADING.split():
        raise RecordError(source, 1, f"not a record: '{HEADING} {FORMAT}' is expected")
    if lines[0].split()[2:] != [str(FORMAT)]:
        raise RecordError(source, 1, f"format {FORMAT} of records is expected")
    reader = _Reader(source)
    placed: list[str] = []
    for number, line in enumerate(lines[1:], 2):
        if line.startswith("|"):
            placed.append(line[1:].removeprefix(" "))
        elif not line.strip() or line.startswith("#"):
            continue
        elif reader.begun:
            reader.entry(number, line.strip())
        else:
            reader.heading(number, line.strip())
    if not reader.record.game or not reader.begun:
        raise RecordError(source, len(lines), "the record ends before the game starts")
    reader.record.position = "\n".join(placed) + "\n" if placed else ""
    return reader.record, reader.typed_options
