"""The two servers that are put under load, each started fresh."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bench.server_process import BenchError, Server, answering, free_port

NODE: Final = Path(__file__).parent / "node"
OURS: Final = "quattrocento"
PEER: Final = "boardgame.io"


@contextmanager
def started(name: str, directory: Path) -> Iterator[Server]:
    """Start the server of this name; it is stopped, and its games thrown away, afterwards."""
    port = free_port()
    command, environment = _ours(directory, port) if name == OURS else _peer(directory, port)
    with answering(name, directory, port, command, environment) as server:
        yield server


def node() -> str:
    """The program ``node``, with the packages of ``bench/load/node`` installed."""
    program = shutil.which("node")
    if program is None:
        raise BenchError("Node.js 20 or newer is needed: no 'node' here")
    if not (NODE / "node_modules" / "boardgame.io").exists():
        raise BenchError(f"boardgame.io is not installed: run npm ci in {NODE}")
    return program


def _ours(directory: Path, port: int) -> tuple[list[str], dict[str, str]]:
    command = [sys.executable, "-m", "bench.load.ours", str(directory / "tables.sqlite"), str(port)]
    return command, {}


def _peer(directory: Path, port: int) -> tuple[list[str], dict[str, str]]:
    command = [node(), str(NODE / "server.js"), str(directory / "matches"), str(port)]
    return command, {"NODE_ENV": "production"}
