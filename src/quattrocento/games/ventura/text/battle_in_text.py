"""The battle in the text of a position."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from quattrocento.games.ventura.components.typed import AREAS
from quattrocento.games.ventura.position.battle import NO_SIDE, NOT_SAID, Battle
from quattrocento.games.ventura.position.position import NOWHERE, Ventura
from quattrocento.games.ventura.rules.battle.assaults import USE_BOTH
from quattrocento.games.ventura.rules.troops.troops import index
from quattrocento.games.ventura.rules.verbs import COMPANY, TERRITORY
from quattrocento.kernel.document import Document, Field, check_keys

_SEAT: Final = Field("number", 0, 3)
_COUNT: Final = Field("number", 0, 999, optional=True)
_LIST: Final = Field("list", optional=True)
_FLAG: Final = Field("flag", optional=True)

_BATTLE: Final = {
    **dict.fromkeys(("attacker", "defender"), _SEAT),
    "attacking": Field("number", 1, AREAS),
    "defending": Field("number", 0, AREAS, optional=True),
    **dict.fromkeys(("at", "origin"), Field("text", among=TERRITORY.ids)),
    **dict.fromkeys(
        ("assault", "ground", "ground_ranged", "ground_melee", "ground_guard", "winner"), _COUNT
    ),
    **dict.fromkeys(
        ("armies", "seeing", "attacker_line", "defender_line", "guards", "bonus", "prevent", "using"), _LIST
    ),
    **dict.fromkeys(("quiet", "unpaid"), _FLAG),
}


def read_battle(position: Ventura, document: Document) -> None:
    """What the text says of the battle in progress."""
    if "battle" not in document.data:
        return
    row = document.table("battle")
    check_keys(document, "battle", 0, row, _BATTLE)
    seats = (row["attacker"], row["defender"])
    at, origin = (TERRITORY.ids.index(row[key]) for key in ("at", "origin"))
    battle = Battle(seats, (row["attacking"], row.get("defending", 0)), at, origin)
    if seats[0] == seats[1] or max(seats) >= position.seats or not _stand(position, battle):
        raise document.error("position-battle", "battle", 0, "attacker")
    battle.number = row.get("assault", 0)
    armies, seeing = (_sides(document, row, key, seats) for key in ("armies", "seeing"))
    battle.armies = (0 in armies, 1 in armies)
    battle.seeing = sum(1 << side for side in seeing)
    battle.lines = (_line(document, row, "attacker_line"), _line(document, row, "defender_line"))
    battle.ground = _side(document, row, "ground", seats)
    battle.ground_ranged = row.get("ground_ranged", 0)
    battle.ground_melee = row.get("ground_melee", 0)
    battle.ground_guard = row.get("ground_guard", 0)
    battle.captain_guard = _pair(document, row, "guards")
    battle.bonus = _pair(document, row, "bonus")
    battle.prevent = _pair(document, row, "prevent")
    battle.using = _pair(document, row, "using", NOT_SAID, USE_BOTH)
    battle.quiet = row.get("quiet", True)
    battle.unpaid = row.get("unpaid", False)
    battle.winner = _side(document, row, "winner", seats)
    position.battle = battle


def _stand(position: Ventura, battle: Battle) -> bool:
    """Both Troops are there, unless the battle is decided; a defender may still have to choose."""
    for seat, area in zip(battle.seats, battle.areas, strict=True):
        place = position.at[index(seat, area)] if area else battle.at
        if place not in (battle.at, NOWHERE) and not position.near[battle.at] >> place & 1:
            return False
    return True


def _sides(document: Document, row: Mapping[str, Any], key: str, seats: Sequence[int]) -> list[int]:
    found = row.get(key, [])
    if any(seat not in seats for seat in found):
        raise document.error("position-battle-seat", "battle", 0, key, name=key)
    return [seats.index(seat) for seat in found]


def _side(document: Document, row: Mapping[str, Any], key: str, seats: Sequence[int]) -> int:
    return _sides(document, {key: [row[key]]}, key, seats)[0] if key in row else NO_SIDE


def _pair(
    document: Document, row: Mapping[str, Any], key: str, least: int = 0, most: int = 99
) -> tuple[int, int]:
    pair = row.get(key, [least, least])
    if len(pair) != 2 or not all(type(number) is int and least <= number <= most for number in pair):
        raise document.error("position-battle-pair", "battle", 0, key, name=key)
    return pair[0], pair[1]


def _line(document: Document, row: Mapping[str, Any], key: str) -> tuple[int, ...]:
    line: list[int] = []
    for word in row.get(key, []):
        found = COMPANY.exact(word) if isinstance(word, str) else []
        if not found:
            raise document.error("position-company", "battle", 0, key, word=repr(word))
        line.append(found[0])
    return tuple(line)
