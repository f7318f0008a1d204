"""The application: everything that answers a request, and what it needs while it runs."""

import random
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.metadata import version
from typing import Final

import msgspec
from litestar import Litestar, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from quattrocento.kernel.fate import Dice, Fate
from quattrocento.server.configuration import Configuration
from quattrocento.server.http import site
from quattrocento.server.http.errors import HANDLERS, OF_BODIES, REFUSALS
from quattrocento.server.http.headers import MOST_BODY, add_headers, as_json, from_this_site, with_heads
from quattrocento.server.http.identity import Identity, random_id
from quattrocento.server.http.limits import SAFE_METHODS, Limits, not_too_often
from quattrocento.server.http.schema import SayingSchema
from quattrocento.server.lobby import catalogue as games
from quattrocento.server.lobby import routes as lobby
from quattrocento.server.people import routes as people
from quattrocento.server.people.hello import Greeter
from quattrocento.server.replay import routes as replay
from quattrocento.server.socket import socket
from quattrocento.server.storage.journal import Journal
from quattrocento.server.storage.notices import Notices
from quattrocento.server.storage.store import Store
from quattrocento.server.table.tables import Tables

PROGRAM: Final = "quattrocento"
# Nobody can foresee these dice, not even who knows all that they have shown.
DICE: Final = Dice(rng=random.SystemRandom())


class Health(msgspec.Struct):
    """That the server answers, and which database it is on: a number of its own."""

    program: str
    version: str
    database: str


@get("/api/health")
async def health(state: State) -> Health:
    """Whether the server and its database answer."""
    store: Store = state.store
    number = await store.ask(database_number, store)
    return Health(PROGRAM, version(PROGRAM), number)


def database_number(store: Store) -> str:
    """What tells this database from others."""
    return store.settled("database", random_id())


def _secret(configuration: Configuration, store: Store) -> str:
    """What cookies are signed with: the same in every process and after every start."""
    return configuration.secret or store.settled("secret", secrets.token_urlsafe(32))


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    """Opens what the application needs, and closes it in the opposite order."""
    configuration: Configuration = app.state.configuration
    async with AsyncExitStack() as stack:
        store = Store(configuration.database)
        stack.callback(store.close)
        journal = Journal(store)
        stack.push_async_callback(journal.close)
        notices = Notices(store)
        secret = _secret(configuration, store)
        tables = Tables(store, journal, notices, configuration, secret, app.state.fate)
        await notices.start()
        stack.push_async_callback(notices.close)
        await tables.open()
        stack.push_async_callback(tables.close)
        app.state.update(
            {
                "store": store,
                "journal": journal,
                "tables": tables,
                "identity": Identity(secret),
                "greeter": Greeter(store),
            }
        )
        yield


def _describe(request: HTTPRouteHandler) -> None:
    """Its docstring, and the refusals that it may answer with, go into the description of the API."""
    first, _, rest = (request.fn.__doc__ or "").partition(".")
    request.summary, request.description = first.strip(), rest.strip() or None
    brings = request.http_methods.isdisjoint(SAFE_METHODS)
    apt = {status: said for status, said in REFUSALS.items() if brings or status not in OF_BODIES}
    request.responses = {**apt, **(request.responses or {})}


def make_app(configuration: Configuration, fate: Fate = DICE) -> Litestar:
    """The application of one server process. Only tests have another fate than dice."""
    requests = [health, *people.ROUTES, *games.ROUTES, *lobby.ROUTES, *replay.ROUTES]
    for request in requests:
        _describe(request)
    app = Litestar(
        route_handlers=[*requests, socket.route, *site.ROUTES],
        lifespan=[_running],
        state=State(
            {
                "configuration": configuration,
                "fate": fate,
                "limits": Limits(configuration),
                "pages": site.pages_in(site.folder()),
            }
        ),
        guards=[from_this_site, as_json, not_too_often],
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        request_max_body_size=MOST_BODY,
        # The files of the site are packed already.
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2000, gzip_compress_level=5, exclude_opt_key="packed"
        ),
        plugins=[SayingSchema()],
        openapi_config=OpenAPIConfig(
            title="Quattrocento",
            version=version(PROGRAM),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    app.asgi_handler = with_heads(app.asgi_handler)
    return app
