"""What lifts change on the table: territories, machines, cards, the map, what was agreed on."""

from collections.abc import Mapping
from copy import copy

from quattrocento.games.magnifico.components.typed import Components
from quattrocento.games.magnifico.knowledge.derived import restore
from quattrocento.games.magnifico.position.pieces import NO_CASTLE
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.position.settings import Settings
from quattrocento.kernel.places import UnionTable
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.tuples import changed

About = Mapping[str, int]


def settings_of(position: Magnifico) -> Settings:
    position.rules = copy(position.rules)
    return position.rules


def components_of(position: Magnifico) -> Components:
    position.components = copy(position.components)
    return position.components


def set_free(position: Magnifico, territory: int) -> None:
    """Nobody owns the territory."""
    position.owner[territory] = NOBODY
    restore(position)


def remove_castle(position: Magnifico, territory: int) -> None:
    position.towers[territory] = NO_CASTLE
    restore(position)


def at_least(position: Magnifico, territory: int, soldiers: int) -> None:
    """The territory has so many soldiers or more."""
    position.set_soldiers(territory, max(soldiers, position.soldiers[territory]))


def lay_down(position: Magnifico, seat: int, kind: int) -> None:
    """The seat has a card of that kind in the field."""
    position.put_in_field(seat, position.components.kind.index(kind))


def set_field(position: Magnifico, seat: int, cards: tuple[int, ...]) -> None:
    """The seat has these cards in the field and no others."""
    position.field = changed(position.field, seat, cards)
    restore(position)


def join(position: Magnifico, one: int, other: int) -> None:
    """The two territories border each other."""
    components = components_of(position)
    components.land = components.land[:]
    components.reach = components.reach[:]
    for here, there in ((one, other), (other, one)):
        components.land[here] |= 1 << there
        components.reach[here] |= 1 << there
    components.by_land = UnionTable(components.land)
    components.by_any = UnionTable(components.reach)
