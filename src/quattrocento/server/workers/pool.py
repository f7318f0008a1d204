"""Workers: the processes that think for the server, so that no thought holds up a table."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from typing import Final, ParamSpec, TypeVar

LOG: Final = logging.getLogger("quattrocento.workers")

P = ParamSpec("P")
T = TypeVar("T")


class Workers:
    """A pool of processes, started when the first task comes up and made anew when it breaks."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 1) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, task: Callable[P, T], *about: P.args, **named: P.kwargs) -> T:
        """Let a process work this out. The function and what it is about must be picklable."""
        call = partial(task, *about, **named)
        for _ in range(2):
            pool = self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, call)
            except BrokenProcessPool:
                LOG.warning("a process that thinks has died; starting others")
                if self._pool is pool:
                    self._pool = None
        return await asyncio.get_running_loop().run_in_executor(self._open(), call)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=multiprocessing.get_context("spawn"), initializer=_be_born
            )
        return self._pool

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def _be_born() -> None:
    # The server, not the terminal's interrupt, decides when its processes end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """A server that is killed cannot close its pool; nobody would need these processes then."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
