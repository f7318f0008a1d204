"""Invariants of Venetia that compare a position with a later one, one move apart."""

from quattrocento.games.venetia.components.typed import STRUGGLE
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.rules.power import have_met


def transition_violations(before: Venetia, after: Venetia) -> list[str]:
    """What may never happen between two positions that one move lies between."""
    found: list[str] = []
    if after.venice < before.venice or after.enemies > before.enemies:
        found.append("VNZ-I17 a pawn went back")
    if before.rules.venice_stays and have_met(before) and after.venice != before.venice:
        found.append("VNZ-I17 Venice moved after the pawns had met")
    if after.epoch < before.epoch:
        found.append("VNZ-I18 an epoch came back")
    scored = (
        after.epoch != before.epoch
        or after.result is not None
        or _is_final(after) != _is_final(before)
        or _first_in_struggle(before, after)
    )
    for old, new in zip(before.points, after.points, strict=True):
        if new < old:
            found.append("VNZ-I19 points were lost")
        elif new != old and not scored:
            found.append("VNZ-I19 points without a scoring")
    for old_set, new_set in zip(before.treated, after.treated, strict=True):
        if any(new < old for old, new in zip(old_set, new_set, strict=True)):
            found.append("VNZ-I8 a collected Kingdom token was lost")
    monuments = [sum(position.coloured) + sum(position.grey) for position in (before, after)]
    if monuments[1] < monuments[0]:
        found.append("VNZ-I3 a Monument was removed")
    return found


def _first_in_struggle(before: Venetia, after: Venetia) -> bool:
    """The first scoring after the second, which changes no epoch (VNZ-R11)."""
    first = after.components.first_scoring
    due = before.first_due or before.venice < first <= after.venice
    return after.epoch == STRUGGLE and due and not after.first_due


def _is_final(position: Venetia) -> bool:
    return bool(position.stack) and position.stack[0].name == "count"
