"""The program ``quattrocento serve``, started as a process of its own."""

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

from tests.server.live import wait_for


class Program:
    """A running server program, and what it has written."""

    def __init__(self, *arguments: str | Path, environment: dict[str, str] | None = None) -> None:
        command = [sys.executable, "-c", "from quattrocento.cli import main; main()", *map(str, arguments)]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **(environment or {})},
        )
        self.written = ""
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.written += line

    def waits_for(self, pattern: str) -> re.Match[str]:
        """What it writes, sooner or later."""
        wait_for(lambda: re.search(pattern, self.written) or self.process.poll() is not None)
        found = re.search(pattern, self.written)
        assert found is not None, self.written
        return found

    @property
    def address(self) -> str:
        return self.waits_for(r"http://[\d.]+:\d+")[0]

    def stopped(self, wish: signal.Signals = signal.SIGTERM) -> str:
        """End it; returns all that it has written."""
        if self.process.poll() is None:
            self.process.send_signal(wish)
        self.process.wait(20)
        self._reader.join()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.written
