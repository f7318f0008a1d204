"""What lies on the table: the position of a game of Ventura."""

from typing import Final

from quattrocento.games.ventura.components.typed import AREAS, TILES, Components
from quattrocento.games.ventura.position.battle import Battle
from quattrocento.games.ventura.position.settings import Settings
from quattrocento.kernel.position import Position

NO_CARD: Final = -1
NOWHERE: Final = -1
NOTHING_CHOSEN: Final = -1


class Ventura(Position):
    """One game. Lists by tile, by seat, or by seat and area; sets of tiles as bits.

    A Territory is named by its tile. A Troop of a seat lies at ``seat * AREAS + area - 1``.
    """

    __slots__ = (
        "advance",
        "at",
        "battle",
        "bonus",
        "captain",
        "chosen",
        "companies",
        "components",
        "conscription_left",
        "deck",
        "discarded",
        "display",
        "domain",
        "family",
        "first",
        "florins",
        "grid",
        "grounds",
        "hand",
        "hurt",
        "kept",
        "known",
        "laid",
        "looked",
        "looking",
        "markers",
        "moved",
        "near",
        "on_map",
        "out",
        "own",
        "peeked",
        "pile",
        "pledged",
        "points",
        "regroupings",
        "removed",
        "reserve",
        "round",
        "rules",
        "shown",
        "spaces",
        "splits",
        "spot",
        "supply",
        "under",
        "ventura_left",
    )
    hints = ("hurt",)

    round: int

    def __init__(
        self, seats: int, components: Components, settings: Settings, like: "Ventura | None" = None
    ) -> None:
        super().__init__(seats)
        self.components = components
        self.rules = settings
        self.battle: Battle | None = None
        if like is not None:
            self._as(like)
            return
        self.round = 0
        self.first = 0
        self.out = 0  # eliminated seats
        # the map; what changes only when a tile is laid is shared by copies
        self.grid: dict[int, int] = {}  # tiles by place
        self.spot: tuple[int, ...] = (NOWHERE,) * TILES
        self.near: tuple[int, ...] = (0,) * TILES
        self.spaces: tuple[tuple[int, int], ...] = ()  # legal places with the tiles beside them (VTR-2.9)
        self.on_map = 0
        # Domains
        self.markers: list[int] = [0] * TILES
        self.own: list[int] = [0] * seats
        self.supply: list[int] = [components.markers] * seats
        self.domain: tuple[tuple[int, ...], ...] = ((),) * seats  # in the order of entry (VTR-5.6)
        # by seat
        self.family: tuple[int, ...] = (NO_CARD,) * seats
        self.points: list[int] = [0] * seats
        self.florins: list[int] = [0] * seats
        self.hand: tuple[tuple[int, ...], ...] = ((),) * seats
        self.shown: tuple[tuple[int, ...], ...] = ((),) * seats  # of the hand, known to all
        # tiles off the map
        self.reserve: list[int] = [0] * seats
        self.pledged: tuple[int, ...] = (0,) * seats  # types that all know of (Equal Domains)
        self.pile = components.in_use[seats]  # VTR-6.4
        self.under: tuple[tuple[int, int], ...] = ()  # groups under it: who knows them, the tiles
        self.known: dict[int, int] = {}  # tiles of a reserve that others know too: who
        self.peeked = 0
        self.kept: tuple[int, ...] = (0,) * seats  # how many choices of what to keep stay hidden for good
        # cards
        self.deck: list[int] = components.decks[:]
        self.discarded: list[int] = [0] * len(components.decks)
        self.ventura_left = components.ventura_cards
        self.conscription_left = components.conscription_cards
        self.display: tuple[int, ...] = ()
        self.removed: tuple[int, ...] = ()  # Captains fallen in battle
        self.looking: tuple[int, ...] = ()
        # Troops
        self.captain: list[int] = [NO_CARD] * (seats * AREAS)
        self.companies: list[tuple[int, ...]] = [()] * (seats * AREAS)
        self.at: list[int] = [NOWHERE] * (seats * AREAS)
        self.hurt = True  # False where no Company can have a wound, so that nobody need look for one
        # the turn in progress
        self.chosen = NOTHING_CHOSEN
        self.laid = False
        self.looked = False
        self.bonus = 0
        self.advance = 0
        self.moved = 0  # areas already chosen, as bits
        self.grounds = 0  # where this turn may regroup (VTR-18.1)
        self.splits = 0  # where a lone Army may only be split (option split_lone_army)
        self.regroupings = 0

    def _as(self, like: "Ventura") -> None:
        self.take_over(like)
        self.round = like.round
        self.first = like.first
        self.out = like.out
        self.grid = like.grid
        self.spot = like.spot
        self.near = like.near
        self.spaces = like.spaces
        self.on_map = like.on_map
        self.markers = like.markers[:]
        self.own = like.own[:]
        self.supply = like.supply[:]
        self.domain = like.domain
        self.family = like.family
        self.points = like.points[:]
        self.florins = like.florins[:]
        self.hand = like.hand
        self.shown = like.shown
        self.reserve = like.reserve[:]
        self.pledged = like.pledged
        self.pile = like.pile
        self.under = like.under
        self.known = like.known
        self.peeked = like.peeked
        self.deck = like.deck[:]
        self.discarded = like.discarded[:]
        self.ventura_left = like.ventura_left
        self.conscription_left = like.conscription_left
        self.display = like.display
        self.removed = like.removed
        self.looking = like.looking
        self.captain = like.captain[:]
        self.companies = like.companies[:]
        self.at = like.at[:]
        self.hurt = like.hurt
        self.chosen = like.chosen
        self.kept = like.kept
        self.laid = like.laid
        self.looked = like.looked
        self.bonus = like.bonus
        self.advance = like.advance
        self.moved = like.moved
        self.grounds = like.grounds
        self.splits = like.splits
        self.regroupings = like.regroupings
        if like.battle is not None:
            self.battle = like.battle.copy()

    def scores(self) -> tuple[int, ...]:
        """Victory points (VTR-1.3)."""
        return tuple(self.points)

    # ---- seats

    def in_order(self) -> list[int]:
        """All seats in turn order: the First Player, then clockwise (VTR-7.2)."""
        return [(self.first + place) % self.seats for place in range(self.seats)]

    def alive(self) -> list[int]:
        return [seat for seat in range(self.seats) if not self.out >> seat & 1]

    def pay(self, seat: int, florins: int) -> None:
        self.florins[seat] -= florins

    def city(self, seat: int) -> int:
        return self.components.city[self.family[seat]]
