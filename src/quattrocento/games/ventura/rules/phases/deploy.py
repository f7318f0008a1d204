"""E1 Deploy Step (Condotta), VTR-17: Companies and Captains come into play; Advance Pay, Bribe."""

from typing import ClassVar, Final

from quattrocento.games.ventura.components.typed import (
    CAPTAINS,
    DEPLOY_DISCOUNT,
    DISCARD_ENEMY_COMPANY,
)
from quattrocento.games.ventura.position.position import NOTHING_CHOSEN, NOWHERE, Ventura
from quattrocento.games.ventura.rules.decks import leave_hand, show_in_hand
from quattrocento.games.ventura.rules.menus import Menu
from quattrocento.games.ventura.rules.repeated import by_seat
from quattrocento.games.ventura.rules.troops.bribery import Bribe, bribe_targets
from quattrocento.games.ventura.rules.troops.dismissal import dismiss
from quattrocento.games.ventura.rules.troops.hiring import (
    completions,
    deployable,
    dismissals_for,
    places,
    price_in_room,
    price_of,
    room_after,
)
from quattrocento.games.ventura.rules.troops.hiring_refusals import refuse_card, refuse_completion
from quattrocento.games.ventura.rules.troops.troops import (
    disband,
    empty_area,
    fresh,
    index,
    is_area,
    no_such_area,
    occupied,
    put,
    station,
)
from quattrocento.games.ventura.rules.verbs import DEPLOY, STOP, area_and_company
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Phase, Step


