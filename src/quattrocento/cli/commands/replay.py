"""``replay``: a record told in sentences, from a seat's eyes or with everything open."""

from pathlib import Path
from typing import Annotated, Any

import typer

from quattrocento.cli.terminal.errors import CommandError
from quattrocento.cli.terminal.parameters import Json, Lang, number
from quattrocento.cli.terminal.records import opened
from quattrocento.cli.terminal.screen import Terminal, terminal_of
from quattrocento.kernel.event import Event
from quattrocento.kernel.record import HIDDEN
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.table import Table
from quattrocento.speech import Speech


def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-replay-opt-file")],
    to: Annotated[int | None, number("--to", "cli-replay-opt-to")] = None,
    seat: Annotated[int | None, number("--seat", "cli-replay-opt-seat")] = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    terminal = terminal_of(context)
    table = opened(terminal, file, to)
    if seat is not None and seat >= table.position.seats:
        raise CommandError("cli-no-such-seat", number=seat, last=table.position.seats - 1)
    story = Story(terminal, table, seat)
    if as_json:
        terminal.give(story.data())
    else:
        story.tell()


class Story:
    """What a record tells. Without a seat everything is open: who has the file has it all."""

    def __init__(self, terminal: Terminal, table: Table, seat: int | None) -> None:
        self.terminal = terminal
        self.table = table
        self.seat = seat
        self.speech: Speech = terminal.speech_for(table.game, table.components, table.record.players)
        self.hidden = table.hidden_from(seat) if seat is not None else frozenset()

    def sees(self, event: Event) -> bool:
        return self.seat is None or event.visible_to(self.seat)

    def texts(self, events: list[Event]) -> list[str]:
        return [self.speech.event(event) for event in events if self.sees(event)]

    def heading(self, n: int) -> str:
        """Who made the move, and the move, unless it is still secret."""
        entry = self.table.record.entries[n]
        move = self.table.happenings[n].move
        text = HIDDEN if n in self.hidden else self.speech.move(move)
        return f"{self.speech.seat(entry.seat)}: {text}"

    def sentences(self, n: int) -> list[str]:
        """What a move brought. Of a move made in secret nobody tells what it was, so it is added."""
        happening = self.table.happenings[n]
        texts = self.texts(happening.events)
        if texts and happening.private and n not in self.hidden:
            texts[0] += f" ({self.speech.move(happening.move)})"
        return texts

    def tell(self) -> None:
        for text in self.texts(self.table.opening):
            self.terminal.tell(text, mark="· ")
        for n in range(len(self.table.happenings)):
            mark = f"{n + 1}. "
            for text in self.sentences(n):
                self.terminal.tell(text, mark=mark)
                mark = " " * len(mark)
        self.tell_end()

    def tell_end(self) -> None:
        table = self.table
        view = table.position.view(SPECTATOR if self.seat is None else self.seat)
        board = table.game.board(view, table.components, self.speech, self.terminal.width)
        self.terminal.lines(["", *board, ""])
        result = table.position.result
        if result is None:
            names = ", ".join(self.speech.seat(seat) for seat in table.position.waiting())
            self.terminal.tell(self.speech.say("cli-replay-running", names=names))
            return
        for place, seat in enumerate(result.ranking, 1):
            self.terminal.tell(self.speech.say("cli-place", place=place, name=self.speech.seat(seat)))

    def data(self) -> dict[str, Any]:
        table = self.table
        result = table.position.result
        secrets = table.position.secrets()
        sees_all = self.seat is None or all(self.seat in knowers for knowers in secrets.values())
        return {
            "game": table.game.name,
            "seats": table.position.seats,
            "players": {str(seat): name for seat, name in table.record.players.items()},
            "opening": self.texts(table.opening),
            "moves": [self.move_data(n) for n in range(len(table.happenings))],
            "result": None
            if result is None
            else {
                "winners": list(result.winners),
                "reason": result.reason,
                "ranking": list(result.ranking),
            },
            # A position in text holds every secret, so that a seat gets it only where it knows them.
            "position": table.game.write(table.position) if sees_all else None,
        }

    def move_data(self, n: int) -> dict[str, Any]:
        entry = self.table.record.entries[n]
        seat = self.seat
        line = entry.text() if seat is None else entry.seen(seat, n in self.hidden)
        move, _, fate = line.partition(" ; ")
        return {
            "number": n + 1,
            "seat": entry.seat,
            "move": move.partition(" ")[2],
            "fate": fate.split(),
            "heading": self.heading(n),
            "texts": self.texts(self.table.happenings[n].events),
        }
