"""The automaton assault, MAG-13.10: an extra assault of a defender whose castle has towers."""

from quattrocento.games.magnifico.combat import Battle
from quattrocento.games.magnifico.components import AUTOMATON, HIT
from quattrocento.games.magnifico.fighting import (
    AUTOMATA_MADE,
    battle_of,
    remove_soldiers,
    settled,
)
from quattrocento.games.magnifico.state import Magnifico
from quattrocento.kernel.fate import Fate


def can_use_automata(game: Magnifico, battle: Battle, seat: int) -> bool:
    """Once in each go of the defender, with the towers standing now (R25, R26, R65)."""
    if seat == battle.attacker or game.towers[battle.target] <= 0:
        return False
    return not battle.made & AUTOMATA_MADE and game.effect(seat, AUTOMATON) > 0


def automata_assault(game: Magnifico, seat: int, fate: Fate) -> None:
    """One die a tower; each hit removes an attacker, explosions count as blanks."""
    battle = battle_of(game)
    battle.made |= AUTOMATA_MADE
    towers = game.towers[battle.target]
    hits = fate.roll(game.components.die, towers)[HIT]
    kills = min(battle.soldiers, hits)
    remove_soldiers(game, battle, battle.attacker, kills)
    game.tell("automata_fought", seat, towers, hits, kills)
    settled(game, battle)
