"""A position of Ambush in text, written and read."""

from collections.abc import Mapping
from typing import Any, Final

from ambush.checks import violations
from ambush.components import ROADS, TRUST, UNSET
from ambush.notation import CARD
from ambush.position import Ambush, outcome
from ambush.rules import STEPS
from quattrocento.kernel.document import Document, DocumentError, Field, check_keys
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.position_header import (
    read_header,
    top,
    word_number,
    write_components,
    write_header,
    write_settings,
)
from quattrocento.kernel.position_steps import read_steps, write_steps

_COUNT: Final = Field("number", 0, 99)
_LIST: Final = Field("list")
_OWN: Final = {
    "round": _COUNT,
    "drawn": _COUNT,
    "guarded": Field("flag"),
    "over": Field("flag"),
    "discarded": _LIST,
}
_SEAT: Final = {
    "lives": Field("number", 0, 2),
    "coins": _COUNT,
    "hand": _LIST,
    "known": _LIST,
    "serials": _LIST,
    "road": Field("number", UNSET, len(ROADS) - 1),
    "stake": Field("number", UNSET, TRUST),
}


def write(owner: AnyGame, position: Ambush) -> str:
    """The position as text."""
    lines = [*write_header(owner, position.seats), f"round = {position.round}", f"drawn = {position.drawn}"]
    lines.append(f"guarded = {str(position.guarded).lower()}")
    lines.append(f"over = {str(position.result is not None).lower()}")
    lines.append(f"discarded = {position.discarded}")
    lines += write_settings(owner, position.rules)
    lines += write_components(owner.component_changes(position.components))
    for seat in range(position.seats):
        lines += ["", "[[seat]]", f"lives = {position.lives[seat]}", f"coins = {position.coins[seat]}"]
        lines.append(f"hand = {[CARD.text(card) for card in position.hands[seat]]}")
        lines.append(f"known = {position.known[seat]}")
        lines.append(f"serials = {position.serials[seat]}")
        lines += [f"road = {position.roads[seat]}", f"stake = {position.stakes[seat]}"]
    return "\n".join([*lines, *write_steps(position.stack, {})]) + "\n"


def read(owner: AnyGame, text: str, source: str) -> Ambush:
    """The position that a text describes, or a ``DocumentError`` that names the line."""
    document = Document(text, source, locale=owner.package / "locale")
    seats, chosen, components = read_header(owner, document, top("ambush", _OWN))
    position = Ambush(seats, components, chosen)
    data = document.data
    position.round = data["round"]
    position.drawn = data["drawn"]
    position.guarded = data["guarded"]
    position.discarded = data["discarded"]
    for seat, row in enumerate(document.rows("seat")):
        _read_seat(position, document, seat, row)
    position.stack = read_steps(document, STEPS, {}, seats)
    if data["over"]:
        position.result = outcome(position)
    broken = violations(position)
    if broken:
        raise DocumentError(source, 0, "text-impossible", clause=broken[0])
    return position


def _read_seat(position: Ambush, document: Document, seat: int, row: Mapping[str, Any]) -> None:
    check_keys(document, "seat", seat, row, _SEAT)
    position.lives[seat] = row["lives"]
    position.coins[seat] = row["coins"]
    hand = [word_number(document, CARD, ("seat", seat, "hand"), word) for word in row["hand"]]
    position.hands[seat] = hand
    position.known[seat] = row["known"]
    position.serials[seat] = row["serials"]
    position.roads[seat] = row["road"]
    position.stakes[seat] = row["stake"]
