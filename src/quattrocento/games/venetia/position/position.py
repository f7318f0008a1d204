"""What lies on the table: the position of a game of Venetia."""

from typing import Final

from quattrocento.games.venetia.components.typed import COLONIES, REGIONS, RISE, SEAS, SESTIERI, Components
from quattrocento.games.venetia.position.settings import Settings
from quattrocento.kernel.position import Position
from quattrocento.kernel.seats import NOBODY

NONE: Final = -1

Counts = tuple[int, ...]


class Venetia(Position):
    """One game. Influence lies in lists by place and seat: the place times the seats, plus the seat.

    Ducats and Monuments are tuples by seat and Sestiere. Sets of colonies, regions and seas are bits.
    """

    __slots__ = (
        "active",
        "ap",
        "apart",
        "at_sea",
        "blocked",
        "board",
        "candidates",
        "capitulated",
        "card_played",
        "coloured",
        "components",
        "control",
        "deck",
        "dice",
        "discarded",
        "doge",
        "drawn",
        "ducats",
        "enemies",
        "epoch",
        "family",
        "first_due",
        "fleeted",
        "fleets",
        "grey",
        "hand",
        "held",
        "infamy",
        "influence",
        "kept",
        "kingdom",
        "occupied",
        "office",
        "opened",
        "owed",
        "playing",
        "podesta",
        "podesta_supply",
        "points",
        "politics",
        "received",
        "redraw",
        "returned",
        "rules",
        "sea_bonus",
        "sea_influence",
        "shown",
        "stradioti",
        "supply",
        "threat",
        "threat_deck",
        "threats_discarded",
        "tiles",
        "tiles_out",
        "traded",
        "treated",
        "type",
        "venice",
        "votes",
        "vp_tokens",
        "walls",
    )

    def __init__(
        self,
        seats: int,
        components: Components,
        settings: Settings,
        like: "Venetia | None" = None,
    ) -> None:
        super().__init__(seats)
        self.components = components
        self.rules = settings
        if like is not None:
            self._as(like)
            return
        # the board
        self.influence: list[int] = [0] * (COLONIES * seats)
        self.podesta: list[int] = [NOBODY] * COLONIES
        self.sea_influence: list[int] = [0] * (SEAS * seats)
        self.fleets: list[int] = [0] * SEAS
        self.kingdom: list[int] = [NONE] * REGIONS
        self.control = 0
        self.venice = 1
        self.enemies = components.spaces
        self.epoch = RISE
        self.first_due = False  # Venice reached the space of the first scoring in the Struggle (VNZ-R11)
        # sets that follow from the board
        self.at_sea: list[int] = [0] * seats  # by seat, the seas with Influence of it
        self.fleeted = 0
        self.occupied = 0  # regions with a Kingdom
        self.blocked = 0  # their colonies (VNZ-17.7)
        # by seat
        self.supply: list[int] = [components.influence] * seats
        self.podesta_supply: list[int] = [components.podesta] * seats
        self.points: list[int] = [0] * seats
        # by seat, and seldom changed: tuples, which copies share
        self.hand: tuple[tuple[int, ...], ...] = ((),) * seats
        self.family: tuple[int, ...] = ((1 << len(components.family_value)) - 1,) * seats
        self.kept: Counts = (0,) * seats
        self.vp_tokens: tuple[Counts, ...] = ((0,) * len(components.vp_value),) * seats
        self.treated: tuple[Counts, ...] = ((0,) * len(components.kingdom_ids),) * seats
        self.ducats: Counts = (0,) * (seats * SESTIERI)
        self.coloured: Counts = (0,) * (seats * SESTIERI)
        self.grey: Counts = (0,) * (seats * SESTIERI)
        # offices
        self.doge = NOBODY
        self.office = 0  # Doge tokens in office
        self.board = NONE  # the Doge's Family card on the board
        self.infamy = NOBODY
        # the election being held
        self.candidates: tuple[int, ...] = (NONE,) * seats
        self.votes: tuple[tuple[int, ...], ...] = ((),) * seats  # NONE: no further card
        self.tiles: tuple[int, ...] = ()
        self.tiles_out = 0
        # decks and bags
        self.deck: Counts = components.card_copies
        self.discarded: Counts = (0,) * len(components.card_copies)
        self.threat_deck: Counts = components.threat_copies
        self.threats_discarded: Counts = (0,) * len(components.threat_copies)
        self.threat = NONE  # the Threat card being resolved
        self.playing = NONE  # the Action card whose effect is not finished (VNZ-7.10)
        self.received = NONE  # the Action card that its receiver keeps or cashes (VNZ-7.6)
        # what everybody remembers of the last shuffle of the Action cards
        self.held: tuple[tuple[int, ...], ...] = ((),) * seats  # the hands then
        self.shown: tuple[tuple[int, ...], ...] = ((),) * seats  # cards that left them since
        self.apart = NONE  # the card in play then
        # the turn in progress
        self.active = NOBODY
        self.dice: Counts = (0,) * len(components.die_ids)
        self.begin_turn(NOBODY)
        self.drawn: tuple[int, ...] = ()  # Battle tokens

    def begin_turn(self, seat: int) -> None:
        """Nothing has been done yet in this turn."""
        self.active = seat
        self.type = NONE  # of the die taken
        self.ap = 0
        self.traded = 0  # colonies of the commercial action (VNZ-11.2)
        self.politics = NONE  # the colony of the political action (VNZ-12.2)
        self.card_played = False
        self.redraw = 0  # Hired Captains (VNZ-23.10)
        self.sea_bonus = 0  # Captain General of the Sea (VNZ-23.12)
        self.stradioti = 0  # Stradiot Horsemen (VNZ-23.14)
        self.walls = False  # Fortress Walls (VNZ-23.16)
        self.owed = 0  # Threat icons (VNZ-15.3)
        self.capitulated = 0  # regions (VNZ-23.23)
        self.opened = 0  # seas paid for in this turn (VNZ-25.1)
        self.returned: tuple[int, ...] = ()  # Battle tokens that are back already, as all have seen (25.4)

    def _as(self, like: "Venetia") -> None:
        self.take_over(like)
        self.influence = like.influence[:]
        self.podesta = like.podesta[:]
        self.sea_influence = like.sea_influence[:]
        self.fleets = like.fleets[:]
        self.kingdom = like.kingdom[:]
        self.control = like.control
        self.venice = like.venice
        self.enemies = like.enemies
        self.epoch = like.epoch
        self.first_due = like.first_due
        self.at_sea = like.at_sea[:]
        self.fleeted = like.fleeted
        self.occupied = like.occupied
        self.blocked = like.blocked
        self.supply = like.supply[:]
        self.podesta_supply = like.podesta_supply[:]
        self.points = like.points[:]
        self.hand = like.hand
        self.family = like.family
        self.kept = like.kept
        self.vp_tokens = like.vp_tokens
        self.treated = like.treated
        self.ducats = like.ducats
        self.coloured = like.coloured
        self.grey = like.grey
        self.doge = like.doge
        self.office = like.office
        self.board = like.board
        self.infamy = like.infamy
        self.candidates = like.candidates
        self.votes = like.votes
        self.tiles = like.tiles
        self.tiles_out = like.tiles_out
        self.deck = like.deck
        self.discarded = like.discarded
        self.threat_deck = like.threat_deck
        self.threats_discarded = like.threats_discarded
        self.threat = like.threat
        self.playing = like.playing
        self.received = like.received
        self.held = like.held
        self.shown = like.shown
        self.apart = like.apart
        self.active = like.active
        self.dice = like.dice
        self.type = like.type
        self.ap = like.ap
        self.traded = like.traded
        self.politics = like.politics
        self.card_played = like.card_played
        self.redraw = like.redraw
        self.sea_bonus = like.sea_bonus
        self.stradioti = like.stradioti
        self.walls = like.walls
        self.owed = like.owed
        self.capitulated = like.capitulated
        self.opened = like.opened
        self.drawn = like.drawn
        self.returned = like.returned

    @property
    def round(self) -> int:
        """The epoch: this game counts no smaller rounds."""
        return self.epoch + 1

    def scores(self) -> tuple[int, ...]:
        """Victory points (VNZ-22.4)."""
        return tuple(self.points)

    def copy(self) -> "Venetia":
        return Venetia(self.seats, self.components, self.rules, self)

    # ---- pieces on the board; the sets follow the lists

    def in_colony(self, colony: int) -> list[int]:
        """The Influence in a colony, by seat."""
        start = colony * self.seats
        return self.influence[start : start + self.seats]

    def in_sea(self, sea: int) -> list[int]:
        """The Influence in a sea, by seat."""
        start = sea * self.seats
        return self.sea_influence[start : start + self.seats]

    def put_kingdom(self, region: int, kingdom: int) -> None:
        """A Kingdom token in the region, or none (``NONE``)."""
        self.kingdom[region] = kingdom
        if kingdom == NONE:
            self.occupied &= ~(1 << region)
            self.blocked &= ~self.components.in_region[region]
        else:
            self.occupied |= 1 << region
            self.blocked |= self.components.in_region[region]

    def set_fleets(self, sea: int, number: int) -> None:
        self.fleets[sea] = number
        if number:
            self.fleeted |= 1 << sea
        else:
            self.fleeted &= ~(1 << sea)

    def clear_sea(self, sea: int) -> None:
        """All Influence in the sea goes back to its owners (VNZ-9.7, VNZ-17.8)."""
        for seat, number in enumerate(self.in_sea(sea)):
            self.supply[seat] += number
            self.sea_influence[sea * self.seats + seat] = 0
            self.at_sea[seat] &= ~(1 << sea)

    # ---- supplies that follow from what lies elsewhere

    def ducat_supply(self, seat: int) -> int:
        return self.components.ducats - sum(self.ducats[seat * SESTIERI : (seat + 1) * SESTIERI])

    def monument_supply(self, seat: int) -> int:
        own = slice(seat * SESTIERI, (seat + 1) * SESTIERI)
        return self.components.monuments - sum(self.coloured[own]) - sum(self.grey[own])

    def kingdoms_left(self, kingdom: int) -> int:
        """Tokens of that Kingdom in the reserve."""
        taken = sum([own[kingdom] for own in self.treated]) + self.kingdom.count(kingdom)
        return self.components.kingdom_copies[kingdom] - taken

    def fleets_left(self) -> int:
        return self.components.fleets - sum(self.fleets)

    def spent(self, seat: int) -> int:
        """The set of Family cards that the seat has discarded."""
        on_board = 1 << self.board if seat == self.doge and self.board != NONE else 0
        return (1 << len(self.components.family_value)) - 1 & ~self.family[seat] & ~on_board

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in clockwise order, beginning with this one."""
        return [(seat + i) % self.seats for i in range(self.seats)]
