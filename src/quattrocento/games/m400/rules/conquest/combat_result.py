"""The combat on the table and its result (vittoria dell'attaccante, vittoria del difensore), M4-11."""

from quattrocento.games.m400.position.combat import Combat
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.cards import draw
from quattrocento.games.m400.rules.conquest.destruction import lose_army_there
from quattrocento.kernel.fate import Fate


def combat_of(position: M400) -> Combat:
    assert position.combat is not None
    return position.combat


def fighters(position: M400) -> tuple[int, int]:
    """The seats of attacker and defender."""
    combat = combat_of(position)
    return position.player[combat.attacker], position.player[combat.defender]


def conquer(position: M400, combat: Combat, points: int) -> None:
    """The state changes owner, and the attacker scores at once (M4-9.1, M4-9.2, M4-11.1)."""
    winner, loser = position.player[combat.attacker], position.player[combat.defender]
    before = position.scores()
    position.take(combat.at, combat.attacker)
    change = [after - old for after, old in zip(position.scores(), before, strict=True)]
    position.tell("conquered", winner, combat.attacker, combat.at, combat.defender, loser, change[winner])
    position.tell("state_lost", loser, combat.defender, combat.at, change[loser])
    position.gain(combat.attacker, points)


def attacker_wins(position: M400) -> None:
    """The state is conquered; an army of two that stood in it is lost (M4-11.1, M4-12.3)."""
    combat = combat_of(position)
    position.combat = None
    conquer(position, combat, position.components.points_battle)
    lose_army_there(position, combat.defender, combat.at, position.player[combat.attacker])


def defender_wins(position: M400, fate: Fate) -> None:
    """The defender draws cards; the attacking army is lost if it was one of two (M4-11.2, M4-12.2)."""
    combat = combat_of(position)
    position.combat = None
    winner = position.player[combat.defender]
    position.tell("defended", winner, combat.defender, combat.at)
    draw(position, winner, position.components.defender_cards, fate)
    if position.has_two(combat.attacker):
        position.destroy(combat.army)
