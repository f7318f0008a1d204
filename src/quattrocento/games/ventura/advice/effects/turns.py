"""Which turn is played: that of a player in a step of the round, or in a part of setup (VTR-7.2)."""

from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.round import Turns
from quattrocento.games.ventura.rules.setup.setup import Setup
from quattrocento.kernel.seats import NOBODY


def turn_of(position: Ventura) -> tuple[int, ...]:
    """The round, the step, and how many have begun their turn in it."""
    going_on = position.stack[0] if position.stack else None
    if isinstance(going_on, Turns):
        return position.round, going_on.stage, going_on.place
    if isinstance(going_on, Setup):
        return position.round, going_on.founding, going_on.place
    return (position.round,)


def whose_turn(position: Ventura) -> int:
    """The seat that has its turn."""
    going_on = position.stack[0]
    if isinstance(going_on, (Turns, Setup)):
        return (position.first + going_on.place - 1) % position.seats
    return NOBODY
