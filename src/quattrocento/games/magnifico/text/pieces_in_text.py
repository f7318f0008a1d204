"""Pieces in the text of a position: ``rome = "seat 0, 3 soldiers, 1 tank, castle, 2 towers"``."""

import re
from typing import Any, Final

from quattrocento.games.magnifico.position.pieces import NO_CASTLE
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.verbs import TERRITORY
from quattrocento.games.magnifico.text.counting import PieceCount
from quattrocento.kernel.document import Document

_PIECES: Final = re.compile(r"(\d{1,3}) (soldier|tank|airplane|tower)s?")
_NUMBER: Final = re.compile(r"\d+ ")


def read_territory(
    position: Magnifico, document: Document, counted: PieceCount, name: str, value: Any
) -> None:
    """The owner and the pieces of one territory."""
    place = ("territories", 0, name)
    if name not in TERRITORY.ids:
        raise document.unknown("territory", name, TERRITORY.ids, place)
    territory = TERRITORY.ids.index(name)
    parts = [part.strip() for part in value.split(",")] if isinstance(value, str) else [""]
    who = re.fullmatch(r"seat (\d)", parts[0])
    if who is None or int(who[1]) >= position.seats:
        raise document.error("position-owner", *place, name=name, last=position.seats - 1)
    seat = position.owner[territory] = int(who[1])
    kinds: set[str] = set()
    for part in parts[1:]:
        _read_piece(position, document, territory, name, part)
        kind = _NUMBER.sub("", part).removesuffix("s")
        if kind in kinds:
            raise document.error("position-piece-twice", *place, name=name, text=repr(part))
        kinds.add(kind)
    if position.soldiers[territory] < 1:
        raise document.error("position-soldier", *place, name=name)
    counted.count("soldiers", seat, position.soldiers[territory], "territories", name)
    counted.count("tanks", 0, position.tanks[territory], "territories", name)
    counted.count("airplanes", 0, position.airplanes[territory], "territories", name)
    if position.towers[territory] != NO_CASTLE:
        counted.count("castles", 0, 1, "territories", name)
        counted.count("towers", 0, position.towers[territory], "territories", name)


def _read_piece(position: Magnifico, document: Document, territory: int, name: str, part: str) -> None:
    place = ("territories", 0, name)
    piece = _PIECES.fullmatch(part)
    if part == "castle":
        position.towers[territory] = max(0, position.towers[territory])
        return
    if piece is None:
        raise document.error("position-piece", *place, name=name, text=repr(part))
    number = int(piece[1])
    if piece[2] != "tower":
        lists = {"soldier": position.soldiers, "tank": position.tanks, "airplane": position.airplanes}
        lists[piece[2]][territory] = number
        return
    most = position.components.max_towers
    if position.towers[territory] == NO_CASTLE:
        raise document.error("position-castle-first", *place, name=name)
    if number > most:
        raise document.error("position-towers", *place, name=name, most=most)
    position.towers[territory] = number
