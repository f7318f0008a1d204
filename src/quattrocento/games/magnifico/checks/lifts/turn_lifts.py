"""The turn: fielding, building and scrapping (MAG-5.4 to MAG-5.43, MAG-5.47, MAG-6, MAG-15.3)."""

from typing import Final

from quattrocento.games.magnifico.checks.lifts.table import About, lay_down, remove_castle, settings_of
from quattrocento.games.magnifico.components.typed import AIRPLANE, TANK
from quattrocento.games.magnifico.position.position import FIELD, Magnifico
from quattrocento.kernel.game import Lift
from quattrocento.kernel.move import Move
from quattrocento.kernel.tuples import changed


def _not_yours(position: Magnifico, seat: int, move: Move, about: About) -> None:
    position.take(about["territory"], seat)


def _tank_card(position: Magnifico, seat: int, move: Move, about: About) -> None:
    lay_down(position, seat, TANK)


def _airplane_card(position: Magnifico, seat: int, move: Move, about: About) -> None:
    lay_down(position, seat, AIRPLANE)


def _no_hook(position: Magnifico, seat: int, move: Move, about: About) -> None:
    """One of the hooks is free."""
    hooks = position.components.hooks[position.airplane_card[seat]]
    position.hooked = changed(position.hooked, seat, hooks - 1)


def _money(position: Magnifico, seat: int, move: Move, about: About) -> None:
    position.money[seat] = about["florins"]


def _not_in_archive(position: Magnifico, seat: int, move: Move, about: About) -> None:
    position.archive = changed(position.archive, seat, (*position.archive[seat], about["card"]))


def _step_closed(position: Magnifico, seat: int, move: Move, about: About) -> None:
    position.stage = FIELD


def _no_castle(position: Magnifico, seat: int, move: Move, about: About) -> None:
    position.put_castle(about["territory"])


def _castle_produced(position: Magnifico, seat: int, move: Move, about: About) -> None:
    position.produced &= ~(1 << about["territory"])


def _supply_empty(position: Magnifico, seat: int, move: Move, about: About) -> None:
    """The supply has one of what the move builds."""
    if move[0] == "tank":
        position.tank_supply = 1
    elif move[0] == "airplane":
        position.airplane_supply = 1
    elif move[0] == "tower":
        position.tower_supply = 1
    else:
        position.castle_supply = 1


def _castle_full(position: Magnifico, seat: int, move: Move, about: About) -> None:
    position.set_towers(about["territory"], position.components.max_towers - 1)


def _castle_raised(position: Magnifico, seat: int, move: Move, about: About) -> None:
    position.raised &= ~(1 << about["territory"])


def _castle_there(position: Magnifico, seat: int, move: Move, about: About) -> None:
    remove_castle(position, about["territory"])


def _no_self_destruct(position: Magnifico, seat: int, move: Move, about: About) -> None:
    settings_of(position).self_destruct = True


def _no_machine(position: Magnifico, seat: int, move: Move, about: About) -> None:
    """One stands there; that of an attacker in the army with which he came."""
    battle = position.battle
    tank = move[0] == "scrap_tank"
    if battle is not None and seat == battle.attacker:
        battle.tanks, battle.airplanes = (1, battle.airplanes) if tank else (battle.tanks, 1)
    elif tank:
        position.set_tanks(about["territory"], 1)
    else:
        position.set_airplanes(about["territory"], 1)


TURN_LIFTS: Final[dict[str, Lift]] = {
    "why-not-yours": _not_yours,
    "why-needs-tank-card": _tank_card,
    "why-needs-airplane-card": _airplane_card,
    "why-no-hook": _no_hook,
    "why-money": _money,
    "why-not-in-archive": _not_in_archive,
    "why-step-closed": _step_closed,
    "why-no-castle": _no_castle,
    "why-no-tank-card": _tank_card,
    "why-no-airplane-card": _airplane_card,
    "why-castle-produced": _castle_produced,
    "why-supply-empty": _supply_empty,
    "why-castle-full": _castle_full,
    "why-castle-raised": _castle_raised,
    "why-castle-there": _castle_there,
    "why-no-self-destruct": _no_self_destruct,
    "why-no-machine": _no_machine,
}
