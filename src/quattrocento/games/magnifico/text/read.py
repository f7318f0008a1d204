"""Positions of Magnifico in text: reading. Every error names its line.

What can be judged line by line is judged here; whether the whole makes sense, in ``validation``.
"""

from collections.abc import Mapping
from typing import Any, Final

from quattrocento.games.magnifico.components.packs import BOX
from quattrocento.games.magnifico.knowledge.derived import restore
from quattrocento.games.magnifico.knowledge.observed import ObservedMagnifico
from quattrocento.games.magnifico.position.battle import Battle
from quattrocento.games.magnifico.position.position import AWARDS, Magnifico
from quattrocento.games.magnifico.position.settings import Settings
from quattrocento.games.magnifico.rules.scoring import order
from quattrocento.games.magnifico.rules.steps import NOUNS, STEPS
from quattrocento.games.magnifico.rules.verbs import COLOUR, SEQUENCE, TERRITORY
from quattrocento.games.magnifico.text.counting import CardCount, PieceCount
from quattrocento.games.magnifico.text.pieces_in_text import read_territory
from quattrocento.games.magnifico.text.validation import validate
from quattrocento.kernel.document import Document, Field, check_keys
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.notation import Word
from quattrocento.kernel.position import Result
from quattrocento.kernel.position_header import (
    COUNT,
    FLAG,
    LIST,
    TABLE,
    TEXT,
    read_header,
    seat_number,
    top,
    word_number,
)
from quattrocento.kernel.position_steps import read_steps
from quattrocento.kernel.tuples import changed

_SEAT: Final = {
    "colour": TEXT,
    **dict.fromkeys(("points", "money", "bid", "offer"), COUNT),
    **dict.fromkeys(("field", "archive"), LIST),
}
_TURN: Final = {
    "stage": Field("number", 0, 5, optional=True),
    "wars": COUNT,
    "movements": COUNT,
    "moved": FLAG,
    **dict.fromkeys(("produced", "raised", "recruited"), LIST),
}
_CARDS: Final = {
    **dict.fromkeys(("auction", "machine_bottom", "project_bottom", "discarded", "rank"), LIST),
    "sold": COUNT,
}
_BATTLE: Final = {
    **dict.fromkeys(("attacker", "defender"), Field("number", 0, 4)),
    **dict.fromkeys(("origin", "target"), Field("text", among=TERRITORY.ids)),
    "soldiers": Field("number", 1, 999),
    "made": Field("number", 0, 15, optional=True),
    **dict.fromkeys(("tanks", "airplanes", "go", "unfired", "flying"), COUNT),
    "cancelled": FLAG,
    "sequence": TEXT,
}
_TOP: Final = top(
    "magnifico",
    {
        **dict.fromkeys(("round", "holder", "winner"), COUNT),
        "awarded": LIST,
        **dict.fromkeys(("cards", "turn", "battle", "territories"), TABLE),
    },
)
_AWARD: Final = Word("award", AWARDS)


def read(owner: AnyGame, text: str, source: str) -> ObservedMagnifico:
    """The position that the text describes, or a ``DocumentError``."""
    document = Document(text, source, locale=BOX.locale)
    data = document.data
    seats, chosen, components = read_header(owner, document, _TOP)
    position = ObservedMagnifico(seats, components, Settings(chosen))
    cards = CardCount(position, document)
    _read_seats(position, document, cards)
    _read_cards(position, document, cards)
    _read_turn(position, document)
    counted = PieceCount(position, document)
    for name, value in document.table("territories").items():
        read_territory(position, document, counted, name, value)
    _read_battle(position, document, counted)
    position.round = data.get("round", 1)
    position.holder = seat_number(position.seats, document, ("", 0, "holder"), data.get("holder", 0))
    for name in data.get("awarded", []):
        position.awarded |= 1 << word_number(document, _AWARD, ("", 0, "awarded"), name)
    restore(position)
    position.stack = read_steps(document, STEPS, NOUNS, position.seats)
    if "winner" in data:
        winner = seat_number(position.seats, document, ("", 0, "winner"), data["winner"])
        others = [seat for seat in order(position) if seat != winner]
        position.result = Result((winner,), "target", (winner, *others))
    validate(position, document, owner.violations(position))
    return position


