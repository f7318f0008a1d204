"""Tables of Ambush for tests, in a few words."""

from ambush import GAME
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.table import Table, new_table


def begin(dealt: str = "guard spy relic") -> Table:
    """A new game for three with these cards."""
    return new_table(GAME, 3, None, Stated(dealt))


def play(table: Table, *moves: str, fate: str = "") -> Table:
    """Moves as in a record, ``"0 wait"``; fate speaks during the last of them."""
    for number, line in enumerate(moves, 1):
        seat, _, text = line.partition(" ")
        table.play(int(seat), GAME.notation.parse(text), Stated(fate if number == len(moves) else ""))
    return table


def plotting() -> Table:
    """A game in which all choose together now."""
    return play(begin(), "0 wait", "1 wait", "2 wait")
