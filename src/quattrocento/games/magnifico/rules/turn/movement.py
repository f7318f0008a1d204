"""Troop movement (Spostamento di truppe), MAG-9 and MAG-5.46."""

from typing import ClassVar

from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.turn.muster import QUESTIONS, Muster
from quattrocento.games.magnifico.rules.verbs import FROM, STOP
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Step


def movable(position: Magnifico, seat: int) -> int:
    """The own territories that can give a piece away (MAG-9.8, MAG-9.11)."""
    ready = position.spare
    if position.tank_card[seat] >= 0:
        ready |= position.tanked
    if position.airplane_card[seat] >= 0:
        ready |= position.winged
    return position.own[seat] & ready


def movement_possible(position: Magnifico, seat: int) -> bool:
    """Whether some piece has another own territory to go to (R55)."""
    return position.components.by_any.of(movable(position, seat)) & position.own[seat] != 0


def movement_origins(position: Magnifico, seat: int) -> int:
    """Movable territories from which another own one can be reached."""
    ready = movable(position, seat)
    return ready & position.components.by_any.of(position.own[seat])


def destinations(position: Magnifico, seat: int, origin: int) -> int:
    """Own territories linked by an unbroken chain by land, or on the same sea (MAG-9.3, MAG-9.4)."""
    own = position.own[seat]
    chain = 1 << origin
    grown = chain | position.components.land[origin] & own
    while grown != chain:
        chain = grown
        grown = chain | position.components.by_land.of(chain) & own
    return (chain | position.components.sea[origin] & own) & ~(1 << origin)


class Movements(Step[Magnifico]):
    """Up to three movements, all made now; after the first the player may stop (MAG-5.46.2, R55)."""

    name: ClassVar[str] = "movements"
    clause: ClassVar[str] = "MAG-5.46.2"
    automatic: ClassVar[bool] = True

    def options(self, position: Magnifico, seat: int) -> list[Move]:
        if position.movements >= position.components.moves_per_turn:
            return [STOP]
        found = FROM.of(movement_origins(position, seat))
        if position.movements:
            found.append(STOP)
        return found

    def play(self, position: Magnifico, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "from":
            position.then(self)
            position.then(Movement(seat, origin=noun))

    def refuse(self, position: Magnifico, seat: int, verb: str, noun: int) -> Saying:
        if verb == "stop":
            return Saying("why-one-movement", "MAG-5.46.2")
        if verb in QUESTIONS and verb != "from":
            return Saying("why-from-first", self.clause)
        if verb != "from":
            return super().refuse(position, seat, verb, noun)
        if position.owner[noun] != seat:
            return Saying("why-not-yours", "MAG-9.2", territory=noun)
        if not movable(position, seat) >> noun & 1:
            return Saying("why-last-soldier", "MAG-9.11")
        return Saying("why-leads-nowhere", "MAG-9.3", territory=noun)


class Movement(Muster):
    """One movement: where to, and which pieces, at least one in all (MAG-9.2)."""

    name: ClassVar[str] = "movement"
    clause: ClassVar[str] = "MAG-9.2"

    def targets(self, position: Magnifico) -> int:
        return destinations(position, self.seat, self.origin)

    def _machines(self, position: Magnifico) -> int:
        tanks = position.usable_tanks(self.seat, self.origin)
        return tanks + position.usable_airplanes(self.seat, self.origin)

    def soldiers_limits(self, position: Magnifico) -> tuple[int, int]:
        return 0 if self._machines(position) else 1, position.soldiers[self.origin] - 1

    def tanks_limits(self, position: Magnifico) -> tuple[int, int]:
        tanks = position.usable_tanks(self.seat, self.origin)
        airplanes = position.usable_airplanes(self.seat, self.origin)
        return 1 if self.soldiers == 0 and airplanes == 0 else 0, tanks

    def airplanes_limits(self, position: Magnifico) -> tuple[int, int]:
        airplanes = position.usable_airplanes(self.seat, self.origin)
        return 1 if self.soldiers + self.tanks == 0 else 0, airplanes

    def refuse_soldiers(self, position: Magnifico, number: int) -> Saying:
        least, most = self.soldiers_limits(position)
        clause = "MAG-9.11" if number > most else "MAG-9.2"
        return Saying("why-number", clause, least=least, most=most)

    def refuse_place(self, position: Magnifico, territory: int) -> Saying:
        if position.owner[territory] != self.seat:
            return Saying("why-not-yours", "MAG-9.10", territory=territory)
        if territory == self.origin:
            return Saying("why-already-there", "MAG-9.2", territory=territory)
        return Saying("why-no-way", "MAG-9.3", territory=territory)

    def depart(self, position: Magnifico, airplanes: int) -> None:
        position.movements += 1
        self.leave(position, airplanes)
        self.arrive(position, airplanes)
        group = (self.soldiers, self.tanks, airplanes)
        position.tell("moved", self.seat, self.origin, self.target, *group)