def _read_seats(position: Magnifico, document: Document, cards: CardCount) -> None:
    rows = document.rows("seat")
    if len(rows) > position.seats:
        raise document.error("position-seats", "seat", position.seats, seats=position.seats)
    for seat, row in enumerate(rows):
        check_keys(document, "seat", seat, row, _SEAT)
        _read_purse(position, document, seat, row)
        if "colour" in row:
            colour = word_number(document, COLOUR, ("seat", seat, "colour"), row["colour"])
            if colour in position.colour:
                place = ("seat", seat, "colour")
                raise document.error("position-colour", *place, colour=repr(row["colour"]))
            position.colour = changed(position.colour, seat, colour)
        fielded = cards.cards("seat", seat, row, "field")
        cards.check_field(seat, fielded)
        archive = cards.cards("seat", seat, row, "archive", "project")
        position.field = changed(position.field, seat, fielded)
        position.archive = changed(position.archive, seat, archive)


def _read_purse(position: Magnifico, document: Document, seat: int, row: Mapping[str, Any]) -> None:
    components = position.components
    position.points[seat] = row.get("points", 0)
    if position.points[seat] >= position.rules.target and "winner" not in document.data:
        raise document.error("position-points", "seat", seat, "points", most=position.rules.target - 1)
    money = position.money[seat] = row.get("money", 0)
    unit, cap = components.money_unit, components.money_cap
    for key, least, most in (
        ("money", 0, cap),
        ("bid", components.min_bid, money),
        ("offer", components.min_bid, cap),
    ):
        florins = row.get(key, 0)
        if florins and (florins % unit or not least <= florins <= most):
            raise document.error("position-money", "seat", seat, key, name=key, unit=unit, most=most)
    position.bids = changed(position.bids, seat, row.get("bid", 0))
    position.offers = changed(position.offers, seat, row.get("offer", 0))


def _read_cards(position: Magnifico, document: Document, cards: CardCount) -> None:
    row = document.table("cards")
    check_keys(document, "cards", 0, row, _CARDS)
    position.auction = cards.cards("cards", 0, row, "auction")
    shown = position.components.auction_cards[position.seats]
    if len(position.auction) > shown:
        raise document.error("position-auction-cards", "cards", 0, "auction", most=shown)
    position.machine_bottom = cards.cards("cards", 0, row, "machine_bottom", "machine")
    position.project_bottom = cards.cards("cards", 0, row, "project_bottom", "project")
    position.discarded = cards.cards("cards", 0, row, "discarded")
    rank = [
        seat_number(position.seats, document, ("cards", 0, "rank"), seat) for seat in row.get("rank", [])
    ]
    if len(set(rank)) != len(rank):
        raise document.error("position-rank-twice", "cards", 0, "rank")
    position.rank = tuple(rank)
    position.sold = row.get("sold", 0)


def _read_turn(position: Magnifico, document: Document) -> None:
    row = document.table("turn")
    check_keys(document, "turn", 0, row, _TURN)
    for key, most in (
        ("wars", position.components.attacks_per_turn),
        ("movements", position.components.moves_per_turn),
    ):
        if row.get(key, 0) > most:
            value = repr(row[key])
            raise document.error("text-at-most", "turn", 0, key, name=key, most=most, value=value)
    position.stage = row.get("stage", 0)
    position.wars = row.get("wars", 0)
    position.movements = row.get("movements", 0)
    position.moved = row.get("moved", False)
    sets = dict.fromkeys(("produced", "raised", "recruited"), 0)
    for key in sets:
        for word in row.get(key, []):
            sets[key] |= 1 << word_number(document, TERRITORY, ("turn", 0, key), word)
    position.produced, position.raised, position.recruited = sets.values()


def _read_battle(position: Magnifico, document: Document, counted: PieceCount) -> None:
    if "battle" not in document.data:
        return
    row = document.table("battle")
    check_keys(document, "battle", 0, row, _BATTLE)
    attacker = seat_number(position.seats, document, ("battle", 0, "attacker"), row["attacker"])
    defender = seat_number(position.seats, document, ("battle", 0, "defender"), row["defender"])
    origin = TERRITORY.ids.index(row["origin"])
    go = seat_number(position.seats, document, ("battle", 0, "go"), row.get("go", attacker))
    battle = Battle(attacker, defender, origin, TERRITORY.ids.index(row["target"]), go)
    battle.soldiers = row["soldiers"]
    battle.tanks = row.get("tanks", 0)
    battle.airplanes = row.get("airplanes", 0)
    battle.made = row.get("made", 0)
    battle.cancelled = row.get("cancelled", False)
    battle.unfired = row.get("unfired", 0)
    battle.flying = row.get("flying", 0)
    if "sequence" in row:
        battle.sequence = 1 + word_number(document, SEQUENCE, ("battle", 0, "sequence"), row["sequence"])
    position.battle = battle
    counted.count("soldiers", attacker, battle.soldiers, "battle", "soldiers")
    counted.count("tanks", 0, battle.tanks, "battle", "tanks")
    counted.count("airplanes", 0, battle.airplanes, "battle", "airplanes")
