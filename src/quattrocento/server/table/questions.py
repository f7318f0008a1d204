"""Questions to a table that change nothing: why not, what would it mean, what are the odds.

Every answer rests on a view alone, or on a position imagined from it.
"""

import random
from typing import Final

import msgspec

from quattrocento.kernel.move import Move, MoveError, Reason
from quattrocento.kernel.position import Position
from quattrocento.kernel.table import Table
from quattrocento.server.refusal import Illegal, Kind, Refusal
from quattrocento.server.sayings import Saying, saying_of

_NOT_ASKED: Final = "why-not-asked"


class NoMove(Illegal):
    """No move of the game at all, in whatever position."""

    kind: Kind = "unreadable"

    def __init__(self, text: str) -> None:
        super().__init__(Reason("why-unreadable", "", "text", text))


class Why(msgspec.Struct, frozen=True):
    """Why a verb cannot be used on the thing asked about."""

    verb: str
    message: str
    clause: str
    about: "dict[str, str | int | Saying]"


def is_move(table: Table, move: Move) -> bool:
    """Whether this is a move of the game at all, legal or not."""
    notation = table.game.notation
    try:
        return notation.parse(notation.text(move)) == move
    except (MoveError, LookupError):
        return False


def check_is_move(table: Table, move: Move) -> None:
    """Refuse what is no move of the game at all."""
    if not is_move(table, move):
        raise NoMove(f"{move[0]} {move[1]}")


def reason_against(table: Table, seat: int, move: Move) -> Reason:
    """Why a move that is not among the options is not; told by a position that the seat can imagine."""
    return _Imagined(table, seat).against(move)


def why(table: Table, seat: int, move: Move) -> list[Why]:
    """Why this move cannot be made; empty where it can."""
    if move in table.position.options(seat):
        return []
    return [_why(move[0], reason_against(table, seat, move))]


def why_thing(table: Table, seat: int, kind: str, noun: int) -> list[Why]:
    """Why nothing can be done with a thing: one reason for each verb that is asked here of such things."""
    verbs = [verb for verb, of in table.game.notation.verbs.items() if of.kind == kind]
    if not kind or not verbs:
        raise Refusal("table-no-kind", kind=kind)
    if not any(is_move(table, (verb, noun)) for verb in verbs):
        raise NoMove(f"{kind} {noun}")
    options = table.position.options(seat)
    if any((verb, noun) in options for verb in verbs):
        return []
    imagined = _Imagined(table, seat)
    reasons = [(verb, imagined.against((verb, noun))) for verb in verbs]
    apt = [(verb, reason) for verb, reason in reasons if reason.message != _NOT_ASKED] or reasons
    first: dict[str, tuple[str, Reason]] = {}
    for verb, reason in apt:
        first.setdefault(repr(reason), (verb, reason))
    return [_why(verb, reason) for verb, reason in first.values()]


class _Imagined:
    """A position that the seat cannot tell from the real one."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        view = table.position.view(seat)
        self.position: Position = table.game.imagine(view, random.Random(), table.components)

    def against(self, move: Move) -> Reason:
        position = self.position
        if move in position.options(self.seat):
            # Legal in this dream only: what really forbids it is none of the seat's business.
            return Reason(_NOT_ASKED, position.stack[-1].cited(position))
        return position.why_not(self.seat, move)


def _why(verb: str, reason: Reason) -> Why:
    saying = saying_of(reason)
    return Why(verb, saying.message, saying.clause, saying.about)
