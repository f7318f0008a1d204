"""What a server used while it was measured: processor and commits.

Read from outside, so that measuring costs the servers nothing. Only Linux tells about the processor.
"""

import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.server_process import Server

_PROC: Final = Path("/proc")
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_CHANGES: Final = slice(8, 12)
"""Where the index of SQLite's write-ahead log counts transactions, in the machine's byte order."""


@dataclass(frozen=True)
class Reading:
    """What had been used by a moment, in seconds; ``None`` where it is not known."""

    at: float
    main: float | None
    all: float | None
    idle: float | None
    commits: int | None


@dataclass(frozen=True)
class Use:
    """What was used per second between two readings."""

    main: float | None
    """Of one core, by the thread that answers: the event loop."""
    all: float | None
    """Of cores, by all threads and child processes."""
    idle: float | None
    """Of cores, by nobody on the whole machine."""
    commits: float | None


def read(server: Server) -> Reading:
    return Reading(
        time.monotonic(),
        _seconds_in(_PROC / str(server.process) / "task" / str(server.process) / "stat"),
        _processor(server.process),
        _idle(),
        _commits(server.directory),
    )


def between(before: Reading, after: Reading) -> Use:
    seconds = after.at - before.at
    return Use(
        _rate(before.main, after.main, seconds),
        _rate(before.all, after.all, seconds),
        _rate(before.idle, after.idle, seconds),
        _rate(before.commits, after.commits, seconds),
    )


def sync_seconds(directory: Path, times: int = 50) -> float:
    """The mean time of making one small write durable here, with nothing else to do."""
    file = directory / "sync"
    with file.open("wb", buffering=0) as written:
        began = time.perf_counter()
        for _ in range(times):
            written.write(bytes(4096))
            os.fsync(written.fileno())
        spent = time.perf_counter() - began
    file.unlink()
    return spent / times


def _rate(before: float | None, after: float | None, seconds: float) -> float | None:
    return None if before is None or after is None else (after - before) / seconds


def _processor(process: int) -> float | None:
    """Seconds of processor used by a process and its children, with all their threads."""
    own = _seconds_in(_PROC / str(process) / "stat")
    if own is None:
        return None
    return own + sum(_processor(child) or 0.0 for child in _children(process))


def _children(process: int) -> list[int]:
    listed = (_PROC / str(process) / "task").glob("*/children")
    return [int(child) for file in listed for child in (_text(file) or "").split()]


def _seconds_in(stat: Path) -> float | None:
    text = _text(stat)
    if text is None:
        return None
    # The program's name stands in brackets and may hold spaces; user and system time are 14th and 15th.
    fields = text.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _text(file: Path) -> str | None:
    """What stands there; ``None`` where there is no such file, or the thread has ended meanwhile."""
    try:
        return file.read_text()
    except (FileNotFoundError, ProcessLookupError):
        return None


def _idle() -> float | None:
    """Seconds in which the machine's cores had nothing to do, or waited for a disk."""
    text = _text(_PROC / "stat")
    if text is None:
        return None
    total = text.splitlines()[0].split()
    return (int(total[4]) + int(total[5])) / _TICKS


def _commits(directory: Path) -> int | None:
    for index in directory.glob("*-shm"):
        with index.open("rb") as file:
            return int.from_bytes(file.read(_CHANGES.stop)[_CHANGES], sys.byteorder)
    return None
