"""Political Action cards with a choice, VNZ-23.18 to VNZ-23.24, and Ducats placed one by one."""

from typing import ClassVar

from quattrocento.games.venetia.components.typed import SESTIERI
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.colonies import check_placed, lose_influence
from quattrocento.games.venetia.rules.routes import (
    closed,
    reached,
    refuse_colony,
    regions_reached,
    take_kingdom,
)
from quattrocento.games.venetia.rules.scoring import hold_scorings
from quattrocento.games.venetia.rules.sestieri import Receive, place_ducat
from quattrocento.games.venetia.rules.verbs import (
    CAPITULATE,
    DUCAT,
    EXPEL,
    RECOVER,
    REPLACE,
    RESTORE,
    TREAT,
)
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import Picks, Step
from quattrocento.kernel.tuples import added, changed

_ALL_SESTIERI = (1 << SESTIERI) - 1


# ---- Kingdoms


def send_bailo(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """VNZ-23.18."""
    if position.occupied:
        position.then(Bailo(seat))


class Bailo(Step[Venetia]):
    """The Bailo: the Kingdom token of any region (VNZ-23.18)."""

    name: ClassVar[str] = "bailo"
    clause: ClassVar[str] = "VNZ-23.18"
    automatic: ClassVar[bool] = True

    def options(self, position: Venetia, seat: int) -> list[Move]:
        return TREAT.of(position.occupied)

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        take_kingdom(position, seat, noun)

    def refuse(self, position: Venetia, seat: int, verb: str, noun: int) -> Saying:
        if verb != "treat":
            return Saying("why-not-asked", self.clause)
        return Saying("why-no-kingdom", self.clause, region=noun)


def sign_capitulations(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """VNZ-23.23."""
    if regions_reached(position, seat) & position.occupied:
        position.then(Capitolazioni(seat))


class Capitolazioni(Step[Venetia]):
    """Capitulations: a reached region whose Kingdom stops nothing this turn (VNZ-23.23)."""

    name: ClassVar[str] = "capitolazioni"
    clause: ClassVar[str] = "VNZ-23.23"
    automatic: ClassVar[bool] = True

    def options(self, position: Venetia, seat: int) -> list[Move]:
        return CAPITULATE.of(regions_reached(position, seat) & position.occupied)

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.capitulated |= 1 << noun
        position.tell("capitulated", seat, noun)

    def refuse(self, position: Venetia, seat: int, verb: str, noun: int) -> Saying:
        if verb != "capitulate":
            return Saying("why-not-asked", self.clause)
        why = "why-no-kingdom" if position.kingdom[noun] == NONE else "why-region-far"
        return Saying(why, self.clause, region=noun)


# ---- rivals


def where_rivals_are(position: Venetia, seat: int) -> int:
    """The reached colonies in which another player has Influence."""
    found = 0
    for other in range(position.seats):
        if other != seat:
            own = position.influence[other :: position.seats]
            found |= sum(1 << colony for colony, number in enumerate(own) if number)
    return found & reached(position, seat)


def ask_council(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """VNZ-23.19."""
    if where_rivals_are(position, seat):
        position.then(ConsiglioDieci(seat))


class ConsiglioDieci(Step[Venetia]):
    """Council of Ten: every other player loses 1 in a reached colony, Kingdom or not (VNZ-23.19)."""

    name: ClassVar[str] = "consiglio_dieci"
    clause: ClassVar[str] = "VNZ-23.19"
    automatic: ClassVar[bool] = True

    def options(self, position: Venetia, seat: int) -> list[Move]:
        return EXPEL.of(where_rivals_are(position, seat))

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        others = [other for other in range(position.seats) if other != seat]
        lose_influence(position, [noun], others, position.components.cards[position.playing].amount)
        hold_scorings(position)

    def refuse(self, position: Venetia, seat: int, verb: str, noun: int) -> Saying:
        if verb != "expel":
            return Saying("why-not-asked", self.clause)
        return refuse_rivals(position, seat, noun, self.clause)


def refuse_rivals(position: Venetia, seat: int, colony: int, clause: str) -> Saying:
    if reached(position, seat) >> colony & 1 and not where_rivals_are(position, seat) >> colony & 1:
        return Saying("why-no-rival", clause, colony=colony)
    return refuse_colony(position, seat, colony)


def claim_crown(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """VNZ-23.20; the own Influence must be there to be placed."""
    if position.supply[seat] and where_rivals_are(position, seat) & ~closed(position):
        position.then(CoronaCipro(seat))


class CoronaCipro(Step[Venetia]):
    """Crown of Cyprus: a reached colony without a Kingdom where a rival has Influence (VNZ-23.20)."""

    name: ClassVar[str] = "corona_cipro"
    clause: ClassVar[str] = "VNZ-23.20"
    automatic: ClassVar[bool] = True

    def options(self, position: Venetia, seat: int) -> list[Move]:
        return REPLACE.of(where_rivals_are(position, seat) & ~closed(position))

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.then(Rival(seat, noun))

    def refuse(self, position: Venetia, seat: int, verb: str, noun: int) -> Saying:
        if verb != "replace":
            return Saying("why-not-asked", self.clause)
        return refuse_rivals(position, seat, noun, self.clause)


class Rival(Step[Venetia]):
    """Whose Influence the Crown of Cyprus replaces (VNZ-23.20)."""

    name: ClassVar[str] = "rival"
    clause: ClassVar[str] = "VNZ-23.20"
    automatic: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "colony")

    def __init__(self, seat: int, colony: int) -> None:
        super().__init__(seat)
        self.colony = colony

    def options(self, position: Venetia, seat: int) -> list[Move]:
        here = position.in_colony(self.colony)
        return [("rival", other) for other, number in enumerate(here) if number and other != seat]

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        start = self.colony * position.seats
        position.influence[start + noun] -= 1
        position.supply[noun] += 1
        position.influence[start + seat] += 1
        position.supply[seat] -= 1
        position.tell("influence_replaced", seat, noun, self.colony)
        check_placed(position, self.colony)
        hold_scorings(position)

    def refuse(self, position: Venetia, seat: int, verb: str, noun: int) -> Saying:
        if verb != "rival":
            return Saying("why-not-asked", self.clause)
        if noun >= position.seats:
            return Saying("why-no-player", "VNZ-1.1", family=noun)
        if noun == seat:
            return Saying("why-own-influence", self.clause)
        return Saying("why-not-rival", self.clause, seat=noun)


# ---- the city


def ask_for_ducats(position: Venetia, seat: int, number: int) -> None:
    """VNZ-23.8, VNZ-20.4: as many as are left, one by one."""
    if number and position.ducat_supply(seat):
        position.then(Ducats(seat, number))


def ducat_picks(position: Venetia, seat: int, number: int, options: list[Move]) -> Picks | None:
    """Ducats in any order, unless there are too few of them, or of the Monuments that they may complete."""
    if min(position.ducat_supply(seat), position.monument_supply(seat)) < number:
        return None
    return Picks(number, number, [number if verb == "ducat" else 0 for verb, _ in options])


class Ducats(Step[Venetia]):
    """One Ducat in any Sestiere, then the next (VNZ-23.8, VNZ-23.21)."""

    name: ClassVar[str] = "ducats"
    clause: ClassVar[str] = "VNZ-23.8"
    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, position: Venetia, seat: int) -> list[Move]:
        return DUCAT.of(_ALL_SESTIERI)

    def picks(self, position: Venetia, seat: int) -> Picks | None:
        return ducat_picks(position, seat, self.left, self.options(position, seat))

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        place_ducat(position, seat, noun)
        ask_for_ducats(position, seat, self.left - 1)


def grey_monuments(position: Venetia, seat: int) -> int:
    """The Sestieri in which the player has a grey Monument."""
    own = position.grey[seat * SESTIERI : (seat + 1) * SESTIERI]
    return sum(1 << sestiere for sestiere, number in enumerate(own) if number)


def canvass(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """VNZ-23.21."""
    if grey_monuments(position, seat) or position.ducat_supply(seat):
        position.then(Broglio(seat))


class Broglio(Step[Venetia]):
    """Vote Canvassing: a grey Monument is turned, or the first of two Ducats placed (VNZ-23.21)."""

    name: ClassVar[str] = "broglio"
    clause: ClassVar[str] = "VNZ-23.21"

    def options(self, position: Venetia, seat: int) -> list[Move]:
        found = RESTORE.of(grey_monuments(position, seat))
        return found + DUCAT.of(_ALL_SESTIERI) if position.ducat_supply(seat) else found

    def _ducats(self, position: Venetia) -> int:
        return position.components.cards[position.playing].amount

    def picks(self, position: Venetia, seat: int) -> Picks | None:
        return ducat_picks(position, seat, self._ducats(position), self.options(position, seat))

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "ducat":
            place_ducat(position, seat, noun)
            ask_for_ducats(position, seat, self._ducats(position) - 1)
            return
        place = seat * SESTIERI + noun
        position.grey = added(position.grey, place, -1)
        position.coloured = added(position.coloured, place)
        position.tell("monument_restored", seat, noun)

    def refuse(self, position: Venetia, seat: int, verb: str, noun: int) -> Saying:
        if verb == "restore":
            return Saying("why-no-grey-monument", self.clause, sestiere=noun)
        if verb == "ducat":
            return Saying("why-no-ducat", self.clause)
        return Saying("why-not-asked", self.clause)


def close_council(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """VNZ-23.22."""
    if position.spent(seat):
        position.then(Serrata(seat))


class Serrata(Step[Venetia]):
    """Closing of the Great Council: a discarded Family card comes back (VNZ-23.22)."""

    name: ClassVar[str] = "serrata"
    clause: ClassVar[str] = "VNZ-23.22"
    automatic: ClassVar[bool] = True

    def options(self, position: Venetia, seat: int) -> list[Move]:
        return RECOVER.of(position.spent(seat))

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.family = changed(position.family, seat, position.family[seat] | 1 << noun)
        position.tell("family_card_recovered", seat, noun)

    def refuse(self, position: Venetia, seat: int, verb: str, noun: int) -> Saying:
        if verb != "recover":
            return Saying("why-not-asked", self.clause)
        return Saying("why-not-spent", self.clause, family_card=noun)


def grant_pardon(position: Venetia, seat: int, card: int, fate: Fate) -> None:
    """VNZ-23.24: the Infamy token goes, or a card comes."""
    if position.infamy == seat:
        position.infamy = NOBODY
        position.tell("infamy_discarded", seat)
    else:
        position.then_in_order([Receive(seat) for _ in range(position.components.cards[card].amount)])
