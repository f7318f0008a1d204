"""Files: reading texts and writing them so that a half written one is never seen."""

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from quattrocento.cli.terminal.errors import FAILED, CommandError


def read_text(path: Path) -> str:
    """The text of a file, or one clear line why not."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise CommandError("cli-file-missing", file=str(path)) from None
    except IsADirectoryError:
        raise CommandError("cli-file-folder", file=str(path)) from None
    except UnicodeDecodeError:
        raise CommandError("cli-file-not-text", FAILED, file=str(path)) from None
    except (OSError, ValueError) as error:
        raise CommandError("cli-file-unreadable", file=str(path), detail=_why(error)) from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all: beside it first, then put in its place."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(path.resolve(), text)  # a link stays a link
    except (OSError, ValueError) as error:
        raise CommandError("cli-file-unwritable", FAILED, file=str(path), detail=_why(error)) from None


def append_text(path: Path, text: str) -> None:
    """Write more at the end of a file."""
    try:
        with path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as error:
        raise CommandError("cli-file-unwritable", FAILED, file=str(path), detail=_why(error)) from None


def _replace(path: Path, text: str) -> None:
    handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            # Without this a machine that loses power may keep the new name and lose the text.
            os.fsync(file.fileno())
        os.replace(beside, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(beside)
        raise


def _why(error: Exception) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
