"""The report: both servers side by side, and what bounds ours."""

from collections.abc import Callable, Sequence
from statistics import median
from typing import Final

from rich.table import Table

from bench.load.driving import Drive

Pair = tuple[Drive, Drive]
"""Ours and the peer's, driven one after the other."""

_BUSY: Final = 0.85
_DURABILITY: Final = (
    "Durable: ours confirms a move after a commit with an fsync;"
    " boardgame.io confirms it before it is written, and calls no fsync."
)


def table(runs: dict[int, list[Pair]]) -> Table:
    """Medians of the rounds; the ratio within each round."""
    drawn = Table(title="load, beside boardgame.io: medians, and ratios within each round")
    for heading in ("tables", "server", "moves/s", "p50 ms", "p99 ms", "ratio", "durable"):
        drawn.add_column(heading, justify="left" if heading == "server" else "right")
    for tables, pairs in runs.items():
        ours, peer = [a for a, _ in pairs], [b for _, b in pairs]
        ratio = f"{median(a.rate / b.rate for a, b in pairs):.2f}"
        drawn.add_row(str(tables), "quattrocento", *_numbers(ours), ratio, "yes")
        drawn.add_row("", "boardgame.io", *_numbers(peer), "", "no", end_section=True)
    return drawn


def bounds(runs: dict[int, list[Pair]], sync: float) -> list[str]:
    """Sentences on what the servers used, and what held ours up."""
    lines = [_DURABILITY, f"Making one small write durable takes {sync * 1000:.2f} ms on this disk."]
    for tables, pairs in runs.items():
        ours, peer = [a for a, _ in pairs], [b for _, b in pairs]
        lines.append(f"{tables} tables: ours {_used(ours)}; boardgame.io {_used(peer)}.")
        if commits := _middle(ours, lambda drive: drive.use.commits):
            moves = median(drive.rate for drive in ours) / commits
            lines.append(f"  {commits:,.0f} commits a second, {moves:.1f} moves to a commit.")
        lines.append(f"  {_bound(ours, sync)}")
    return lines


def _numbers(drives: Sequence[Drive]) -> list[str]:
    return [
        f"{median(drive.rate for drive in drives):,.0f}",
        f"{median(drive.p50 for drive in drives):.1f}",
        f"{median(drive.p99 for drive in drives):.1f}",
    ]


def _middle(drives: Sequence[Drive], of: Callable[[Drive], float | None]) -> float | None:
    known = [value for drive in drives if (value := of(drive)) is not None]
    return median(known) if known else None


def _used(drives: Sequence[Drive]) -> str:
    main = _middle(drives, lambda drive: drive.use.main)
    everything = _middle(drives, lambda drive: drive.use.all)
    clients = median(drive.driver for drive in drives)
    if main is None or everything is None:
        return f"clients {clients:.2f} cores"
    moves = median(drive.rate for drive in drives) / everything
    return (
        f"event loop {main:.2f} of a core, whole server {everything:.2f}, clients {clients:.2f},"
        f" {moves:,.0f} moves to a second of processor"
    )


def _bound(ours: Sequence[Drive], sync: float) -> str:
    main = _middle(ours, lambda drive: drive.use.main)
    idle = _middle(ours, lambda drive: drive.use.idle)
    commits = _middle(ours, lambda drive: drive.use.commits)
    if main is not None and main > _BUSY:
        return "Bound by the processor: the event loop, one thread, has no time left."
    if idle is not None and idle < 1 - _BUSY:
        return "Bound by the processor: the machine has no core to spare."
    if commits is not None and commits * sync > _BUSY:
        return "Bound by the disk: one commit follows the other without a pause."
    return "Bound by neither alone: moves wait for the event loop, the commit and the clients in turn."
