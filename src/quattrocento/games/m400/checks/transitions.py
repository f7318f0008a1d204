"""Invariants of M400 that compare a position with a later one, one move apart."""

from quattrocento.games.m400.components.typed import ARMIES, ARMIES_EACH, COLOURS, KINDS
from quattrocento.games.m400.position.position import M400, RESERVE
from quattrocento.games.m400.rules.drawing import cards_to_draw
from quattrocento.games.m400.rules.scoring import states_value
from quattrocento.kernel.seats import NOBODY


def transition_violations(before: M400, after: M400) -> list[str]:
    """What may never happen between two positions that one move lies between."""
    found: list[str] = []
    _points(before, after, found)
    _scores(before, after, found)
    _places(before, after, found)
    _turn_end(before, after, found)
    _trade(before, after, found)
    if before.rules.allied:
        _allies(before, after, found)
    return found


def _same_turn(before: M400, after: M400) -> bool:
    return before.active == after.active and before.sequence == after.sequence


def _points(before: M400, after: M400, found: list[str]) -> None:
    box = before.components
    allowed = {0, box.points_battle, box.points_surrender, box.points_capital}
    for colour in range(COLOURS):
        if after.points[colour] - before.points[colour] not in allowed:
            found.append(f"M4-I6 victory points of colour {colour} moved oddly")


def _scores(before: M400, after: M400, found: list[str]) -> None:
    scored = after.sequence > before.sequence > 0 or (after.result is not None and before.result is None)
    for colour in after.first_order:
        right = states_value(after, colour) + after.points[colour] if scored else before.score[colour]
        if after.score[colour] != right:
            found.append(f"M4-I7 the marker of colour {colour} stands wrong")


def _places(before: M400, after: M400, found: list[str]) -> None:
    """Armies stay out of the plague, blocked ones where they are, and only the active colour's move."""
    for army in range(ARMIES):
        old, new = before.at[army], after.at[army]
        if new in (old, RESERVE) or before.sequence == 0:
            continue
        if before.sick >> new & 1:
            found.append(f"M4-I11 army {army} entered the plague")
        if old != RESERVE and before.blocked >> army & 1:
            found.append(f"M4-I12 army {army} moved although blocked")
        if army // ARMIES_EACH != before.active:
            found.append(f"M4-I13 army {army} moved out of its turn")
        if before.moved >> army & 1:
            found.append(f"M4-I13 army {army} moved again")
    if _same_turn(before, after) and before.attacked & ~after.attacked:
        found.append("M4-I10 an attack on a capital was forgotten")


def _turn_end(before: M400, after: M400, found: list[str]) -> None:
    if before.active == NOBODY or (_same_turn(before, after) and after.result is None):
        return
    active = before.player[before.active]
    for seat in range(before.seats) if before.rules.limit_everybody else (active,):
        if before.phase and after.held[seat] - _drawn_at_once(after, seat) > before.rules.hand_limit:
            found.append(f"M4-I9 seat {seat} kept {after.held[seat]} cards")
    if any(after.blocked >> army & 1 for army in after.armies(before.active)):
        found.append("M4-I12 a block outlasts the turn")


def _drawn_at_once(after: M400, seat: int) -> int:
    """With the draw not optional the next turn has drawn already, and it may be one of the same seat."""
    if after.rules.draw_optional or after.result is not None or after.player[after.active] != seat:
        return 0
    return cards_to_draw(after, after.active)


def _trade(before: M400, after: M400, found: list[str]) -> None:
    """A swap leaves both hands together as they were (M4-I18)."""
    if before.offer is None or after.offer is not None:
        return
    for kind in range(KINDS):
        if sum(before.hand[kind::KINDS]) != sum(after.hand[kind::KINDS]):
            found.append("M4-I18 a trade changed the number of cards")


def _allies(before: M400, after: M400, found: list[str]) -> None:
    """In Alleanza no move takes a state from the ally, or blocks or destroys its armies."""
    if before.active == NOBODY or not _same_turn(before, after):
        return
    for colour in before.first_order:
        if colour == before.active or before.player[colour] != before.player[before.active]:
            continue
        armies = range(colour * ARMIES_EACH, colour * ARMIES_EACH + ARMIES_EACH)
        if after.own[colour] != before.own[colour] or any(
            after.at[army] != before.at[army] for army in armies
        ):
            found.append("M4-I22 an ally was harmed")
        if any((after.blocked & ~before.blocked) >> army & 1 for army in armies):
            found.append("M4-I22 an ally's army was blocked")
