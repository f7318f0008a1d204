"""B1 Annex Step (Annessione), VTR-13: Territories on which Troops stand join the Domain."""

from typing import ClassVar

from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.conquest import fall
from quattrocento.games.ventura.rules.domain import adjust, enter, leave, owner_of
from quattrocento.games.ventura.rules.end_of_game import score, win
from quattrocento.games.ventura.rules.menus import Menu
from quattrocento.games.ventura.rules.troops.troops import standing
from quattrocento.games.ventura.rules.verbs import ANNEX
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.places import members
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.tuples import changed


def to_annex(position: Ventura, seat: int) -> int:
    """The Territories that change when this seat annexes them (VTR-13.2, VTR-13.3, VTR-26.9)."""
    places = standing(position, seat) & ~position.own[seat]
    if position.supply[seat] or position.rules.beyond_markers:
        return places
    taken = 0
    for other, own in enumerate(position.own):
        if other != seat:
            taken |= own
    return places & (taken | position.components.cities)


def annex(position: Ventura, seat: int, tile: int) -> None:
    """Markers of others are removed for points, then the own ones are placed (VTR-13.2, VTR-13.3)."""
    owner = owner_of(position, tile)
    if owner != NOBODY:
        removed = fall(position, owner) if tile == position.city(owner) else leave(position, owner, tile)
        position.tell("markers_removed", seat, tile, removed, owner)
        score(position, seat, removed * position.components.marker_points)
    if position.result is not None:
        return
    if position.components.cities >> tile & 1:
        conquer(position, seat, tile)
        return
    position.tell("annexed", seat, tile, enter(position, seat, tile))


def conquer(position: Ventura, seat: int, city: int) -> None:
    """A marker on the City of another family wins, whatever the supply (VTR-1.2, VTR-26.9)."""
    if not position.supply[seat]:
        last = [tile for tile in position.domain[seat] if position.markers[tile]][-1]
        position.markers[last] -= 1
        position.supply[seat] += 1
        if not (position.markers[last] or position.rules.beyond_markers):
            position.own[seat] &= ~(1 << last)
            position.domain = changed(position.domain, seat, position.domain[seat][:-1])
    enter(position, seat, city)
    adjust(position, seat)
    position.tell("city_taken", seat, city)
    win(position, seat)


class Annex(Menu):
    """Where several Territories change, the player chooses their order (VTR-13.6, VTR-R15)."""

    name: ClassVar[str] = "annex"
    clause: ClassVar[str] = "VTR-13.6"

    def is_open(self, position: Ventura) -> bool:
        places = to_annex(position, self.seat)
        return places & (places - 1) > 0

    def choices(self, position: Ventura, seat: int) -> list[Move]:
        return ANNEX.of(to_annex(position, seat))

    def choose(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        annex(position, seat, noun)
        self.again(position, fate)

    def close(self, position: Ventura, fate: Fate) -> None:
        """A single Territory is annexed without a question (VTR-13.5)."""
        for tile in members(to_annex(position, self.seat)):
            annex(position, self.seat, tile)

    def deny(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "annex":
            if position.own[seat] >> noun & 1:
                return Saying("why-own-domain", "VTR-13.4", territory=noun)
            if standing(position, seat) >> noun & 1:
                return Saying("why-no-marker", "VTR-5.5")
            return Saying("why-no-troop-there", "VTR-13.1", territory=noun)
        if verb == "stop":
            return Saying("why-must-annex", "VTR-13.5")
        return super().deny(position, seat, verb, noun)
