"""Questions about moves that cannot be made: which reasons to ask for, and which of them to tell."""

from collections.abc import Sequence

import msgspec

from quattrocento.kernel.move import NOT_ASKED, UNREADABLE, Move, MoveError
from quattrocento.kernel.saying import Saying, Spoken
from quattrocento.kernel.table import Table
from quattrocento.kernel.view import View
from quattrocento.server.refusal import Illegal, Kind, Refusal


class NoMove(Illegal):
    """No move of the game at all, in whatever position."""

    kind: Kind = "unreadable"

    def __init__(self, text: str) -> None:
        super().__init__(Saying(UNREADABLE, text=text))


class NotAnOption(Exception):
    """A move of the game that is none of the options; why not is thought about elsewhere."""

    def __init__(self, view: View, move: Move) -> None:
        super().__init__(move)
        self.view = view
        self.move = move


class Why(msgspec.Struct, frozen=True):
    """Why a verb cannot be used on the thing asked about."""

    verb: str
    message: str
    clause: str
    about: dict[str, Spoken]


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


def moves_with(table: Table, seat: int, kind: str, noun: int) -> list[Move]:
    """The moves with a thing, one for each verb of its kind; none where something can be done with it."""
    verbs = [verb for verb, of in table.game.notation.verbs.items() if of.kind == kind]
    if not kind or not verbs:
        raise Refusal("table-no-kind", kind=kind)
    if not any(is_move(table, (verb, noun)) for verb in verbs):
        raise NoMove(f"{kind} {noun}")
    options = table.position.options(seat)
    moves = [(verb, noun) for verb in verbs]
    return [] if any(move in options for move in moves) else moves


def whys(moves: Sequence[Move], reasons: Sequence[Saying]) -> list[Why]:
    """One reason for each verb that is asked here, each reason once."""
    told = list(zip(moves, reasons, strict=True))
    apt = [(move, reason) for move, reason in told if reason.message != NOT_ASKED] or told
    first: dict[str, tuple[Move, Saying]] = {}
    for move, reason in apt:
        first.setdefault(repr(reason), (move, reason))
    return [Why(move[0], reason.message, reason.clause, reason.about) for move, reason in first.values()]
