"""Tank assaults (I Carri), MAG-7.5: one tank at a time, and only explosions matter."""

from typing import ClassVar

from quattrocento.games.magnifico.components.typed import EXPLOSION, GEAR, TANK_HITS
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.battle.assaults import (
    TANKS_MADE,
    battle_of,
    enemy_of,
    remove_soldiers,
    remove_tanks,
    settled,
    soldiers_of,
    tanks_of,
)
from quattrocento.games.magnifico.rules.battle.castles import tank_protection
from quattrocento.games.magnifico.rules.battle.interception import AGAINST_TANKS, may_intercept
from quattrocento.games.magnifico.rules.verbs import FIRE, STOP
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.step import Phase, Step

DISASTER = 3


def tank_dice(position: Magnifico, seat: int) -> int:
    """The dice of the card, one less for each Mechanical Gear, at least one (MAG-7.5.3)."""
    components = position.components
    dice = components.dice[position.tank_card[seat]] - position.effect(seat, GEAR)
    return max(components.min_tank_dice, dice)


def full_hits(position: Magnifico, seat: int) -> int:
    """The hits of the card and of the improvements (MAG-13.8, MAG-13.9)."""
    return position.components.hits[position.tank_card[seat]] + position.effect(seat, TANK_HITS)


def declare_tanks(position: Magnifico, seat: int) -> None:
    """At the declaration the enemy may intercept; then the first tank fires (MAG-7.5.2, R23)."""
    battle = battle_of(position)
    battle.made |= TANKS_MADE
    position.then(FirstTank(seat))
    may_intercept(position, enemy_of(battle, seat), AGAINST_TANKS)


class FirstTank(Phase[Magnifico]):
    """The first tank fires without a question; after an interception with one, if any is left (R23)."""

    name: ClassVar[str] = "first_tank"
    clause: ClassVar[str] = "MAG-7.5.2"

    def run(self, position: Magnifico, fate: Fate) -> None:
        battle = battle_of(position)
        intercepted = battle.unfired > 0  # an interception counted the tanks that it left
        battle.unfired = tanks_of(position, battle, self.seat)
        if intercepted:
            position.then(FireAgain(self.seat))
        elif battle.unfired:
            fire(position, self.seat, fate)


class FireAgain(Step[Magnifico]):
    """After each tank, or an interception, the side fires another or leaves the assault (MAG-7.5.5)."""

    name: ClassVar[str] = "fire_again"
    clause: ClassVar[str] = "MAG-7.5.5"

    def options(self, position: Magnifico, seat: int) -> list[Move]:
        return [FIRE, STOP]

    def play(self, position: Magnifico, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "fire":
            fire(position, seat, fate)
        else:
            battle_of(position).unfired = 0


def fire(position: Magnifico, seat: int, fate: Fate) -> None:
    """One tank fires: none, one, two, three or more explosions (MAG-7.5.4, MAG-15.2, R33, R34)."""
    battle = battle_of(position)
    battle.unfired -= 1
    enemy = enemy_of(battle, seat)
    dice = tank_dice(position, seat)
    explosions = fate.roll(position.components.die, dice)[EXPLOSION]
    hits = full_hits(position, seat) >> explosions if explosions <= 1 else 0
    if seat == battle.attacker:
        hits = max(0, hits - tank_protection(position, battle))
    kills = min(soldiers_of(position, battle, enemy), hits)
    position.tell("tank_fired", seat, dice, explosions, kills, battle.target)
    if explosions >= DISASTER:
        remove_tanks(position, battle, seat, 1)
        remove_soldiers(position, battle, seat, soldiers_of(position, battle, seat))
        position.tell("tank_exploded", seat, battle.target)
    elif explosions == 2 and position.rules.double_explosion:
        remove_tanks(position, battle, seat, 1)
        position.tell("tank_lost", seat, battle.target)
    if kills:
        remove_soldiers(position, battle, enemy, kills)
    if not settled(position, battle) and battle.unfired:
        position.then(FireAgain(seat))
