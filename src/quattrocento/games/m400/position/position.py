"""What lies on the table: the position of a game of M400."""

from typing import Final

from quattrocento.games.m400.components.typed import (
    ARMIES,
    ARMIES_EACH,
    COLOURS,
    KINDS,
    TERRITORIES,
    Components,
)
from quattrocento.games.m400.position.combat import Combat
from quattrocento.games.m400.position.lacks import NOTHING_KNOWN, Lacking
from quattrocento.games.m400.position.memory import BLANK, Memory
from quattrocento.games.m400.position.offers import Countered, Offered
from quattrocento.games.m400.position.settings import Settings
from quattrocento.kernel.position import Position
from quattrocento.kernel.seats import NOBODY

RESERVE: Final = -1

# The phases of a turn (M4-3.8), in which a colour cannot go back.
PHASES: Final = ("setup", "draw", "trade", "movement", "conquest", "end")
SETUP, DRAW, TRADE, MOVEMENT, CONQUEST, END = range(len(PHASES))


class M400(Position):
    """One game. Lists by territory, by player colour, by army, by seat; sets of places as bits.

    A colour's armies lie at ``2 * colour`` and ``2 * colour + 1``. The hand of a seat is the counts from
    ``seat * KINDS`` on. What each seat may know of it is added in ``knowledge.observed``.
    """

    memories = ("memory",)

    __slots__ = (
        "acted",
        "active",
        "announced",
        "at",
        "attacked",
        "barred",
        "blocked",
        "cancelled",
        "capital",
        "combat",
        "components",
        "counter",
        "deck",
        "deck_left",
        "discarded",
        "first_order",
        "free",
        "fresh",
        "hand",
        "held",
        "lacking",
        "memory",
        "moved",
        "offer",
        "offers",
        "old",
        "order",
        "own",
        "owner",
        "phase",
        "player",
        "points",
        "renewed",
        "rules",
        "score",
        "sent",
        "sequence",
        "settled",
        "sick",
        "tokens",
        "worth",
    )

    def __init__(
        self, seats: int, components: Components, settings: Settings, like: "M400 | None" = None
    ) -> None:
        super().__init__(seats)
        self.components = components
        self.rules = settings
        self.combat: Combat | None = None
        if like is not None:
            self._as(like)
            return
        self.sequence = 0
        self.active = NOBODY
        self.phase = SETUP
        # colours, chosen at the set-up
        self.player: tuple[int, ...] = (NOBODY,) * COLOURS  # the seat that plays a colour
        self.capital: tuple[int, ...] = (NOBODY,) * COLOURS
        self.first_order: tuple[int, ...] = ()
        self.order: tuple[int, ...] = ()
        self.score: list[int] = [0] * COLOURS
        self.points: list[int] = [0] * COLOURS
        self.worth: list[int] = [0] * COLOURS  # the score if it were counted now (M4-15.4)
        # the board
        self.owner: list[int] = [NOBODY] * TERRITORIES  # of a capital in play: its colour
        self.own: list[int] = [0] * COLOURS  # ordinary states only
        self.free = (1 << TERRITORIES) - 1 & ~settings.capitals
        self.at: list[int] = [RESERVE] * ARMIES
        self.blocked = 0  # armies
        self.tokens: tuple[int, ...] = (
            0,
        ) * TERRITORIES  # by territory, the colours whose token lies there
        self.sick = 0  # territories under plague
        self.attacked = 0  # capitals attacked in this sequence
        self.barred = 0  # colours that cannot win in this sequence
        # cards
        self.deck: list[int] = settings.deck[:]
        self.deck_left = settings.cards
        self.discarded: list[int] = [0] * KINDS
        self.hand: list[int] = [0] * (seats * KINDS)
        self.held: list[int] = [0] * seats
        # what is known of hands, see ``memory``: by seat, and last what everybody knows
        self.memory: tuple[Memory, ...] = (BLANK,) * (seats + 1)
        # by seat, what the hand is known to lack, see ``lacks``
        self.lacking: tuple[Lacking, ...] = (NOTHING_KNOWN,) * seats
        # the deck when it was last renewed, and by seat how many cards of the hand are certain to be older
        self.renewed: tuple[int, ...] = tuple(settings.deck)
        self.old: list[int] = [0] * seats
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.offers = 0
        self.cancelled = 0  # offers begun and given up that do not count (M4-5.9)
        self.sent: tuple[Offered, ...] = ()
        self.offer: Offered | None = None
        self.counter: Countered | None = None
        self.moved = 0  # armies
        self.settled = 0
        self.announced = 0
        self.acted = 0
        self.fresh = 0  # territories

    def _as(self, like: "M400") -> None:
        self.take_over(like)
        self.sequence = like.sequence
        self.active = like.active
        self.phase = like.phase
        self.player = like.player
        self.capital = like.capital
        self.first_order = like.first_order
        self.order = like.order
        self.score = like.score[:]
        self.points = like.points[:]
        self.worth = like.worth[:]
        self.owner = like.owner[:]
        self.own = like.own[:]
        self.free = like.free
        self.at = like.at[:]
        self.blocked = like.blocked
        self.tokens = like.tokens
        self.sick = like.sick
        self.attacked = like.attacked
        self.barred = like.barred
        self.deck = like.deck[:]
        self.deck_left = like.deck_left
        self.discarded = like.discarded[:]
        self.hand = like.hand[:]
        self.held = like.held[:]
        self.memory = like.memory
        self.lacking = like.lacking
        self.renewed = like.renewed
        self.old = like.old[:]
        self.offers = like.offers
        self.cancelled = like.cancelled
        self.sent = like.sent
        self.offer = like.offer
        self.counter = like.counter
        self.moved = like.moved
        self.settled = like.settled
        self.announced = like.announced
        self.acted = like.acted
        self.fresh = like.fresh
        if like.combat is not None:
            self.combat = like.combat.copy()

    @property
    def round(self) -> int:
        return self.sequence

    def scores(self) -> tuple[int, ...]:
        """The points of each player if they were counted now, of the better of allied colours.

        M4-15.4, M4-17.13. The markers (``score``) follow at the end of a sequence (M4-15.5).
        """
        scores = [0] * self.seats
        for colour, seat in enumerate(self.player):
            if seat != NOBODY:
                scores[seat] = max(scores[seat], self.worth[colour])
        return tuple(scores)

    # ---- turns

    def begin_turn(self, colour: int) -> None:
        """A colour's turn begins (M4-1.12)."""
        self._begin_turn()
        self.active = colour
        self.phase = DRAW

    # ---- colours and armies

    def armies(self, colour: int) -> list[int]:
        """The armies of a colour that stand on the board."""
        first = colour * ARMIES_EACH
        at = self.at
        if at[first] == RESERVE:
            return [first + 1] if at[first + 1] != RESERVE else []
        return [first, first + 1] if at[first + 1] != RESERVE else [first]

    def has_two(self, colour: int) -> bool:
        first = colour * ARMIES_EACH
        return self.at[first] != RESERVE and self.at[first + 1] != RESERVE

    def is_enemy(self, colour: int, seat: int) -> bool:
        """Whether a colour in play is an opponent's, neither own nor allied."""
        return self.player[colour] not in (seat, NOBODY)

    def enemy_states(self, seat: int) -> int:
        """All ordinary states of opponents."""
        found = 0
        for colour, player in enumerate(self.player):
            if player not in (seat, NOBODY):
                found |= self.own[colour]
        return found

    def take(self, territory: int, colour: int) -> None:
        """The colour puts its marker on an ordinary state (M4-1.5); ``NOBODY`` leaves it free."""
        bit = 1 << territory
        before = self.owner[territory]
        value = self.components.value[territory]
        if before == NOBODY:
            self.free &= ~bit
        else:
            self.own[before] &= ~bit
            self.worth[before] -= value
        self.owner[territory] = colour
        if colour == NOBODY:
            self.free |= bit
        else:
            self.own[colour] |= bit
            self.worth[colour] += value

    def destroy(self, army: int) -> None:
        """The army returns to the reserve and loses any block (M4-12.5)."""
        self.tell("army_destroyed", self.player[army // ARMIES_EACH], army, self.at[army])
        self.at[army] = RESERVE
        keep = ~(1 << army)
        self.blocked &= keep
        self.moved &= keep
        self.settled &= keep
        self.announced &= keep
        self.acted &= keep

    def gain(self, colour: int, points: int, event: str = "points_gained") -> None:
        """Victory points, marked at once and never lost (M4-15.2, M4-15.3); ``event`` tells of them."""
        seat = self.player[colour]
        before = self.scores()[seat]
        self.points[colour] += points
        self.worth[colour] += points
        self.tell(event, seat, colour, points, self.points[colour], self.scores()[seat] - before)

    # ---- cards in hand

    def holds(self, seat: int, card: int) -> int:
        return self.hand[seat * KINDS + card]

    def cards_of(self, seat: int) -> list[int]:
        """The counts of a hand by kind."""
        return self.hand[seat * KINDS : seat * KINDS + KINDS]
