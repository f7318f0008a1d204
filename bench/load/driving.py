"""The clients: one Node program for both servers, in a process of its own."""

import json
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from bench.load import meters
from bench.load.servers import NODE, node
from bench.server_process import BenchError, Server

WARM_UP: Final = 2.0


@dataclass(frozen=True)
class Drive:
    """What came of driving one server once."""

    rate: float
    """Moves confirmed per second."""
    p50: float
    p99: float
    """Milliseconds from sending a move to its confirmation."""
    driver: float
    """Cores used by the clients."""
    use: meters.Use


def drive(server: Server, tables: int, seconds: float, told: Callable[[str], None]) -> Drive:
    """Play at so many tables for so long; ``told`` hears how far it is."""
    command = [node(), "drive.js", server.name, server.url, str(tables), str(WARM_UP), str(seconds)]
    readings: list[meters.Reading] = []
    result: dict[str, Any] | None = None
    with subprocess.Popen(command, cwd=NODE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        for line in process.stdout:
            said = json.loads(line)
            if "measuring" in said:
                readings.append(meters.read(server))
            result = said.get("result", result)
            told(_progress(said))
        trouble = process.stderr.read().decode().strip()
    if process.returncode or result is None:
        raise BenchError(trouble or f"the clients ended with {process.returncode}")
    return Drive(**result, use=meters.between(*readings))


def _progress(said: dict[str, Any]) -> str:
    if "opened" in said:
        return f"{said['opened']} tables open"
    if "moves" in said:
        return f"{said['moves']:,} moves"
    return ""
