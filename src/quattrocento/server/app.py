"""The application: everything that answers a request, and what it needs while it runs."""

import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.metadata import version
from typing import Final

import msgspec
from litestar import Litestar, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from quattrocento.server import games, lobby, people, replay, site, socket
from quattrocento.server.errors import HANDLERS, REFUSALS
from quattrocento.server.headers import MOST_BODY, add_headers, as_json, from_this_site
from quattrocento.server.hello import Greeter
from quattrocento.server.house import House
from quattrocento.server.identity import Identity, random_id
from quattrocento.server.journal import Journal
from quattrocento.server.limits import Limits, not_too_often
from quattrocento.server.notices import Notices
from quattrocento.server.settings import Settings
from quattrocento.server.store import Store

PROGRAM: Final = "quattrocento"


class Health(msgspec.Struct):
    """That the server answers, and which house it is: the same number for the same database."""

    program: str
    version: str
    house: str


@get("/api/health")
async def health(state: State) -> Health:
    """Whether the server and its database answer."""
    store: Store = state.store
    house = await store.ask(house_number, store)
    return Health(PROGRAM, version(PROGRAM), house)


def house_number(store: Store) -> str:
    """What tells this database from others."""
    return store.settled("house", random_id())


def _secret(settings: Settings, store: Store) -> str:
    """What cookies are signed with: the same in every process and after every start."""
    return settings.secret or store.settled("secret", secrets.token_urlsafe(32))


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    """Opens what the application needs, and closes it in the opposite order."""
    settings: Settings = app.state.settings
    async with AsyncExitStack() as stack:
        store = Store(settings.database)
        stack.callback(store.close)
        journal = Journal(store)
        stack.push_async_callback(journal.close)
        notices = Notices(store)
        secret = _secret(settings, store)
        house = House(store, journal, notices, secret, settings.bot_pause, settings.minds)
        await notices.start()
        stack.push_async_callback(notices.close)
        await house.open()
        stack.push_async_callback(house.close)
        app.state.update(
            {
                "store": store,
                "journal": journal,
                "house": house,
                "identity": Identity(secret),
                "greeter": Greeter(store),
            }
        )
        yield


def make_app(settings: Settings) -> Litestar:
    """The application of one server process."""
    requests = [health, *people.ROUTES, *games.ROUTES, *lobby.ROUTES, *replay.ROUTES]
    for request in requests:
        request.responses = {**REFUSALS, **(request.responses or {})}
    return Litestar(
        route_handlers=[*requests, socket.route, *site.ROUTES],
        lifespan=[_running],
        state=State(
            {"settings": settings, "limits": Limits(settings.rates), "pages": site.pages_in(site.folder())}
        ),
        guards=[from_this_site, as_json, not_too_often],
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        request_max_body_size=MOST_BODY,
        # The files of the site are packed already.
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2000, gzip_compress_level=5, exclude_opt_key="packed"
        ),
        openapi_config=OpenAPIConfig(
            title="Quattrocento",
            version=version(PROGRAM),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
