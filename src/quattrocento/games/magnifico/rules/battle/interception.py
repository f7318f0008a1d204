"""Interceptions: Anti-tank Bomb and Anti-aircraft Culverin, MAG-13.4 and MAG-13.6."""

from typing import ClassVar, Final

from quattrocento.games.magnifico.components.typed import BOMB, CULVERIN
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.battle.assaults import (
    airplanes_of,
    battle_of,
    enemy_of,
    remove_airplanes,
    remove_tanks,
    tanks_of,
)
from quattrocento.games.magnifico.rules.verbs import INTERCEPT
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Step

AGAINST_TANKS: Final = 0
AGAINST_AIRPLANES: Final = 1


def can_intercept(position: Magnifico, seat: int, against: int) -> bool:
    """Whether the enemy of an assault has the card and airplanes in the battle (R35)."""
    card = BOMB if against == AGAINST_TANKS else CULVERIN
    return position.effect(seat, card) > 0 and airplanes_of(position, battle_of(position), seat) > 0


def may_intercept(position: Magnifico, seat: int, against: int) -> None:
    """Ask the enemy of an assault, if he can intercept it."""
    if can_intercept(position, seat, against):
        position.then(Intercept(seat, against))


class Intercept(Step[Magnifico]):
    """With how many airplanes the enemy intercepts, none included (MAG-13.4, MAG-13.6)."""

    name: ClassVar[str] = "intercept"
    clause: ClassVar[str] = "MAG-7.6.2"
    declines: ClassVar[Move | None] = INTERCEPT[0]
    fields: ClassVar[tuple[str, ...]] = ("seat", "against")

    def __init__(self, seat: int, against: int) -> None:
        super().__init__(seat)
        self.against = against

    def options(self, position: Magnifico, seat: int) -> list[Move]:
        return INTERCEPT[: airplanes_of(position, battle_of(position), seat) + 1]

    def play(self, position: Magnifico, seat: int, verb: str, noun: int, fate: Fate) -> None:
        """Each hit destroys one enemy machine, each explosion loses the own airplane (R36)."""
        battle = battle_of(position)
        if noun == 0:
            position.tell("not_intercepted", seat, battle.target)
            return
        enemy = enemy_of(battle, seat)
        hits, blanks, explosions = fate.roll(position.components.die, noun)
        if self.against == AGAINST_TANKS:
            destroyed = min(hits, tanks_of(position, battle, enemy))
            remove_tanks(position, battle, enemy, destroyed)
            if position.rules.bombed_may_stop:  # R23: who fires is asked whether he goes on with these
                battle.unfired = tanks_of(position, battle, enemy)
        else:
            all_of_them = position.rules.culverin_hits_all
            targets = airplanes_of(position, battle, enemy) if all_of_them else battle.flying
            destroyed = min(hits, targets)
            battle.flying -= min(destroyed, battle.flying)
            remove_airplanes(position, battle, enemy, destroyed)
        remove_airplanes(position, battle, seat, explosions)
        position.tell("intercepted", seat, hits, blanks, explosions, destroyed, battle.target)

    def refuse(self, position: Magnifico, seat: int, verb: str, noun: int) -> Saying:
        if verb != "intercept":
            return Saying("why-not-asked", self.clause)
        most = airplanes_of(position, battle_of(position), seat)
        clause = "MAG-13.4" if self.against == AGAINST_TANKS else "MAG-13.6"
        return Saying("why-number", clause, least=0, most=most)