class Deploy(Menu):
    """A player deploys cards one at a time (VTR-17.1); which one stays hidden until its place is chosen."""

    name: ClassVar[str] = "deploy"
    clause: ClassVar[str] = "VTR-17.1"
    private: ClassVar[bool] = True
    events: ClassVar[frozenset[int]] = frozenset((DEPLOY_DISCOUNT, DISCARD_ENEMY_COMPANY))

    def is_open(self, position: Ventura) -> bool:
        return bool(position.hand[self.seat])

    def choices(self, position: Ventura, seat: int) -> list[Move]:
        found = [DEPLOY[card] for card in deployable(position, seat, position.hand[seat])]
        found.append(STOP)
        return found

    def choose(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "deploy":
            position.chosen = noun
            position.then(PLACE[seat])
        else:
            self.close(position, fate)

    def playable(self, position: Ventura, card: int) -> bool:
        bribe = position.components.effect[card] == DISCARD_ENEMY_COMPANY
        return not bribe or bool(bribe_targets(position, self.seat))

    def act(self, position: Ventura, card: int, fate: Fate) -> None:
        """Advance Pay (VTR-30.19) and Bribe (VTR-30.21)."""
        if position.components.effect[card] == DEPLOY_DISCOUNT:
            position.advance += position.components.amount[card]
            self.again(position, fate)
        else:
            position.then(DeployAgain(self.seat))
            position.then(Bribe(self.seat))

    def close(self, position: Ventura, fate: Fate) -> None:
        position.advance = 0

    def deny(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb != "deploy":
            return super().deny(position, seat, verb, noun)
        return refuse_card(position, seat, noun)


class DeployAgain(Phase[Ventura]):
    """The menu again, after a Bribe or once a card has found its room."""

    name: ClassVar[str] = "deploy_again"
    clause: ClassVar[str] = "VTR-7.6"

    def run(self, position: Ventura, fate: Fate) -> None:
        DEPLOYS[self.seat].again(position, fate)


def hire(position: Ventura, seat: int, card: int, area: int, price: int, at: int) -> None:
    """The card leaves the hand, is paid, and lies face up in the area (VTR-17.9, VTR-17.12)."""
    there = position.at[index(seat, area)]
    take_from_hand(position, seat, card, price, there if there != NOWHERE else at)
    install(position, seat, card, area, at)


def take_from_hand(position: Ventura, seat: int, card: int, price: int, at: int) -> None:
    """The card is paid for and goes to a Territory that everybody sees."""
    position.chosen = NOTHING_CHOSEN
    position.advance = 0
    leave_hand(position, seat, card)
    position.pay(seat, price)
    position.tell("deployed", seat, card, price, at)


def install(position: Ventura, seat: int, card: int, area: int, at: int) -> None:
    """The card lies in the area; a new Troop stands on that Territory."""
    troop = index(seat, area)
    if card < CAPTAINS:
        position.captain[troop] = card
    elif position.at[troop] == NOWHERE:
        station(position, seat, area, fresh(card), at)
    else:
        put(position, seat, area, fresh(card))


class Place(Step[Ventura]):
    """Where the chosen card goes (VTR-17.2 to VTR-17.7), or what makes room for it (VTR-17.11)."""

    name: ClassVar[str] = "place"
    clause: ClassVar[str] = "VTR-17.4"

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return completions(position, seat, position.chosen)

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        card = position.chosen
        if verb != "dismiss":
            deploy_at(position, seat, card, verb, noun, fate)
        elif position.rules.at_capacity:
            reveal(position, seat, card)
            position.then(MakeRoom(seat, card, area_and_company(noun)[0]))
            dismiss(position, seat, noun)
        else:
            self.make_room(position, card, noun)

    def make_room(self, position: Ventura, card: int, noun: int) -> None:
        """A card in play makes room, and the new one is deployed there at once (VTR-17.11)."""
        seat = self.seat
        area, company = area_and_company(noun)
        room = room_after(position, seat, card, area, company)
        price = price_in_room(position, seat, card, room)
        # The only Company of an area takes its Troop off the map, and the new one stands in the City.
        troop = index(seat, room)
        alone = len(position.companies[troop]) == 1
        take_from_hand(position, seat, card, price, position.city(seat) if alone else position.at[troop])
        position.then(Installing(seat, card, room))
        dismiss(position, seat, noun)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        return refuse_completion(position, seat, position.chosen, verb, noun) or super().refuse(
            position, seat, verb, noun
        )


def deploy_at(position: Ventura, seat: int, card: int, verb: str, noun: int, fate: Fate) -> None:
    """Into an Army, or as a new Troop in the City or on fitting ground (VTR-17.2 to VTR-17.9)."""
    area = noun if verb == "into" else empty_area(position, seat)
    at = noun if verb == "raise" else position.city(seat)
    if not area:
        position.then(Empty(seat, at))
        return
    hire(position, seat, card, area, price_of(position, seat, card, noun if verb == "into" else 0), at)
    DEPLOYS[seat].again(position, fate)


def reveal(position: Ventura, seat: int, card: int) -> None:
    """Cards in play go for a card that everybody sees (VTR-17.11)."""
    position.chosen = NOTHING_CHOSEN
    if card not in position.shown[seat]:
        show_in_hand(position, seat, card)
    position.tell("room_made", seat, card)


class RoomFor(Step[Ventura]):
    """A card being deployed, and the area where cards in play make room for it (VTR-17.11)."""

    clause: ClassVar[str] = "VTR-17.11"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "area")

    def __init__(self, seat: int, card: int, area: int) -> None:
        super().__init__(seat)
        self.card = card
        self.area = area


class MakeRoom(RoomFor):
    """On a board at its limit cards of one area go until the new card has a place (VTR-17.11)."""

    name: ClassVar[str] = "make_room"

    def options(self, position: Ventura, seat: int) -> list[Move]:
        found = places(position, seat, self.card)
        if position.at[index(seat, self.area)] != NOWHERE and not (found and self.card < CAPTAINS):
            found += dismissals_for(position, seat, self.card, self.area)
        return found

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "dismiss":
            position.then(self)
            dismiss(position, seat, noun)
        else:
            deploy_at(position, seat, self.card, verb, noun, fate)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        return refuse_completion(position, seat, self.card, verb, noun, self.area) or super().refuse(
            position, seat, verb, noun
        )


class Empty(Step[Ventura]):
    """All areas are occupied: one is emptied for a new Troop (VTR-17.10)."""

    name: ClassVar[str] = "empty"
    clause: ClassVar[str] = "VTR-17.10"
    fields: ClassVar[tuple[str, ...]] = ("seat", "at")

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def ground(self, position: Ventura) -> int:
        """Where the new Troop stands; a text that names no Territory means the City."""
        return self.at if self.at != NOWHERE else position.city(self.seat)

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return [("empty", area) for area in occupied(position, seat)]

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        card = position.chosen
        price = price_of(position, seat, card, 0)
        place = position.at[index(seat, noun)]
        disband(position, seat, noun)
        position.tell("area_emptied", seat, noun, place)
        hire(position, seat, card, noun, price, self.ground(position))
        DEPLOYS[seat].again(position, fate)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb != "empty":
            return super().refuse(position, seat, verb, noun)
        return Saying("why-no-troop", "VTR-17.10") if is_area(noun) else no_such_area("VTR-17.10")


class Installing(RoomFor):
    """The card for which room was made takes its place once Companies have parted (VTR-17.11)."""

    name: ClassVar[str] = "installing"
    asks: ClassVar[bool] = False

    def run(self, position: Ventura, fate: Fate) -> None:
        install(position, self.seat, self.card, self.area, position.city(self.seat))
        DEPLOYS[self.seat].again(position, fate)


DEPLOYS: Final = by_seat(Deploy)
PLACE: Final = by_seat(Place)
