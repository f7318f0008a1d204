"""A PostgreSQL of the tests' own: made in a temporary folder, reached by a socket in it alone."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

_ADMIN = "postgres"
_PATIENCE = 300


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._made = 0

    def url(self, database: str) -> str:
        return f"postgresql://{_ADMIN}@/{database}?host={self.folder}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        self._made += 1
        name = f"house_{self._made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def cut(self) -> int:
        """End every connection but this one; returns how many there were."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            return connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
            ).rowcount

    def quiet(self, url: str) -> bool:
        """Whether nothing is connected to a database any more: what was begun there has ended."""
        with psycopg.connect(url, autocommit=True) as connection:
            others = connection.execute(
                "SELECT count(*) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND datname = current_database()"
            ).fetchone()
        return others == (0,)


@contextmanager
def running() -> Iterator[Cluster]:
    """A cluster that is gone afterwards."""
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="quattrocento-postgres-"))
    owner = _owner(folder)
    data = folder / "data"
    subprocess.run(
        [programs / "initdb", "-N", "-D", data, "-U", _ADMIN, "-A", "trust", "-E", "UTF8", "--locale=C"],
        check=True,
        stdout=subprocess.DEVNULL,
        cwd=folder,
        user=owner,
    )
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(
            # No test cuts the power, and all of it is thrown away.
            [programs / "postgres", "-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "fsync=off"],
            stdout=log,
            stderr=log,
            cwd=folder,
            user=owner,
        )
    try:
        cluster = Cluster(folder)
        _await(cluster, server)
        yield cluster
    finally:
        server.send_signal(signal.SIGINT)  # its fast end: connections that tests left open are cut
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    on_path = shutil.which("initdb")
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found and on_path is None:
        pytest.fail("PostgreSQL's programs are missing: install them (on Debian: apt install postgresql)")
    return found[-1].parent if found else Path(str(on_path)).resolve().parent


def _owner(folder: Path) -> str | int | None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    account = pwd.getpwnam(_ADMIN)
    os.chown(folder, account.pw_uid, account.pw_gid)
    return account.pw_uid


def _await(cluster: Cluster, server: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            psycopg.connect(cluster.url("postgres")).close()
        except psycopg.OperationalError:
            if server.poll() is not None or time.monotonic() > until:
                pytest.fail(f"PostgreSQL does not start: {(cluster.folder / 'log').read_text()}")
            time.sleep(0.05)
        else:
            return
