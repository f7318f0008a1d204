"""The state of the project that is played: this one, or an earlier one in a worktree of its own."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bench.server_process import BenchError

ROOT: Final = Path(__file__).parents[2]


@contextmanager
def checked_out(ref: str, directory: Path) -> Iterator[Path]:
    """The project as it was at that commit, its client built; it is taken away afterwards."""
    place = directory / "before"
    _run(["git", "worktree", "add", "--detach", str(place), ref], ROOT)
    try:
        (place / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        _run(["npm", "run", "--silent", "build"], place / "web")
        yield place
    finally:
        _run(["git", "worktree", "remove", "--force", str(place)], ROOT)


def environment(root: Path) -> dict[str, str]:
    """With what a server of that state is started."""
    return {"PYTHONPATH": os.pathsep.join((str(root / "src"), str(ROOT)))}


def _run(command: list[str], directory: Path) -> None:
    done = subprocess.run(command, cwd=directory, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BenchError(f"{' '.join(command)}: {done.stderr.strip() or done.stdout.strip()}")
