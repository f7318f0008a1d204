"""Mustering: where a group of pieces comes from and how many of each kind it holds.

Invasions (MAG-5.44), attacks (MAG-7.2) and movements (MAG-9) ask these questions one after another; a
question with one answer is not put.
"""

from typing import ClassVar, Final

from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.verbs import AIRPLANES, FROM, SOLDIERS, TANKS, TO
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Step

UNKNOWN = -1

QUESTIONS: Final = ("from", "to", "soldiers", "tanks", "airplanes")


class Muster(Step[Magnifico]):
    """A group being put together; what is not chosen yet is -1."""

    automatic: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "target", "origin", "soldiers", "tanks")

    def __init__(
        self,
        seat: int,
        target: int = UNKNOWN,
        origin: int = UNKNOWN,
        soldiers: int = UNKNOWN,
        tanks: int = UNKNOWN,
    ) -> None:
        self.seat = seat
        self.target = target
        self.origin = origin
        self.soldiers = soldiers
        self.tanks = tanks

    # ---- the limits, which differ between invasion, attack and movement

    def origins(self, position: Magnifico) -> int:
        """The set of territories from which the group may come."""
        raise NotImplementedError

    def targets(self, position: Magnifico) -> int:
        """The set of territories to which it may go; asked only where the target is still open."""
        raise NotImplementedError

    def soldiers_limits(self, position: Magnifico) -> tuple[int, int]:
        raise NotImplementedError

    def tanks_limits(self, position: Magnifico) -> tuple[int, int]:
        return 0, position.usable_tanks(self.seat, self.origin)

    def airplanes_limits(self, position: Magnifico) -> tuple[int, int]:
        return 0, position.usable_airplanes(self.seat, self.origin)

    def depart(self, position: Magnifico, airplanes: int) -> None:
        """The group is complete."""
        raise NotImplementedError

    def refuse_soldiers(self, position: Magnifico, number: int) -> Saying:
        """Why this number of soldiers is refused."""
        raise NotImplementedError

    # ---- the questions, in their order

    def asking(self) -> str:
        if self.origin == UNKNOWN:
            return "from"
        if self.target == UNKNOWN:
            return "to"
        if self.soldiers == UNKNOWN:
            return "soldiers"
        return "tanks" if self.tanks == UNKNOWN else "airplanes"

    def prompt(self) -> str:
        return f"{self.name}-{self.asking()}"

    def options(self, position: Magnifico, seat: int) -> list[Move]:
        if self.origin == UNKNOWN:
            return FROM.of(self.origins(position))
        if self.target == UNKNOWN:
            return TO.of(self.targets(position))
        if self.soldiers == UNKNOWN:
            least, most = self.soldiers_limits(position)
            return SOLDIERS[least : most + 1]
        if self.tanks == UNKNOWN:
            least, most = self.tanks_limits(position)
            return TANKS[least : most + 1]
        least, most = self.airplanes_limits(position)
        return AIRPLANES[least : most + 1]

    def play(self, position: Magnifico, seat: int, verb: str, noun: int, fate: Fate) -> None:
        made = type(self)
        if verb == "from":
            position.then(made(seat, self.target, noun))
        elif verb == "to":
            position.then(made(seat, noun, self.origin))
        elif verb == "soldiers":
            if position.tanks[self.origin] or position.airplanes[self.origin]:
                position.then(made(seat, self.target, self.origin, noun))
            else:
                made(seat, self.target, self.origin, noun, 0).depart(position, 0)
        elif verb == "tanks":
            position.then(made(seat, self.target, self.origin, self.soldiers, noun))
        else:
            self.depart(position, noun)

    def leave(self, position: Magnifico, airplanes: int) -> None:
        """The group leaves its territory."""
        origin = self.origin
        position.set_soldiers(origin, position.soldiers[origin] - self.soldiers)
        if self.tanks:
            position.set_tanks(origin, position.tanks[origin] - self.tanks)
        if airplanes:
            position.set_airplanes(origin, position.airplanes[origin] - airplanes)

    def arrive(self, position: Magnifico, airplanes: int) -> None:
        """The group stands in its target."""
        target = self.target
        position.set_soldiers(target, position.soldiers[target] + self.soldiers)
        if self.tanks:
            position.set_tanks(target, position.tanks[target] + self.tanks)
        if airplanes:
            position.set_airplanes(target, position.airplanes[target] + airplanes)

    def refuse(self, position: Magnifico, seat: int, verb: str, noun: int) -> Saying:
        if verb != self.asking():
            return self.refuse_order(position, verb)
        if verb in ("from", "to"):
            return self.refuse_place(position, noun)
        if verb == "soldiers":
            return self.refuse_soldiers(position, noun)
        return self.refuse_machines(position, verb)

    def refuse_order(self, position: Magnifico, verb: str) -> Saying:
        """Why another question than this is put now."""
        if verb not in QUESTIONS:
            return super().refuse(position, self.seat, verb, 0)
        asked = self.asking()
        if QUESTIONS.index(verb) < QUESTIONS.index(asked) or (verb == "to" and self.target != UNKNOWN):
            return Saying("why-chosen-before", self.clause)
        if self.origin != UNKNOWN and verb in ("tanks", "airplanes"):
            standing = position.tanks if verb == "tanks" else position.airplanes
            if not standing[self.origin]:
                return Saying("why-no-machine-there", self.clause, territory=self.origin)
        return Saying(f"why-{asked}-first", self.clause)

    def refuse_place(self, position: Magnifico, territory: int) -> Saying:
        if position.owner[territory] != self.seat:
            return Saying("why-not-yours", self.clause, territory=territory)
        return Saying("why-no-way", self.clause, territory=territory)

    def refuse_machines(self, position: Magnifico, verb: str) -> Saying:
        usable = position.usable_tanks(self.seat, self.origin)
        standing = position.tanks[self.origin]
        limits = self.tanks_limits(position)
        if verb == "airplanes":
            usable = position.usable_airplanes(self.seat, self.origin)
            standing = position.airplanes[self.origin]
            limits = self.airplanes_limits(position)
        if standing > usable:
            return Saying("why-machines-unusable", "MAG-8.3")
        return Saying("why-number", self.clause, least=limits[0], most=limits[1])
