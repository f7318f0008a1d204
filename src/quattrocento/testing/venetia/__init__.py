"""Venetia for tests: positions in a few words, stages that are played to, and what lies on the table."""

from quattrocento.testing.venetia.positions import ADRIATIC, LATER, venetia
from quattrocento.testing.venetia.stages import (
    ALL_INFLUENCE,
    ROLL,
    SEVEN_PODESTA,
    candidates,
    elected,
    election,
    first_election,
    last_scoring,
    scoring,
    start,
    threatened,
    without_dice,
)

__all__ = [
    "ADRIATIC",
    "ALL_INFLUENCE",
    "LATER",
    "ROLL",
    "SEVEN_PODESTA",
    "candidates",
    "elected",
    "election",
    "first_election",
    "last_scoring",
    "scoring",
    "start",
    "threatened",
    "venetia",
    "without_dice",
]
