"""The automaton assault, MAG-13.10: an extra assault of a defender whose castle has towers."""

from quattrocento.games.magnifico.components.typed import AUTOMATON, HIT
from quattrocento.games.magnifico.position.battle import Battle
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.battle.assaults import (
    AIRPLANES_MADE,
    AUTOMATA_MADE,
    INFANTRY_MADE,
    NORMAL_ASSAULTS,
    TANKS_MADE,
    airplanes_of,
    battle_of,
    closed,
    closed_assaults,
    remove_soldiers,
    settled,
    tanks_of,
)
from quattrocento.kernel.fate import Fate


def has_automata(position: Magnifico, battle: Battle, seat: int) -> bool:
    """A defender with the card, whose castle has a tower (MAG-13.10)."""
    defending = seat != battle.attacker and position.towers[battle.target] > 0
    return defending and position.effect(seat, AUTOMATON) > 0


def can_use_automata(position: Magnifico, battle: Battle, seat: int) -> bool:
    """Once in each go of the defender, with the towers standing now (R25, R26, R65)."""
    if closed_assaults(battle) & AUTOMATA_MADE or not has_automata(position, battle, seat):
        return False
    return not battle.sequence or _leaves_an_assault(position, battle, seat)


def _leaves_an_assault(position: Magnifico, battle: Battle, seat: int) -> bool:
    """Whether the assault that is still owed (R24) can follow the automata in the sequence fixed (R63)."""
    after = closed(battle.sequence, battle.made | AUTOMATA_MADE)
    if battle.made & NORMAL_ASSAULTS or not after & INFANTRY_MADE:
        return True
    tanks = tanks_of(position, battle, seat) > 0 and not after & TANKS_MADE
    return tanks or (airplanes_of(position, battle, seat) > 0 and not after & AIRPLANES_MADE)


def automata_assault(position: Magnifico, seat: int, fate: Fate) -> None:
    """One die a tower; each hit removes an attacker, explosions count as blanks."""
    battle = battle_of(position)
    battle.made |= AUTOMATA_MADE
    towers = position.towers[battle.target]
    hits = fate.roll(position.components.die, towers)[HIT]
    kills = min(battle.soldiers, hits)
    remove_soldiers(position, battle, battle.attacker, kills)
    position.tell("automata_fought", seat, towers, hits, kills, battle.target)
    settled(position, battle)
