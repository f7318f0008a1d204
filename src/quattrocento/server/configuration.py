"""How a server is set up."""

from typing import Final

import msgspec

from quattrocento.server import DEFAULT_PORT

SECRET_VARIABLE: Final = "QUATTROCENTO_SECRET"


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


class Rates(msgspec.Struct, frozen=True):
    """How often one address, or one socket, may ask for something."""

    change: Rate = Rate(120, 4)
    read: Rate = Rate(300, 30)
    sign_in: Rate = Rate(10, 1 / 30)
    message: Rate = Rate(60, 10)
    thought: Rate = Rate(40, 0.5)
    """What is worked out from a whole game: replays, branches and uploaded records."""


class Configuration(msgspec.Struct, frozen=True):
    """Everything that the person who runs the server may choose.

    ``database`` is a file (SQLite) or the URL of a PostgreSQL. ``origins`` are further addresses that
    the site is reached by. ``secret`` signs cookies; without one it is made once and kept in the database.
    ``workers`` is the number of processes in which bots think; 0: one less than the machine has cores.
    ``most_gathering`` and ``most_running`` are tables that one person may have opened, ``most_sockets``
    the sockets of one address.
    """

    database: str
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    origins: tuple[str, ...] = ()
    behind_proxy: bool = False
    secret: str = ""
    rates: Rates = Rates()
    bot_pause: float = 0.35
    workers: int = 0
    most_gathering: int = 20
    most_running: int = 200
    most_sockets: int = 200
