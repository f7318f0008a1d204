"""Recruitment (Reclutamento), MAG-5.2."""

from typing import ClassVar

from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.verbs import RECRUIT
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.places import members
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Phase, Picks, Step


class Recruitment(Phase[Magnifico]):
    """Every player puts one soldier on each territory he owns (MAG-5.2.2); who is short chooses (R15)."""

    name: ClassVar[str] = "recruitment"
    clause: ClassVar[str] = "MAG-5.2.1"

    def run(self, position: Magnifico, fate: Fate) -> None:
        short: list[Recruit] = []
        position.recruited = 0
        for seat in position.clockwise_from(position.holder):
            own = members(position.own[seat])
            if position.supply[seat] < len(own):
                short.append(Recruit(seat))
                continue
            position.reinforce(seat, own)
            position.tell("recruited_everywhere", seat, len(own))
        position.then_in_order(short)


class Recruit(Step[Magnifico]):
    """A player short of soldiers chooses, one at a time, which territories get one (MAG-5.2.4)."""

    name: ClassVar[str] = "recruit"
    clause: ClassVar[str] = "MAG-5.2.4"
    automatic: ClassVar[bool] = True

    def options(self, position: Magnifico, seat: int) -> list[Move]:
        if position.supply[seat] == 0:
            return [("stop", 0)]
        return RECRUIT.of(position.own[seat] & ~position.recruited)

    def picks(self, position: Magnifico, seat: int) -> Picks | None:
        number = position.supply[seat]
        return Picks(number, number, [1] * len(self.options(position, seat))) if number else None

    def play(self, position: Magnifico, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "stop":
            return
        position.set_soldiers(noun, position.soldiers[noun] + 1)
        position.supply[seat] -= 1
        position.recruited |= 1 << noun
        position.tell("recruited", seat, noun)
        position.then(self)

    def refuse(self, position: Magnifico, seat: int, verb: str, noun: int) -> Saying:
        if verb != "recruit":
            return Saying("why-not-asked", self.clause)
        if position.owner[noun] != seat:
            return Saying("why-not-yours", "MAG-5.2.2", territory=noun)
        return Saying("why-recruited-there", "MAG-5.2.4", territory=noun)
