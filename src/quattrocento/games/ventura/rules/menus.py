"""Menus: the decisions of a player's own turn of a step, with the Events and the healing that it allows.

A menu is put as long as its open condition holds (VTR-7.6); then the turn of the step is closed.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from quattrocento.games.ventura.components.typed import (
    AMBUSH,
    ASSAULT_BONUS,
    ASSAULT_PREVENT,
    BUY_VENTURA,
    DISCARD_ENEMY_COMPANY,
    EARLY_RETREAT,
    ENEMY_DISCARDS_COMPANY,
    FIRST_EVENT,
    HEAL_ARMY,
    MOVE_BONUS,
    REMOVE_DOMAIN,
    SEE_ORDER,
)
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.decks import discard, leave_hand, refuse_unheld
from quattrocento.games.ventura.rules.draws import limit_hand
from quattrocento.games.ventura.rules.troops.healing import heal, heals, refuse_heal
from quattrocento.games.ventura.rules.verbs import PLAY
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Phase, Step


class Menu(Step[Ventura]):
    """One menu. ``events``: the effects of the Events that may be played at it."""

    events: ClassVar[frozenset[int]] = frozenset()

    # ---- what each menu says for itself

    def is_open(self, position: Ventura) -> bool:
        """Whether open facts leave the player something to do here."""
        raise NotImplementedError

    def choices(self, position: Ventura, seat: int) -> list[Move]:
        """The options besides Events and healing."""
        raise NotImplementedError

    def choose(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        raise NotImplementedError

    def deny(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        """Why a move that is neither an Event nor healing is refused."""
        return Saying("why-not-asked", self.clause)

    def playable(self, position: Ventura, card: int) -> bool:
        """Whether an Event of this menu has a legal effect (VTR-30.25)."""
        return True

    def idle(self, position: Ventura, card: int) -> Saying:
        """Why an Event of this menu that is held has no legal effect."""
        return without_effect(position, card)

    def act(self, position: Ventura, card: int, fate: Fate) -> None:
        """The effect of an Event that has just been played; then the menu, or what the Event asks."""
        raise NotImplementedError

    def close(self, position: Ventura, fate: Fate) -> None:
        """The turn of this step is over."""

    # ---- what they have in common

    def again(self, position: Ventura, fate: Fate) -> None:
        """Put the menu, or close it."""
        if position.result is not None:
            return
        if self.is_open(position):
            position.then(self)
        else:
            self.close(position, fate)

    def after_draw(self, position: Ventura, again: "tuple[Again, ...]", fate: Fate) -> None:
        """The menu anew, or first the hand limit (VTR-3.11)."""
        if len(position.hand[self.seat]) > position.components.hand_limit:
            position.then(again[self.seat])
            limit_hand(position, self.seat)
        else:
            self.again(position, fate)

    def options(self, position: Ventura, seat: int) -> list[Move]:
        found = self.choices(position, seat)
        hand = position.hand[seat]
        # A hand is sorted, and Events come last in it.
        if self.events and hand and hand[-1] >= FIRST_EVENT:
            found = found + event_moves(position, seat, self.events, self)
        if position.hurt:
            found = found + heals(position, seat)
        return found

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "heal":
            heal(position, seat, noun)
            self.again(position, fate)
        elif verb == "play":
            spend_event(position, seat, noun)
            self.act(position, noun, fate)
        else:
            self.choose(position, seat, verb, noun, fate)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "heal":
            return refuse_heal(position, seat, noun)
        if verb == "play":
            return refuse_event(position, seat, noun, self.events) or self.idle(position, noun)
        return self.deny(position, seat, verb, noun)


class Again(Phase[Ventura]):
    """After a question in between (the hand limit, a dismissal) the menu is put again or closed."""

    clause: ClassVar[str] = "VTR-7.6"
    menu: ClassVar[tuple[Menu, ...]]  # by seat

    def run(self, position: Ventura, fate: Fate) -> None:
        self.menu[self.seat].again(position, fate)


EVENT_CLAUSES: Final[Mapping[int, str]] = {
    HEAL_ARMY: "VTR-30.9",
    ASSAULT_BONUS: "VTR-30.10",
    ASSAULT_PREVENT: "VTR-30.12",
    MOVE_BONUS: "VTR-30.13",
    AMBUSH: "VTR-30.14",
    SEE_ORDER: "VTR-30.15",
    EARLY_RETREAT: "VTR-30.16",
    BUY_VENTURA: "VTR-30.20",
    DISCARD_ENEMY_COMPANY: "VTR-30.21",
    ENEMY_DISCARDS_COMPANY: "VTR-30.22",
    REMOVE_DOMAIN: "VTR-30.24",
}


def event_moves(position: Ventura, seat: int, effects: frozenset[int], menu: Menu) -> list[Move]:
    """The Events in hand that may be played here, each once."""
    found: list[Move] = []
    effect = position.components.effect
    for card in position.hand[seat]:
        if card >= FIRST_EVENT and effect[card] in effects:
            move = PLAY[card]
            if move not in found and menu.playable(position, card):
                found.append(move)
    return found


def spend_event(position: Ventura, seat: int, card: int) -> None:
    """An Event is shown and goes to the discard pile (VTR-30.1)."""
    leave_hand(position, seat, card)
    discard(position, card)
    position.tell("event_played", seat, card)


def refuse_event(position: Ventura, seat: int, card: int, effects: frozenset[int]) -> Saying | None:
    """Why this card is no Event that may be played here, whatever its effect would be."""
    if position.components.effect[card] not in effects:
        window = Saying("why-not-its-window", "VTR-30.2", card=card)
        return refuse_unheld(position, seat, card) or window
    return refuse_unheld(position, seat, card)


def without_effect(position: Ventura, card: int) -> Saying:
    effect = position.components.effect[card]
    return Saying("why-no-effect", EVENT_CLAUSES.get(effect, "VTR-30.6"), card=card)
