"""A server in a process of its own, which can be stopped and started again at the same address."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from quattrocento.server.run import address_of, bound, serve
from tests.server.live import PATIENCE, configured, wait_for

_ROOT = Path(__file__).parents[2]


class House:
    """A house of tables on an SQLite file."""

    def __init__(self, folder: Path, environment: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self._environment = {**os.environ, **(environment or {})}
        self.address = ""
        # Bound but not listened at: nobody else is given the port while the server is stopped.
        self._port = socket.socket()
        self._port.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._port.bind(("127.0.0.1", 0))
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        port = str(self._port.getsockname()[1])
        command = [sys.executable, "-m", "tests.browser.house", str(self.folder / "house.db"), port]
        log = self.folder / "log"
        with log.open("wb") as told:
            self._process = subprocess.Popen(
                command, cwd=_ROOT, env=self._environment, stdout=told, stderr=subprocess.STDOUT
            )
        process = self._process
        wait_for(lambda: b"http" in log.read_bytes() or process.poll() is not None)
        found = re.search(r"http://\S+", log.read_text())
        assert found is not None, log.read_text()
        self.address = found[0]

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait(PATIENCE)
            self._process = None

    def close(self) -> None:
        self.stop()
        self._port.close()


def _run(database: str, port: str) -> None:
    with bound("127.0.0.1", int(port)) as listener:
        address = address_of(listener)
        serve(configured(database), listener, lambda: print(address, flush=True), log=False)


if __name__ == "__main__":
    _run(*sys.argv[1:])
