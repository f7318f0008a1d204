"""Lone questions: those with one answer only, which need not be asked."""

import random

from quattrocento.kernel import undo
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.move import Move
from quattrocento.kernel.table import Table
from quattrocento.kernel.trial import Trial


def lone(table: Table, seat: int) -> Move | None:
    """The only move of a seat, unless it rolls dice, draws or shows something that is worth a look.

    What the move brings about is tried in an imagined position: whether a question is put tells nothing
    that the seat does not know.
    """
    options = table.position.options(seat)
    if len(options) != 1:
        return None
    view = table.position.view(seat)
    imagined = table.game.imagine(view, random.Random(0), table.components)
    trial = Trial(imagined, seat, options[0], Dice(0))
    return None if trial.barrier in (undo.FATE, undo.REVEAL) else options[0]
