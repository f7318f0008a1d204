"""Positions of Magnifico in text: reading. Every error names its line."""

import re
from collections.abc import Mapping
from typing import Any, Final

from quattrocento.games.magnifico.components import CARDS_IN_BOX, Components, with_changes
from quattrocento.games.magnifico.invariants import violations
from quattrocento.games.magnifico.restoring import restore
from quattrocento.games.magnifico.scoring import order
from quattrocento.games.magnifico.state import AWARDS, Battle, Magnifico, Options, changed
from quattrocento.games.magnifico.steps import NOUNS, STEPS
from quattrocento.games.magnifico.verbs import CARD, COLOUR, TERRITORY
from quattrocento.kernel.document import Document, DocumentError, Field, check_keys, unknown
from quattrocento.kernel.game import AnyGame, SetupError
from quattrocento.kernel.notation import Word
from quattrocento.kernel.placing import read_steps
from quattrocento.kernel.position import Result

_PIECES: Final = re.compile(r"^(\d{1,3}) (soldier|tank|airplane|tower)s?$")
_COUNT: Final = Field("number", 0, 999, optional=True)
_LIST: Final = Field("list", optional=True)

_SEAT: Final = {
    "colour": Field("text", optional=True),
    "points": _COUNT,
    "money": _COUNT,
    "field": _LIST,
    "archive": _LIST,
    "bid": _COUNT,
    "offer": _COUNT,
}
_TURN: Final = {
    "stage": Field("number", 0, 5, optional=True),
    "wars": _COUNT,
    "movements": _COUNT,
    "moved": Field("flag", optional=True),
    "produced": _LIST,
    "raised": _LIST,
    "recruited": _LIST,
}
_CARDS: Final = {
    **dict.fromkeys(("auction", "machine_bottom", "project_bottom", "discarded", "rank"), _LIST),
    "sold": _COUNT,
}
_BATTLE: Final = {
    "attacker": Field("number", 0, 4),
    "defender": Field("number", 0, 4),
    "origin": Field("text", among=TERRITORY.ids),
    "target": Field("text", among=TERRITORY.ids),
    "soldiers": Field("number", 1, 999),
    "tanks": _COUNT,
    "airplanes": _COUNT,
    "go": _COUNT,
    "made": _COUNT,
    "cancelled": Field("flag", optional=True),
    "unfired": _COUNT,
    "flying": _COUNT,
}
_TOP: Final = {
    "game": Field("text", among=("magnifico",), optional=True),
    "seats": Field("number"),
    "round": _COUNT,
    "holder": _COUNT,
    "awarded": _LIST,
    "winner": _COUNT,
    **{key: Field("table", optional=True) for key in ("options", "cards", "turn", "battle")},
    "territories": Field("table", optional=True),
    **dict.fromkeys(("component", "seat", "decide"), _LIST),
}


def read(owner: AnyGame, text: str, source: str) -> Magnifico:
    """The position that the text describes, or a ``DocumentError``."""
    document = Document(text, source)
    data = document.data
    check_keys(document, "", 0, data, _TOP)
    game = _empty(owner, document)
    _read_seats(game, document)
    _read_cards(game, document)
    _read_turn(game, document)
    _read_battle(game, document)
    for name, value in document.table("territories").items():
        _read_territory(game, document, name, value)
    game.round = data.get("round", 1)
    game.holder = _seat(game, document, "", "holder", data.get("holder", 0))
    for name in data.get("awarded", []):
        game.awarded |= 1 << _number(document, AWARD, "", 0, "awarded", name)
    restore(game)
    game.stack = read_steps(document, STEPS, NOUNS, game.seats)
    if "winner" in data:
        winner = _seat(game, document, "", "winner", data["winner"])
        others = [seat for seat in order(game) if seat != winner]
        game.result = Result((winner,), "target", (winner, *others))
    _check_whole(game, document)
    return game


AWARD: Final = Word("award", AWARDS)


def _empty(owner: AnyGame, document: Document) -> Magnifico:
    changes = []
    for index, row in enumerate(document.rows("component")):
        fields = {key: Field("text") for key in ("table", "id", "key", "value")}
        check_keys(document, "component", index, row, fields)
        changes.append((row["table"], row["id"], row["key"], row["value"]))
    try:
        seats, chosen = owner.check_setup(document.data["seats"], document.table("options"))
    except SetupError as error:
        table = "options" if "options" in document.data else ""
        raise document.error(str(error), table, 0, "seats") from None
    try:
        components: Components = with_changes(changes)
    except (KeyError, ValueError) as error:
        raise document.error(f"unknown component {error}", "component") from None
    return Magnifico(seats, components, Options(chosen))


def _number(document: Document, noun: Word, table: str, index: int, key: str, word: object) -> int:
    found = noun.exact(word) if isinstance(word, str) else []
    if not found:
        message = unknown(noun.kind, str(word), noun.ids)
        raise document.error(message, table, index, key)
    return found[0]


def _seat(game: Magnifico, document: Document, table: str, key: str, value: Any) -> int:
    if not isinstance(value, int) or not 0 <= value < game.seats:
        message = f"{key}: a seat from 0 to {game.seats - 1} is expected, not {value!r}"
        raise document.error(message, table, 0, key)
    return value


