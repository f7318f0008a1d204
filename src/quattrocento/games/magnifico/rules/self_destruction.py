"""Self-destruction of machines, the setting ``self_destruct``, MAG-15.3."""

from quattrocento.games.magnifico.position.battle import Battle
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.verbs import SCRAP_AIRPLANE, SCRAP_TANK
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying


def scrap_options(position: Magnifico, seat: int) -> list[Move]:
    """Own tanks and airplanes on the board, usable or not, one at a time."""
    own = position.own[seat]
    return SCRAP_TANK.of(own & position.tanked) + SCRAP_AIRPLANE.of(own & position.winged)


def scrap(position: Magnifico, seat: int, verb: str, territory: int) -> None:
    """The machine returns to the supply; no step of the turn is closed."""
    if verb == "scrap_tank":
        position.set_tanks(territory, position.tanks[territory] - 1)
        position.tank_supply += 1
        position.tell("tank_scrapped", seat, territory)
    else:
        position.set_airplanes(territory, position.airplanes[territory] - 1)
        position.airplane_supply += 1
        position.tell("airplane_scrapped", seat, territory)


def battle_scrap_options(position: Magnifico, battle: Battle, attacking: bool) -> list[Move]:
    """At the start of its own go a side may remove machines of its army."""
    tanks = battle.tanks if attacking else position.tanks[battle.target]
    airplanes = battle.airplanes if attacking else position.airplanes[battle.target]
    here = 1 << battle.target
    return SCRAP_TANK.of(here if tanks else 0) + SCRAP_AIRPLANE.of(here if airplanes else 0)


def battle_scrap(position: Magnifico, battle: Battle, seat: int, verb: str) -> None:
    if seat != battle.attacker:
        scrap(position, seat, verb, battle.target)
        return
    if verb == "scrap_tank":
        battle.tanks -= 1
        position.tank_supply += 1
        position.tell("tank_scrapped", seat, battle.target)
    else:
        battle.airplanes -= 1
        position.airplane_supply += 1
        position.tell("airplane_scrapped", seat, battle.target)


def refuse_scrap(position: Magnifico, seat: int, territory: int) -> Saying:
    if not position.rules.self_destruct:
        return Saying("why-no-self-destruct", "MAG-2.3")
    if position.owner[territory] != seat:
        return Saying("why-not-yours", "MAG-15.3", territory=territory)
    return Saying("why-no-machine", "MAG-15.3", territory=territory)


def refuse_battle_scrap(position: Magnifico, battle: Battle, territory: int) -> Saying:
    if not position.rules.self_destruct:
        return Saying("why-no-self-destruct", "MAG-2.3")
    if battle.made:
        return Saying("why-go-begun", "MAG-15.3")
    if territory != battle.target:
        return Saying("why-not-in-battle", "MAG-15.3", territory=territory)
    return Saying("why-no-machine", "MAG-15.3", territory=territory)
