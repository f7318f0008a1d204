"""Setup (Preparazione), VTR-6: First Player, families, tiles, Cities and starting Domains."""

from typing import ClassVar, Final

from quattrocento.games.ventura.components.typed import PAPAL, TILES
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.decks import tend_display
from quattrocento.games.ventura.rules.domain import enter
from quattrocento.games.ventura.rules.draws import draw_tile
from quattrocento.games.ventura.rules.phases.expansion import take_from_reserve
from quattrocento.games.ventura.rules.phases.initiative import SEATS
from quattrocento.games.ventura.rules.repeated import by_seat
from quattrocento.games.ventura.rules.round import Turns
from quattrocento.games.ventura.rules.setup.equal_domains import copies_dealt
from quattrocento.games.ventura.rules.setup.founding import (
    beside_domain,
    city_places,
    domain_picks,
    refuse_city,
    refuse_claim,
    unowned,
)
from quattrocento.games.ventura.rules.stages import INITIATIVE
from quattrocento.games.ventura.rules.territories import lay, refuse_place
from quattrocento.games.ventura.rules.troops.troops import fresh, station
from quattrocento.games.ventura.rules.verbs import CLAIM, LAY, TILE, hex_number
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.notation import Word
from quattrocento.kernel.places import weights
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import Phase, Step
from quattrocento.kernel.tuples import changed

PARTS: Final = ("families", "tiles", "cities", "domains", "end")
FAMILIES, TILES_LAID, CITIES, DOMAINS, END = range(len(PARTS))
SETUP_PART: Final = Word("setup", PARTS)


