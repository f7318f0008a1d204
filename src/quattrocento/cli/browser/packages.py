"""The packages of the server: they are installed apart (``quattrocento[server]``)."""

from collections.abc import Iterator
from contextlib import contextmanager

from quattrocento.cli.terminal.errors import FAILED, CommandError


@contextmanager
def server_packages() -> Iterator[None]:
    """Around the import of the server: where a package of it is missing, one line says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "quattrocento"):
            raise
        raise CommandError("cli-server-missing", FAILED, package=missing) from None
