"""Invading free territories (Invadere un territorio), MAG-5.44."""

from typing import ClassVar

from quattrocento.games.magnifico.position.position import INVADE, Magnifico
from quattrocento.games.magnifico.rules.turn.muster import Muster
from quattrocento.games.magnifico.rules.verbs import INVADE_AT
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY


def add_invasions(position: Magnifico, seat: int, found: list[Move]) -> None:
    """Free territories that border, or share a sea with, one that can spare a soldier (MAG-5.44.1)."""
    if position.money[seat] >= position.components.invade_cost:
        near = position.components.by_any.of(position.own[seat] & position.spare) & position.free
        if near:
            INVADE_AT.add_to(found, near)


def refuse_invade(position: Magnifico, seat: int, territory: int) -> Saying:
    components = position.components
    if position.stage > INVADE:
        return Saying("why-step-closed", "MAG-5.4.3")
    if position.owner[territory] != NOBODY:
        return Saying("why-not-free", "MAG-5.44.1", territory=territory)
    if not components.reach[territory] & position.own[seat]:
        return Saying("why-out-of-reach", "MAG-5.44.1", territory=territory)
    if not components.reach[territory] & position.own[seat] & position.spare:
        return Saying("why-last-soldier", "MAG-5.44.3")
    return Saying("why-money", "MAG-5.4.5", florins=components.invade_cost)


class Invade(Muster):
    """Where the invaders come from and how many they are (MAG-5.44.2, MAG-5.44.3, R18)."""

    name: ClassVar[str] = "invade"
    clause: ClassVar[str] = "MAG-5.44.2"

    def origins(self, position: Magnifico) -> int:
        return position.own[self.seat] & position.spare & position.components.reach[self.target]

    def soldiers_limits(self, position: Magnifico) -> tuple[int, int]:
        return 1, position.soldiers[self.origin] - 1

    def refuse_soldiers(self, position: Magnifico, number: int) -> Saying:
        least, most = self.soldiers_limits(position)
        clause = "MAG-5.44.3" if number > most else "MAG-5.44.2"
        return Saying("why-number", clause, least=least, most=most)

    def refuse_place(self, position: Magnifico, territory: int) -> Saying:
        near = position.own[self.seat] & position.components.reach[self.target]
        if near >> territory & 1:
            return Saying("why-last-soldier", "MAG-5.44.3")
        return super().refuse_place(position, territory)

    def depart(self, position: Magnifico, airplanes: int) -> None:
        """No combat, no landing loss; the territory is owned at once (MAG-5.44.4)."""
        position.pay(self.seat, position.components.invade_cost)
        position.stage = INVADE
        self.leave(position, airplanes)
        position.take(self.target, self.seat)
        self.arrive(position, airplanes)
        group = (self.soldiers, self.tanks, airplanes)
        position.tell("invaded", self.seat, self.origin, self.target, *group)
