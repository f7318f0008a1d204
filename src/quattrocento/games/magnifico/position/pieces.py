"""The pieces on the map and in the supplies, MAG-2: one half of a position of Magnifico."""

from typing import Final

from quattrocento.games.magnifico.components.typed import TERRITORIES, Components
from quattrocento.kernel.position import Position
from quattrocento.kernel.seats import NOBODY

NO_CASTLE: Final = -1


class Pieces(Position):
    """What stands where: lists by territory, and sets of territories, as bits, that follow from them."""

    __slots__ = (
        "airplane_supply",
        "airplanes",
        "castle_supply",
        "castled",
        "components",
        "exposed",
        "free",
        "own",
        "owner",
        "perfect",
        "soldiers",
        "spare",
        "strong",
        "supply",
        "tank_supply",
        "tanked",
        "tanks",
        "tower_supply",
        "towers",
        "winged",
    )

    components: Components

    def _in_supply(self) -> None:
        """All pieces lie in the supplies."""
        seats, components = self.seats, self.components
        # by territory
        self.owner: list[int] = [NOBODY] * TERRITORIES
        self.soldiers: list[int] = [0] * TERRITORIES
        self.tanks: list[int] = [0] * TERRITORIES
        self.airplanes: list[int] = [0] * TERRITORIES
        self.towers: list[int] = [NO_CASTLE] * TERRITORIES
        # sets of territories
        self.own: list[int] = [0] * seats
        self.exposed = 0  # territories of players who own two or more (MAG-7.1.3)
        self.free = (1 << TERRITORIES) - 1
        self.castled = 0
        self.perfect = 0  # castles with all their towers
        self.spare = 0  # at least two soldiers, so that one may leave
        self.strong = 0  # at least three: enough to land where one is lost
        self.tanked = 0
        self.winged = 0
        # supplies, those of soldiers by seat
        self.supply: list[int] = [components.soldiers - 1] * seats  # MAG-4.10
        self.tank_supply = components.tanks
        self.airplane_supply = components.airplanes
        self.castle_supply = components.castles
        self.tower_supply = components.towers

    def _stand_as(self, like: "Pieces") -> None:
        """All pieces lie and stand as in that position."""
        self.owner = like.owner[:]
        self.soldiers = like.soldiers[:]
        self.tanks = like.tanks[:]
        self.airplanes = like.airplanes[:]
        self.towers = like.towers[:]
        self.own = like.own[:]
        self.exposed = like.exposed
        self.free = like.free
        self.castled = like.castled
        self.perfect = like.perfect
        self.spare = like.spare
        self.strong = like.strong
        self.tanked = like.tanked
        self.winged = like.winged
        self.supply = like.supply[:]
        self.tank_supply = like.tank_supply
        self.airplane_supply = like.airplane_supply
        self.castle_supply = like.castle_supply
        self.tower_supply = like.tower_supply

    def set_soldiers(self, territory: int, number: int) -> None:
        self.soldiers[territory] = number
        bit = 1 << territory
        if number > 2:
            self.spare |= bit
            self.strong |= bit
        elif number == 2:
            self.spare |= bit
            self.strong &= ~bit
        else:
            self.spare &= ~bit
            self.strong &= ~bit

    def reinforce(self, seat: int, territories: list[int]) -> None:
        """One more soldier on every territory of the seat (MAG-5.2.2)."""
        soldiers = self.soldiers
        for territory in territories:
            soldiers[territory] += 1
        self.strong |= self.own[seat] & self.spare
        self.spare |= self.own[seat]
        self.supply[seat] -= len(territories)

    def set_tanks(self, territory: int, number: int) -> None:
        self.tanks[territory] = number
        bit = 1 << territory
        if number:
            self.tanked |= bit
        else:
            self.tanked &= ~bit

    def set_airplanes(self, territory: int, number: int) -> None:
        self.airplanes[territory] = number
        bit = 1 << territory
        if number:
            self.winged |= bit
        else:
            self.winged &= ~bit

    def take(self, territory: int, seat: int) -> None:
        """The territory belongs to the seat from now on (MAG-2.4)."""
        bit = 1 << territory
        before = self.owner[territory]
        if before == NOBODY:
            self.free &= ~bit
        else:
            self.own[before] &= ~bit
        self.owner[territory] = seat
        self.own[seat] |= bit
        self.expose()

    def expose(self) -> None:
        """Find the territories that may be attacked at all: a player's last one may not (MAG-7.1.3)."""
        self.exposed = 0
        for own in self.own:
            if own & (own - 1):
                self.exposed |= own

    def put_castle(self, territory: int) -> None:
        self.towers[territory] = 0
        self.castled |= 1 << territory
        self.castle_supply -= 1

    def set_towers(self, territory: int, number: int) -> None:
        """Towers come from the common supply and return to it (MAG-2.2)."""
        self.tower_supply -= number - self.towers[territory]
        self.towers[territory] = number
        bit = 1 << territory
        if number >= self.components.max_towers:
            self.perfect |= bit
        else:
            self.perfect &= ~bit

    def lose_soldiers(self, seat: int, number: int) -> None:
        """MAG-7.3.12: removed soldiers return to their owner's supply."""
        self.supply[seat] += number