class Setup(Phase[Ventura]):
    """The next choice of setup: ``place`` choices of this part have been made."""

    name: ClassVar[str] = "setup"
    clause: ClassVar[str] = "VTR-6.1"
    fields: ClassVar[tuple[str, ...]] = ("founding", "place", "seat")

    def __init__(self, founding: int, place: int, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.founding = founding
        self.place = place

    def run(self, position: Ventura, fate: Fate) -> None:
        part, place = self.founding, self.place
        if place == 0:
            prepare(position, part, fate)
        if part == END:
            position.then(Turns(INITIATIVE, 0))
        elif place == choices_of(position, part):
            position.then(Setup(part + 1, 0))
        else:
            seat = (position.first + place) % position.seats
            position.then(Setup(part, place + 1))
            position.then_in_order(asked(position, part, seat))


def choices_of(position: Ventura, part: int) -> int:
    """How many choices this part of setup has."""
    if part == FAMILIES:
        return 0 if position.rules.abilities else position.seats
    if part == TILES_LAID:
        return position.seats * position.components.tiles_placed
    return 0 if part == DOMAINS and position.rules.interleaved else position.seats


def asked(position: Ventura, part: int, seat: int) -> list[Step[Ventura]]:
    """What a seat chooses in this part (VTR-6.13)."""
    if part == FAMILIES:
        return [Family(seat)]
    if part == TILES_LAID:
        return [CHOOSING[seat]]
    if part == CITIES:
        return [City(seat), ClaimOn(seat)] if position.rules.interleaved else [City(seat)]
    return [CLAIM_ON[seat]]


def prepare(position: Ventura, part: int, fate: Fate) -> None:
    """What is done before a part of setup."""
    if part == FAMILIES:
        lay_papal_tiles(position)
        position.first = fate.draw(SEATS, [int(seat < position.seats) for seat in range(len(SEATS.names))])
        position.tell("first_player", position.first, 0)
        if position.rules.abilities:
            deal_families(position, fate)
    elif part == TILES_LAID:
        deal_tiles(position, fate)
        tend_display(position, fate)
    elif part == END:
        equip(position)


def lay_papal_tiles(position: Ventura) -> None:
    """The middle of the map (VTR-6.9)."""
    for tile in range(PAPAL):
        lay(position, tile, hex_number(*position.components.start[tile]))


def deal_families(position: Ventura, fate: Fate) -> None:
    """Familial Expertise: families are dealt by means of the Garrisons (VTR-27.13)."""
    free = [1] * len(position.components.family_ids)
    for seat in position.in_order():
        garrison = fate.draw(position.components.garrison_bag, free)
        free[garrison] = 0
        family = position.components.garrison.index(
            len(position.components.card_ids) - len(free) + garrison
        )
        position.family = changed(position.family, seat, family)
        position.tell("family_dealt", seat, family)


def deal_tiles(position: Ventura, fate: Fate) -> None:
    """Tiles from the stockpile, or one of each type (VTR-6.4 to VTR-6.6, VTR-27.1 to VTR-27.3)."""
    components = position.components
    if position.rules.equal_domains:
        for kind in position.rules.dealt_types:
            for seat in position.in_order():
                among = position.pile & copies_dealt(position, kind)
                give(position, seat, fate.draw_for((seat,), components.tile_bag, weights(among, TILES)))
                position.pledged = changed(position.pledged, seat, position.pledged[seat] | 1 << kind)
        return
    for seat in position.in_order():
        for _ in range(position.rules.starting_draw):
            give(position, seat, draw_tile(position, seat, fate))


def give(position: Ventura, seat: int, tile: int) -> None:
    position.pile &= ~(1 << tile)
    position.reserve[seat] |= 1 << tile
    position.tell("tile_drawn", seat)
    position.whisper((seat,), "tile_seen", seat, tile)


def equip(position: Ventura) -> None:
    """Garrisons and Florins; the first round begins (VTR-6.15, VTR-6.16)."""
    for place, seat in enumerate(position.in_order()):
        garrison = position.components.garrison[position.family[seat]]
        station(position, seat, 1, fresh(garrison), position.city(seat))
        position.florins[seat] = position.components.starting_florins[place]
    position.hurt = False
    position.round = 1
    position.tell("round_began", 1)


class Family(Step[Ventura]):
    """A player chooses one of the families left (VTR-6.2)."""

    name: ClassVar[str] = "family"
    clause: ClassVar[str] = "VTR-6.2"
    automatic: ClassVar[bool] = True

    def options(self, position: Ventura, seat: int) -> list[Move]:
        families = range(len(position.components.family_ids))
        return [("family", family) for family in families if family not in position.family]

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.family = changed(position.family, seat, noun)
        position.tell("family_chosen", seat, noun)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "family":
            return Saying("why-family-taken", "VTR-6.2", family=noun)
        return super().refuse(position, seat, verb, noun)


class Tile(Step[Ventura]):
    """Which tile of the reserve is laid; hidden until it lies (VTR-6.10)."""

    name: ClassVar[str] = "tile"
    clause: ClassVar[str] = "VTR-6.10"
    private: ClassVar[bool] = True

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return TILE.of(position.reserve[seat])

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.chosen = noun
        position.then(LAYING[seat])

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "tile":
            return Saying("why-not-in-reserve", "VTR-6.10", territory=noun)
        return super().refuse(position, seat, verb, noun)


class Lay(Step[Ventura]):
    """Where it is laid: beside two tiles (VTR-2.9, VTR-6.10)."""

    name: ClassVar[str] = "lay"
    clause: ClassVar[str] = "VTR-6.10"

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return [LAY[place] for place, _ in position.spaces]

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        tile = position.chosen
        take_from_reserve(position, seat, tile)
        lay(position, tile, noun)
        position.tell("tile_laid", seat, tile)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "lay":
            return refuse_place(position, noun)
        return super().refuse(position, seat, verb, noun)


class City(Step[Ventura]):
    """Where a player's City lies: beside two tiles and no other City (VTR-6.11)."""

    name: ClassVar[str] = "city"
    clause: ClassVar[str] = "VTR-6.11"

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return [LAY[place] for place in city_places(position)]

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        city = position.city(seat)
        lay(position, city, noun)
        enter(position, seat, city)
        position.tell("city_laid", seat, city)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "lay":
            return refuse_city(position, noun)
        return super().refuse(position, seat, verb, noun)


class Claim(Step[Ventura]):
    """A player chooses the Territories of his starting Domain, one after another (VTR-6.12)."""

    name: ClassVar[str] = "claim"
    clause: ClassVar[str] = "VTR-6.12"

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return CLAIM.of(domain_picks(position, seat))

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.tell("claimed", seat, noun, enter(position, seat, noun))
        position.then(CLAIM_ON[seat])

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "claim":
            return refuse_claim(position, seat, noun)
        return super().refuse(position, seat, verb, noun)


class ClaimOn(Phase[Ventura]):
    """The next pick, as long as there are any (VTR-6.12, VTR-R4)."""

    name: ClassVar[str] = "claim_on"
    clause: ClassVar[str] = "VTR-6.12"

    def run(self, position: Ventura, fate: Fate) -> None:
        picked = len(position.domain[self.seat]) - 1
        if picked >= position.components.domain_picks:
            return
        if beside_domain(position, self.seat, unowned(position)):
            position.then(CLAIMING[self.seat])


CHOOSING: Final = by_seat(Tile)
LAYING: Final = by_seat(Lay)
CLAIMING: Final = by_seat(Claim)
CLAIM_ON: Final = by_seat(ClaimOn)
