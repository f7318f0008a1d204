"""Positions of M400 in text: reading. Every error names its line.

What can be judged line by line is judged here and in ``turn_in_text``; whether the whole makes sense, in
``validation``.
"""

from typing import Any, Final

from quattrocento.games.m400.components.packs import BOX
from quattrocento.games.m400.components.typed import ARMIES_EACH, CARD_COLOURS, KINDS
from quattrocento.games.m400.knowledge.derived import cards_in_battle, restore, restore_deck
from quattrocento.games.m400.knowledge.observed import ObservedM400
from quattrocento.games.m400.position.lacks import SORTS, Lacking, of_whole_colours
from quattrocento.games.m400.position.memory import Seen, Theft
from quattrocento.games.m400.position.position import M400, RESERVE
from quattrocento.games.m400.position.settings import Settings
from quattrocento.games.m400.rules.steps import NOUNS, STEPS
from quattrocento.games.m400.rules.verbs import CARD, COLOUR, TERRITORY
from quattrocento.games.m400.text.turn_in_text import Reader, read_combat, read_trade, read_turn
from quattrocento.games.m400.text.validation import check_whole, phase_of
from quattrocento.games.m400.text.write import BLOCKED, IN_RESERVE
from quattrocento.kernel.document import Document, Field, check_keys
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.position import Result
from quattrocento.kernel.position_header import COUNT, FLAG, LIST, TABLE, TEXT, read_header, top
from quattrocento.kernel.position_steps import read_steps
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.tuples import changed

_SEATED: Final = Field("number", -1, 4)
_TOP: Final = top(
    "m400",
    {
        **dict.fromkeys(("sequence", "winner"), COUNT),
        "reason": Field("text", among=("target", "limit"), optional=True),
        **dict.fromkeys(("cards", "plague", "turn", "offer", "counter", "combat"), TABLE),
        **dict.fromkeys(("order", "attacked", "ranking", "colour", "sent", "known", "theft"), LIST),
    },
)
_COLOUR: Final = {
    "colour": Field("text"),
    "capital": TEXT,
    **dict.fromkeys(("seat", "score", "points"), COUNT),
    **dict.fromkeys(("states", "armies"), LIST),
    "barred": FLAG,
}
_SEAT: Final = {"hand": LIST, "without": LIST, "old": COUNT}
_CARDS: Final = {"discarded": LIST, "renewed": LIST}
_KNOWN: Final = {"by": _SEATED, "seat": Field("number", 0, 4), "card": Field("text"), "since": COUNT}
_THEFT: Final = {
    "by": _SEATED,
    "from": Field("number", 0, 4),
    "to": Field("number", 0, 4),
    "size": Field("number", 1, 109),
}


def read(owner: AnyGame, text: str, source: str) -> M400:
    """The position that the text describes, or a ``DocumentError``."""
    document = Document(text, source, locale=BOX.locale)
    seats, chosen, components = read_header(owner, document, _TOP)
    position = ObservedM400(seats, components, Settings(chosen, components, seats))
    reader = Reader(position, document)
    position.sequence = document.data.get("sequence", 1)
    _read_colours(position, reader)
    _read_board(position, reader)
    _read_hands(position, reader)
    _read_piles(position, reader)
    read_turn(position, reader)
    read_trade(position, reader)
    read_combat(position, reader)
    _read_memory(position, reader)
    position.stack = read_steps(document, STEPS, NOUNS, position.seats)
    restore(position)
    _lay_deck(position, reader)
    _read_result(position, reader)
    phase_of(position, document)
    check_whole(owner, position, document)
    return position


def _read_colours(position: M400, reader: Reader) -> None:
    document = reader.document
    rows = document.rows("colour")
    if len(rows) > position.rules.setup.colours:
        raise document.error(
            "position-colours", "colour", len(rows) - 1, count=position.rules.setup.colours
        )
    for index, row in enumerate(rows):
        check_keys(document, "colour", index, row, _COLOUR)
        colour = reader.word(COLOUR, ("colour", index, "colour"), row["colour"])
        if colour in position.first_order:
            raise document.error("position-colour-twice", "colour", index, "colour", colour=row["colour"])
        position.first_order = (*position.first_order, colour)
        seat = reader.seat(("colour", index, "seat"), row.get("seat", index % position.seats))
        position.player = changed(position.player, colour, seat)
        position.score[colour] = row.get("score", 0)
        position.points[colour] = row.get("points", 0)
        if row.get("barred", False):
            position.barred |= 1 << colour
        if "capital" in row:
            _read_capital(position, reader, index, colour)
            _read_armies(position, reader, index, colour)
    position.order = position.first_order if position.sequence else ()
    if "order" in document.data:
        position.order = tuple(reader.words(COLOUR, ("", 0, "order"), document.data["order"]))


def _read_capital(position: M400, reader: Reader, index: int, colour: int) -> None:
    row = reader.document.rows("colour")[index]
    place = ("colour", index, "capital")
    capital = reader.word(TERRITORY, place, row["capital"])
    if not position.rules.capitals >> capital & 1 or capital in position.capital:
        raise reader.document.error("position-capital", *place, name=row["capital"])
    position.capital = changed(position.capital, colour, capital)
    position.owner[capital] = colour
    for territory in reader.words(TERRITORY, ("colour", index, "states"), row.get("states", [])):
        if position.rules.capitals >> territory & 1 or position.owner[territory] != NOBODY:
            name = TERRITORY.text(territory)
            raise reader.document.error("position-state", "colour", index, "states", name=name)
        position.owner[territory] = colour


