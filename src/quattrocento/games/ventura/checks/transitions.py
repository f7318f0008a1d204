"""Invariants of Ventura that compare a position with a later one, one move apart."""

from typing import Final

from quattrocento.games.ventura.position.battle import NO_SIDE
from quattrocento.games.ventura.position.position import NOWHERE, Ventura
from quattrocento.games.ventura.rules.battle.assaults import FIGHTING
from quattrocento.games.ventura.rules.verbs import CARD

_AMBUSH: Final = CARD.ids.index("ambush")


def transition_violations(before: Ventura, after: Ventura) -> list[str]:
    """What may never happen between two positions that one move lies between."""
    found: list[str] = []
    if any(old not in (NOWHERE, new) for old, new in zip(before.spot, after.spot, strict=True)):
        found.append("VTR-I1 a tile on the map was moved")
    if any(new < old for old, new in zip(before.points, after.points, strict=True)):
        found.append("VTR-I16 points were lost")
    if before.out & ~after.out:
        found.append("VTR-I19 an eliminated player came back")
    if not set(before.removed) <= set(after.removed):
        found.append("VTR-I4 a fallen Captain came back")
    _stockpile(before, after, found)
    _initiative(before, after, found)
    _steps(before, after, found)
    _assault(before, after, found)
    return found


def _stockpile(before: Ventura, after: Ventura, found: list[str]) -> None:
    """VTR-I25: it grows only by the tiles of an eliminated player and by what Gonzaga put back."""
    grown = _pile(after) - _pile(before)
    given = before.peeked.bit_count() + sum(
        before.reserve[seat].bit_count()
        for seat in range(before.seats)
        if (after.out & ~before.out) >> seat & 1
    )
    if grown > given:
        found.append("VTR-I25 the stockpile grew")


def _pile(position: Ventura) -> int:
    return position.pile.bit_count() + sum(tiles.bit_count() for _, tiles in position.under)


def _initiative(before: Ventura, after: Ventura, found: list[str]) -> None:
    """VTR-I17: from the second round on the First Player has scored in the Initiative Step."""
    if after.round > before.round > 0 and after.result is None:
        gained = after.points[after.first] - before.points[after.first]
        if gained < after.components.initiative_points:
            found.append("VTR-I17 the First Player has no point")


def _steps(before: Ventura, after: Ventura, found: list[str]) -> None:
    """What a player does at most once, or at most so much, in his turn of a step."""
    step = before.stack[-1]
    if step.name == "prestige":
        spent = before.florins[step.seat] - after.florins[step.seat]
        if after.round == before.round and spent > before.components.prestige_limit:
            found.append("VTR-I20 Florins for prestige")
    if step.name == "settle" and before.laid:
        found.append("VTR-I21 a second tile")
    if step.name == "march" and after.stack and after.stack[-1].name == "march":
        points = (step.values()["points"], after.stack[-1].values()["points"])
        if after.stack[-1].values()["forced"] == step.values()["forced"] and points[1] > points[0]:
            found.append("VTR-I22 movement points grew")


def _assault(before: Ventura, after: Ventura, found: list[str]) -> None:
    """VTR-I23, VTR-I24: few Companies suffer at a time, and what modifiers prevent only shrinks."""
    old, new = before.battle, after.battle
    if old is None or new is None or not old.number or new.number < old.number or new.areas != old.areas:
        return
    pursued = int(new.winner != NO_SIDE)
    assaults = new.number - old.number + after.discarded[_AMBUSH] - before.discarded[_AMBUSH] + pursued
    for one, other in zip(old.lines, new.lines, strict=True):
        hurt = sum(max(0, one.count(company) - other.count(company)) for company in set(one))
        if hurt > assaults * FIGHTING:
            found.append("VTR-I23 more than two Companies of a side suffered")
    if new.ground_guard > old.ground_guard or any(
        late > early for early, late in zip(old.captain_guard, new.captain_guard, strict=True)
    ):
        found.append("VTR-I24 a resistance modifier grew")
