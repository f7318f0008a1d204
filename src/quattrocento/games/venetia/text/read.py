"""Positions of Venetia in text: reading. Every error names its line.

What can be judged line by line is judged here; whether the whole makes sense, in ``validation``.
"""

from collections.abc import Mapping
from typing import Any, Final

from quattrocento.games.venetia.components.packs import BOX
from quattrocento.games.venetia.components.typed import SESTIERI, TYPES
from quattrocento.games.venetia.knowledge.derived import restore
from quattrocento.games.venetia.knowledge.observed import ObservedVenetia
from quattrocento.games.venetia.position.position import NONE, Counts, Venetia
from quattrocento.games.venetia.position.settings import Settings
from quattrocento.games.venetia.rules.end_of_game import outcome
from quattrocento.games.venetia.rules.power import epoch_of
from quattrocento.games.venetia.rules.steps import NOUNS, STEPS
from quattrocento.games.venetia.rules.verbs import (
    BATTLE_TOKEN,
    CARD,
    COLONY,
    DIE,
    FAMILY_CARD,
    KINGDOM,
    REGION,
    SEA,
    SESTIERE,
    THREAT_CARD,
    TILE,
    VP_TOKEN,
)
from quattrocento.games.venetia.text.validation import validate
from quattrocento.games.venetia.text.write import EPOCHS, NO_VOTE
from quattrocento.kernel.document import Document, Field, Place, check_keys
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.notation import Word
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
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.tuples import changed

_PLACES: Final = ("colonies", "podesta", "seas", "fleets", "kingdoms", "ducats", "coloured", "grey")
_TOP: Final = top(
    "venetia",
    {
        **dict.fromkeys(("doge", "office", "infamy", "venice", "enemies"), COUNT),
        "epoch": Field("text", among=EPOCHS, optional=True),
        **dict.fromkeys(("control", "dice"), LIST),
        **dict.fromkeys(("first_due", "over"), FLAG),
        **dict.fromkeys((*_PLACES, "cards", "turn"), TABLE),
    },
)
_SEAT: Final = {
    **dict.fromkeys(("points", "kept"), COUNT),
    **dict.fromkeys(("hand", "spent", "vp_tokens", "kingdoms", "votes", "held", "shown"), LIST),
    **dict.fromkeys(("board", "candidate"), TEXT),
}
_CARDS: Final = {
    **dict.fromkeys(("discarded", "threats", "tiles_out", "tiles", "battle", "returned"), LIST),
    **dict.fromkeys(("threat", "playing", "received", "apart"), TEXT),
}
_TURN: Final = {
    **dict.fromkeys(("active", "ap", "redraw", "sea_bonus", "stradioti", "owed"), COUNT),
    "type": Field("text", among=TYPES, optional=True),
    "politics": TEXT,
    **dict.fromkeys(("traded", "capitulated", "opened"), LIST),
    **dict.fromkeys(("card_played", "walls"), FLAG),
}


def read(owner: AnyGame, text: str, source: str) -> ObservedVenetia:
    """The position that the text describes, or a ``DocumentError``."""
    document = Document(text, source, locale=BOX.locale)
    seats, chosen, components = read_header(owner, document, _TOP)
    position = ObservedVenetia(seats, components, Settings(chosen))
    _read_top(position, document)
    _read_seats(position, document)
    _read_places(position, document)
    _read_city(position, document)
    _read_cards(position, document)
    position.stack = read_steps(document, STEPS, NOUNS, position.seats)
    _read_turn(position, document)
    restore(position)
    if document.data.get("over"):
        position.result = outcome(position)
    validate(owner, position, document)
    return position


def _seat_or_nobody(position: Venetia, document: Document, row: Mapping[str, Any], place: Place) -> int:
    value = row.get(place[2])
    return NOBODY if value is None else seat_number(position.seats, document, place, value)


def _word_or_none(document: Document, noun: Word, row: Mapping[str, Any], place: Place) -> int:
    word = row.get(place[2])
    return NONE if word is None else word_number(document, noun, place, word)


def _words(document: Document, noun: Word, row: Mapping[str, Any], place: Place) -> tuple[int, ...]:
    return tuple([word_number(document, noun, place, word) for word in row.get(place[2], [])])


def _counts(document: Document, noun: Word, row: Mapping[str, Any], place: Place) -> Counts:
    """How many of each kind a list names."""
    words = _words(document, noun, row, place)
    return tuple([words.count(kind) for kind in range(len(noun.ids))])


def _bits(document: Document, noun: Word, row: Mapping[str, Any], place: Place) -> int:
    return sum({1 << number for number in _words(document, noun, row, place)})


def _read_top(position: Venetia, document: Document) -> None:
    data = document.data
    position.doge = _seat_or_nobody(position, document, data, ("", 0, "doge"))
    position.infamy = _seat_or_nobody(position, document, data, ("", 0, "infamy"))
    position.office = data.get("office", 0)
    position.venice = data.get("venice", 1)
    position.enemies = data.get("enemies", position.components.spaces)
    position.epoch = EPOCHS.index(data["epoch"]) if "epoch" in data else epoch_of(position)
    position.first_due = data.get("first_due", False)
    position.control = _bits(document, SEA, data, ("", 0, "control"))
    position.dice = _counts(document, DIE, data, ("", 0, "dice"))


