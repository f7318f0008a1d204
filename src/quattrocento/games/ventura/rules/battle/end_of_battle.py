"""The end of a battle, VTR-24: result, points, Barber-Surgeon, what follows."""

from typing import ClassVar

from quattrocento.games.ventura.components.typed import BATTLE_PRESTIGE, ESCAPE, HEAL_ARMY, WOUND_MASK
from quattrocento.games.ventura.position.battle import ATTACKER, DEFENDER, NO_SIDE, Battle
from quattrocento.games.ventura.position.position import NO_CARD, Ventura
from quattrocento.games.ventura.rules.battle.events import Window
from quattrocento.games.ventura.rules.decks import discard
from quattrocento.games.ventura.rules.end_of_game import score
from quattrocento.games.ventura.rules.troops.healing import mend_troop
from quattrocento.games.ventura.rules.troops.razing import raze
from quattrocento.games.ventura.rules.troops.troops import clear, index, is_army, troops_at
from quattrocento.kernel.tuples import with_one


def settle_result(position: Ventura, battle: Battle) -> None:
    """Who won, which Captains fell, and the points for a beaten Army (VTR-24.2 to VTR-24.6)."""
    for side in (ATTACKER, DEFENDER):
        if not battle.lines[side]:
            lose_troop(position, battle, side)
    standing = [side for side in (ATTACKER, DEFENDER) if battle.lines[side]]
    if battle.winner == NO_SIDE and len(standing) == 1:
        battle.winner = standing[0]
    if battle.winner == NO_SIDE:
        position.tell("both_lost", battle.seats[0], battle.seats[1], battle.at)
        return
    winner, loser = battle.winner, 1 - battle.winner
    paid = battle.armies[loser] and not battle.unpaid
    points = position.components.army_points if paid else 0
    glory = captains_glory(position, battle, winner) if paid else 0
    position.tell("battle_won", battle.seats[winner], battle.seats[loser], battle.at, points, glory)
    score(position, battle.seats[winner], points + glory)


def captains_glory(position: Ventura, battle: Battle, winner: int) -> int:
    """What the Captain of the winner adds to the points for a beaten Army (VTR-28.7)."""
    components = position.components
    captain = position.captain[index(battle.seats[winner], battle.areas[winner])]
    famous = captain != NO_CARD and components.effect[captain] == BATTLE_PRESTIGE
    return components.amount[captain] if famous else 0


def lose_troop(position: Ventura, battle: Battle, side: int) -> None:
    """All Companies are gone; a Captain leaves the game, or escapes (VTR-24.6, VTR-28.14)."""
    seat, area = battle.seats[side], battle.areas[side]
    captain = position.captain[index(seat, area)]
    if captain != NO_CARD:
        if position.components.effect[captain] == ESCAPE:
            discard(position, captain)
            position.tell("captain_discarded", seat, captain, battle.at)
        else:
            position.removed = with_one(position.removed, captain)
            position.tell("captain_killed", seat, captain, battle.at)
    clear(position, seat, area)


def can_use_surgeon(position: Ventura, battle: Battle, side: int) -> bool:
    """A wound on the own Army that has fought and survived (VTR-30.9, VTR-30.25)."""
    seat, area = battle.seats[side], battle.areas[side]
    companies = position.companies[index(seat, area)]
    return is_army(position, seat, area) and any(company & WOUND_MASK for company in companies)


class AfterBattle(Window):
    """Barber-Surgeon at the end of a battle (VTR-30.9)."""

    name: ClassVar[str] = "after_battle"
    clause: ClassVar[str] = "VTR-30.9"
    effects: ClassVar[frozenset[int]] = frozenset((HEAL_ARMY,))

    def playable(self, position: Ventura, battle: Battle, card: int) -> bool:
        return self.may_open(position, battle)

    def may_open(self, position: Ventura, battle: Battle) -> bool:
        return can_use_surgeon(position, battle, battle.side(self.seat))

    def act(self, position: Ventura, battle: Battle, card: int) -> None:
        area = battle.areas[battle.side(self.seat)]
        healed = mend_troop(position, self.seat, area, position.components.amount[card])
        position.tell("recovered", self.seat, area, healed, position.at[index(self.seat, area)])


def next_battle(position: Ventura, battle: Battle) -> bool:
    """The attacker has won, and more Troops of the same opponent stand there (VTR-24.8)."""
    attacker, defender = battle.seats
    if battle.winner != ATTACKER or not troops_at(position, defender, battle.at):
        return False
    position.battle = Battle(battle.seats, (battle.areas[ATTACKER], 0), battle.at, battle.origin)
    position.tell("battle_began", attacker, defender, battle.at)
    return True


def raze_after(position: Ventura, battle: Battle) -> None:
    """An Army that has won removes the markers of an opponent without Troops there (VTR-24.9)."""
    if battle.winner != NO_SIDE:
        raze(position, battle.seats[battle.winner], battle.areas[battle.winner])
