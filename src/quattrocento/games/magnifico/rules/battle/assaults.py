"""What all assaults share: the two armies, their losses, and how a battle ends (MAG-7.3)."""

from typing import Final

from quattrocento.games.magnifico.components.sequences import SEQUENCES
from quattrocento.games.magnifico.position.battle import Battle
from quattrocento.games.magnifico.position.position import Magnifico

INFANTRY_MADE: Final = 1
TANKS_MADE: Final = 2
AIRPLANES_MADE: Final = 4
AUTOMATA_MADE: Final = 8
NORMAL_ASSAULTS: Final = INFANTRY_MADE | TANKS_MADE | AIRPLANES_MADE


def battle_of(position: Magnifico) -> Battle:
    """The battle in progress."""
    battle = position.battle
    assert battle is not None
    return battle


def closed_assaults(battle: Battle) -> int:
    """The assaults that this go has no room for any more (MAG-7.3.3, R63)."""
    return closed(battle.sequence, battle.made) if battle.sequence else battle.made


def closed(sequence: int, made: int) -> int:
    """The assaults that cannot be made any more: those made, and those that were to come before them."""
    order = SEQUENCES[sequence - 1]
    last = max([place for place, bit in enumerate(order) if made & bit], default=-1)
    return made | sum(order[: last + 1])


def enemy_of(battle: Battle, seat: int) -> int:
    return battle.defender if seat == battle.attacker else battle.attacker


def soldiers_of(position: Magnifico, battle: Battle, seat: int) -> int:
    return battle.soldiers if seat == battle.attacker else position.soldiers[battle.target]


def tanks_of(position: Magnifico, battle: Battle, seat: int) -> int:
    """The usable tanks of a side (MAG-7.2.7, R44)."""
    return battle.tanks if seat == battle.attacker else position.usable_tanks(seat, battle.target)


def airplanes_of(position: Magnifico, battle: Battle, seat: int) -> int:
    """The usable airplanes of a side."""
    if seat == battle.attacker:
        return battle.airplanes
    return position.usable_airplanes(seat, battle.target)


def remove_soldiers(position: Magnifico, battle: Battle, seat: int, number: int) -> None:
    """Removed soldiers return to their owner's supply (MAG-7.3.12)."""
    if seat == battle.attacker:
        battle.soldiers -= number
    else:
        position.set_soldiers(battle.target, position.soldiers[battle.target] - number)
    position.lose_soldiers(seat, number)


def remove_tanks(position: Magnifico, battle: Battle, seat: int, number: int) -> None:
    if seat == battle.attacker:
        battle.tanks -= number
    else:
        position.set_tanks(battle.target, position.tanks[battle.target] - number)
    position.tank_supply += number


def remove_airplanes(position: Magnifico, battle: Battle, seat: int, number: int) -> None:
    """A crashed airplane returns to the supply (R59)."""
    if seat == battle.attacker:
        battle.airplanes -= number
    else:
        position.set_airplanes(battle.target, position.airplanes[battle.target] - number)
    position.airplane_supply += number


def settled(position: Magnifico, battle: Battle) -> bool:
    """MAG-7.3.9: the loss of an army's last soldier ends the battle at once."""
    if battle.soldiers == 0:
        _attacker_lost(position, battle)
        return True
    if position.soldiers[battle.target] == 0:
        _defender_lost(position, battle)
        return True
    return False


def _attacker_lost(position: Magnifico, battle: Battle) -> None:
    """The defender captures the attacker's machines (MAG-7.3.10, MAG-8.1)."""
    target = battle.target
    position.set_tanks(target, position.tanks[target] + battle.tanks)
    position.set_airplanes(target, position.airplanes[target] + battle.airplanes)
    position.battle = None
    position.tell("repelled", battle.defender, target, battle.tanks, battle.airplanes, battle.attacker)


def _defender_lost(position: Magnifico, battle: Battle) -> None:
    """The attacker takes the territory with all that stands on it, and stays (MAG-7.3.11, R57)."""
    target = battle.target
    captured = (position.tanks[target], position.airplanes[target])
    position.take(target, battle.attacker)
    position.set_soldiers(target, battle.soldiers)
    position.set_tanks(target, position.tanks[target] + battle.tanks)
    position.set_airplanes(target, position.airplanes[target] + battle.airplanes)
    position.battle = None
    position.tell("conquered", battle.attacker, target, *captured, battle.defender)


def retreat(position: Magnifico, battle: Battle) -> None:
    """All surviving pieces return to where they came from (MAG-7.3.13, R41)."""
    origin = battle.origin
    position.set_soldiers(origin, position.soldiers[origin] + battle.soldiers)
    position.set_tanks(origin, position.tanks[origin] + battle.tanks)
    position.set_airplanes(origin, position.airplanes[origin] + battle.airplanes)
    position.battle = None
    position.tell("retreated", battle.attacker, battle.target, origin)
