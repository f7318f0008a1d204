"""The error log: mistakes of ours by their place only, for their words may speak of hidden facts."""

import logging
import traceback


def note(log: logging.Logger, where: str, error: BaseException) -> None:
    """Log what went wrong, without a word of what lay on the table."""
    lines = "".join(traceback.format_tb(error.__traceback__))
    log.error("%s: %s\n%s", where, type(error).__name__, lines)
