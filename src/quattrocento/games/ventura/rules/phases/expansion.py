"""C Expansion Phase (Espansione), VTR-15: a tile of the reserve is laid; Revolt."""

from typing import ClassVar, Final

from quattrocento.games.ventura.components.typed import REMOVE_DOMAIN
from quattrocento.games.ventura.position.position import NOTHING_CHOSEN, Ventura
from quattrocento.games.ventura.rules.domain import enter, leave, owner_of
from quattrocento.games.ventura.rules.draws import forget_tile
from quattrocento.games.ventura.rules.menus import Menu
from quattrocento.games.ventura.rules.repeated import by_seat
from quattrocento.games.ventura.rules.territories import lay, refuse_place
from quattrocento.games.ventura.rules.troops.troops import opposing, standing
from quattrocento.games.ventura.rules.verbs import LAY, ONLY_STOP, REVOLT, STOP, TILE
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.places import members
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import Step
from quattrocento.kernel.tuples import changed


def take_from_reserve(position: Ventura, seat: int, tile: int) -> None:
    """The tile is shown; a type that all knew of is taken to be this one, for nobody could tell another."""
    position.chosen = NOTHING_CHOSEN
    position.reserve[seat] &= ~(1 << tile)
    position.pledged = changed(
        position.pledged, seat, position.pledged[seat] & ~(1 << position.components.type[tile])
    )
    forget_tile(position, tile)


def expansion_places(position: Ventura, seat: int) -> list[int]:
    """Legal places beside the own Domain (VTR-15.2)."""
    own = position.own[seat]
    return [place for place, beside in position.spaces if beside & own]


def revolt_targets(position: Ventura, seat: int) -> int:
    """Territories of opponents beside the own Domain, no Cities and without Troops (VTR-30.24)."""
    beside = theirs = 0
    for tile in members(position.own[seat]):
        beside |= position.near[tile]
    for other, own in enumerate(position.own):
        if other != seat:
            theirs |= own
    held = opposing(position, seat) | standing(position, seat)
    return theirs & beside & ~position.components.cities & ~held


class Expansion(Menu):
    """A player may lay one tile (VTR-15.1); which one stays hidden until it lies."""

    name: ClassVar[str] = "expansion"
    clause: ClassVar[str] = "VTR-15.1"
    private: ClassVar[bool] = True
    events: ClassVar[frozenset[int]] = frozenset((REMOVE_DOMAIN,))

    def can_lay(self, position: Ventura) -> bool:
        seat = self.seat
        marked = position.supply[seat] or position.rules.beyond_markers
        if position.laid or not position.reserve[seat] or not marked:
            return False
        own = position.own[seat]
        return any(beside & own for _, beside in position.spaces)

    def is_open(self, position: Ventura) -> bool:
        return bool(position.hand[self.seat]) or self.can_lay(position)

    def choices(self, position: Ventura, seat: int) -> list[Move]:
        if not self.can_lay(position):
            return ONLY_STOP
        return [*TILE.of(position.reserve[seat]), STOP]

    def choose(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "tile":
            position.chosen = noun
            position.then(SETTLE[seat])
        else:
            self.close(position, fate)

    def playable(self, position: Ventura, card: int) -> bool:
        return bool(revolt_targets(position, self.seat))

    def act(self, position: Ventura, card: int, fate: Fate) -> None:
        position.then(Revolt(self.seat))

    def close(self, position: Ventura, fate: Fate) -> None:
        position.laid = False

    def deny(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb != "tile":
            return super().deny(position, seat, verb, noun)
        if not position.reserve[seat] >> noun & 1:
            return Saying("why-not-in-reserve", "VTR-15.1", territory=noun)
        if position.laid:
            return Saying("why-one-tile", "VTR-15.1")
        if not (position.supply[seat] or position.rules.beyond_markers):
            return Saying("why-no-marker", "VTR-15.6")
        return Saying("why-no-space", "VTR-15.2")


class Settle(Step[Ventura]):
    """Where the tile is laid (VTR-15.2); it joins the Domain at once (VTR-15.3, VTR-15.4)."""

    name: ClassVar[str] = "settle"
    clause: ClassVar[str] = "VTR-15.2"

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return [LAY[place] for place in expansion_places(position, seat)]

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        tile = position.chosen
        take_from_reserve(position, seat, tile)
        lay(position, tile, noun)
        position.laid = True
        position.tell("expanded", seat, tile, enter(position, seat, tile))
        EXPANSION[seat].again(position, fate)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb != "lay":
            return super().refuse(position, seat, verb, noun)
        if noun in dict(position.spaces):
            return Saying("why-not-beside-domain", "VTR-15.2")
        return refuse_place(position, noun)


class Revolt(Step[Ventura]):
    """Which Territory rises against its lord; nobody scores (VTR-30.24)."""

    name: ClassVar[str] = "revolt"
    clause: ClassVar[str] = "VTR-30.24"
    automatic: ClassVar[bool] = True

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return REVOLT.of(revolt_targets(position, seat))

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        owner = owner_of(position, noun)
        position.tell("revolted", seat, noun, leave(position, owner, noun), owner)
        EXPANSION[seat].again(position, fate)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb != "revolt":
            return super().refuse(position, seat, verb, noun)
        if position.components.cities >> noun & 1:
            return Saying("why-is-city", "VTR-30.24", territory=noun)
        if owner_of(position, noun) in (NOBODY, seat):
            return Saying("why-not-opponents", "VTR-30.24", territory=noun)
        return Saying("why-no-revolt", "VTR-30.24", territory=noun)


EXPANSION: Final = by_seat(Expansion)
SETTLE: Final = by_seat(Settle)
