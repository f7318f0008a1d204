"""The server: tables played over the network, each of them its record."""

from typing import Final

# Here and not in the configuration, so that the command line can name it without the server's packages.
DEFAULT_PORT: Final = 1492