def _cards_in(
    document: Document, table: str, index: int, row: Mapping[str, Any], key: str
) -> tuple[int, ...]:
    return tuple([_number(document, CARD, table, index, key, word) for word in row.get(key, [])])


def _read_seats(game: Magnifico, document: Document) -> None:
    rows = document.rows("seat")
    if len(rows) > game.seats:
        raise document.error(f"{game.seats} seats are expected", "seat", game.seats)
    for seat, row in enumerate(rows):
        check_keys(document, "seat", seat, row, _SEAT)
        if "colour" in row:
            colour = _number(document, COLOUR, "seat", seat, "colour", row["colour"])
            game.colour = changed(game.colour, seat, colour)
        game.points[seat] = row.get("points", 0)
        game.money[seat] = row.get("money", 0)
        game.bids = changed(game.bids, seat, row.get("bid", 0))
        game.offers = changed(game.offers, seat, row.get("offer", 0))
        game.field = changed(game.field, seat, _cards_in(document, "seat", seat, row, "field"))
        game.archive = changed(game.archive, seat, _cards_in(document, "seat", seat, row, "archive"))


def _read_cards(game: Magnifico, document: Document) -> None:
    row = document.table("cards")
    check_keys(document, "cards", 0, row, _CARDS)
    game.auction = _cards_in(document, "cards", 0, row, "auction")
    game.machine_bottom = _cards_in(document, "cards", 0, row, "machine_bottom")
    game.project_bottom = _cards_in(document, "cards", 0, row, "project_bottom")
    game.discarded = _cards_in(document, "cards", 0, row, "discarded")
    game.rank = tuple([_seat(game, document, "cards", "rank", seat) for seat in row.get("rank", [])])
    game.sold = row.get("sold", 0)


def _read_turn(game: Magnifico, document: Document) -> None:
    row = document.table("turn")
    check_keys(document, "turn", 0, row, _TURN)
    game.stage = row.get("stage", 0)
    game.wars = row.get("wars", 0)
    game.movements = row.get("movements", 0)
    game.moved = row.get("moved", False)
    sets = dict.fromkeys(("produced", "raised", "recruited"), 0)
    for key in sets:
        for word in row.get(key, []):
            sets[key] |= 1 << _number(document, TERRITORY, "turn", 0, key, word)
    game.produced, game.raised, game.recruited = sets.values()


def _read_battle(game: Magnifico, document: Document) -> None:
    if "battle" not in document.data:
        return
    row = document.table("battle")
    check_keys(document, "battle", 0, row, _BATTLE)
    attacker = _seat(game, document, "battle", "attacker", row["attacker"])
    defender = _seat(game, document, "battle", "defender", row["defender"])
    origin = TERRITORY.ids.index(row["origin"])
    battle = Battle(attacker, defender, origin, TERRITORY.ids.index(row["target"]))
    battle.soldiers = row["soldiers"]
    battle.tanks = row.get("tanks", 0)
    battle.airplanes = row.get("airplanes", 0)
    battle.go = _seat(game, document, "battle", "go", row.get("go", attacker))
    battle.made = row.get("made", 0)
    battle.cancelled = row.get("cancelled", False)
    battle.unfired = row.get("unfired", 0)
    battle.flying = row.get("flying", 0)
    game.battle = battle


def _read_territory(game: Magnifico, document: Document, name: str, value: Any) -> None:
    """``rome = "seat 0, 3 soldiers, 1 tank, castle, 2 towers"``."""
    territory = _number(document, TERRITORY, "territories", 0, name, name)
    parts = [part.strip() for part in value.split(",")] if isinstance(value, str) else [""]
    who = re.fullmatch(r"seat (\d)", parts[0])
    if who is None or int(who[1]) >= game.seats:
        message = f"{name}: 'seat N, ...' is expected with N from 0 to {game.seats - 1}"
        raise document.error(message, "territories", 0, name)
    game.owner[territory] = int(who[1])
    lists = {"soldier": game.soldiers, "tank": game.tanks, "airplane": game.airplanes}
    for part in parts[1:]:
        piece = _PIECES.match(part)
        if part == "castle":
            game.towers[territory] = max(0, game.towers[territory])
        elif piece is not None and piece[2] == "tower":
            game.towers[territory] = int(piece[1])
        elif piece is not None:
            lists[piece[2]][territory] = int(piece[1])
        else:
            message = f"{name}: soldiers, tanks, airplanes, castle or towers expected, not {part!r}"
            raise document.error(message, "territories", 0, name)


def _check_whole(game: Magnifico, document: Document) -> None:
    """The position as a whole obeys the invariants, and somebody has to decide."""
    counted = [card for card, left in enumerate(game.unseen) if left < 0]
    if counted:
        name = CARD.text(counted[0])
        raise DocumentError(document.source, 0, f"{name}: more copies than the box of {CARDS_IN_BOX} holds")
    broken = violations(game)
    if broken:
        raise DocumentError(document.source, 0, f"an impossible position: {broken[0]}")
    if game.result is None and (not game.stack or not game.stack[-1].asks):
        raise document.error("the last [[decide]] must be a decision", "decide")
    if game.result is None:
        waiting = game.stack[-1].deciders(game)
        if not waiting or not all(game.options(seat) for seat in waiting):
            raise document.error("nothing can be decided at this step here", "decide")
