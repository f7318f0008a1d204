"""Our server with dice of a seed: ``python -m bench.client.server DATABASE PORT SEED``."""

import sys
from typing import Final

from quattrocento.kernel.fate import Dice
from quattrocento.server.configuration import Configuration, Rate, Rates
from quattrocento.server.run import bound, serve

_NO_LIMIT: Final = Rate(1e9, 1e9)


def main(database: str, port: int, seed: int) -> None:
    rates = Rates(change=_NO_LIMIT, read=_NO_LIMIT, sign_in=_NO_LIMIT, message=_NO_LIMIT)
    configuration = Configuration(database, port=port, rates=rates)
    serve(configuration, bound(configuration.host, port), lambda: None, fate=Dice(seed))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
