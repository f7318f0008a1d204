"""The auction (Asta per i progetti), MAG-5.3: cards shown, secret bids, purchases in rank order."""

from collections.abc import Sequence
from typing import ClassVar

from quattrocento.games.magnifico.components.typed import AIRPLANE, TANK
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.verbs import BUY, DECLINE
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import Phase, Step
from quattrocento.kernel.tuples import changed, without


class Auction(Phase[Magnifico]):
    """The cards are shown: machine cards first, then projects (MAG-5.3.1 to MAG-5.3.5, R9)."""

    name: ClassVar[str] = "auction"
    clause: ClassVar[str] = "MAG-5.3.1"

    def run(self, position: Magnifico, fate: Fate) -> None:
        cards = position.components.auction_cards[position.seats]
        machines = position.components.auction_machines[position.seats]
        machines = min(machines, machine_deck(position))
        position.sold = 0
        shown = [draw_machine(position, fate) for _ in range(machines)]
        projects = min(cards - machines, project_deck(position))
        shown += [draw_project(position, fate) for _ in range(projects)]
        position.auction = tuple(shown)
        for card in position.auction:
            position.tell("card_shown", card)
        if position.auction:
            position.then(Reveal())
            bids = Bids()
            if bids.deciders(position):
                position.then(bids)


def machine_deck(position: Magnifico) -> int:
    """The number of cards in the machine deck."""
    return position.tanks_in_deck + position.airplanes_in_deck + len(position.machine_bottom)


def project_deck(position: Magnifico) -> int:
    """The number of cards in the project deck."""
    return position.projects_in_deck + len(position.project_bottom)


def draw_machine(position: Magnifico, fate: Fate) -> int:
    """The next machine card. Which cards lie in the box is never decided, only how many (MAG-4.2)."""
    if position.tanks_in_deck + position.airplanes_in_deck == 0:
        first, *rest = position.machine_bottom
        position.machine_bottom = tuple(rest)
        return first
    components = position.components
    unseen_tanks = position.tanks_in_deck + components.tanks_boxed[position.seats]
    unseen_airplanes = position.airplanes_in_deck + components.airplanes_boxed[position.seats]
    weights = [0] * len(position.unseen)
    # A card of the deck is a tank with chance tanks_in_deck out of the deck, then any unseen one of them.
    for card in components.tank_cards:
        weights[card] = position.unseen[card] * position.tanks_in_deck * max(1, unseen_airplanes)
    for card in components.airplane_cards:
        weights[card] = position.unseen[card] * position.airplanes_in_deck * max(1, unseen_tanks)
    drawn = fate.draw(position.components.bag, weights)
    position.unseen = changed(position.unseen, drawn, position.unseen[drawn] - 1)
    if position.components.kind[drawn] == TANK:
        position.tanks_in_deck -= 1
    else:
        position.airplanes_in_deck -= 1
    return drawn


def draw_project(position: Magnifico, fate: Fate) -> int:
    """The next project card: a random one, then those put under the deck in their order (R3)."""
    if not position.projects_in_deck:
        first, *rest = position.project_bottom
        position.project_bottom = tuple(rest)
        return first
    weights = list(position.unseen)
    for machines in (position.components.tank_cards, position.components.airplane_cards):
        for card in machines:
            weights[card] = 0
    drawn = fate.draw(position.components.bag, weights)
    position.unseen = changed(position.unseen, drawn, position.unseen[drawn] - 1)
    position.projects_in_deck -= 1
    return drawn


