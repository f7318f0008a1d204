"""Views: what one seat, or a spectator, may know.

A game's view is built from nothing by adding what may be seen. Two positions that a seat cannot tell
apart give equal views; ``Game.imagine`` makes a complete position from a view.
"""

from dataclasses import dataclass

SPECTATOR = -1


@dataclass
class View:
    """The part common to all games: whose eyes, how many seats, who is choosing, how it ended."""

    game: str
    seat: int
    seats: int
    waiting: tuple[int, ...]
    winners: tuple[int, ...]
