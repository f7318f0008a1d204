"""Our server as ``quattrocento serve`` runs it: ``python -m bench.load.ours DATABASE PORT``.

Only the limits are lifted: all clients here have one address and play as fast as they can.
"""

import sys
from typing import Final

from quattrocento.server.configuration import Configuration, Rate, Rates
from quattrocento.server.run import bound, serve

_NO_LIMIT: Final = Rate(1e9, 1e9)
_MANY: Final = 1_000_000


def main(database: str, port: int) -> None:
    rates = Rates(change=_NO_LIMIT, read=_NO_LIMIT, sign_in=_NO_LIMIT, message=_NO_LIMIT)
    configuration = Configuration(database, port=port, rates=rates, most_running=_MANY, most_sockets=_MANY)
    serve(configuration, bound(configuration.host, port), lambda: None)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
