"""The server in tests: on a real SQLite file and on a real PostgreSQL."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from quattrocento.server.storage.store import Store
from tests.server.cluster import Cluster, running
from tests.server.live import Visitor, configured, serving
from tests.server.program import Program
from tests.server.threesome import Threesome


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of this test run's own."""
    with running() as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "house.db")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.fresh()


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


@pytest.fixture
def address(database: str) -> Iterator[str]:
    """The address of a server on that database."""
    with serving(configured(database)) as address:
        yield address


@pytest.fixture
def anna(address: str) -> Visitor:
    return Visitor(address, "Anna")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The address of one server for all tests of a module, and its database."""
    database = str(tmp_path_factory.mktemp("served") / "house.db")
    with serving(configured(database)) as address:
        yield address, database


@pytest.fixture
def table(served: tuple[str, str]) -> Iterator[Threesome]:
    with ExitStack() as stack:
        yield Threesome(*served, stack)


StartServer = Callable[..., Program]


@pytest.fixture
def start_server() -> Iterator[StartServer]:
    """Start the real program on a port of its own."""
    begun: list[Program] = []

    def starts(*arguments: str | Path) -> Program:
        begun.append(Program("serve", "--port", "0", *arguments))
        return begun[-1]

    yield starts
    for program in begun:
        if program.process.poll() is None:
            program.stopped()
