"""A server started fresh for a measurement: a process of its own, with an empty directory for its games."""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final

_PATIENCE: Final = 30.0


class BenchError(Exception):
    """Something cannot be measured; says why."""


@dataclass(frozen=True)
class Server:
    """A server that answers."""

    name: str
    url: str
    process: int
    directory: Path


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


@contextmanager
def answering(
    name: str, directory: Path, port: int, command: Sequence[str], environment: Mapping[str, str]
) -> Iterator[Server]:
    """Run this server on this port; it is stopped, and its games thrown away, afterwards."""
    directory.mkdir()
    said = directory / "said"
    with said.open("w") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, env={**os.environ, **environment})
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
    raise BenchError(f"{name} did not start:\n{said.read_text().strip()}")
