"""What lies on the table."""

from ambush import knowledge
from ambush.components import CARDS, RELIC, UNSET, Components
from quattrocento.kernel.position import Position, Result
from quattrocento.kernel.setting import SettingValue


class Ambush(Position):
    """``known``: for each card of a hand the seats that know it, as bits; the owner among them.

    ``serials``: which draw of the game brought the card, so that it keeps its name as a secret.
    """

    __slots__ = (
        "coins",
        "components",
        "discarded",
        "drawn",
        "guarded",
        "hands",
        "known",
        "lives",
        "roads",
        "round",
        "rules",
        "serials",
        "stakes",
    )

    round: int

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

    def view(self, seat: int) -> knowledge.AmbushView:
        return knowledge.view(self, seat)

    def scores(self) -> tuple[int, ...]:
        """What each has earned openly; relics are shown and counted at the end (AMB-8)."""
        return tuple(self.worth() if self.result is not None else self.coins)

    def worth(self) -> list[int]:
        """Coins, and two for each relic in hand (AMB-8)."""
        return [coins + 2 * self.hands[seat].count(RELIC) for seat, coins in enumerate(self.coins)]

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


def outcome(position: Ambush) -> Result:
    """AMB-8: the last one alive, or the richest of them."""
    worth = position.worth()
    order = sorted(range(position.seats), key=lambda seat: (not position.lives[seat], -worth[seat], seat))
    reason = "last" if len(position.alive()) == 1 else "rounds"
    return Result((order[0],), reason, tuple(order))
