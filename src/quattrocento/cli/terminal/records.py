"""Records as the terminal opens them: a move that the rules refuse is told with its reason."""

from pathlib import Path

from quattrocento.cli.terminal.errors import FAILED, CommandError
from quattrocento.cli.terminal.files import read_text
from quattrocento.cli.terminal.screen import Terminal
from quattrocento.kernel import registry
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.position import Position
from quattrocento.kernel.record import HEADING, RecordError, read_record
from quattrocento.kernel.table import Table, replayed


def opened(terminal: Terminal, file: Path, to: int | None = None) -> Table:
    """The table that a record describes, after ``to`` moves or all of them."""
    text = read_text(file)
    try:
        return replayed(text, str(file), registry.games(), to)
    except RecordError as error:
        if error.reason is None:
            raise
        # The reason speaks of this game's components and players.
        record, _ = read_record(text, str(file))
        speech = terminal.speech_for(registry.game(record.game), players=record.players)
        about = {"file": str(file), "line": str(error.line), "detail": speech.fault(error)}
        raise CommandError("cli-file-wrong-line", FAILED, **about) from None


def position_in(terminal: Terminal, game: AnyGame, file: Path) -> Position:
    """The position of that game in a file: a position in text, or the end of a record."""
    text = read_text(file)
    if not text.startswith(HEADING):
        position: Position = game.read(text, str(file))
        return position
    table = opened(terminal, file)
    if table.game.name != game.name:
        raise CommandError("cli-odds-other-game", game=table.game.title)
    return table.position
