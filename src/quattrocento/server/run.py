"""Running a server: the port is taken first, so that a taken one is told in so many words."""

import logging
import re
import socket
from collections.abc import Callable
from typing import Final

import uvicorn

from quattrocento.kernel.fate import Fate
from quattrocento.server.app import DICE, make_app
from quattrocento.server.configuration import Configuration
from quattrocento.server.refusal import Refusal
from quattrocento.server.storage.store import Store

MOST_MESSAGE: Final = 16 * 1024
_QUERY: Final = re.compile(r"\?[^\s\"]*")
_PATIENCE: Final = 5
# Of the addresses that a request was forwarded for, the last one that no proxy near us has is believed.
_PROXIES: Final = "127.0.0.0/8,::1,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7,fe80::/10"


class PortTaken(Refusal):
    """Another program listens there, or the system does not allow it."""

    status = 503


class WithoutQueries(logging.Filter):
    """What stands behind ``?`` in an address goes into no log."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.args, tuple):
            record.args = tuple(
                _QUERY.sub("", value) if isinstance(value, str) else value for value in record.args
            )
        return True


def bound(host: str, port: int) -> socket.socket:
    """A socket on that address, or ``PortTaken``. Port 0 stands for any free one."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            listener.listen(1024)
        except BaseException:
            listener.close()
            raise
    except (OSError, OverflowError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise PortTaken("port-taken", host=host, port=str(port), detail=detail) from None
    return listener


def address_of(listener: socket.socket) -> str:
    """The address that a browser on this machine reaches it by."""
    host, port = listener.getsockname()[:2]
    named = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{named}:{port}"


class _Server(uvicorn.Server):
    """Calls back once it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(
    configuration: Configuration,
    listener: socket.socket,
    ready: Callable[[], None],
    log: bool = True,
    fate: Fate = DICE,
) -> None:
    """Run until a signal ends it; ``StoreError`` if the database cannot be used."""
    # Within the application the same error would end in a traceback.
    Store(configuration.database).close()
    config = uvicorn.Config(
        make_app(configuration, fate),
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        proxy_headers=configuration.behind_proxy,
        forwarded_allow_ips=_PROXIES,
        server_header=False,
        log_level="info" if log else "warning",
        access_log=log,
        timeout_graceful_shutdown=_PATIENCE,
        lifespan="on",
    )
    for name in ("uvicorn.access", "uvicorn.error"):
        logging.getLogger(name).addFilter(WithoutQueries())
    _Server(config, ready).run(sockets=[listener])
