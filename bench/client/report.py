"""The report: one row a game, all of one run."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from statistics import median
from typing import Final

from rich.table import Table

from bench.client.script import LONG

_COLUMNS: Final = (
    "game",
    "frames",
    "ms",
    f"past {LONG} lines",
    "ms",
    "zoom ms",
    "frame kB",
    "first kB",
    "second kB",
)


@dataclass(frozen=True)
class Frame:
    """A frame as the page got it: busy milliseconds, bytes on the wire, lines of the log with it."""

    applied: float
    bytes: int
    lines: int


@dataclass(frozen=True)
class Measured:
    """What one game took; both visits as bytes by address."""

    frames: list[Frame]
    zooms: list[float]
    first: dict[str, int]
    second: dict[str, int]


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest of the values that this share of them does not exceed."""
    return sorted(values)[max(0, ceil(share * len(values)) - 1)]


def table(measured: dict[str, Measured]) -> Table:
    """All games beside each other."""
    drawn = Table(title="client: a frame applied (median / 95th percentile), zooming, bytes of two visits")
    for heading in _COLUMNS:
        drawn.add_column(heading, justify="left" if heading == "game" else "right")
    for game, of_game in measured.items():
        drawn.add_row(game, *row(of_game))
    return drawn


def row(measured: Measured) -> list[str]:
    """The numbers of a game, in the order of the columns."""
    late = [frame for frame in measured.frames if frame.lines >= LONG]
    return [
        *_times(measured.frames),
        *_times(late),
        f"{median(measured.zooms):.0f}",
        f"{median(frame.bytes for frame in measured.frames) / 1000:.1f}",
        f"{sum(measured.first.values()) / 1000:.0f}",
        f"{sum(measured.second.values()) / 1000:.0f}",
    ]


def loads(measured: dict[str, Measured]) -> Table:
    """What the visits loaded, the largest first."""
    drawn = Table(title="client: bytes by address")
    for heading in ("game", "address", "first", "second"):
        drawn.add_column(heading, justify="right" if heading in ("first", "second") else "left")
    for game, of_game in measured.items():
        addresses = {**of_game.second, **of_game.first}
        for address, _ in sorted(addresses.items(), key=lambda pair: -pair[1]):
            sizes = (of_game.first.get(address, 0), of_game.second.get(address, 0))
            drawn.add_row(game, address.split("/", 3)[-1], *(f"{size:,}" for size in sizes))
    return drawn


def _times(frames: Sequence[Frame]) -> list[str]:
    applied = [frame.applied for frame in frames]
    if not applied:
        return ["0", "-"]
    return [str(len(applied)), f"{median(applied):.1f} / {percentile(applied, 0.95):.1f}"]
