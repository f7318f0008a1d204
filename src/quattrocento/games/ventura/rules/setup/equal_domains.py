"""Equal Domains (Domini equiparati), VTR-27.1 to VTR-27.3: everybody receives the same Territories."""

from typing import Final

from quattrocento.games.ventura.components.typed import Components
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.kernel.places import members

_EVERY_VALUE: Final = ("income", "move", "ranged", "melee", "resistance")
_INCOME: Final = ("income",)


def copies_dealt(position: Ventura, kind: int) -> int:
    """The tiles of a type among which one is dealt to each player (VTR-27.2, VTR-R61)."""
    components = position.components
    in_use = components.in_use[position.seats] & components.of_type[kind]
    return alike(components, in_use, position.seats) if position.rules.equal_copies else in_use


def alike(components: Components, tiles: int, number: int) -> int:
    """The most of these tiles with the same values; if they are too few, with the same Income."""
    for keys in (_EVERY_VALUE, _INCOME):
        groups: dict[str, int] = {}
        for tile in members(tiles):
            row = components.data["tiles"][tile]
            values = repr([row[key] for key in keys])
            groups[values] = groups.get(values, 0) | 1 << tile
        most = max(groups.values(), key=int.bit_count)
        if most.bit_count() >= number:
            return most
    return tiles
