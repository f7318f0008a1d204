"""What all assaults share: the two armies, their losses, and how a battle ends (MAG-7.3)."""

from typing import Final

from quattrocento.games.magnifico.combat import Battle
from quattrocento.games.magnifico.sequence import closed
from quattrocento.games.magnifico.state import Magnifico

INFANTRY_MADE: Final = 1
TANKS_MADE: Final = 2
AIRPLANES_MADE: Final = 4
AUTOMATA_MADE: Final = 8
NORMAL_ASSAULTS: Final = INFANTRY_MADE | TANKS_MADE | AIRPLANES_MADE


def battle_of(game: Magnifico) -> Battle:
    """The battle in progress."""
    battle = game.battle
    assert battle is not None
    return battle


def closed_assaults(battle: Battle) -> int:
    """The assaults that this go has no room for any more (MAG-7.3.3, R63)."""
    return closed(battle.sequence, battle.made) if battle.sequence else battle.made


def enemy_of(battle: Battle, seat: int) -> int:
    return battle.defender if seat == battle.attacker else battle.attacker


def soldiers_of(game: Magnifico, battle: Battle, seat: int) -> int:
    return battle.soldiers if seat == battle.attacker else game.soldiers[battle.target]


def tanks_of(game: Magnifico, battle: Battle, seat: int) -> int:
    """The usable tanks of a side (MAG-7.2.7, R44)."""
    return battle.tanks if seat == battle.attacker else game.usable_tanks(seat, battle.target)


def airplanes_of(game: Magnifico, battle: Battle, seat: int) -> int:
    """The usable airplanes of a side."""
    if seat == battle.attacker:
        return battle.airplanes
    return game.usable_airplanes(seat, battle.target)


def remove_soldiers(game: Magnifico, battle: Battle, seat: int, number: int) -> None:
    """Removed soldiers return to their owner's supply (MAG-7.3.12)."""
    if seat == battle.attacker:
        battle.soldiers -= number
    else:
        game.set_soldiers(battle.target, game.soldiers[battle.target] - number)
    game.lose_soldiers(seat, number)


def remove_tanks(game: Magnifico, battle: Battle, seat: int, number: int) -> None:
    if seat == battle.attacker:
        battle.tanks -= number
    else:
        game.set_tanks(battle.target, game.tanks[battle.target] - number)
    game.tank_supply += number


def remove_airplanes(game: Magnifico, battle: Battle, seat: int, number: int) -> None:
    """A crashed airplane returns to the supply (R59)."""
    if seat == battle.attacker:
        battle.airplanes -= number
    else:
        game.set_airplanes(battle.target, game.airplanes[battle.target] - number)
    game.airplane_supply += number


def settled(game: Magnifico, battle: Battle) -> bool:
    """MAG-7.3.9: the loss of an army's last soldier ends the battle at once."""
    if battle.soldiers == 0:
        _attacker_lost(game, battle)
        return True
    if game.soldiers[battle.target] == 0:
        _defender_lost(game, battle)
        return True
    return False


def _attacker_lost(game: Magnifico, battle: Battle) -> None:
    """The defender captures the attacker's machines (MAG-7.3.10, MAG-8.1)."""
    target = battle.target
    game.set_tanks(target, game.tanks[target] + battle.tanks)
    game.set_airplanes(target, game.airplanes[target] + battle.airplanes)
    game.battle = None
    game.tell("repelled", battle.defender, target, battle.tanks, battle.airplanes)


def _defender_lost(game: Magnifico, battle: Battle) -> None:
    """The attacker takes the territory with all that stands on it, and stays (MAG-7.3.11, R57)."""
    target = battle.target
    captured = (game.tanks[target], game.airplanes[target])
    game.take(target, battle.attacker)
    game.set_soldiers(target, battle.soldiers)
    game.set_tanks(target, game.tanks[target] + battle.tanks)
    game.set_airplanes(target, game.airplanes[target] + battle.airplanes)
    game.battle = None
    game.tell("conquered", battle.attacker, target, *captured)


def retreat(game: Magnifico, battle: Battle) -> None:
    """All surviving pieces return to where they came from (MAG-7.3.13, R41)."""
    origin = battle.origin
    game.set_soldiers(origin, game.soldiers[origin] + battle.soldiers)
    game.set_tanks(origin, game.tanks[origin] + battle.tanks)
    game.set_airplanes(origin, game.airplanes[origin] + battle.airplanes)
    game.battle = None
    game.tell("retreated", battle.attacker, battle.target)
