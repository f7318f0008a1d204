"""What the odds of all games share: positions from files, and what cannot be told as an error."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

from quattrocento.cli.terminal.errors import CommandError
from quattrocento.cli.terminal.files import read_text
from quattrocento.cli.terminal.records import opened
from quattrocento.cli.terminal.screen import Terminal
from quattrocento.kernel.game import AnyGame, Game, OddsError, P
from quattrocento.kernel.record import HEADING


def position_in(terminal: Terminal, game: Game[P], file: Path) -> P:
    """The position of that game in a file: a position in text, or the end of a record."""
    text = read_text(file)
    if not text.startswith(HEADING):
        return game.read(text, str(file))
    table = opened(terminal, file)
    if table.game.name != game.name:
        raise CommandError("cli-odds-other-game", game=table.game.title)
    return cast(P, table.position)


@contextmanager
def explained(terminal: Terminal, game: AnyGame, code: int) -> Iterator[None]:
    """What the game cannot tell becomes a ``CommandError``: only the game has words for it."""
    try:
        yield
    except OddsError as error:
        reason = terminal.speech_for(game).say(error.message, **error.about)
        raise CommandError("cli-odds-untold", code, reason=reason) from None
