"""Records as the terminal opens them: a move that the rules refuse is told with its reason."""

from pathlib import Path

from quattrocento.cli.complaint import FAILED, Complaint
from quattrocento.cli.files import read_text
from quattrocento.cli.terminal import Terminal
from quattrocento.kernel import registry
from quattrocento.kernel.move import MoveError
from quattrocento.kernel.record import RecordError, read_record
from quattrocento.kernel.table import Table, replayed


def opened(terminal: Terminal, file: Path, to: int | None = None) -> Table:
    """The table that a record describes, after ``to`` moves or all of them."""
    text = read_text(file)
    try:
        return replayed(text, str(file), registry.games(), to)
    except RecordError as error:
        refusal = error.__context__
        if not isinstance(refusal, MoveError):
            raise
        record, _ = read_record(text, str(file))
        speech = terminal.speech_for(registry.game(record.game), players=record.players)
        reason = speech.reason(refusal.reason)
        clause = f" [{refusal.reason.clause}]" if refusal.reason.clause else ""
        move = next((entry.text() for entry in record.entries if entry.line == error.line), "")
        detail = f"{move}: {reason}{clause}"
        about = {"file": str(file), "line": str(error.line), "detail": detail}
        raise Complaint("cli-file-wrong-line", FAILED, **about) from None
