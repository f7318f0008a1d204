"""War on an opponent's state, M4-8.9 to M4-8.11."""

from typing import ClassVar

from quattrocento.games.m400.position.combat import Combat
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.conquest.combat import next_battle
from quattrocento.games.m400.rules.conquest.surrender import surrender
from quattrocento.games.m400.rules.verbs import FIGHT, SURRENDER
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.step import Step


def declare_war(position: M400, army: int) -> None:
    """The attacker declares war on the owner of the state where the army stands (M4-8.10)."""
    at = position.at[army]
    defender = position.owner[at]
    position.combat = Combat(position.active, defender, army, at)
    attacking, defending = position.player[position.active], position.player[defender]
    position.tell("war_declared", attacking, defending, at, position.active, defender)
    position.then(War(defending, attacking, at))


class War(Step[M400]):
    """The defender fights or surrenders (M4-8.11)."""

    name: ClassVar[str] = "war"
    clause: ClassVar[str] = "M4-8.11"
    fields: ClassVar[tuple[str, ...]] = ("seat", "opponent", "territory")

    def __init__(self, seat: int, opponent: int, territory: int) -> None:
        super().__init__(seat)
        self.opponent = opponent
        self.territory = territory

    def options(self, position: M400, seat: int) -> list[Move]:
        return [FIGHT, SURRENDER]

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "surrender":
            surrender(position, fate)
        else:
            position.tell("combat_accepted", seat, self.territory)
            next_battle(position, fate)
