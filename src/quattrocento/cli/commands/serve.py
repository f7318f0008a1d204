"""``serve``: a server for others, on this machine or in front of a network."""

import os
from typing import Annotated, Final

import typer

from quattrocento.cli.browser.packages import server_packages
from quattrocento.cli.table.saves import own_database
from quattrocento.cli.terminal.errors import CommandError
from quattrocento.cli.terminal.parameters import Lang, Port
from quattrocento.cli.terminal.screen import terminal_of
from quattrocento.server import DEFAULT_PORT

DATABASE_VARIABLE: Final = "QUATTROCENTO_DATABASE"


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
    with server_packages():
        # What only the server needs takes a while to load.
        from quattrocento.server import run  # noqa: PLC0415
        from quattrocento.server.configuration import SECRET_VARIABLE, Configuration  # noqa: PLC0415

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
        raise CommandError("cli-serve-origin-form", value=text)
    return f"{scheme}://{rest}".lower()