def _read_seats(position: Venetia, document: Document) -> None:
    rows = document.rows("seat")
    if len(rows) > position.seats:
        raise document.error("position-seats", "seat", position.seats, seats=position.seats)
    for seat, row in enumerate(rows):
        check_keys(document, "seat", seat, row, _SEAT)
        position.points[seat] = row.get("points", 0)
        position.kept = changed(position.kept, seat, row.get("kept", 0))
        for name in ("hand", "held", "shown"):
            cards = tuple(sorted(_words(document, CARD, row, ("seat", seat, name))))
            setattr(position, name, changed(getattr(position, name), seat, cards))
        tokens = _counts(document, VP_TOKEN, row, ("seat", seat, "vp_tokens"))
        position.vp_tokens = changed(position.vp_tokens, seat, tokens)
        treated = _counts(document, KINGDOM, row, ("seat", seat, "kingdoms"))
        position.treated = changed(position.treated, seat, treated)
        _read_family(position, document, seat, row)


def _read_family(position: Venetia, document: Document, seat: int, row: Mapping[str, Any]) -> None:
    spent = _bits(document, FAMILY_CARD, row, ("seat", seat, "spent"))
    if spent & position.components.reusable:
        raise document.error("position-reusable", "seat", seat, "spent")
    board = _word_or_none(document, FAMILY_CARD, row, ("seat", seat, "board"))
    if board != NONE:
        if seat != position.doge:
            raise document.error("position-board", "seat", seat, "board")
        position.board = board
        spent |= 1 << board
    position.family = changed(position.family, seat, position.family[seat] & ~spent)
    candidate = _word_or_none(document, FAMILY_CARD, row, ("seat", seat, "candidate"))
    if candidate != NONE and not position.family[seat] >> candidate & 1:
        raise document.error("position-candidate", "seat", seat, "candidate")
    position.candidates = changed(position.candidates, seat, candidate)
    place = ("seat", seat, "votes")
    words = row.get("votes", [])
    votes = [NONE if word == NO_VOTE else word_number(document, CARD, place, word) for word in words]
    position.votes = changed(position.votes, seat, tuple(votes))


def _read_places(position: Venetia, document: Document) -> None:
    for table, noun, counts in (
        ("colonies", COLONY, position.influence),
        ("seas", SEA, position.sea_influence),
    ):
        for name in document.table(table):
            place = word_number(document, noun, (table, 0, name), name)
            counts[place * position.seats : (place + 1) * position.seats] = _by_seat(
                position, document, table, name
            )
    for name, owner in document.table("podesta").items():
        colony = word_number(document, COLONY, ("podesta", 0, name), name)
        position.podesta[colony] = seat_number(position.seats, document, ("podesta", 0, name), owner)
    for name, number in document.table("fleets").items():
        sea = word_number(document, SEA, ("fleets", 0, name), name)
        COUNT.check(document, ("fleets", 0, name), name, number)
        position.fleets[sea] = number
    for name, word in document.table("kingdoms").items():
        region = word_number(document, REGION, ("kingdoms", 0, name), name)
        position.kingdom[region] = word_number(document, KINGDOM, ("kingdoms", 0, name), word)


def _by_seat(position: Venetia, document: Document, table: str, name: str) -> list[int]:
    """The numbers of one place, one for each seat."""
    place, numbers = (table, 0, name), document.table(table)[name]
    if not isinstance(numbers, list) or len(numbers) != position.seats:
        raise document.error("position-by-seat", *place, name=name, seats=position.seats)
    for number in numbers:
        COUNT.check(document, place, name, number)
    return list(numbers)


def _read_city(position: Venetia, document: Document) -> None:
    for table in ("ducats", "coloured", "grey"):
        counts = [0] * (position.seats * SESTIERI)
        for name in document.table(table):
            sestiere = word_number(document, SESTIERE, (table, 0, name), name)
            for seat, number in enumerate(_by_seat(position, document, table, name)):
                counts[seat * SESTIERI + sestiere] = number
        setattr(position, table, tuple(counts))


def _read_cards(position: Venetia, document: Document) -> None:
    row = document.table("cards")
    check_keys(document, "cards", 0, row, _CARDS)
    position.discarded = _counts(document, CARD, row, ("cards", 0, "discarded"))
    position.threats_discarded = _counts(document, THREAT_CARD, row, ("cards", 0, "threats"))
    position.threat = _word_or_none(document, THREAT_CARD, row, ("cards", 0, "threat"))
    position.playing = _word_or_none(document, CARD, row, ("cards", 0, "playing"))
    position.received = _word_or_none(document, CARD, row, ("cards", 0, "received"))
    position.apart = _word_or_none(document, CARD, row, ("cards", 0, "apart"))
    position.tiles_out = _bits(document, TILE, row, ("cards", 0, "tiles_out"))
    position.tiles = _words(document, TILE, row, ("cards", 0, "tiles"))
    position.drawn = _words(document, BATTLE_TOKEN, row, ("cards", 0, "battle"))
    position.returned = _words(document, BATTLE_TOKEN, row, ("cards", 0, "returned"))


def _read_turn(position: Venetia, document: Document) -> None:
    row = document.table("turn")
    check_keys(document, "turn", 0, row, _TURN)
    position.active = _seat_or_nobody(position, document, row, ("turn", 0, "active"))
    if position.active == NOBODY:
        position.active = next(
            (step.seat for step in position.stack if step.name in ("close", "turn_end")), NOBODY
        )
    position.type = TYPES.index(row["type"]) if "type" in row else NONE
    for key in ("ap", "redraw", "sea_bonus", "stradioti", "owed"):
        setattr(position, key, row.get(key, 0))
    position.card_played = row.get("card_played", False)
    position.walls = row.get("walls", False)
    position.politics = _word_or_none(document, COLONY, row, ("turn", 0, "politics"))
    position.traded = _bits(document, COLONY, row, ("turn", 0, "traded"))
    position.capitulated = _bits(document, REGION, row, ("turn", 0, "capitulated"))
    position.opened = _bits(document, SEA, row, ("turn", 0, "opened"))
