"""Quattrocento: four strategy games of Renaissance Italy and Europe on one kernel.

Everything that a program needs to play, study and teach machines to play stands here; what is not listed
in ``__all__`` may change. A game answers to a few verbs: ``start``, ``waiting``, ``options``, ``play``,
``copy``, ``view`` and ``imagine``; dice and draws come from outside (``Fate``).
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

# The package of that name is imported before the function, which would else be lost when it is imported.
import quattrocento.games  # noqa: F401
from quattrocento.bots.bot import Bot
from quattrocento.bots.greedy import GreedyBot
from quattrocento.bots.match import MatchResult, play_match
from quattrocento.bots.random_bot import RandomBot
from quattrocento.bots.registry import NoBot, UnknownBot, bot, bots
from quattrocento.kernel import english
from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.effect import Effect
from quattrocento.kernel.event import Event
from quattrocento.kernel.fate import Dice, Fate, FateError, FateMissing, Stated
from quattrocento.kernel.fault import Fault
from quattrocento.kernel.game import AnyGame, Game
from quattrocento.kernel.ledger import Ledger
from quattrocento.kernel.move import AmbiguousMove, IllegalMove, Move, MoveError, UnreadableMove
from quattrocento.kernel.notation import Notation
from quattrocento.kernel.odds import NoOdds, OddsError
from quattrocento.kernel.position import Position, Result
from quattrocento.kernel.record import Entry, Record, RecordError, Stage
from quattrocento.kernel.registry import UnknownGame, game, games
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.setting import Setting, SetupError
from quattrocento.kernel.table import Table, UndoError, new_table, replayed, table_from
from quattrocento.kernel.view import View

if TYPE_CHECKING:
    from quattrocento.speech import Speech

__all__ = [
    "SPECTATOR",
    "AmbiguousMove",
    "Bot",
    "Dice",
    "DocumentError",
    "Effect",
    "Entry",
    "Event",
    "Fate",
    "FateError",
    "FateMissing",
    "Fault",
    "Game",
    "GreedyBot",
    "IllegalMove",
    "Ledger",
    "MatchResult",
    "Move",
    "MoveError",
    "NoBot",
    "NoOdds",
    "Notation",
    "OddsError",
    "Position",
    "RandomBot",
    "Record",
    "RecordError",
    "Result",
    "Saying",
    "Setting",
    "SetupError",
    "Speech",
    "Stage",
    "Stated",
    "Table",
    "UndoError",
    "UnknownBot",
    "UnknownGame",
    "UnreadableMove",
    "View",
    "bot",
    "bots",
    "game",
    "games",
    "new_table",
    "play_match",
    "replayed",
    "table_from",
]


def __getattr__(name: str) -> Any:
    """``Speech`` needs a text library, which takes a while to load and is seldom wanted."""
    if name == "Speech":
        from quattrocento.speech import Speech  # noqa: PLC0415

        return Speech
    raise AttributeError(f"module 'quattrocento' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), "Speech"])


_MOST_SEATS = 8


@lru_cache(maxsize=8)
def _speaker(game: AnyGame | None, components: Any) -> english.Speaker:
    """Who speaks English for positions and errors; imported only when something is shown."""
    from quattrocento.speech import Speech  # noqa: PLC0415

    return Speech("en", game, components, {seat: f"Seat {seat}" for seat in range(_MOST_SEATS)})


# The rooms are put together here: the kernel must not know the text library.
english.spoken_by(_speaker)
