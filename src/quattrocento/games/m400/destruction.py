"""Destruction of armies (distruzione dell'esercito), M4-12."""

from typing import ClassVar

from quattrocento.games.m400.menus import StateStep
from quattrocento.games.m400.state import M400
from quattrocento.games.m400.verbs import DESTROY
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move, Reason


def lose_army_there(game: M400, colour: int, territory: int, winner: int) -> None:
    """A colour with two armies loses one that stands in the lost state (M4-12.1, M4-12.3, M4-12.4)."""
    if not game.has_two(colour):
        return
    there = [army for army in game.armies(colour) if game.at[army] == territory]
    blocked = [army for army in there if game.blocked >> army & 1]
    if len(there) == 2 and len(blocked) == 1:
        game.then(Destruction(winner, colour, territory))
    elif there:
        game.destroy(there[-1])


class Destruction(StateStep):
    """Both armies of the loser are there and one is blocked: the winner chooses (M4-12.4)."""

    name: ClassVar[str] = "destruction"
    clause: ClassVar[str] = "M4-12.4"

    def options(self, position: M400, seat: int) -> list[Move]:
        return [DESTROY[army] for army in position.armies(self.colour)]

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.destroy(noun)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Reason:
        if verb == "destroy":
            return Reason("why-not-there", "M4-12.4", "army", noun)
        return super().refuse(position, seat, verb, noun)
