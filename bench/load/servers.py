"""The two servers, each started fresh, as a process of its own with an empty directory for its games."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final

NODE: Final = Path(__file__).parent / "node"
OURS: Final = "quattrocento"
PEER: Final = "boardgame.io"
_PATIENCE: Final = 30.0


class LoadError(Exception):
    """The load cannot be driven; says why."""


@dataclass(frozen=True)
class Server:
    """A server that answers."""

    name: str
    url: str
    process: int
    directory: Path


@contextmanager
def started(name: str, directory: Path) -> Iterator[Server]:
    """Start the server of this name; it is stopped, and its games thrown away, afterwards."""
    directory.mkdir()
    said = directory / "said"
    port = _free_port()
    command, environment = _ours(directory, port) if name == OURS else _peer(directory, port)
    with said.open("w") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, env=os.environ | environment)
    try:
        _await_answer(name, process, port, said)
        yield Server(name, f"http://127.0.0.1:{port}", process.pid, directory)
    finally:
        process.terminate()
        try:
            process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        shutil.rmtree(directory, ignore_errors=True)


def node() -> str:
    """The program ``node``, with the packages of ``bench/load/node`` installed."""
    program = shutil.which("node")
    if program is None:
        raise LoadError("Node.js 20 or newer is needed: no 'node' here")
    if not (NODE / "node_modules" / "boardgame.io").exists():
        raise LoadError(f"boardgame.io is not installed: run npm ci in {NODE}")
    return program


def _ours(directory: Path, port: int) -> tuple[list[str], dict[str, str]]:
    command = [sys.executable, "-m", "bench.load.ours", str(directory / "tables.sqlite"), str(port)]
    return command, {}


def _peer(directory: Path, port: int) -> tuple[list[str], dict[str, str]]:
    command = [node(), str(NODE / "server.js"), str(directory / "matches"), str(port)]
    return command, {"NODE_ENV": "production"}


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def _await_answer(name: str, process: "subprocess.Popen[bytes]", port: int, said: Path) -> None:
    for _ in _tries(name, process, said):
        connection = HTTPConnection("127.0.0.1", port, timeout=1)
        try:
            connection.request("GET", "/")
            connection.getresponse()
            return
        except (OSError, HTTPException):
            continue
        finally:
            connection.close()


def _tries(name: str, process: "subprocess.Popen[bytes]", said: Path) -> Iterator[None]:
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        if process.poll() is not None:
            break
        yield
        time.sleep(0.1)
    raise LoadError(f"{name} did not start:\n{said.read_text().strip()}")
