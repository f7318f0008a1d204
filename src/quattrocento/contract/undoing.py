"""Undo: back to the last time that fate spoke, something was revealed, or the choice passed on."""

from dataclasses import dataclass

from quattrocento.contract.portrait import Portrait, portrait
from quattrocento.contract.promises import UNDO, Violation
from quattrocento.contract.texts import check_record
from quattrocento.kernel import undo
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.position import Position
from quattrocento.kernel.table import Table, UndoError

_REASONS = (undo.FATE, undo.REVEAL, undo.TURN, undo.NOTHING)


@dataclass
class Deed:
    """A move that was made, as far as it matters for taking it back."""

    seat: int
    private: bool
    spoken: bool
    """Fate spoke."""
    shown: bool
    """A secret became known to somebody."""
    passed: bool
    """The choice passed to somebody else."""

    def final(self) -> bool:
        return self.spoken or self.shown or self.passed


def deed(seat: int, before: Position, table: Table) -> Deed:
    """What the last move at a table did, worked out from the positions around it."""
    after = table.position
    told = after.secrets()
    ended_unseen = {fact for fact, _ in table.happenings[-1].graves}
    shown = any(
        fact not in told or not set(told[fact]) <= set(knowers)
        for fact, knowers in before.secrets().items()
        if fact not in ended_unseen
    )
    fate = table.record.entries[-1].fate
    waiting = after.waiting()
    passed = seat not in waiting or not set(waiting) <= set(before.waiting())
    return Deed(seat, before.stack[-1].private, bool(fate), shown, passed)


def may_undo(deeds: list[Deed], seat: int) -> bool:
    """Whether the seat's last move may be taken back; secret moves of others do not stand in the way of
    a secret one."""
    others = False
    for made in reversed(deeds):
        if made.seat == seat:
            return not made.final() and (made.private or not others)
        if made.spoken or made.shown or not made.private:
            return False
        others = True
    return False


def check_undo(table: Table, deeds: list[Deed], seat: int, former: Portrait | None) -> None:
    """Taking back works up to its limit, restores what was, and changes nothing beyond the limit.

    ``former``: the portrait before the last move, if that move is the seat's own. What was taken back is
    done again.
    """
    present = portrait(table.game, table.position)
    text = table.record.text()
    if not may_undo(deeds, seat):
        _check_refused(table, seat)
        if present.unlike(portrait(table.game, table.position)) or table.record.text() != text:
            raise Violation(UNDO, f"a refused undo of seat {seat} changes the table")
        return
    try:
        move = table.undo(seat)
    except UndoError as error:
        raise Violation(UNDO, f"seat {seat} is refused its undo: {error}") from error
    if former is None:
        check_record(table)  # moves of others came later and stay
    elif former.unlike(portrait(table.game, table.position)):
        changed = former.unlike(portrait(table.game, table.position))
        raise Violation(UNDO, f"what seat {seat} takes back leaves a trace in {changed}")
    table.play(seat, move, Stated())
    changed = present.unlike(portrait(table.game, table.position))
    if changed:
        raise Violation(UNDO, f"what seat {seat} takes back and does again differs in {changed}")
    place = max(number for number, made in enumerate(deeds) if made.seat == seat)
    deeds.append(deeds.pop(place))


def _check_refused(table: Table, seat: int) -> None:
    try:
        move = table.undo(seat)
    except UndoError as error:
        if error.reason.message not in _REASONS:
            raise Violation(UNDO, f"an unknown reason: {error}") from error
    else:
        text = table.game.notation.text(move)
        raise Violation(UNDO, f"seat {seat} takes {text} back across the limit")
