"""Retreat from a battle, VTR-23, and what pursues it, VTR-28.8."""

from typing import ClassVar

from quattrocento.games.ventura.components.typed import PURSUIT
from quattrocento.games.ventura.position.battle import ATTACKER, Battle
from quattrocento.games.ventura.position.position import NO_CARD, Ventura
from quattrocento.games.ventura.rules.battle.battle_step import BattleStep, battle_of
from quattrocento.games.ventura.rules.battle.losses import lose, suffer
from quattrocento.games.ventura.rules.troops.troops import (
    card_of,
    has_garrison,
    index,
    opponent_at,
    opposing,
)
from quattrocento.games.ventura.rules.verbs import FIGHT, RETREAT
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY


def retreats(position: Ventura, battle: Battle, side: int) -> int:
    """Adjacent Territories of the own Domain without opposing Troops (VTR-23.2, VTR-23.4, VTR-23.5)."""
    seat = battle.seats[side]
    if has_garrison(position, seat, battle.areas[side]):
        return 0
    return position.near[battle.at] & position.own[seat] & ~opposing(position, seat)


def pursuit(position: Ventura, battle: Battle, side: int) -> int:
    """The wounds that this side inflicts on one that retreats (VTR-28.8)."""
    components = position.components
    captain = position.captain[index(battle.seats[side], battle.areas[side])]
    cards = [card_of(company) for company in battle.lines[side]]
    if captain != NO_CARD:
        cards.append(captain)
    return sum(components.amount[card] for card in cards if components.effect[card] == PURSUIT)


def retreat(position: Ventura, battle: Battle, side: int, tile: int, pursued: bool) -> None:
    """The Troop leaves as a whole, and the other side wins (VTR-23.6), unless pursuit destroys it."""
    seat = battle.seats[side]
    troop = index(seat, battle.areas[side])
    position.tell("retreated", seat, battle.at, tile)
    wounds = pursuit(position, battle, 1 - side) if pursued else 0
    if wounds:
        position.tell("pursued", battle.seats[1 - side], wounds, battle.at)
        suffer(position, battle, side, wounds)
    if battle.lines[side]:
        position.at[troop] = tile
        battle.winner = 1 - side


def throw_back(position: Ventura, battle: Battle) -> None:
    """An attacker without a retreat returns to where he came from, or is lost (VTR-23.9)."""
    seat = battle.seats[ATTACKER]
    if opponent_at(position, seat, battle.origin) == NOBODY:
        retreat(position, battle, ATTACKER, battle.origin, pursued=True)
        return
    lose(position, battle, ATTACKER, (), battle.lines[ATTACKER])


def refuse_retreat(position: Ventura, seat: int, tile: int) -> Saying:
    battle = battle_of(position)
    if not position.near[battle.at] >> tile & 1:
        return Saying("why-not-adjacent", "VTR-23.2", territory=tile)
    if not position.own[seat] >> tile & 1:
        return Saying("why-not-own-domain", "VTR-23.2", territory=tile)
    return Saying("why-opponent-there", "VTR-23.2", territory=tile)


class Retreat(BattleStep):
    """After a complete set: retreat, or stay in the battle (VTR-23.1, VTR-23.3)."""

    name: ClassVar[str] = "retreat"
    clause: ClassVar[str] = "VTR-23.1"

    def options(self, position: Ventura, seat: int) -> list[Move]:
        battle = battle_of(position)
        return [FIGHT, *RETREAT.of(retreats(position, battle, battle.side(seat)))]

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        battle = battle_of(position)
        if verb == "retreat":
            retreat(position, battle, battle.side(seat), noun, pursued=True)
        else:
            position.tell("fights_on", seat, battle.at)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "retreat":
            return refuse_retreat(position, seat, noun)
        return super().refuse(position, seat, verb, noun)


class ThrownBack(BattleStep):
    """After a set in vain the attacker must retreat; he chooses where to (VTR-23.9)."""

    name: ClassVar[str] = "thrown_back"
    clause: ClassVar[str] = "VTR-23.9"
    automatic: ClassVar[bool] = True

    def options(self, position: Ventura, seat: int) -> list[Move]:
        battle = battle_of(position)
        return RETREAT.of(retreats(position, battle, battle.side(seat)))

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        battle = battle_of(position)
        retreat(position, battle, battle.side(seat), noun, pursued=True)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "retreat":
            return refuse_retreat(position, seat, noun)
        return super().refuse(position, seat, verb, noun)


class Withdraw(ThrownBack):
    """Night Withdrawal: where the Troop slips away to; no pursuit, no points (VTR-30.16)."""

    name: ClassVar[str] = "withdraw"
    clause: ClassVar[str] = "VTR-30.16"

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        battle = battle_of(position)
        battle.unpaid = True
        retreat(position, battle, battle.side(seat), noun, pursued=False)
