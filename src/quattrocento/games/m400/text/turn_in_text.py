"""The parts of a text that belong to a turn in progress: the turn, a trade, a combat."""

from typing import Any, Final

from quattrocento.games.m400.components.typed import colour_of, is_combat
from quattrocento.games.m400.position.combat import Combat
from quattrocento.games.m400.position.offers import NOT_CHOSEN, TO_ALL_SEATS, Cards, Countered, Offered
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.verbs import ARMY, CARD, CARD_COLOUR, COLOUR, TERRITORY
from quattrocento.kernel.document import Document, Field, Place, check_keys
from quattrocento.kernel.notation import Word
from quattrocento.kernel.position_header import LIST, seat_number, word_number

_TURN: Final = {
    **dict.fromkeys(("offers", "cancelled"), Field("number", 0, 999, optional=True)),
    **dict.fromkeys(("moved", "settled", "announced", "acted", "fresh"), LIST),
}
_SIDES: Final = {"give": LIST, "want": LIST}
_OFFER: Final = {"to": Field("number", TO_ALL_SEATS, 4, optional=True), **_SIDES}
_COMBAT: Final = {
    **dict.fromkeys(("attacker", "defender", "army", "territory"), Field("text")),
    **dict.fromkeys(("colour", "led", "answered"), Field("text", optional=True)),
    **dict.fromkeys(("attacker_won", "defender_won", "bonus", "malus"), LIST),
}


class Reader:
    """Words and numbers of a text, or an error at their line."""

    def __init__(self, position: M400, document: Document) -> None:
        self.position = position
        self.document = document

    def word(self, noun: Word, place: Place, word: Any) -> int:
        return word_number(self.document, noun, place, word)

    def words(self, noun: Word, place: Place, words: Any) -> list[int]:
        if not isinstance(words, list):
            raise self.document.error("text-kind", *place, name=place[2], kind="list", value=repr(words))
        return [self.word(noun, place, word) for word in words]

    def set_of(self, noun: Word, place: Place, words: Any) -> int:
        return sum(1 << number for number in set(self.words(noun, place, words)))

    def numbers(self, place: Place, values: Any, count: int) -> list[int]:
        plain = isinstance(values, list) and all(
            isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 109 for value in values
        )
        if not plain or len(values) != count:
            raise self.document.error("position-numbers", *place, name=place[2], count=count)
        return list(values)

    def seat(self, place: Place, value: Any) -> int:
        return seat_number(self.position.seats, self.document, place, value)

    def observer(self, place: Place, value: int) -> int:
        """A seat, or behind the seats everybody."""
        return self.position.seats if value < 0 else self.seat(place, value)


def read_turn(position: M400, reader: Reader) -> None:
    row = reader.document.table("turn")
    check_keys(reader.document, "turn", 0, row, _TURN)
    position.offers = row.get("offers", 0)
    position.cancelled = row.get("cancelled", 0)
    position.moved = reader.set_of(ARMY, ("turn", 0, "moved"), row.get("moved", []))
    position.settled = reader.set_of(ARMY, ("turn", 0, "settled"), row.get("settled", []))
    position.announced = reader.set_of(ARMY, ("turn", 0, "announced"), row.get("announced", []))
    position.acted = reader.set_of(ARMY, ("turn", 0, "acted"), row.get("acted", []))
    position.fresh = reader.set_of(TERRITORY, ("turn", 0, "fresh"), row.get("fresh", []))


def read_trade(position: M400, reader: Reader) -> None:
    document = reader.document
    sent: list[Offered] = []
    for index, row in enumerate(document.rows("sent")):
        check_keys(document, "sent", index, row, _OFFER)
        sent.append(_read_offer(reader, "sent", index, row))
    position.sent = tuple(sorted(sent))
    if "offer" in document.data:
        row = document.table("offer")
        check_keys(document, "offer", 0, row, _OFFER)
        position.offer = _read_offer(reader, "offer", 0, row)
    if "counter" in document.data:
        row = document.table("counter")
        check_keys(document, "counter", 0, row, _SIDES)
        position.counter = Countered(
            _cards(reader, "counter", 0, row, "give"),
            _cards(reader, "counter", 0, row, "want"),
        )


def _read_offer(reader: Reader, table: str, index: int, row: dict[str, Any]) -> Offered:
    to = row.get("to", NOT_CHOSEN)
    if to >= 0:
        to = reader.seat((table, index, "to"), to)
    gives = _cards(reader, table, index, row, "give")
    return Offered(to, gives, _cards(reader, table, index, row, "want"))


def _cards(reader: Reader, table: str, index: int, row: dict[str, Any], key: str) -> Cards:
    return tuple(sorted(reader.words(CARD, (table, index, key), row.get(key, []))))


def read_combat(position: M400, reader: Reader) -> None:
    document = reader.document
    if "combat" not in document.data:
        return
    row = document.table("combat")
    check_keys(document, "combat", 0, row, _COMBAT)
    combat = Combat(
        reader.word(COLOUR, ("combat", 0, "attacker"), row["attacker"]),
        reader.word(COLOUR, ("combat", 0, "defender"), row["defender"]),
        reader.word(ARMY, ("combat", 0, "army"), row["army"]),
        reader.word(TERRITORY, ("combat", 0, "territory"), row["territory"]),
    )
    for side, key in enumerate(("attacker_won", "defender_won")):
        for colour in reader.words(CARD_COLOUR, ("combat", 0, key), row.get(key, [])):
            combat.decide(colour, side)
    combat.bonus = _pair(reader, row, "bonus")
    combat.malus = _pair(reader, row, "malus")
    if "colour" in row:
        combat.card_colour = reader.word(CARD_COLOUR, ("combat", 0, "colour"), row["colour"])
    if "led" in row:
        combat.led = _combat_card(reader, row, "led")
        combat.card_colour = colour_of(combat.led)
    if "answered" in row:
        combat.answered = _combat_card(reader, row, "answered")
    position.combat = combat


def _pair(reader: Reader, row: dict[str, Any], key: str) -> tuple[int, int]:
    first, second = reader.numbers(("combat", 0, key), row.get(key, [0, 0]), 2)
    return first, second


def _combat_card(reader: Reader, row: dict[str, Any], key: str) -> int:
    place = ("combat", 0, key)
    card = reader.word(CARD, place, row[key])
    if not is_combat(card):
        raise reader.document.error("position-combat-card", *place, name=row[key])
    return card
