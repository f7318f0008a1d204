"""B1 Annex Step (Annessione), VTR-13: Territories on which Troops stand join the Domain."""

from typing import ClassVar

from quattrocento.games.ventura.domain import adjust, enter, leave, owner_of
from quattrocento.games.ventura.menus import Menu
from quattrocento.games.ventura.state import Ventura
from quattrocento.games.ventura.troops import standing
from quattrocento.games.ventura.verbs import ANNEX
from quattrocento.games.ventura.victory import fall, score, win
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import NOBODY, Move, Reason
from quattrocento.kernel.places import members
from quattrocento.kernel.tuples import changed


def to_annex(game: Ventura, seat: int) -> int:
    """The Territories that change when this seat annexes them (VTR-13.2, VTR-13.3, VTR-26.9)."""
    places = standing(game, seat) & ~game.own[seat]
    if game.supply[seat] or game.rules.beyond_markers:
        return places
    taken = 0
    for other, own in enumerate(game.own):
        if other != seat:
            taken |= own
    return places & (taken | game.components.cities)


def annex(game: Ventura, seat: int, tile: int) -> None:
    """Markers of others are removed for points, then the own ones are placed (VTR-13.2, VTR-13.3)."""
    owner = owner_of(game, tile)
    if owner != NOBODY:
        removed = fall(game, owner) if tile == game.city(owner) else leave(game, owner, tile)
        game.tell("markers_removed", seat, tile, removed)
        score(game, seat, removed * game.components.marker_points)
    if game.result is not None:
        return
    if game.components.cities >> tile & 1:
        conquer(game, seat, tile)
        return
    game.tell("annexed", seat, tile, enter(game, seat, tile))


def conquer(game: Ventura, seat: int, city: int) -> None:
    """A marker on the City of another family wins, whatever the supply (VTR-1.2, VTR-26.9)."""
    if not game.supply[seat]:
        last = [tile for tile in game.domain[seat] if game.markers[tile]][-1]
        game.markers[last] -= 1
        game.supply[seat] += 1
        if not (game.markers[last] or game.rules.beyond_markers):
            game.own[seat] &= ~(1 << last)
            game.domain = changed(game.domain, seat, game.domain[seat][:-1])
    enter(game, seat, city)
    adjust(game, seat)
    game.tell("city_taken", seat, city)
    win(game, seat)


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

    def deny(self, position: Ventura, seat: int, verb: str, noun: int) -> Reason:
        if verb == "annex":
            if position.own[seat] >> noun & 1:
                return Reason("why-own-domain", "VTR-13.4", "territory", noun)
            return Reason("why-no-troop-there", "VTR-13.1", "territory", noun)
        if verb == "stop":
            return Reason("why-must-annex", "VTR-13.5")
        return super().deny(position, seat, verb, noun)
