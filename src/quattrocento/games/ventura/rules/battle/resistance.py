"""Resistance modifiers that work once in a battle, in the assault that their owner chooses (VTR-22.7)."""

from typing import ClassVar, Final

from quattrocento.games.ventura.position.battle import with_side
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.battle.assaults import (
    USE_BOTH,
    USE_CAPTAIN,
    USE_TERRITORY,
    Threat,
    sums,
    threat_to,
)
from quattrocento.games.ventura.rules.battle.battle_step import BattleStep, battle_of
from quattrocento.games.ventura.rules.battle.preparation import captains_of
from quattrocento.games.ventura.rules.verbs import SAVE
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying

USES: Final[dict[str, int]] = {
    "save": 0,
    "use_territory": USE_TERRITORY,
    "use_captain": USE_CAPTAIN,
    "use_both": USE_BOTH,
}


def threat_at(position: Ventura, seat: int) -> Threat:
    """What the coming assault threatens a side with; both lines are open by now."""
    battle = battle_of(position)
    side, captains = battle.side(seat), captains_of(position, battle)
    own, other = (sums(position.components, battle, captains, one) for one in (side, 1 - side))
    return threat_to(battle, side, own, other, position.rules)


def choices(threat: Threat) -> list[Move]:
    """None, either or both; each says how many wounds it can prevent."""
    found = [SAVE]
    if threat.territory:
        found.append(("use_territory", threat.territory))
    if threat.captain:
        found.append(("use_captain", threat.captain))
    if threat.captain and 0 < threat.territory < threat.wounds:
        found.append(("use_both", threat.territory + threat.captain))
    return found


class Resist(BattleStep):
    """Which modifiers a side uses in the coming assault, Territory before Captain (VTR-22.6, VTR-22.7)."""

    name: ClassVar[str] = "resist"
    clause: ClassVar[str] = "VTR-22.7"

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return choices(threat_at(position, seat))

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        battle = battle_of(position)
        battle.using = with_side(battle.using, battle.side(seat), USES[verb])
        position.tell("resisted", seat, USES[verb], battle.at)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb in USES:
            # One modifier prevents a wound at least, two of them two.
            if noun < USES[verb].bit_count():
                return Saying("why-no-such-number", "VTR-22.6")
            return Saying("why-no-modifier", "VTR-22.6")
        return super().refuse(position, seat, verb, noun)
