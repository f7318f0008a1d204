"""Setup (Preparazione), MAG-4: who begins, the colours, the first castles."""

from typing import ClassVar

from quattrocento.games.magnifico.components.typed import EXPLOSION, HIT
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.round import Round
from quattrocento.games.magnifico.rules.verbs import COLOUR, PLACE
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import AnyStep, Phase, Step
from quattrocento.kernel.tuples import changed


class Opening(Phase[Magnifico]):
    """All roll for the Leonardo card; most hits, then fewest explosions, then again (MAG-4.6, R12)."""

    name: ClassVar[str] = "opening"
    clause: ClassVar[str] = "MAG-4.6"

    def run(self, position: Magnifico, fate: Fate) -> None:
        tied = list(range(position.seats))
        while len(tied) > 1:
            rolls: dict[int, tuple[int, int]] = {}
            for seat in tied:
                fallen = fate.roll_by(seat, position.components.die, position.components.setup_dice)
                position.tell("rolled", seat, fallen[0], fallen[1], fallen[2])
                rolls[seat] = (fallen[HIT], -fallen[EXPLOSION])
            best = max(rolls.values())
            tied = [seat for seat in tied if rolls[seat] == best]
        position.holder = tied[0]
        position.tell("took_leonardo", tied[0])
        order = position.clockwise_from(tied[0])
        steps: list[AnyStep] = [Colour(seat) for seat in order]
        steps += [FirstCastle(seat) for seat in order]
        position.then_in_order([*steps, Round()])


class Colour(Step[Magnifico]):
    """A player chooses one of the colours left (MAG-4.7, R11)."""

    name: ClassVar[str] = "colour"
    clause: ClassVar[str] = "MAG-4.7"
    automatic: ClassVar[bool] = True

    def options(self, position: Magnifico, seat: int) -> list[Move]:
        return [("colour", i) for i in range(len(COLOUR.ids)) if i not in position.colour]

    def play(self, position: Magnifico, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.colour = changed(position.colour, seat, noun)
        position.tell("colour_chosen", seat, noun)

    def refuse(self, position: Magnifico, seat: int, verb: str, noun: int) -> Saying:
        if verb == "colour" and noun in position.colour:
            return Saying("why-colour-taken", "MAG-4.7", colour=noun)
        return Saying("why-not-asked", self.clause)


class FirstCastle(Step[Magnifico]):
    """A player puts his first soldiers and castle on a free territory, bordering no castle (MAG-4.8)."""

    name: ClassVar[str] = "first_castle"
    clause: ClassVar[str] = "MAG-4.8"

    def options(self, position: Magnifico, seat: int) -> list[Move]:
        near = position.components.by_land.of(position.castled)
        return PLACE.of(position.free & ~near)

    def play(self, position: Magnifico, seat: int, verb: str, noun: int, fate: Fate) -> None:
        components = position.components
        rich = position.rules.rich_start
        soldiers = components.rich_soldiers if rich else components.start_soldiers
        position.take(noun, seat)
        position.put_castle(noun)
        position.set_soldiers(noun, soldiers)
        position.supply[seat] -= soldiers
        position.money[seat] = components.rich_florins if rich else components.start_florins
        position.tell("castle_placed", seat, noun, soldiers, position.money[seat])

    def refuse(self, position: Magnifico, seat: int, verb: str, noun: int) -> Saying:
        if verb != "place":
            return Saying("why-not-asked", self.clause)
        if position.owner[noun] != NOBODY:
            return Saying("why-place-taken", "MAG-4.9", territory=noun)
        return Saying("why-place-borders", "MAG-4.9", territory=noun)