class Bids(Step[Magnifico]):
    """Every player seals a bid of at least 10 florins, all at the same time (MAG-5.3.6, R6, R7, R64)."""

    name: ClassVar[str] = "bids"
    clause: ClassVar[str] = "MAG-5.3.6"
    private: ClassVar[bool] = True
    together: ClassVar[bool] = True

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)

    def deciders(self, position: Magnifico) -> tuple[int, ...]:
        least = position.components.min_bid
        bids, money = position.bids, position.money
        return tuple([s for s in range(position.seats) if not bids[s] and money[s] >= least])

    def options(self, position: Magnifico, seat: int) -> list[Move]:
        components = position.components
        highest = (position.money[seat] - components.min_bid) // components.money_unit
        return components.bid_moves[: highest + 1]

    def play(self, position: Magnifico, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.bids = changed(position.bids, seat, noun)
        position.tell("bid_sealed", seat)
        if 0 in position.bids and self.deciders(position):
            position.then(self)

    def refuse(self, position: Magnifico, seat: int, verb: str, noun: int) -> Saying:
        if verb != "bid":
            return Saying("why-not-asked", self.clause)
        components = position.components
        if noun < components.min_bid:
            return Saying("why-bid-low", "MAG-5.3.6", florins=components.min_bid)
        if noun > position.money[seat]:
            return Saying("why-bid-high", "MAG-5.3.6", florins=position.money[seat])
        return Saying("why-bid-uneven", "MAG-R7", florins=components.money_unit)


class Reveal(Phase[Magnifico]):
    """All bids are shown and ranked; ties count from the holder, who comes last (MAG-5.3.7, 5.3.8)."""

    name: ClassVar[str] = "reveal"
    clause: ClassVar[str] = "MAG-5.3.7"

    def run(self, position: Magnifico, fate: Fate) -> None:
        position.offers = position.bids
        position.bids = (0,) * position.seats
        position.rank = ranked(position, range(position.seats), position.holder)
        for seat in position.rank:
            position.tell("bid_revealed", seat, position.offers[seat])
        position.then(Sale())


def ranked(position: Magnifico, seats: Sequence[int], reference: int) -> tuple[int, ...]:
    """These seats by their bids; equal ones clockwise from the reference, who is the last of them."""
    after = position.seats
    bidders = [seat for seat in seats if position.offers[seat]]
    bidders.sort(key=lambda seat: (-position.offers[seat], (seat - reference - 1) % after))
    return tuple(bidders)


class Sale(Phase[Magnifico]):
    """The next in rank may buy; who may own none of the cards left is passed over (MAG-5.3.9, R8)."""

    name: ClassVar[str] = "sale"
    clause: ClassVar[str] = "MAG-5.3.9"

    def run(self, position: Magnifico, fate: Fate) -> None:
        while position.rank and position.auction:
            seat, position.rank = position.rank[0], position.rank[1:]
            if any(may_own(position, seat, card) for card in position.auction):
                position.then(self)
                position.then(Buy(seat))
                return
            position.tell("declined", seat)
        self.close(position)

    def close(self, position: Magnifico) -> None:
        """MAG-5.3.18, R3: unsold cards go under their decks, the one shown first above the next."""
        for card in position.auction:
            if position.rules.unsold_to_box:
                position.discarded += (card,)
            elif position.components.kind[card] in (TANK, AIRPLANE):
                position.machine_bottom += (card,)
            else:
                position.project_bottom += (card,)
            position.tell("unsold", card)
        position.auction = ()
        position.rank = ()
        position.offers = (0,) * position.seats


def may_own(position: Magnifico, seat: int, card: int) -> bool:
    """MAG-5.3.13: one Tank card and one Airplane card at most."""
    kind = position.components.kind[card]
    if kind == TANK:
        return position.tank_card[seat] < 0
    if kind == AIRPLANE:
        return position.airplane_card[seat] < 0
    return True


class Buy(Step[Magnifico]):
    """A player buys one card for his whole bid, or declines and keeps his money (MAG-5.3.9, 5.3.10)."""

    name: ClassVar[str] = "buy"
    clause: ClassVar[str] = "MAG-5.3.9"

    def options(self, position: Magnifico, seat: int) -> list[Move]:
        found: list[Move] = []
        for card in position.auction:
            if may_own(position, seat, card) and BUY[card] not in found:
                found.append(BUY[card])
        found.append(DECLINE)
        return found

    def play(self, position: Magnifico, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "decline":
            position.tell("declined", seat)
            return
        position.pay(seat, position.offers[seat])
        position.auction = without(position.auction, noun)
        position.tell("bought", seat, noun, position.offers[seat])
        self.receive(position, seat, noun)
        if position.sold == 0:
            self.take_leonardo(position, seat)
        position.sold += 1

    def receive(self, position: Magnifico, seat: int, card: int) -> None:
        """Machine cards go into the field at once and free, others to the archive (MAG-5.3.15, 16)."""
        if position.components.kind[card] in (TANK, AIRPLANE):
            position.put_in_field(seat, card)
        else:
            position.archive = changed(position.archive, seat, (*position.archive[seat], card))

    def take_leonardo(self, position: Magnifico, seat: int) -> None:
        """The first buyer becomes the Magnifico of the round (MAG-5.3.11, R4)."""
        if position.holder != seat:
            position.holder = seat
            position.tell("took_leonardo", seat)
        if position.rules.count_from_buyer:  # R2
            position.rank = ranked(position, position.rank, seat)

    def refuse(self, position: Magnifico, seat: int, verb: str, noun: int) -> Saying:
        if verb != "buy":
            return Saying("why-not-asked", self.clause)
        if noun not in position.auction:
            return Saying("why-not-at-auction", "MAG-5.3.9", card=noun)
        return Saying("why-one-machine-card", "MAG-5.3.13", card=noun)