def _read_armies(position: M400, reader: Reader, index: int, colour: int) -> None:
    """Where the two armies stand; by default the first is in the capital."""
    document = reader.document
    row = document.rows("colour")[index]
    place = ("colour", index, "armies")
    texts = row.get("armies", [row["capital"]])
    if not 1 <= len(texts) <= ARMIES_EACH or not all(isinstance(text, str) for text in texts):
        raise document.error("position-armies", *place)
    for number, text in enumerate(texts):
        army = colour * ARMIES_EACH + number
        name, _, state = text.partition(" ")
        if name == IN_RESERVE and not state:
            continue
        if state not in ("", BLOCKED):
            raise document.error("position-army", *place, text=repr(text))
        position.at[army] = reader.word(TERRITORY, place, name)
        if state:
            position.blocked |= 1 << army
    first = colour * ARMIES_EACH
    if all(at == RESERVE for at in position.at[first : first + ARMIES_EACH]):
        raise document.error("position-armies", *place)


def _read_board(position: M400, reader: Reader) -> None:
    document = reader.document
    place = ("", 0, "attacked")
    for territory in reader.words(TERRITORY, place, document.data.get("attacked", [])):
        if not position.rules.capitals >> territory & 1:
            raise document.error("position-capital", *place, name=TERRITORY.text(territory))
        position.attacked |= 1 << territory
    for name, value in document.table("plague").items():
        place = ("plague", 0, name)
        territory = reader.word(TERRITORY, place, name)
        colours = reader.words(COLOUR, place, value)
        if not colours or any(position.player[colour] == NOBODY for colour in colours):
            raise document.error("position-plague", *place, name=name)
        position.tokens = changed(position.tokens, territory, sum(1 << colour for colour in set(colours)))


def _read_hands(position: M400, reader: Reader) -> None:
    document = reader.document
    rows = document.rows("seat")
    if len(rows) > position.seats:
        raise document.error("position-seats", "seat", position.seats, seats=position.seats)
    for seat, row in enumerate(rows):
        check_keys(document, "seat", seat, row, _SEAT)
        for card in reader.words(CARD, ("seat", seat, "hand"), row.get("hand", [])):
            position.hand[seat * KINDS + card] += 1
            position.held[seat] += 1
        if "without" in row:
            position.lacking = changed(position.lacking, seat, _read_lacking(reader, seat, row["without"]))
        position.old[seat] = row.get("old", 0)


def _read_lacking(reader: Reader, seat: int, values: Any) -> Lacking:
    """By colour, or by sort (see ``lacks``)."""
    place = ("seat", seat, "without")
    if isinstance(values, list) and len(values) == SORTS:
        return tuple(reader.numbers(place, values, SORTS))
    return of_whole_colours(reader.numbers(place, values, CARD_COLOURS))


def _read_piles(position: M400, reader: Reader) -> None:
    row = reader.document.table("cards")
    check_keys(reader.document, "cards", 0, row, _CARDS)
    for card in reader.words(CARD, ("cards", 0, "discarded"), row.get("discarded", [])):
        position.discarded[card] += 1
    if "renewed" in row:
        renewed = reader.words(CARD, ("cards", 0, "renewed"), row["renewed"])
        position.renewed = tuple([renewed.count(card) for card in range(KINDS)])


def _lay_deck(position: M400, reader: Reader) -> None:
    """M4-I1: no more cards of a kind than the game has."""
    restore_deck(position)
    for card, left in enumerate(position.deck):
        if left < 0:
            used = position.rules.deck[card] - left
            name, most = CARD.text(card), position.rules.deck[card]
            table = "combat" if cards_in_battle(position)[card] else "seat"
            raise reader.document.error("position-cards", table, name=name, used=used, most=most)


def _read_memory(position: M400, reader: Reader) -> None:
    document = reader.document
    seen: list[list[Seen]] = [[] for _ in range(position.seats + 1)]
    thefts: list[list[Theft]] = [[] for _ in range(position.seats + 1)]
    for index, row in enumerate(document.rows("theft")):
        check_keys(document, "theft", index, row, _THEFT)
        seats = [reader.seat(("theft", index, key), row[key]) for key in ("from", "to")]
        thefts[reader.observer(("theft", index, "by"), row["by"])].append((seats[0], seats[1], row["size"]))
    for index, row in enumerate(document.rows("known")):
        check_keys(document, "known", index, row, _KNOWN)
        observer = reader.observer(("known", index, "by"), row["by"])
        since = row.get("since", 0)
        if since > len(thefts[observer]):
            raise document.error("position-since", "known", index, "since", most=len(thefts[observer]))
        holder = reader.seat(("known", index, "seat"), row["seat"])
        seen[observer].append((holder, reader.word(CARD, ("known", index, "card"), row["card"]), since))
    position.memory = tuple(
        [(tuple(sorted(cards)), tuple(moved)) for cards, moved in zip(seen, thefts, strict=True)]
    )


def _read_result(position: M400, reader: Reader) -> None:
    data = reader.document.data
    if "winner" not in data:
        return
    winner = reader.seat(("", 0, "winner"), data["winner"])
    others = [seat for seat in range(position.seats) if seat != winner]
    ranking = reader.numbers(("", 0, "ranking"), data.get("ranking", [winner, *others]), position.seats)
    if sorted(ranking) != list(range(position.seats)) or ranking[0] != winner:
        raise reader.document.error("position-ranking", "", 0, "ranking")
    position.result = Result((winner,), data.get("reason", "target"), tuple(ranking))
