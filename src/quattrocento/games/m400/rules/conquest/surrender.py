"""Surrender (resa), M4-9."""

from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.cards import take_random
from quattrocento.games.m400.rules.conquest.combat_result import conquer
from quattrocento.games.m400.rules.conquest.destruction import lose_army_there
from quattrocento.kernel.fate import Fate


def surrender(position: M400, fate: Fate) -> None:
    """The state and a point for the attacker, two random cards for the defender (M4-9.1 to M4-9.4)."""
    combat = position.combat
    assert combat is not None
    position.combat = None
    attacking, defending = position.player[combat.attacker], position.player[combat.defender]
    position.tell("surrendered", defending, combat.at)
    conquer(position, combat, position.components.points_surrender)
    for _ in range(min(position.components.surrender_cards, position.held[attacking])):
        take_random(position, attacking, defending, fate)
    if position.rules.surrender_destroys:
        lose_army_there(position, combat.defender, combat.at, attacking)
