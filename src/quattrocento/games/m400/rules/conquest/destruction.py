"""Destruction of armies (distruzione dell'esercito), M4-12."""

from typing import ClassVar

from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.colour_steps import StateStep
from quattrocento.games.m400.rules.verbs import DESTROY
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying


def lose_army_there(position: M400, colour: int, territory: int, winner: int) -> None:
    """A colour with two armies loses one that stands in the lost state (M4-12.1, M4-12.3, M4-12.4)."""
    if not position.has_two(colour):
        return
    there = _armies_there(position, colour, territory)
    if winner_chooses(position, colour, territory):
        position.then(Destruction(winner, colour, territory))
    elif there:
        position.destroy(there[-1])


def winner_chooses(position: M400, colour: int, territory: int) -> bool:
    """Whether both armies of a colour are there and differ: one is blocked (M4-12.4)."""
    there = _armies_there(position, colour, territory)
    return len(there) == 2 and [position.blocked >> army & 1 for army in there].count(1) == 1


def _armies_there(position: M400, colour: int, territory: int) -> list[int]:
    return [army for army in position.armies(colour) if position.at[army] == territory]


class Destruction(StateStep):
    """Both armies of the loser are there and one is blocked: the winner chooses (M4-12.4)."""

    name: ClassVar[str] = "destruction"
    clause: ClassVar[str] = "M4-12.4"

    def options(self, position: M400, seat: int) -> list[Move]:
        return [DESTROY[army] for army in position.armies(self.colour)]

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.destroy(noun)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "destroy":
            return Saying("why-not-there", "M4-12.4", army=noun)
        return super().refuse(position, seat, verb, noun)
