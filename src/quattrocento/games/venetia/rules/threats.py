"""Threat cards and the Doge's veto, VNZ-17; how many are owed for Threat icons, VNZ-15.3."""

from typing import ClassVar

from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.colonies import lose_influence
from quattrocento.games.venetia.rules.power import advance_enemies
from quattrocento.games.venetia.rules.scoring import hold_scorings
from quattrocento.games.venetia.rules.verbs import ACCEPT, VETO
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import Phase, Step
from quattrocento.kernel.tuples import added


class Threats(Phase[Venetia]):
    """The next card of a draw is revealed (VNZ-17.2). Its number of cards is fixed at the start (17.13)."""

    name: ClassVar[str] = "threats"
    clause: ClassVar[str] = "VNZ-17.1"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "vetoed")

    def __init__(self, seat: int, left: int, vetoed: int = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.vetoed = vetoed

    def run(self, position: Venetia, fate: Fate) -> None:
        if not self.left:
            return
        if not any(position.threat_deck):  # VNZ-17.12
            position.threat_deck = position.threats_discarded
            position.threats_discarded = (0,) * len(position.threat_deck)
            position.tell("threats_shuffled")
        card = fate.draw(position.components.threat_bag, list(position.threat_deck))
        position.threat_deck = added(position.threat_deck, card, -1)
        position.threat = card
        position.tell("threat_drawn", position.doge, card)
        if position.office and not self.vetoed and not position.rules.basic:  # VNZ-24.1
            position.then(Veto(position.doge, card, self.left - 1))
        else:
            position.then(Threats(NOBODY, self.left - 1, self.vetoed))
            resolve(position)


class Veto(Step[Venetia]):
    """The Doge may cancel the effect of the card for a Doge token, once a draw (VNZ-17.4, VNZ-R13)."""

    name: ClassVar[str] = "veto"
    clause: ClassVar[str] = "VNZ-17.4"
    declines: ClassVar[Move | None] = ACCEPT
    fields: ClassVar[tuple[str, ...]] = ("seat", "threat", "left")

    def __init__(self, seat: int, threat: int, left: int) -> None:
        super().__init__(seat)
        self.threat = threat
        self.left = left

    def options(self, position: Venetia, seat: int) -> list[Move]:
        return [VETO, ACCEPT]

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        vetoed = verb == "veto"
        position.then(Threats(NOBODY, self.left, int(vetoed)))
        if vetoed:
            position.office -= 1
            position.tell("vetoed", seat, self.threat)
        resolve(position, vetoed)


def resolve(position: Venetia, vetoed: bool = False) -> None:
    """First the effect, then the crosses of the epoch, then a scoring that is due (VNZ-17.2, 18.9)."""
    components, card = position.components, position.threat
    if not vetoed:
        if components.threat_kingdom[card] != NONE:
            place_kingdom(position, components.threat_kingdom[card], components.threat_region[card])
        if components.threat_sea[card] != NONE:
            place_fleet(position, components.threat_sea[card])
    advance_enemies(position, components.crosses[card][position.epoch])
    position.threats_discarded = added(position.threats_discarded, card)
    position.threat = NONE
    hold_scorings(position)


def place_kingdom(position: Venetia, kingdom: int, region: int) -> None:
    """A free region suffers in its major colony, an occupied one everywhere (VNZ-17.5, VNZ-17.6)."""
    components = position.components
    occupied = position.kingdom[region] != NONE
    if position.kingdoms_left(kingdom):  # VNZ-R29
        position.put_kingdom(region, kingdom)
        position.tell("kingdom_placed", kingdom, region)
    struck = components.colonies_of[region] if occupied else [components.major_of[region]]
    lose_influence(position, struck, range(position.seats))


def place_fleet(position: Venetia, sea: int) -> None:
    """One more Fleet, or the end of Venetian control (VNZ-17.8 to VNZ-17.10, VNZ-R30)."""
    if position.control >> sea & 1:
        position.control &= ~(1 << sea)
        position.tell("control_lost", sea)
    elif position.fleets_left():
        position.clear_sea(sea)
        position.set_fleets(sea, position.fleets[sea] + 1)
        position.tell("fleet_placed", sea, position.fleets[sea])


# ---- Threat cards owed for icons


def threats_due(position: Venetia, icons: int) -> int:
    """The Threat cards that so many icons bring at the end of this turn (VNZ-15.3, VNZ-25.14)."""
    if position.rules.one_threat_owed:
        return min(icons, 1)
    if icons and position.rules.threats_owed_by_epoch:
        return position.components.threats_drawn[position.epoch]
    return icons


def further_threats(position: Venetia) -> int:
    """The Threat cards that one more icon would bring (VNZ-23.16)."""
    return (
        0
        if position.walls
        else threats_due(position, position.owed + 1) - threats_due(position, position.owed)
    )
