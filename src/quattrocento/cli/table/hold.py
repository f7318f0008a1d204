"""Holding a save: two programs that play on in one file would overwrite each other's moves."""

import os
from contextlib import suppress
from pathlib import Path

from quattrocento.cli.terminal.errors import FAILED, CommandError
from quattrocento.server.storage.lockfile import Locked, LockFile


class Hold:
    """A save that this program alone plays on in, by a lock file beside it while it does."""

    def __init__(self, path: Path) -> None:
        save = path.expanduser().resolve()
        self._path = save.with_name(f".{save.name}.lock")
        try:
            save.parent.mkdir(parents=True, exist_ok=True)
            self._lock = LockFile(self._path)
        except Locked:
            raise CommandError("cli-save-in-use", FAILED, file=str(path)) from None
        except OSError as error:
            why = error.strerror or str(error)
            raise CommandError("cli-file-unwritable", FAILED, file=str(path), detail=why) from None

    def release(self) -> None:
        # Some systems keep a file that is open; it is as good empty as gone.
        with suppress(OSError):
            os.unlink(self._path)
        self._lock.release()


def is_held(path: Path) -> bool:
    """Whether some program plays on in that save now, or nobody can."""
    try:
        Hold(path).release()
    except CommandError:
        return True
    return False
