"""Castles in battle (I Castelli), MAG-7.7."""

from quattrocento.games.magnifico.components.typed import BOMBARD, CASTLE_LEVEL
from quattrocento.games.magnifico.position.battle import Battle
from quattrocento.games.magnifico.position.pieces import NO_CASTLE
from quattrocento.games.magnifico.position.position import Magnifico


def level(position: Magnifico, battle: Battle, towers: int) -> int:
    """1 plus towers plus the defender's Castle projects, at most 5 (MAG-7.7.1, R27)."""
    bonus = position.effect(battle.defender, CASTLE_LEVEL)
    return min(position.components.max_castle_level, 1 + towers + bonus)


def tank_protection(position: Magnifico, battle: Battle) -> int:
    """The hits that each single tank of the attacker loses (MAG-7.7.3)."""
    towers = position.towers[battle.target]
    if towers == NO_CASTLE or battle.cancelled:
        return 0
    return level(position, battle, towers)


def infantry_protection(position: Magnifico, battle: Battle) -> int:
    """The hits that an infantry assault of the attacker loses; Bombards after the cap (R28)."""
    protection = tank_protection(position, battle)
    return max(0, protection - position.effect(battle.attacker, BOMBARD)) if protection else 0
