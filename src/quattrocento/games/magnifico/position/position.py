"""What lies on the table: the position of a game of Magnifico."""

from typing import Final

from quattrocento.games.magnifico.components.typed import (
    AIRPLANE,
    AIRPLANE_IMPROVEMENT,
    EFFECTS,
    ONE_DOES_ALL,
    SHIP,
    SUBMARINE,
    TANK,
    Components,
)
from quattrocento.games.magnifico.position.battle import Battle
from quattrocento.games.magnifico.position.pieces import Pieces
from quattrocento.games.magnifico.position.settings import Settings
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.tuples import changed

NO_CARD: Final = -1
_EFFECTS: Final = len(EFFECTS)

# MAG-5.4.2: the steps of a turn, in their order
FIELD, MACHINES, TOWERS, INVADE, ATTACK, CASTLE = range(6)

FIRST_TANK, FIRST_AIRPLANE, FIRST_PERFECT_CITY = 1, 2, 4
AWARDS: Final = ("first_tank", "first_airplane", "first_perfect_city")


class Magnifico(Pieces):
    """One game: the pieces, and all else by seat, or by seat and effect.

    What each seat may know of it is added in ``knowledge.observed``.
    """

    __slots__ = (
        "airplane_card",
        "airplanes_in_deck",
        "archive",
        "auction",
        "awarded",
        "battle",
        "bids",
        "colour",
        "discarded",
        "field",
        "holder",
        "hooked",
        "machine_bottom",
        "money",
        "moved",
        "movements",
        "naval",
        "offers",
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
        "stage",
        "tank_card",
        "tanks_in_deck",
        "unseen",
        "wars",
    )

    round: int

    def __init__(
        self,
        seats: int,
        components: Components,
        settings: Settings,
        like: "Magnifico | None" = None,
    ) -> None:
        super().__init__(seats)
        self.components = components
        self.rules = settings
        self.battle: Battle | None = None
        if like is not None:
            self._as(like)
            return
        self._in_supply()
        self.round = 0
        self.holder = NOBODY
        # by seat
        self.money: list[int] = [0] * seats
        self.points: list[int] = [0] * seats
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
        # decks
        self.unseen: tuple[int, ...] = components.deck_copies
        self.machine_bottom: tuple[int, ...] = ()
        self.project_bottom: tuple[int, ...] = ()
        self.discarded: tuple[int, ...] = ()
        self.auction: tuple[int, ...] = ()
        self.rank: tuple[int, ...] = ()  # seats still to choose a card
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
        self._stand_as(like)
        self.round = like.round
        self.holder = like.holder
        self.colour = like.colour
        self.money = like.money[:]
        self.points = like.points[:]
        self.tank_card = like.tank_card
        self.airplane_card = like.airplane_card
        self.field = like.field
        self.archive = like.archive
        self.hooked = like.hooked
        self.power = like.power
        self.naval = like.naval
        self.bids = like.bids
        self.offers = like.offers
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

    def scores(self) -> tuple[int, ...]:
        """Victory points (MAG-1.11)."""
        return tuple(self.points)

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

    def workshop(self, seat: int) -> int:
        """The cards that count for the Workshop: not copies that can do nothing (MAG-10.2, R39)."""
        fielded = len(self.field[seat])
        if self.rules.idle_cards_count:
            return fielded
        return fielded - sum([max(0, self.effect(seat, effect) - 1) for effect in ONE_DOES_ALL])

    # ---- money

    def pay(self, seat: int, florins: int) -> None:
        self.money[seat] -= florins

    def price(self, seat: int, florins: int) -> int:
        """MAG-12.2: the holder of Leonardo pays less, never below 0."""
        if seat != self.holder:
            return florins
        return max(0, florins - self.components.discount)

    def usable_tanks(self, seat: int, territory: int) -> int:
        """MAG-8.3: tanks are of use only to a player with a Tank card."""
        return self.tanks[territory] if self.tank_card[seat] >= 0 else 0

    def usable_airplanes(self, seat: int, territory: int) -> int:
        return self.airplanes[territory] if self.airplane_card[seat] >= 0 else 0

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in clockwise order, beginning with this one."""
        return [(seat + i) % self.seats for i in range(self.seats)]
