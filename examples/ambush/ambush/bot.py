"""How good a position looks to a bot."""

from typing import Final

from ambush.position import Ambush

_LIFE: Final = 3.0
_CARD: Final = 0.5


def evaluate(position: Ambush, seat: int) -> float:
    """What the seat has, less what the best of the others has.

    A plot half made (a road without a stake) is worth what it was before: nothing has happened yet. Who
    compares such positions learns nothing, which is why ``game.py`` has a ``completion``.
    """
    has = [
        coins + _LIFE * position.lives[who] + _CARD * len(position.hands[who])
        for who, coins in enumerate(position.worth())
    ]
    return has[seat] - max(worth for who, worth in enumerate(has) if who != seat)
