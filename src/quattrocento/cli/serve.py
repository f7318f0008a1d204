"""``serve``: a server for others, on this machine or in front of a network."""

import os
from typing import Annotated, Final

import typer

from quattrocento.cli import saves
from quattrocento.cli.complaint import Complaint
from quattrocento.cli.parameters import Lang, number
from quattrocento.cli.terminal import terminal_of
from quattrocento.server.configuration import DEFAULT_PORT, SECRET_VARIABLE, Configuration

DATABASE_VARIABLE: Final = "QUATTROCENTO_DATABASE"
_MOST_PORT: Final = 65535

Port = Annotated[int, number("--port", "cli-opt-port", 0, _MOST_PORT)]


def own_database() -> str:
    """The database of whoever names none: a file in the user's data folder."""
    return str(saves.folder() / "house.db")


def serve(
    context: typer.Context,
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", help="cli-serve-opt-host")
    ] = "127.0.0.1",
    port: Port = DEFAULT_PORT,
    database: Annotated[
        str, typer.Option("--database", metavar="FILE|URL", help="cli-serve-opt-database")
    ] = "",
    origin: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", help="cli-serve-opt-origin")
    ] = None,
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="cli-serve-opt-behind-proxy")
    ] = False,
    lang: Lang = "",
) -> None:
    # What only the server needs takes a while to load.
    from quattrocento.server import run  # noqa: PLC0415

    terminal = terminal_of(context)
    configuration = Configuration(
        database=database or os.environ.get(DATABASE_VARIABLE, "") or own_database(),
        host=host,
        port=port,
        origins=tuple(map(_origin, origin or [])),
        behind_proxy=behind_proxy,
        secret=os.environ.get(SECRET_VARIABLE, ""),
    )
    with run.bound(configuration.host, configuration.port) as listener:
        address = run.address_of(listener)
        run.serve(
            configuration, listener, lambda: terminal.tell(terminal.say("cli-serve-at", address=address))
        )


def _origin(text: str) -> str:
    scheme, _, rest = text.rstrip("/").partition("://")
    if scheme not in ("http", "https") or not rest or "/" in rest:
        raise Complaint("cli-serve-origin-form", value=text)
    return f"{scheme}://{rest}".lower()
