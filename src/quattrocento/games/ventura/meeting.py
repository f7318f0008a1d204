"""Two Troops meet in battle, VTR-20.1 to VTR-20.3: the defender chooses, and the modifiers are fixed."""

from typing import ClassVar

from quattrocento.games.ventura.battlefield import BattleStep, battle_of
from quattrocento.games.ventura.combat import ATTACKER, NO_SIDE, Battle
from quattrocento.games.ventura.components import SEE_ORDER
from quattrocento.games.ventura.domain import owner_of
from quattrocento.games.ventura.state import NO_CARD, Ventura
from quattrocento.games.ventura.troops import index, troops_at
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move, Reason


def captains_of(game: Ventura, battle: Battle) -> tuple[int, int]:
    one, other = (game.captain[index(battle.seats[side], battle.areas[side])] for side in (0, 1))
    return one, other


def meet(game: Ventura, battle: Battle, area: int) -> None:
    """The two Troops are known: Armies, effects and the modifiers of the Territory are fixed (VTR-22.5)."""
    components = game.components
    battle.areas = (battle.areas[ATTACKER], area)
    captains = captains_of(game, battle)
    battle.armies = (captains[0] != NO_CARD, captains[1] != NO_CARD)
    guards = [components.toughness[captain] if captain != NO_CARD else 0 for captain in captains]
    battle.captain_guard = (guards[0], guards[1])
    for side, captain in enumerate(captains):
        if captain != NO_CARD and components.effect[captain] == SEE_ORDER:
            battle.seeing |= 1 << side
    battle.ground = battle.side(owner_of(game, battle.at))
    if battle.ground != NO_SIDE:
        near = game.near[battle.at] & game.own[battle.seats[battle.ground]]
        battle.ground_ranged = components.ranged[battle.at].value(near)
        battle.ground_melee = components.melee[battle.at]
        battle.ground_guard = components.resistance[battle.at].value(near)
    game.tell("troops_met", battle.seats[0], battle.seats[1], battle.areas[0], area)


class Defend(BattleStep):
    """Which Troop meets the attacker (VTR-20.2)."""

    name: ClassVar[str] = "defend"
    clause: ClassVar[str] = "VTR-20.2"

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return [("defend", area) for area in troops_at(position, seat, battle_of(position).at)]

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        meet(position, battle_of(position), noun)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Reason:
        if verb == "defend":
            return Reason("why-no-defender", "VTR-20.2")
        return super().refuse(position, seat, verb, noun)
