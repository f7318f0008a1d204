"""Airplane assaults (Gli Aerei), MAG-7.6, with Gyroscope and Paratrooper."""

from typing import ClassVar

from quattrocento.games.magnifico.components.typed import EXPLOSION, GYROSCOPE, HIT, PARATROOPER
from quattrocento.games.magnifico.position.battle import Battle
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.battle.assaults import (
    AIRPLANES_MADE,
    battle_of,
    enemy_of,
    remove_airplanes,
    remove_soldiers,
    settled,
    soldiers_of,
)
from quattrocento.games.magnifico.rules.battle.castles import tank_protection
from quattrocento.games.magnifico.rules.battle.interception import AGAINST_AIRPLANES, may_intercept
from quattrocento.games.magnifico.rules.verbs import JUMP
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.step import Phase, Step

LEAST_FOR_A_JUMP = 2


def declare_airplanes(position: Magnifico, seat: int, number: int) -> None:
    """The side says how many take part; the enemy may intercept them (MAG-7.6.1, MAG-7.6.2)."""
    battle = battle_of(position)
    battle.made |= AIRPLANES_MADE
    battle.flying = number
    position.tell("airplanes_declared", seat, number, battle.target)
    position.then(AirAssault(seat))
    may_intercept(position, enemy_of(battle, seat), AGAINST_AIRPLANES)


def can_jump(position: Magnifico, battle: Battle, seat: int) -> bool:
    """Only the attacker, against a castle that still protects, with two soldiers at least (R38)."""
    if seat != battle.attacker or battle.soldiers < LEAST_FOR_A_JUMP:
        return False
    return position.effect(seat, PARATROOPER) > 0 and tank_protection(position, battle) > 0


class AirAssault(Phase[Magnifico]):
    """The airplanes that are left attack, one of them perhaps with a paratrooper (R37, R38)."""

    name: ClassVar[str] = "air_assault"
    clause: ClassVar[str] = "MAG-7.6.3"

    def run(self, position: Magnifico, fate: Fate) -> None:
        battle = battle_of(position)
        if not battle.flying:
            return
        if can_jump(position, battle, self.seat):
            position.then(Paratrooper(self.seat))
        else:
            air_assault(position, self.seat, fate)


class Paratrooper(Step[Magnifico]):
    """The attacker may send one of the airplanes against the castle (MAG-13.5)."""

    name: ClassVar[str] = "paratrooper"
    clause: ClassVar[str] = "MAG-13.5"
    declines: ClassVar[Move | None] = JUMP[0]

    def options(self, position: Magnifico, seat: int) -> list[Move]:
        return JUMP

    def play(self, position: Magnifico, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if noun:
            self.jump(position, seat, fate)
        air_assault(position, seat, fate)

    def jump(self, position: Magnifico, seat: int, fate: Fate) -> None:
        """The soldier is lost in any case; a hit cancels the castle for this battle (R65)."""
        battle = battle_of(position)
        remove_soldiers(position, battle, seat, 1)
        battle.flying -= 1
        fallen = fate.roll(position.components.die, 1)
        if fallen[HIT]:
            battle.cancelled = True
        elif fallen[EXPLOSION]:
            remove_airplanes(position, battle, seat, 1)
        position.tell("paratrooper_jumped", seat, fallen[0], fallen[1], fallen[2], battle.target)


def air_assault(position: Magnifico, seat: int, fate: Fate) -> None:
    """One die an airplane, all together; hits ignore castles (MAG-7.6.3, MAG-7.6.4, MAG-13.3)."""
    battle = battle_of(position)
    enemy = enemy_of(battle, seat)
    flying, battle.flying = battle.flying, 0
    if not flying:
        return
    hits, blanks, explosions = fate.roll(position.components.die, flying)
    each = 1 + position.effect(seat, GYROSCOPE)
    kills = min(soldiers_of(position, battle, enemy), hits * each)
    if explosions:
        remove_airplanes(position, battle, seat, explosions)
    if kills:
        remove_soldiers(position, battle, enemy, kills)
    position.tell("airplanes_fought", seat, hits, blanks, explosions, kills, battle.target)
    settled(position, battle)
