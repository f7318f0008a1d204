"""The terminal: play, replay, simulate, and ask about rules, odds and components."""

import sys
from collections.abc import Sequence
from typing import NoReturn


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """The program ``quattrocento``."""
    try:
        from quattrocento.cli.app import run  # noqa: PLC0415 (so that Ctrl-C is heeded from the start)
    except KeyboardInterrupt:
        sys.exit(130)
    run(arguments)
