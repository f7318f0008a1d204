"""The program ``quattrocento serve``, started as a process of its own."""

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

from tests.server.live import PATIENCE, wait_for


class Program:
    """A running server program, and what it has written."""

    def __init__(
        self, *arguments: str | Path, environment: dict[str, str] | None = None, waits: bool = False
    ) -> None:
        """``waits``: it is loaded, but does nothing until ``goes_on``."""
        pause = "import os, quattrocento.server.run; os.read(0, 1); " if waits else ""
        program = f"{pause}from quattrocento.cli import main; main()"
        command = [sys.executable, "-c", program, *map(str, arguments)]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.PIPE if waits else subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **(environment or {})},
        )
        self.written = ""
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.written += line

    def goes_on(self) -> None:
        """End the pause."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.close()

    def children(self) -> list[Path]:
        """The processes that it has started, as the system shows them."""
        pid = self.process.pid
        listed = Path(f"/proc/{pid}/task/{pid}/children").read_text()
        return [Path("/proc") / child for child in listed.split()]

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
        self.process.wait(PATIENCE)
        # Processes that it has left behind would still hold the other end.
        self._reader.join(PATIENCE)
        assert not self._reader.is_alive()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                stream.close()
        return self.written
