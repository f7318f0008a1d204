"""Two Troops meet in battle, VTR-20.1 to VTR-20.3: the defender chooses, and the modifiers are fixed."""

from typing import ClassVar

from quattrocento.games.ventura.components.typed import SEE_ORDER
from quattrocento.games.ventura.position.battle import ATTACKER, NO_SIDE, Battle
from quattrocento.games.ventura.position.position import NO_CARD, Ventura
from quattrocento.games.ventura.rules.battle.battle_step import BattleStep, battle_of
from quattrocento.games.ventura.rules.domain import owner_of
from quattrocento.games.ventura.rules.troops.troops import index, is_area, no_such_area, troops_at
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying


def captains_of(position: Ventura, battle: Battle) -> tuple[int, int]:
    one, other = (position.captain[index(battle.seats[side], battle.areas[side])] for side in (0, 1))
    return one, other


def captain_guards(position: Ventura, battle: Battle) -> tuple[int, int]:
    """The resistance modifiers of the Captains, as a battle starts (VTR-22.2, VTR-22.10)."""
    toughness = position.components.toughness
    one, other = (
        toughness[captain] if captain != NO_CARD else 0 for captain in captains_of(position, battle)
    )
    return one, other


def ground_modifiers(position: Ventura, battle: Battle) -> tuple[int, int, int]:
    """Ranged, melee and resistance of the Territory for the side that it helps (VTR-22.1, VTR-22.5)."""
    if battle.ground == NO_SIDE:
        return 0, 0, 0
    components, tile = position.components, battle.at
    near = position.near[tile] & position.own[battle.seats[battle.ground]]
    return (
        components.ranged[tile].value(near),
        components.melee[tile],
        components.resistance[tile].value(near),
    )


def meet(position: Ventura, battle: Battle, area: int) -> None:
    """The two Troops are known: Armies, effects and the modifiers of the Territory are fixed (VTR-22.5)."""
    components = position.components
    battle.areas = (battle.areas[ATTACKER], area)
    captains = captains_of(position, battle)
    battle.armies = (captains[0] != NO_CARD, captains[1] != NO_CARD)
    battle.captain_guard = captain_guards(position, battle)
    for side, captain in enumerate(captains):
        if captain != NO_CARD and components.effect[captain] == SEE_ORDER:
            battle.seeing |= 1 << side
    battle.ground = battle.side(owner_of(position, battle.at))
    battle.ground_ranged, battle.ground_melee, battle.ground_guard = ground_modifiers(position, battle)
    position.tell("troops_met", *battle.seats, *battle.areas, battle.at)


class Defend(BattleStep):
    """Which Troop meets the attacker (VTR-20.2)."""

    name: ClassVar[str] = "defend"
    clause: ClassVar[str] = "VTR-20.2"

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return [("defend", area) for area in troops_at(position, seat, battle_of(position).at)]

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        meet(position, battle_of(position), noun)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "defend":
            return Saying("why-no-defender", "VTR-20.2") if is_area(noun) else no_such_area("VTR-20.2")
        return super().refuse(position, seat, verb, noun)
