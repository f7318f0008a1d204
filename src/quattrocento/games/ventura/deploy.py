"""E1 Deploy Step (Condotta), VTR-17: Companies and Captains come into play; Advance Pay, Bribe."""

from typing import ClassVar, Final

from quattrocento.games.ventura.bribery import Bribe, bribe_targets
from quattrocento.games.ventura.components import (
    AREAS,
    CAPTAINS,
    DEPLOY_DISCOUNT,
    DISCARD_ENEMY_COMPANY,
    FIRST_EVENT,
)
from quattrocento.games.ventura.decks import leave_hand
from quattrocento.games.ventura.dismissal import dismiss
from quattrocento.games.ventura.hiring import (
    city_is_free,
    completions,
    deployable,
    legal_places,
    may_join,
    may_start_troop,
    price_in_room,
    price_of,
    room_after,
)
from quattrocento.games.ventura.menus import Menu
from quattrocento.games.ventura.repeated import by_seat
from quattrocento.games.ventura.state import NOTHING_CHOSEN, NOWHERE, Ventura
from quattrocento.games.ventura.troops import (
    disband,
    empty_area,
    fresh,
    index,
    is_army,
    occupied,
    put,
    station,
)
from quattrocento.games.ventura.verbs import DEPLOY, STOP, area_and_company
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move, Reason
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

    def deny(self, position: Ventura, seat: int, verb: str, noun: int) -> Reason:
        if verb != "deploy":
            return super().deny(position, seat, verb, noun)
        if noun not in position.hand[seat]:
            return Reason("why-not-in-hand", "VTR-17.1", "card", noun)
        if noun >= FIRST_EVENT:
            return Reason("why-event-not-deployed", "VTR-3.13", "card", noun)
        if legal_places(position, seat, noun):
            return Reason("why-florins", "VTR-17.1", "florins", position.components.cost[noun])
        if noun < CAPTAINS:
            return Reason("why-no-company", "VTR-17.2", "card", noun)
        if position.components.mobilization[noun]:
            return Reason("why-mobilization", "VTR-17.7", "card", noun)
        return Reason("why-no-room", "VTR-17.4", "card", noun)


class DeployAgain(Phase[Ventura]):
    """The menu again, after a Bribe or once a card has found its room."""

    name: ClassVar[str] = "deploy_again"
    clause: ClassVar[str] = "VTR-7.6"

    def run(self, position: Ventura, fate: Fate) -> None:
        DEPLOYS[self.seat].again(position, fate)


def hire(game: Ventura, seat: int, card: int, area: int, price: int) -> None:
    """The card leaves the hand, is paid, and lies face up in the area (VTR-17.9, VTR-17.12)."""
    take_from_hand(game, seat, card, price)
    install(game, seat, card, area)


def take_from_hand(game: Ventura, seat: int, card: int, price: int) -> None:
    game.chosen = NOTHING_CHOSEN
    game.advance = 0
    leave_hand(game, seat, card)
    game.pay(seat, price)
    game.tell("deployed", seat, card, price)


def install(game: Ventura, seat: int, card: int, area: int) -> None:
    troop = index(seat, area)
    if card < CAPTAINS:
        game.captain[troop] = card
    elif game.at[troop] == NOWHERE:
        station(game, seat, area, fresh(card), game.city(seat))
    else:
        put(game, seat, area, fresh(card))


class Place(Step[Ventura]):
    """Where the chosen card goes (VTR-17.2 to VTR-17.7), or what makes room for it (VTR-17.11)."""

    name: ClassVar[str] = "place"
    clause: ClassVar[str] = "VTR-17.4"

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return completions(position, seat, position.chosen)

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        card = position.chosen
        if verb == "dismiss":
            self.make_room(position, card, noun)
            return
        area = noun if verb == "into" else empty_area(position, seat)
        if not area:
            position.then(Empty(seat))
            return
        hire(position, seat, card, area, price_of(position, seat, card, noun))
        DEPLOYS[seat].again(position, fate)

    def make_room(self, position: Ventura, card: int, noun: int) -> None:
        """A card in play makes room, and the new one is deployed there at once (VTR-17.11)."""
        seat = self.seat
        area, company = area_and_company(noun)
        room = room_after(position, seat, card, area, company)
        take_from_hand(position, seat, card, price_in_room(position, seat, card, room))
        position.then(Installing(seat, card, room))
        dismiss(position, seat, noun)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Reason:
        if verb in ("into", "new"):
            return refuse_place(position, seat, position.chosen, noun if verb == "into" else 0)
        if verb == "dismiss":
            return Reason("why-no-need", "VTR-17.11")
        return super().refuse(position, seat, verb, noun)


def refuse_place(game: Ventura, seat: int, card: int, area: int) -> Reason:
    """Why the card may not go into that area, or be a new Troop (0)."""
    price = price_of(game, seat, card, area if area <= AREAS else 0)
    if area in legal_places(game, seat, card):
        return Reason("why-florins", "VTR-17.1", "florins", price)
    if card < CAPTAINS:
        return Reason("why-no-company", "VTR-17.2", "card", card)
    if not area and not city_is_free(game, seat):
        return Reason("why-city-occupied", "VTR-17.13")
    if not area and may_start_troop(game, seat, card):
        return Reason("why-no-area", "VTR-4.4")
    if area > AREAS or (area and game.at[index(seat, area)] == NOWHERE):
        return Reason("why-no-troop", "VTR-17.5")
    if area and not is_army(game, seat, area):
        return Reason("why-single-company", "VTR-17.6")
    if area and may_join(game, seat, card, area):
        return Reason("why-army-full", "VTR-4.3")
    return Reason("why-mobilization", "VTR-17.7", "card", card)


class Empty(Step[Ventura]):
    """All areas are occupied: one is emptied for a new Troop (VTR-17.10)."""

    name: ClassVar[str] = "empty"
    clause: ClassVar[str] = "VTR-17.10"

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return [("empty", area) for area in occupied(position, seat)]

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        card = position.chosen
        price = price_of(position, seat, card, 0)
        disband(position, seat, noun)
        position.tell("area_emptied", seat, noun)
        hire(position, seat, card, noun, price)
        DEPLOYS[seat].again(position, fate)


class Installing(Phase[Ventura]):
    """The card for which room was made takes its place (VTR-17.11)."""

    name: ClassVar[str] = "installing"
    clause: ClassVar[str] = "VTR-17.11"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "area")

    def __init__(self, seat: int, card: int, area: int) -> None:
        super().__init__(seat)
        self.card = card
        self.area = area

    def run(self, position: Ventura, fate: Fate) -> None:
        install(position, self.seat, self.card, self.area)
        DEPLOYS[self.seat].again(position, fate)


DEPLOYS: Final = by_seat(Deploy)
PLACE: Final = by_seat(Place)
