"""The invariants of Ambush, of one position and between two."""

from ambush.components import HAND_LIMIT
from ambush.position import Ambush


def violations(position: Ambush) -> list[str]:
    """The invariants that this position breaks."""
    found: list[str] = []
    if min(position.bag()) < 0:
        found.append("AMB-I1 more cards than the bag holds")
    if any(len(hand) > HAND_LIMIT for hand in position.hands):
        found.append("AMB-I2 too many cards in hand")
    if any(hand and not lives for hand, lives in zip(position.hands, position.lives, strict=True)):
        found.append("AMB-I3 cards of somebody who is out")
    return found


def transition_violations(before: Ambush, after: Ambush) -> list[str]:
    """The invariants that the way from one position to a later one breaks."""
    won = any(new > old for old, new in zip(before.lives, after.lives, strict=True))
    return ["AMB-I4 a life was won"] if won else []
