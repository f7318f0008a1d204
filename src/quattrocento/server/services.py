"""What all rooms of a process work with."""

from dataclasses import dataclass

from quattrocento.kernel.fate import Fate
from quattrocento.server.storage.journal import Journal
from quattrocento.server.storage.store import Store
from quattrocento.server.workers.pool import Workers


@dataclass
class Services:
    """The database, the processes that think, fate, the key of tokens, the pause before a bot's move."""

    store: Store
    journal: Journal
    workers: Workers
    fate: Fate
    key: bytes
    bot_pause: float
