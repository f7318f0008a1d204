"""What the decisions of a battle have in common."""

from quattrocento.games.ventura.position.battle import Battle
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Step


def battle_of(position: Ventura) -> Battle:
    """The battle in progress."""
    assert position.battle is not None
    return position.battle


class BattleStep(Step[Ventura]):
    """A decision within a battle, where nobody pays for healing (VTR-25.2, VTR-25.3)."""

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "heal":
            return Saying("why-no-healing", "VTR-25.2")
        return super().refuse(position, seat, verb, noun)
