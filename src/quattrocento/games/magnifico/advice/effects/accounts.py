"""The accounts: what a player counts of his own, read alike from a position and from a view."""

from collections.abc import Mapping
from typing import Final

from quattrocento.games.magnifico.knowledge.view import MagnificoView
from quattrocento.games.magnifico.position.battle import Battle
from quattrocento.games.magnifico.position.pieces import NO_CASTLE
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.kernel.game import Account

Table = Magnifico | MagnificoView
"""What can be counted: a position, or what a seat sees of it."""


def florins(table: Table, seat: int) -> int:
    """Money, a bid that is not paid yet included (MAG-2.12)."""
    return table.money[seat]


def points(table: Table, seat: int) -> int:
    """Victory points (MAG-1.11)."""
    return table.points[seat]


def territories(table: Table, seat: int) -> int:
    """Territories owned (MAG-2.4)."""
    return table.owner.count(seat)


def castles(table: Table, seat: int) -> int:
    """Castles, Perfect Cities included (MAG-2.5)."""
    standing = zip(table.owner, table.towers, strict=True)
    return sum([1 for owner, number in standing if owner == seat and number != NO_CASTLE])


def towers(table: Table, seat: int) -> int:
    """Towers of one's castles (MAG-2.7)."""
    standing = zip(table.owner, table.towers, strict=True)
    return sum([number for owner, number in standing if owner == seat and number != NO_CASTLE])


def soldiers(table: Table, seat: int) -> int:
    """Soldiers on the board, those of an attacking army included (MAG-2.4)."""
    battle = _attack(table, seat)
    return _standing(table, table.soldiers, seat) + (battle.soldiers if battle is not None else 0)


def tanks(table: Table, seat: int) -> int:
    """Tanks, usable or not (MAG-2.9)."""
    battle = _attack(table, seat)
    return _standing(table, table.tanks, seat) + (battle.tanks if battle is not None else 0)


def airplanes(table: Table, seat: int) -> int:
    """Airplanes, usable or not (MAG-2.9)."""
    battle = _attack(table, seat)
    return _standing(table, table.airplanes, seat) + (battle.airplanes if battle is not None else 0)


def archive(table: Table, seat: int) -> int:
    """Cards bought and not yet fielded (MAG-5.3.16)."""
    return len(table.archive[seat])


def fielded(table: Table, seat: int) -> int:
    """Cards in the field (MAG-5.41.3)."""
    return len(table.field[seat])


ACCOUNTS: Final[Mapping[str, Account]] = {
    "florins": florins,
    "points": points,
    "territories": territories,
    "castles": castles,
    "towers": towers,
    "soldiers": soldiers,
    "tanks": tanks,
    "airplanes": airplanes,
    "archive": archive,
    "fielded": fielded,
}


def counted(table: Table, seat: int) -> dict[str, int]:
    """All accounts of a seat."""
    return {name: account(table, seat) for name, account in ACCOUNTS.items()}


def _attack(table: Table, seat: int) -> Battle | None:
    battle = table.battle
    return battle if battle is not None and battle.attacker == seat else None


def _standing(table: Table, pieces: list[int], seat: int) -> int:
    return sum([number for owner, number in zip(table.owner, pieces, strict=True) if owner == seat])
