"""What all rooms of a process work with."""

from dataclasses import dataclass

from quattrocento.server.journal import Journal
from quattrocento.server.minds import Minds
from quattrocento.server.store import Store


@dataclass
class Means:
    """The database, the processes that think, the key of tokens, and the pause before a bot's move."""

    store: Store
    journal: Journal
    minds: Minds
    key: bytes
    bot_pause: float
