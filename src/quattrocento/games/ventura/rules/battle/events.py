"""Events in a battle, VTR-30.5 to VTR-30.16: the windows ``pre_order`` and ``pre_assault``.

A side with a card in hand is asked wherever any card could be played, whatever it holds (VTR-R72).
"""

from typing import ClassVar

from quattrocento.games.ventura.components.typed import (
    AMBUSH,
    ASSAULT_BONUS,
    ASSAULT_PREVENT,
    EARLY_RETREAT,
    FIRST_EVENT,
    SEE_ORDER,
)
from quattrocento.games.ventura.position.battle import ATTACKER, DEFENDER, Battle, is_over, with_side
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.battle.assaults import kind_of
from quattrocento.games.ventura.rules.battle.battle_step import BattleStep, battle_of
from quattrocento.games.ventura.rules.battle.losses import suffer
from quattrocento.games.ventura.rules.battle.order import size_of
from quattrocento.games.ventura.rules.battle.retreat import Withdraw, retreats
from quattrocento.games.ventura.rules.menus import EVENT_CLAUSES, refuse_event, spend_event, without_effect
from quattrocento.games.ventura.rules.troops.troops import has_garrison
from quattrocento.games.ventura.rules.verbs import PASS, PLAY
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying


def may_spy(position: Ventura, battle: Battle, side: int) -> bool:
    """The open part of the condition for Spies (VTR-30.25)."""
    if battle.seeing >> side & 1:
        return False
    if size_of(position, battle, 1 - side) > 1:
        return True
    return battle.seeing >> (1 - side) & 1 > 0 and size_of(position, battle, side) > 1


class Window(BattleStep):
    """Events one after the other, or pass; with ``one`` a single Event (VTR-30.5)."""

    declines: ClassVar[Move | None] = PASS
    effects: ClassVar[frozenset[int]] = frozenset()

    def playable(self, position: Ventura, battle: Battle, card: int) -> bool:
        raise NotImplementedError

    def may_open(self, position: Ventura, battle: Battle) -> bool:
        """Whether any card at all could be played here, as far as everybody knows (VTR-R72)."""
        raise NotImplementedError

    def idle(self, position: Ventura, card: int) -> Saying:
        """Why an Event of this window that is held has no legal effect."""
        return without_effect(position, card)

    def act(self, position: Ventura, battle: Battle, card: int) -> None:
        raise NotImplementedError

    def ask(self, position: Ventura, battle: Battle) -> None:
        """Put the question to a side with a card in hand, whatever it holds (VTR-R72)."""
        if position.hand[self.seat] and self.may_open(position, battle):
            position.then(self)

    def options(self, position: Ventura, seat: int) -> list[Move]:
        battle = battle_of(position)
        found = [PASS]
        for card in position.hand[seat]:
            fits = card >= FIRST_EVENT and position.components.effect[card] in self.effects
            if fits and PLAY[card] not in found and self.playable(position, battle, card):
                found.append(PLAY[card])
        return found

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        battle = battle_of(position)
        if verb == "play":
            spend_event(position, seat, noun)
            asked = len(position.stack)
            self.act(position, battle, noun)
            # An Event with a question of its own, Night Withdrawal, ends the battle.
            if position.rules.several_events and len(position.stack) == asked:
                self.ask(position, battle)
        else:
            position.tell("passed", seat, battle.at)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "play":
            return refuse_event(position, seat, noun, self.effects) or self.idle(position, noun)
        return super().refuse(position, seat, verb, noun)


class BeforeOrder(Window):
    """Spies, before the Companies are placed (VTR-20.8, VTR-30.15)."""

    name: ClassVar[str] = "before_order"
    clause: ClassVar[str] = "VTR-30.15"
    effects: ClassVar[frozenset[int]] = frozenset((SEE_ORDER,))

    def playable(self, position: Ventura, battle: Battle, card: int) -> bool:
        return self.may_open(position, battle)

    def may_open(self, position: Ventura, battle: Battle) -> bool:
        return may_spy(position, battle, battle.side(self.seat))

    def act(self, position: Ventura, battle: Battle, card: int) -> None:
        battle.seeing |= 1 << battle.side(self.seat)


class BeforeAssault(Window):
    """Before each assault (VTR-21.10, VTR-30.10 to VTR-30.12, VTR-30.14, VTR-30.16)."""

    name: ClassVar[str] = "before_assault"
    clause: ClassVar[str] = "VTR-30.5"
    effects: ClassVar[frozenset[int]] = frozenset((ASSAULT_BONUS, ASSAULT_PREVENT, AMBUSH, EARLY_RETREAT))

    def playable(self, position: Ventura, battle: Battle, card: int) -> bool:
        components = position.components
        effect, side = components.effect[card], battle.side(self.seat)
        if effect == ASSAULT_BONUS:
            return components.stat[card] == kind_of(battle.number)
        if effect == AMBUSH:
            hidden = components.ground[card] >> battle.at & 1 > 0
            return battle.number == 1 and side == DEFENDER and hidden
        if effect == EARLY_RETREAT:
            return battle.number == 1 and retreats(position, battle, side) > 0
        return True

    def idle(self, position: Ventura, card: int) -> Saying:
        battle, effect = battle_of(position), position.components.effect[card]
        if effect == ASSAULT_BONUS or battle.number > 1:
            return Saying("why-not-its-window", EVENT_CLAUSES[effect], card=card)
        side = battle.side(self.seat)
        if effect == AMBUSH and side != DEFENDER:
            return Saying("why-defender-only", "VTR-30.14", card=card)
        if effect == EARLY_RETREAT and has_garrison(position, self.seat, battle.areas[side]):
            return Saying("why-garrison-stays", "VTR-23.5")
        return without_effect(position, card)

    def may_open(self, position: Ventura, battle: Battle) -> bool:
        return not is_over(battle)

    def act(self, position: Ventura, battle: Battle, card: int) -> None:
        components = position.components
        effect, amount = components.effect[card], components.amount[card]
        side = battle.side(self.seat)
        if effect == ASSAULT_BONUS:
            battle.bonus = with_side(battle.bonus, side, battle.bonus[side] + amount)
        elif effect == ASSAULT_PREVENT:
            battle.prevent = with_side(battle.prevent, side, battle.prevent[side] + amount)
        elif effect == AMBUSH:
            position.tell("ambushed", self.seat, amount, battle.at)
            suffer(position, battle, ATTACKER, amount)
        else:
            position.then(Withdraw(self.seat))
