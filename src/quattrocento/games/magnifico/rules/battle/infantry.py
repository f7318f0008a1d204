"""Infantry assaults (La Fanteria), MAG-7.4, with Grapeshot, Wagon, Bombard and Great Cannon."""

from typing import ClassVar

from quattrocento.games.magnifico.components.typed import CANNON, GRAPESHOT, WAGON
from quattrocento.games.magnifico.position.battle import Battle
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.battle.assaults import (
    INFANTRY_MADE,
    battle_of,
    remove_soldiers,
    settled,
    soldiers_of,
)
from quattrocento.games.magnifico.rules.battle.castles import infantry_protection
from quattrocento.games.magnifico.rules.verbs import CANNONS
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Step


def asks_for_cannons(position: Magnifico, battle: Battle, seat: int) -> bool:
    """Whether an attacker's Great Cannons can do something, so that he is asked (R30)."""
    if position.towers[battle.target] <= 0 or seat != battle.attacker:
        return False
    return position.effect(seat, CANNON) > 0 and infantry_protection(position, battle) > 0


def infantry_assault(position: Magnifico, seat: int, soldiers: int, cannons: int, fate: Fate) -> None:
    """Hits remove enemies that no castle protects, explosions own soldiers (MAG-7.4.1 to 7.4.3)."""
    battle = battle_of(position)
    battle.made |= INFANTRY_MADE
    attacking = seat == battle.attacker
    enemy = battle.defender if attacking else battle.attacker
    hits, blanks, explosions = fate.roll(position.components.die, soldiers)
    raw = hits + min(position.effect(seat, GRAPESHOT), hits) + min(position.effect(seat, WAGON), blanks)
    kills = raw
    felled = 0
    if attacking and position.towers[battle.target] >= 0:
        protection = infantry_protection(position, battle)
        kills = max(0, raw - protection)
        if cannons:  # R29, R30: each declared cannon turns one stopped hit into the loss of a tower
            felled = min(cannons, raw, protection, position.towers[battle.target])
            position.set_towers(battle.target, position.towers[battle.target] - felled)
    if kills:
        kills = min(kills, soldiers_of(position, battle, enemy))
        remove_soldiers(position, battle, enemy, kills)
    if explosions:
        remove_soldiers(position, battle, seat, explosions)
    position.tell("infantry_fought", seat, hits, blanks, explosions, kills, felled, battle.target)
    settled(position, battle)


class Cannons(Step[Magnifico]):
    """How many Great Cannons are used, declared before the roll (MAG-13.14)."""

    name: ClassVar[str] = "cannons"
    clause: ClassVar[str] = "MAG-13.14"
    fields: ClassVar[tuple[str, ...]] = ("seat", "soldiers")

    def __init__(self, seat: int, soldiers: int) -> None:
        super().__init__(seat)
        self.soldiers = soldiers

    def options(self, position: Magnifico, seat: int) -> list[Move]:
        return CANNONS[: position.effect(seat, CANNON) + 1]

    def play(self, position: Magnifico, seat: int, verb: str, noun: int, fate: Fate) -> None:
        infantry_assault(position, seat, self.soldiers, noun, fate)

    def refuse(self, position: Magnifico, seat: int, verb: str, noun: int) -> Saying:
        if verb != "cannons":
            return Saying("why-not-asked", self.clause)
        most = position.effect(seat, CANNON)
        return Saying("why-number", self.clause, least=0, most=most)
