"""What lies on the table, and who knows what."""

from dataclasses import dataclass, field
from typing import Any, Final

from quattrocento.kernel.components import NAMED, Schema, corrected, differences
from quattrocento.kernel.document import Document, Field
from quattrocento.kernel.fate import Bag, Die
from quattrocento.kernel.game import SettingValue
from quattrocento.kernel.notation import NOTHING, Notation, Number, Word
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import AnyStep
from quattrocento.kernel.view import View

GUARD, SPY, RELIC = range(3)
CARDS: Final = ("guard", "spy", "relic")
ROADS: Final = ("hills", "river", "wood")
HAND_LIMIT: Final = 3
MOST_STAKE: Final = 2
TRUST: Final = 3
UNSET: Final = -1
UNKNOWN: Final = -1

CARD: Final = Word("card", CARDS)
ROAD: Final = Word("road", ROADS)
BAG: Final = Bag("bag", CARDS)
DIE: Final = Die(("hurt", "safe"), (2, 1))

NOTATION: Final = Notation(
    {
        "scout": NOTHING,
        "peek": Number("seat"),
        "wait": NOTHING,
        "road": ROAD,
        "stake": Number("coins"),
        "trust": NOTHING,
        "play": CARD,
        "pass": NOTHING,
    }
)

SCHEMA: Final = Schema({}, {"cards": {"copies": Field("number", 0, 20), **NAMED}})
STANDARD: Final[dict[str, Any]] = {
    "cards": [
        {"id": name, "name_en": name, "name_it": name, "origin": "seed", "copies": copies}
        for name, copies in zip(CARDS, (6, 5, 4), strict=True)
    ]
}


class Components:
    """The cards in the bag at the start."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.copies: list[int] = [row["copies"] for row in data["cards"]]

    def changes(self) -> list[tuple[str, str, str, str]]:
        return differences(self.data, STANDARD)


def with_changes(changes: list[tuple[str, str, str, str]]) -> Components:
    document = Document("", "components", corrected(STANDARD, changes))
    SCHEMA.check(document)
    SCHEMA.same_ids(document, STANDARD)
    return Components(document.data)


@dataclass
class AmbushView(View):
    """What a seat sees: of other hands the size, and the cards at which it has looked."""

    round: int = 0
    lives: list[int] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    known: list[list[int]] = field(default_factory=list)
    serials: list[list[int]] = field(default_factory=list)
    drawn: int = 0
    discarded: list[int] = field(default_factory=list)
    road: int = UNSET
    stake: int = UNSET
    guarded: bool = False
    steps: list[AnyStep] = field(default_factory=list)
    settings: dict[str, SettingValue] = field(default_factory=dict)


class Ambush(Position):
    """``known``: for each card of a hand the seats that know it, as bits; the owner among them.

    ``serials``: which draw of the game brought the card, so that it keeps its name as a secret.
    """

    def __init__(self, seats: int, components: Components, settings: dict[str, SettingValue]) -> None:
        super().__init__(seats)
        self.components = components
        self.rules = settings
        self.round = 0
        self.lives: list[int] = [2] * seats
        self.coins: list[int] = [2] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.known: list[list[int]] = [[] for _ in range(seats)]
        self.serials: list[list[int]] = [[] for _ in range(seats)]
        self.drawn = 0
        self.discarded: list[int] = [0] * len(CARDS)
        self.roads: list[int] = [UNSET] * seats
        self.stakes: list[int] = [UNSET] * seats
        self.guarded = False

    def copy(self) -> "Ambush":
        new = Ambush(self.seats, self.components, self.rules)
        new.take_over(self)
        new.round = self.round
        new.lives = self.lives[:]
        new.coins = self.coins[:]
        new.hands = [hand[:] for hand in self.hands]
        new.known = [known[:] for known in self.known]
        new.serials = [serials[:] for serials in self.serials]
        new.drawn = self.drawn
        new.discarded = self.discarded[:]
        new.roads = self.roads[:]
        new.stakes = self.stakes[:]
        new.guarded = self.guarded
        return new

    def alive(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.lives[seat]]

    def bag(self) -> list[int]:
        """How many of each card are still to be drawn."""
        held = [card for hand in self.hands for card in hand]
        gone = [held.count(card) + self.discarded[card] for card in range(len(CARDS))]
        return [copies - out for copies, out in zip(self.components.copies, gone, strict=True)]

    def receive(self, seat: int, card: int) -> None:
        self.hands[seat].append(card)
        self.known[seat].append(1 << seat)
        self.serials[seat].append(self.drawn)
        self.drawn += 1

    def discard(self, seat: int, card: int) -> None:
        """A card is played openly: one that others know already, if the seat has such a one."""
        known = self.known[seat]
        held = [place for place, mine in enumerate(self.hands[seat]) if mine == card]
        place = max(held, key=lambda at: known[at].bit_count())
        del self.hands[seat][place]
        del known[place]
        del self.serials[seat][place]
        self.discarded[card] += 1

    def view(self, seat: int) -> AmbushView:
        sitting = 0 <= seat < self.seats
        over = self.result is not None  # then all cards are shown (AMB-8)
        bit = 1 << seat if sitting else 0
        return AmbushView(
            game="ambush",
            seat=seat,
            seats=self.seats,
            waiting=self.waiting(),
            winners=self.result.winners if self.result is not None else (),
            round=self.round,
            lives=self.lives[:],
            coins=self.coins[:],
            hands=[
                [card if over or mask & bit else UNKNOWN for card, mask in zip(hand, known, strict=True)]
                for hand, known in zip(self.hands, self.known, strict=True)
            ],
            known=[known[:] for known in self.known],
            serials=[serials[:] for serials in self.serials],
            drawn=self.drawn,
            discarded=self.discarded[:],
            road=self.roads[seat] if sitting else UNSET,
            stake=self.stakes[seat] if sitting else UNSET,
            guarded=self.guarded,
            steps=self.stack[:],
            settings=dict(self.rules),
        )

    def secrets(self) -> dict[str, tuple[int, ...]]:
        facts: dict[str, tuple[int, ...]] = {}
        if self.result is not None:
            return facts
        facts |= {f"road {seat}": (seat,) for seat, road in enumerate(self.roads) if road != UNSET}
        facts |= {f"stake {seat}": (seat,) for seat, stake in enumerate(self.stakes) if stake != UNSET}
        for owner, known in enumerate(self.known):
            for serial, mask in zip(self.serials[owner], known, strict=True):
                knowers = [seat for seat in range(self.seats) if mask >> seat & 1]
                facts[f"card {serial}"] = tuple(knowers)
        return facts
