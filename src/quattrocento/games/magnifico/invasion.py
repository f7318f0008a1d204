"""Invading free territories (Invadere un territorio), MAG-5.44."""

from typing import ClassVar

from quattrocento.games.magnifico.muster import Muster
from quattrocento.games.magnifico.state import INVADE, Magnifico
from quattrocento.games.magnifico.verbs import INVADE_AT
from quattrocento.kernel.move import NOBODY, Move, Reason


def add_invasions(game: Magnifico, seat: int, found: list[Move]) -> None:
    """Free territories that border, or share a sea with, one that can spare a soldier (MAG-5.44.1)."""
    if game.money[seat] >= game.components.invade_cost:
        near = game.components.by_any.of(game.own[seat] & game.spare) & game.free
        if near:
            INVADE_AT.add_to(found, near)


def refuse_invade(game: Magnifico, seat: int, territory: int) -> Reason:
    components = game.components
    if game.stage > INVADE:
        return Reason("why-step-closed", "MAG-5.4.3")
    if game.owner[territory] != NOBODY:
        return Reason("why-not-free", "MAG-5.44.1", "territory", territory)
    if not components.reach[territory] & game.own[seat]:
        return Reason("why-out-of-reach", "MAG-5.44.1", "territory", territory)
    if not components.reach[territory] & game.own[seat] & game.spare:
        return Reason("why-last-soldier", "MAG-5.44.3")
    return Reason("why-money", "MAG-5.4.5", "florins", components.invade_cost)


class Invade(Muster):
    """Where the invaders come from and how many they are (MAG-5.44.2, MAG-5.44.3, R18)."""

    name: ClassVar[str] = "invade"
    clause: ClassVar[str] = "MAG-5.44.2"

    def origins(self, game: Magnifico) -> int:
        return game.own[self.seat] & game.spare & game.components.reach[self.target]

    def soldiers_limits(self, game: Magnifico) -> tuple[int, int]:
        return 1, game.soldiers[self.origin] - 1

    def refuse_soldiers(self, game: Magnifico, number: int) -> Reason:
        least, most = self.soldiers_limits(game)
        clause = "MAG-5.44.3" if number > most else "MAG-5.44.2"
        return Reason("why-number", clause, "least", least, "most", most)

    def refuse_place(self, game: Magnifico, territory: int) -> Reason:
        near = game.own[self.seat] & game.components.reach[self.target]
        if near >> territory & 1:
            return Reason("why-last-soldier", "MAG-5.44.3")
        return super().refuse_place(game, territory)

    def depart(self, game: Magnifico, airplanes: int) -> None:
        """No combat, no landing loss; the territory is owned at once (MAG-5.44.4)."""
        game.pay(self.seat, game.components.invade_cost)
        game.stage = INVADE
        self.leave(game, airplanes)
        game.take(self.target, self.seat)
        self.arrive(game, airplanes)
        group = (self.soldiers, self.tanks, airplanes)
        game.tell("invaded", self.seat, self.origin, self.target, *group)
