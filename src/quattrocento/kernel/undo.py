"""How far a player may take moves back: computed from what happened, never declared by a rule.

Back to the last time that fate spoke, something was revealed, or the turn to choose passed on.
"""

from collections.abc import Mapping

FATE = "undo-fate"
REVEAL = "undo-reveal"
TURN = "undo-turn"
NOTHING = "undo-nothing"
OTHERS = "undo-others"

Secrets = Mapping[str, tuple[int, ...]]


def barrier(
    seat: int,
    fate: tuple[str, ...],
    before: Secrets,
    after: Secrets,
    asked: tuple[int, ...],
    waiting: tuple[int, ...],
) -> str:
    """What keeps this move from being taken back, as a message id, or an empty text.

    ``asked`` and ``waiting``: the seats that were waited for before and after the move.
    """
    if fate:
        return FATE
    if revealed(before, after):
        return REVEAL
    if seat not in waiting or any(other not in asked for other in waiting):
        return TURN
    return ""


def revealed(before: Secrets, after: Secrets) -> bool:
    """Whether a fact became known to somebody: to one more seat, or to all.

    A fact that ended without being shown must not stand in ``before``.
    """
    for fact, knowers in before.items():
        now = after.get(fact)
        if now is None or any(seat not in knowers for seat in now):
            return True
    return False
