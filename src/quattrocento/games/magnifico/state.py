"""What lies on the table: the position of a game of Magnifico."""

from typing import Final

from quattrocento.games.magnifico.combat import Battle
from quattrocento.games.magnifico.components import (
    AIRPLANE,
    AIRPLANE_IMPROVEMENT,
    EFFECTS,
    SHIP,
    SUBMARINE,
    TANK,
    TERRITORIES,
    Components,
)
from quattrocento.games.magnifico.knowledge import MagnificoView, see
from quattrocento.games.magnifico.options import Options
from quattrocento.kernel.move import NOBODY
from quattrocento.kernel.position import Position
from quattrocento.kernel.tuples import changed

NO_CASTLE: Final = -1
NO_CARD: Final = -1
_EFFECTS: Final = len(EFFECTS)

# MAG-5.4.2: the steps of a turn, in their order
FIELD, MACHINES, TOWERS, INVADE, ATTACK, CASTLE = range(6)

FIRST_TANK, FIRST_AIRPLANE, FIRST_PERFECT_CITY = 1, 2, 4
AWARDS: Final = ("first_tank", "first_airplane", "first_perfect_city")


class Magnifico(Position):
    """One game. Lists by territory, by seat, or by seat and effect; sets of territories as bits."""

    __slots__ = (
        "airplane_card",
        "airplane_supply",
        "airplanes",
        "airplanes_in_deck",
        "archive",
        "auction",
        "awarded",
        "battle",
        "bids",
        "castle_supply",
        "castled",
        "colour",
        "components",
        "discarded",
        "exposed",
        "field",
        "free",
        "holder",
        "hooked",
        "machine_bottom",
        "money",
        "moved",
        "movements",
        "naval",
        "offers",
        "own",
        "owner",
        "perfect",
        "points",
        "power",
        "produced",
        "project_bottom",
        "projects_in_deck",
        "raised",
        "rank",
        "recruited",
        "round",
        "rules",
        "sold",
        "soldiers",
        "spare",
        "stage",
        "strong",
        "supply",
        "tank_card",
        "tank_supply",
        "tanked",
        "tanks",
        "tanks_in_deck",
        "tower_supply",
        "towers",
        "unseen",
        "wars",
        "winged",
    )

    def __init__(
        self,
        seats: int,
        components: Components,
        options: Options,
        like: "Magnifico | None" = None,
    ) -> None:
        super().__init__(seats)
        self.components = components
        self.rules = options
        self.battle: Battle | None = None
        if like is not None:
            self._as(like)
            return
        self.round = 0
        self.holder = NOBODY
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
        # by seat
        self.money: list[int] = [0] * seats
        self.points: list[int] = [0] * seats
        self.supply: list[int] = [components.soldiers - 1] * seats  # MAG-4.10
        self.naval = False  # a Submarine or an Armoured Ship lies in some field
        # by seat, and seldom changed: tuples, which copies share
        self.colour: tuple[int, ...] = (NO_CARD,) * seats
        self.tank_card: tuple[int, ...] = (NO_CARD,) * seats
        self.airplane_card: tuple[int, ...] = (NO_CARD,) * seats
        self.field: tuple[tuple[int, ...], ...] = ((),) * seats
        self.archive: tuple[tuple[int, ...], ...] = ((),) * seats
        self.hooked: tuple[int, ...] = (0,) * seats
        self.power: tuple[int, ...] = (0,) * (seats * _EFFECTS)
        self.bids: tuple[int, ...] = (0,) * seats  # sealed
        self.offers: tuple[int, ...] = (0,) * seats  # revealed
        # supplies and decks
        self.unseen: tuple[int, ...] = components.deck_copies
        self.machine_bottom: tuple[int, ...] = ()
        self.project_bottom: tuple[int, ...] = ()
        self.discarded: tuple[int, ...] = ()
        self.auction: tuple[int, ...] = ()
        self.rank: tuple[int, ...] = ()  # seats still to choose a card
        self.tank_supply = components.tanks
        self.airplane_supply = components.airplanes
        self.castle_supply = components.castles
        self.tower_supply = components.towers
        self.awarded = 0
        self.projects_in_deck = components.projects
        self.tanks_in_deck = components.tanks_in_deck[seats]
        self.airplanes_in_deck = components.airplanes_in_deck[seats]
        self.sold = 0
        self.recruited = 0
        # the turn in progress
        self.stage = FIELD
        self.wars = 0
        self.movements = 0
        self.moved = False
        self.produced = 0
        self.raised = 0

    def _as(self, like: "Magnifico") -> None:
        self.take_over(like)
        self.round = like.round
        self.holder = like.holder
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
        self.colour = like.colour
        self.money = like.money[:]
        self.points = like.points[:]
        self.supply = like.supply[:]
        self.tank_card = like.tank_card
        self.airplane_card = like.airplane_card
        self.field = like.field
        self.archive = like.archive
        self.hooked = like.hooked
        self.power = like.power
        self.naval = like.naval
        self.bids = like.bids
        self.offers = like.offers
        self.tank_supply = like.tank_supply
        self.airplane_supply = like.airplane_supply
        self.castle_supply = like.castle_supply
        self.tower_supply = like.tower_supply
        self.awarded = like.awarded
        self.unseen = like.unseen
        self.projects_in_deck = like.projects_in_deck
        self.tanks_in_deck = like.tanks_in_deck
        self.airplanes_in_deck = like.airplanes_in_deck
        self.machine_bottom = like.machine_bottom
        self.project_bottom = like.project_bottom
        self.discarded = like.discarded
        self.auction = like.auction
        self.rank = like.rank
        self.sold = like.sold
        self.recruited = like.recruited
        self.stage = like.stage
        self.wars = like.wars
        self.movements = like.movements
        self.moved = like.moved
        self.produced = like.produced
        self.raised = like.raised
        if like.battle is not None:
            self.battle = like.battle.copy()

    def copy(self) -> "Magnifico":
        return Magnifico(self.seats, self.components, self.rules, self)

    # ---- pieces on the board; the sets follow the lists

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

    # ---- cards

    def put_in_field(self, seat: int, card: int) -> None:
        """A card works from now on for all machines and castles of the seat (MAG-5.41.3)."""
        components = self.components
        self.field = changed(self.field, seat, (*self.field[seat], card))
        kind = components.kind[card]
        if kind == TANK:
            self.tank_card = changed(self.tank_card, seat, card)
        elif kind == AIRPLANE:
            self.airplane_card = changed(self.airplane_card, seat, card)
        elif kind == AIRPLANE_IMPROVEMENT:
            self.hooked = changed(self.hooked, seat, self.hooked[seat] + 1)
        if components.effect[card] in (SUBMARINE, SHIP):
            self.naval = True
        if components.effect[card] >= 0:
            place = seat * _EFFECTS + components.effect[card]
            self.power = changed(self.power, place, self.power[place] + components.amount[card])

    def effect(self, seat: int, effect: int) -> int:
        """What the seat's fielded cards add up to for one effect."""
        return self.power[seat * _EFFECTS + effect]

    # ---- money

    def pay(self, seat: int, florins: int) -> None:
        self.money[seat] -= florins

    def price(self, seat: int, florins: int) -> int:
        """MAG-12.2: the holder of Leonardo pays less, never below 0."""
        if seat != self.holder:
            return florins
        return max(0, florins - self.components.discount)

    def turn_sheet(self) -> tuple[int, ...]:
        """How far the turn in progress is: step, wars, movements, and the castles used."""
        moved = int(self.moved)
        return (self.stage, self.wars, self.movements, moved, self.produced, self.raised)

    def usable_tanks(self, seat: int, territory: int) -> int:
        """MAG-8.3: tanks are of use only to a player with a Tank card."""
        return self.tanks[territory] if self.tank_card[seat] >= 0 else 0

    def usable_airplanes(self, seat: int, territory: int) -> int:
        return self.airplanes[territory] if self.airplane_card[seat] >= 0 else 0

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in clockwise order, beginning with this one."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    # ---- knowledge

    def view(self, seat: int) -> MagnificoView:
        return see(self, seat)

    def secrets(self) -> dict[str, tuple[int, ...]]:
        """The only secrets are the bids until all are in (Hidden information)."""
        return {f"bid {seat}": (seat,) for seat, bid in enumerate(self.bids) if bid}
