"""Military Action cards, VNZ-23.10 to VNZ-23.16; what changes an attack is asked in ``battles``."""

from typing import ClassVar

from quattrocento.games.venetia.components.typed import COLONIES
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.rules.battles import (
    draw_token,
    name_colony,
    sink_fleets,
    strike_colony,
    tokens_left,
)
from quattrocento.games.venetia.rules.routes import touched
from quattrocento.games.venetia.rules.scoring import hold_scorings
from quattrocento.games.venetia.rules.verbs import ATTACK, ENGAGE
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Step


def hire_captains(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """VNZ-23.10: once this turn a drawn Battle token may be replaced."""
    position.redraw = 1


def name_captain(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """VNZ-23.12: this turn Battle tokens against Fleets count 1 more."""
    position.sea_bonus = position.components.cards[card].amount


def hire_stradiots(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """VNZ-23.14: 1 more Influence in one attack of this turn."""
    position.stradioti = position.components.cards[card].amount


def raise_walls(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """VNZ-23.16: Threat icons of this turn are ignored, those drawn before too."""
    position.walls = True
    position.owed = 0


def call_crusade(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """VNZ-23.11; without a Battle token there is no attack (VNZ-R55)."""
    if tokens_left(position):
        position.then(Crociata(seat))


class Crociata(Step[Venetia]):
    """Crusade: any colony, two Battle tokens, or the one that is left, added up (VNZ-23.11, VNZ-R55)."""

    name: ClassVar[str] = "crociata"
    clause: ClassVar[str] = "VNZ-23.11"

    def options(self, position: Venetia, seat: int) -> list[Move]:
        return ATTACK.of((1 << COLONIES) - 1)

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        name_colony(position, seat, noun)
        number = min(position.components.cards[position.playing].amount, tokens_left(position))
        tokens = tuple([draw_token(position, seat, fate) for _ in range(number)])
        strike_colony(position, seat, noun, tokens)


def send_galleasses(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """VNZ-23.13."""
    if touched(position, seat) & position.fleeted:
        position.then(Galeazze(seat))


class Galeazze(Step[Venetia]):
    """Great Galleasses: a sea that could be attacked (VNZ-23.13)."""

    name: ClassVar[str] = "galeazze"
    clause: ClassVar[str] = "VNZ-23.13"
    automatic: ClassVar[bool] = True

    def options(self, position: Venetia, seat: int) -> list[Move]:
        return [*ENGAGE[touched(position, seat) & position.fleeted]]

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.then(Sink(seat, noun))

    def refuse(self, position: Venetia, seat: int, verb: str, noun: int) -> Saying:
        if verb != "engage":
            return Saying("why-not-asked", self.clause)
        near = "why-fleet-far" if position.fleets[noun] else "why-no-fleet"
        return Saying(near, "VNZ-14.1", sea=noun)


class Sink(Step[Venetia]):
    """How many Fleets the Galleasses remove (VNZ-23.13)."""

    name: ClassVar[str] = "sink"
    clause: ClassVar[str] = "VNZ-23.13"
    automatic: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "sea")

    def __init__(self, seat: int, sea: int) -> None:
        super().__init__(seat)
        self.sea = sea

    def _most(self, position: Venetia) -> int:
        return min(position.components.cards[position.playing].amount, position.fleets[self.sea])

    def options(self, position: Venetia, seat: int) -> list[Move]:
        return [("sink", number) for number in range(1, self._most(position) + 1)]

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        sink_fleets(position, seat, self.sea, noun, fate)
        hold_scorings(position)

    def refuse(self, position: Venetia, seat: int, verb: str, noun: int) -> Saying:
        if verb != "sink":
            return Saying("why-not-asked", self.clause)
        return Saying("why-number", self.clause, least=1, most=self._most(position))
