"""Step 4: actions, VNZ-8, with the commercial and political action, VNZ-11 and VNZ-12."""

from typing import ClassVar

from quattrocento.games.venetia.components.typed import COMMERCIAL, MILITARY, POLITICAL
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.action_cards.playing import play_card
from quattrocento.games.venetia.rules.battles import attack_colony, attack_fleet, tokens_left
from quattrocento.games.venetia.rules.colonies import place_influence
from quattrocento.games.venetia.rules.routes import (
    closed,
    place_at_sea,
    refuse_colony,
    refuse_route,
    refuse_treaty,
    route,
    take_kingdom,
)
from quattrocento.games.venetia.rules.scoring import hold_scorings
from quattrocento.games.venetia.rules.verbs import ATTACK, END, ENGAGE, INFLUENCE, PLAY, ROUTE, TREAT
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Step


class Actions(Step[Venetia]):
    """One Action Point after the other, and one Action card, until the player ends (VNZ-8.2, 8.5, 8.6)."""

    name: ClassVar[str] = "actions"
    clause: ClassVar[str] = "VNZ-8.2"

    def options(self, position: Venetia, seat: int) -> list[Move]:
        found: list[Move] = []
        if not position.card_played:
            types = position.components.card_type
            before = NONE
            for card in position.hand[seat]:  # sorted, so that equal ones lie together
                if card != before and types[card] == position.type:
                    found.append(PLAY[card])
                before = card
        if position.ap:
            self._add_actions(position, seat, found)
        found.append(END)
        return found

    def _add_actions(self, position: Venetia, seat: int, found: list[Move]) -> None:
        components, own_route = position.components, route(position, seat)
        touched = components.touched[own_route]
        can_place = position.supply[seat] > 0
        if can_place:
            found += ROUTE[touched & ~(position.control | position.fleeted)]
        hostile = components.regions_reached[own_route] & position.occupied
        if hostile:
            TREAT.add_to(found, hostile)
        colonies = components.colonies_reached[own_route] & ~closed(position)
        if position.type == MILITARY:
            if tokens_left(position):
                ATTACK.add_to(found, colonies)
                found += ENGAGE[touched & position.fleeted]
        elif can_place:
            INFLUENCE.add_to(found, colonies & _allowed(position))

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "end":
            position.tell("actions_ended", seat)
            return
        position.then(self)
        if verb == "play":
            play_card(position, seat, noun, fate)
            return
        position.ap -= 1
        if verb == "attack":
            attack_colony(position, seat, noun, fate)
        elif verb == "engage":
            attack_fleet(position, seat, noun, fate)
        elif verb == "treat":
            take_kingdom(position, seat, noun)
        elif verb == "route":
            place_at_sea(position, seat, noun)
            hold_scorings(position)
        else:
            if position.type == COMMERCIAL:
                position.traded |= 1 << noun
            else:
                position.politics = noun
            place_influence(position, seat, noun, 1)
            hold_scorings(position)

    def refuse(self, position: Venetia, seat: int, verb: str, noun: int) -> Saying:
        if verb == "play":
            return _refuse_card(position, seat, noun)
        if verb not in ("route", "treat", "influence", "attack", "engage"):
            return Saying("why-not-asked", self.clause)
        if verb == "influence" and position.type == MILITARY:
            return Saying("why-die-not-military", "VNZ-8.4")
        if verb in ("attack", "engage") and position.type != MILITARY:
            return Saying("why-die-military", "VNZ-8.4")
        if not position.ap:
            return Saying("why-no-ap", "VNZ-8.2")
        if verb == "route":
            return refuse_route(position, seat, noun)
        if verb == "treat":
            return refuse_treaty(position, noun)
        if verb == "engage":
            return _refuse_engage(position, noun)
        if verb == "attack" and not tokens_left(position):
            return Saying("why-no-battle-token", "VNZ-15.5")
        if verb == "influence" and not _allowed(position) >> noun & 1:
            if position.type == COMMERCIAL:
                return Saying("why-traded", "VNZ-11.2", colony=noun)
            return Saying("why-one-colony", "VNZ-12.2", colony=noun)
        return refuse_colony(position, seat, noun)


def _allowed(position: Venetia) -> int:
    """The colonies that the die itself does not rule out (VNZ-11.2, VNZ-12.2)."""
    if position.type == COMMERCIAL:
        return ~position.traded
    if position.type == POLITICAL and position.politics != NONE:
        return 1 << position.politics
    return -1


def _refuse_card(position: Venetia, seat: int, card: int) -> Saying:
    if position.card_played:
        return Saying("why-card-played", "VNZ-8.5")
    if card not in position.hand[seat]:
        return Saying("why-not-in-hand", "VNZ-8.5", card=card)
    return Saying("why-card-type", "VNZ-8.5", card=card)


def _refuse_engage(position: Venetia, sea: int) -> Saying:
    if not position.fleets[sea]:
        return Saying("why-no-fleet", "VNZ-14.1", sea=sea)
    if not tokens_left(position):
        return Saying("why-no-battle-token", "VNZ-15.5")
    return Saying("why-fleet-far", "VNZ-14.1", sea=sea)
