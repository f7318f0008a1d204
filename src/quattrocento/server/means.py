"""What all rooms of a process work with."""

from dataclasses import dataclass

from quattrocento.kernel.fate import Fate
from quattrocento.server.journal import Journal
from quattrocento.server.minds import Minds
from quattrocento.server.store import Store


@dataclass
class Means:
    """The database, the processes that think, fate, the key of tokens, the pause before a bot's move."""

    store: Store
    journal: Journal
    minds: Minds
    fate: Fate
    key: bytes
    bot_pause: float
