"""Where armies go: invasions, declared wars and troop movements (MAG-5.44 to MAG-5.46, 7.1, 7.2, 9)."""

from typing import Final

from quattrocento.games.magnifico.checks.lifts.table import About, at_least, join, lay_down, set_free
from quattrocento.games.magnifico.components.typed import AIRPLANE, TANK
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.turn.movement import Movement
from quattrocento.games.magnifico.rules.turn.muster import UNKNOWN, Muster
from quattrocento.kernel.game import Lift
from quattrocento.kernel.move import Move
from quattrocento.kernel.places import members
from quattrocento.kernel.seats import NOBODY


def _group(position: Magnifico) -> Muster:
    """The group that is being put together."""
    step = position.stack[-1]
    assert isinstance(step, Muster)
    return step


def _not_free(position: Magnifico, seat: int, move: Move, about: About) -> None:
    set_free(position, about["territory"])


def _neighbour(position: Magnifico, seat: int, move: Move, about: About) -> None:
    """The seat owns one of its neighbours."""
    position.take(members(position.components.reach[about["territory"]])[0], seat)


def _last_soldier(position: Magnifico, seat: int, move: Move, about: About) -> None:
    """A second soldier stands where the move begins, or wherever it could."""
    verb, territory = move
    near = position.components.reach[territory] & position.own[seat]
    for origin in [territory] if verb == "from" else members(near):
        at_least(position, origin, 2)


def _landing(position: Magnifico, seat: int, move: Move, about: About) -> None:
    """Wherever the landing could begin stand so many soldiers, one more, and one to leave behind."""
    verb, territory = move
    coast = position.components.sea[territory] & position.own[seat]
    for origin in [territory] if verb == "from" else members(coast):
        at_least(position, origin, about["count"] + 2)


def _no_way(position: Magnifico, seat: int, move: Move, about: About) -> None:
    """The territory borders the one from which the group goes, or to which."""
    group = _group(position)
    join(position, about["territory"], group.origin if group.target == UNKNOWN else group.target)


def _already_there(position: Magnifico, seat: int, move: Move, about: About) -> None:
    """The group comes from another territory of the seat, a neighbour."""
    elsewhere = members(position.components.land[about["territory"]])[0]
    position.take(elsewhere, seat)
    position.stack[-1] = Movement(seat, origin=elsewhere)


def _from_first(position: Magnifico, seat: int, move: Move, about: About) -> None:
    """The first of the territories that are offered is chosen."""
    _, origin = position.options(seat)[0]
    group = position.stack[-1]
    if isinstance(group, Muster):
        position.stack[-1] = type(group)(seat, group.target, origin)
    else:
        position.stack[-1] = Movement(seat, origin=origin)


def _to_first(position: Magnifico, seat: int, move: Move, about: About) -> None:
    _, target = position.options(seat)[0]
    position.stack[-1] = Movement(seat, target, _group(position).origin)


def _soldiers_first(position: Magnifico, seat: int, move: Move, about: About) -> None:
    _, soldiers = position.options(seat)[0]
    group = _group(position)
    position.stack[-1] = type(group)(seat, group.target, group.origin, soldiers)


def _tanks_first(position: Magnifico, seat: int, move: Move, about: About) -> None:
    _, tanks = position.options(seat)[0]
    group = _group(position)
    position.stack[-1] = type(group)(seat, group.target, group.origin, group.soldiers, tanks)


def _no_machine_there(position: Magnifico, seat: int, move: Move, about: About) -> None:
    if move[0] == "tanks":
        position.set_tanks(about["territory"], 1)
    else:
        position.set_airplanes(about["territory"], 1)


def _machines_unusable(position: Magnifico, seat: int, move: Move, about: About) -> None:
    lay_down(position, seat, TANK if move[0] == "tanks" else AIRPLANE)


def _one_movement(position: Magnifico, seat: int, move: Move, about: About) -> None:
    position.movements = 1


def _moved(position: Magnifico, seat: int, move: Move, about: About) -> None:
    position.moved = False


def _nothing_to_move(position: Magnifico, seat: int, move: Move, about: About) -> None:
    """Two soldiers stand in a territory that borders another of the seat."""
    origin = members(position.own[seat])[0]
    at_least(position, origin, 2)
    position.take(members(position.components.reach[origin])[0], seat)


def _not_enemy(position: Magnifico, seat: int, move: Move, about: About) -> None:
    position.take(about["territory"], (seat + 1) % position.seats)


def _three_wars(position: Magnifico, seat: int, move: Move, about: About) -> None:
    position.wars = 0


def _last_territory(position: Magnifico, seat: int, move: Move, about: About) -> None:
    """Its owner has another: a free one, or one of a third player."""
    owner = position.owner[about["territory"]]
    others = [territory for territory, its in enumerate(position.owner) if its not in (seat, owner)]
    position.take(min(others, key=lambda territory: position.owner[territory] != NOBODY), owner)


MARCH_LIFTS: Final[dict[str, Lift]] = {
    "why-not-free": _not_free,
    "why-out-of-reach": _neighbour,
    "why-last-soldier": _last_soldier,
    "why-landing": _landing,
    "why-no-way": _no_way,
    "why-leads-nowhere": _neighbour,
    "why-already-there": _already_there,
    "why-from-first": _from_first,
    "why-to-first": _to_first,
    "why-soldiers-first": _soldiers_first,
    "why-tanks-first": _tanks_first,
    "why-no-machine-there": _no_machine_there,
    "why-machines-unusable": _machines_unusable,
    "why-one-movement": _one_movement,
    "why-moved": _moved,
    "why-nothing-to-move": _nothing_to_move,
    "why-not-enemy": _not_enemy,
    "why-three-wars": _three_wars,
    "why-last-territory": _last_territory,
}
