"""Positions of Ventura in text: reading. Every error names its line.

What can be judged line by line is judged here and in ``battle_in_text``; whether the whole makes sense, in
``validation``.
"""

from collections.abc import Mapping
from typing import Any, Final

from quattrocento.games.ventura.components.packs import BOX
from quattrocento.games.ventura.components.typed import AREAS, CAPTAINS, FIRST_GARRISON, PAPAL, VENTURA
from quattrocento.games.ventura.knowledge.derived import restore, restore_map
from quattrocento.games.ventura.knowledge.observed import ObservedVentura
from quattrocento.games.ventura.position.position import NO_CARD, NOWHERE, Ventura
from quattrocento.games.ventura.position.settings import Settings
from quattrocento.games.ventura.rules.domain import income_of
from quattrocento.games.ventura.rules.end_of_game import outcome
from quattrocento.games.ventura.rules.steps import NOUNS, STEPS
from quattrocento.games.ventura.rules.troops.troops import index
from quattrocento.games.ventura.rules.verbs import CARD, FAMILY, HEX, TERRITORY, TYPE, hex_number
from quattrocento.games.ventura.text.battle_in_text import read_battle
from quattrocento.games.ventura.text.counting import Counting
from quattrocento.games.ventura.text.validation import check_sound
from quattrocento.kernel.document import Document, Field, check_keys
from quattrocento.kernel.game import AnyGame
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

_TOP: Final = top(
    "ventura",
    {
        **dict.fromkeys(("round", "first", "winner"), COUNT),
        **dict.fromkeys(("map", "markers", "known", "cards", "turn", "battle"), TABLE),
        **dict.fromkeys(("troop", "under"), LIST),
    },
)
_SEAT: Final = {
    "family": TEXT,
    **dict.fromkeys(("points", "florins", "kept"), COUNT),
    **dict.fromkeys(("hand", "shown", "reserve", "dealt", "domain"), LIST),
    "eliminated": FLAG,
}
_TROOP: Final = {
    "seat": Field("number", 0, 3),
    "area": Field("number", 1, AREAS),
    "at": Field("text", among=TERRITORY.ids),
    "captain": TEXT,
    "companies": LIST,
}
_UNDER: Final = {"tiles": Field("list"), "known": LIST}
_CARDS: Final = dict.fromkeys(("display", "discarded", "removed"), LIST)
_TURN: Final = {
    "chosen": TEXT,
    **dict.fromkeys(("looking", "moved", "grounds", "splits"), LIST),
    **dict.fromkeys(("laid", "looked"), FLAG),
    **dict.fromkeys(("bonus", "advance", "regroupings"), COUNT),
}


def read(game: AnyGame, text: str, source: str) -> ObservedVentura:
    """The position that the text describes, or a ``DocumentError``."""
    document = Document(text, source, locale=BOX.locale)
    data = document.data
    seats, chosen, components = read_header(game, document, _TOP)
    position = ObservedVentura(seats, components, Settings(chosen, components))
    counting = Counting(position, document)
    position.round = data.get("round", 1)
    position.first = seat_number(position.seats, document, ("", 0, "first"), data.get("first", 0))
    _read_map(position, document)
    _read_seats(position, document, counting)
    _read_known(position, document)
    _read_under(position, document, counting)
    _read_troops(position, document, counting)
    _read_cards(position, document, counting)
    _read_turn(position, document, counting)
    position.stack = read_steps(document, STEPS, NOUNS, position.seats)
    read_battle(position, document)
    _fill_display(position, document)
    restore(position)
    if "winner" in data:
        winner = seat_number(position.seats, document, ("", 0, "winner"), data["winner"])
        position.result = outcome(position, winner)
    check_sound(game, position, document)
    return position


def _read_map(position: Ventura, document: Document) -> None:
    """The places of the tiles; the Papal ones lie in the middle in any case."""
    for tile in range(PAPAL):
        position.spot = changed(position.spot, tile, hex_number(*position.components.start[tile]))
    for name, value in document.table("map").items():
        place = ("map", 0, name)
        tile = word_number(document, TERRITORY, place, name)
        found = HEX.exact(value) if isinstance(value, str) else []
        if not found:
            raise document.error("position-hex", *place, name=name)
        if position.spot[tile] != found[0] and (tile < PAPAL or found[0] in position.spot):
            raise document.error("position-hex-taken", *place, name=name)
        position.spot = changed(position.spot, tile, found[0])
    restore_map(position)


def _read_seats(position: Ventura, document: Document, counting: Counting) -> None:
    rows = document.rows("seat")
    if len(rows) > position.seats:
        raise document.error("position-seats", "seat", position.seats, seats=position.seats)
    for seat, row in enumerate(rows):
        check_keys(document, "seat", seat, row, _SEAT)
        if "family" in row:
            family = word_number(document, FAMILY, ("seat", seat, "family"), row["family"])
            if family in position.family:
                raise document.error("position-family", "seat", seat, "family", family=repr(row["family"]))
            position.family = changed(position.family, seat, family)
        position.points[seat] = row.get("points", 0)
        position.florins[seat] = row.get("florins", 0)
        hand = counting.cards(("seat", seat, "hand"), row.get("hand", []))
        position.hand = changed(position.hand, seat, tuple(sorted(hand)))
        shown = [
            word_number(document, CARD, ("seat", seat, "shown"), word) for word in row.get("shown", [])
        ]
        if any(shown.count(card) > hand.count(card) for card in shown):
            raise document.error("position-shown", "seat", seat, "shown")
        position.shown = changed(position.shown, seat, tuple(sorted(shown)))
        position.reserve[seat] = counting.tiles(("seat", seat, "reserve"), row.get("reserve", []))
        kinds = [
            word_number(document, TYPE, ("seat", seat, "dealt"), word) for word in row.get("dealt", [])
        ]
        position.pledged = changed(position.pledged, seat, sum(1 << kind for kind in set(kinds)))
        position.kept = changed(position.kept, seat, row.get("kept", 0))
        position.out |= row.get("eliminated", False) << seat
    for seat, row in enumerate(rows):
        _read_domain(position, document, seat, row)
    _read_markers(position, document)


def _read_domain(position: Ventura, document: Document, seat: int, row: Mapping[str, Any]) -> None:
    for word in row.get("domain", []):
        place = ("seat", seat, "domain")
        tile = word_number(document, TERRITORY, place, word)
        if not position.on_map >> tile & 1 or any(own >> tile & 1 for own in position.own):
            raise document.error("position-domain", *place, territory=repr(word))
        position.own[seat] |= 1 << tile
        position.domain = changed(position.domain, seat, (*position.domain[seat], tile))


def _read_markers(position: Ventura, document: Document) -> None:
    """As many as the Income says, where the text does not say fewer."""
    for seat, domain in enumerate(position.domain):
        for tile in domain:
            position.markers[tile] = income_of(position, tile, seat)
    for name, value in document.table("markers").items():
        place = ("markers", 0, name)
        tile = word_number(document, TERRITORY, place, name)
        least = 0 if position.rules.beyond_markers else 1
        Field("number", least, position.markers[tile]).check(document, place, name, value)
        position.markers[tile] = value


def _read_known(position: Ventura, document: Document) -> None:
    for name, value in document.table("known").items():
        place = ("known", 0, name)
        tile = word_number(document, TERRITORY, place, name)
        owners = [seat for seat, reserve in enumerate(position.reserve) if reserve >> tile & 1]
        if not owners or not isinstance(value, list):
            raise document.error("position-known", *place, name=name)
        seats = {seat_number(position.seats, document, place, seat) for seat in value} - set(owners)
        if seats:
            position.known = {**position.known, tile: sum(1 << seat for seat in seats)}


def _read_under(position: Ventura, document: Document, counting: Counting) -> None:
    for number, row in enumerate(document.rows("under")):
        check_keys(document, "under", number, row, _UNDER)
        tiles = counting.tiles(("under", number, "tiles"), row["tiles"])
        seats = {
            seat_number(position.seats, document, ("under", number, "known"), s)
            for s in row.get("known", [])
        }
        if not tiles or (seats and tiles.bit_count() > 1):
            raise document.error("position-under", "under", number, "tiles")
        position.under = (*position.under, (sum(1 << seat for seat in seats), tiles))


def _read_troops(position: Ventura, document: Document, counting: Counting) -> None:
    for number, row in enumerate(document.rows("troop")):
        check_keys(document, "troop", number, row, _TROOP)
        seat = seat_number(position.seats, document, ("troop", number, "seat"), row["seat"])
        troop = index(seat, row["area"])
        if position.at[troop] != NOWHERE:
            raise document.error("position-area", "troop", number, "area", area=row["area"])
        position.at[troop] = TERRITORY.ids.index(row["at"])
        if "captain" in row:
            captain = counting.cards(("troop", number, "captain"), [row["captain"]])[0]
            if captain >= CAPTAINS:
                raise document.error("position-captain", "troop", number, "captain", card=row["captain"])
            position.captain[troop] = captain
        companies = counting.companies(("troop", number, "companies"), row.get("companies", []))
        if not companies and position.captain[troop] == NO_CARD:
            raise document.error("position-troop", "troop", number)
        position.companies[troop] = tuple(sorted(companies))


def _read_cards(position: Ventura, document: Document, counting: Counting) -> None:
    row = document.table("cards")
    check_keys(document, "cards", 0, row, _CARDS)
    display = counting.cards(("cards", 0, "display"), row.get("display", []))
    if len(display) > position.components.display or any(card >= VENTURA for card in display):
        raise document.error("position-display", "cards", 0, "display", most=position.components.display)
    position.display = tuple(display)
    for card in counting.cards(("cards", 0, "discarded"), row.get("discarded", [])):
        if card >= FIRST_GARRISON:
            raise document.error("position-discarded", "cards", 0, "discarded", card=CARD.text(card))
        position.discarded[card] += 1
    position.removed = tuple(sorted(counting.cards(("cards", 0, "removed"), row.get("removed", []))))


def _fill_display(position: Ventura, document: Document) -> None:
    """A text that says nothing of the display has an ordinary one: a Captain and two Companies."""
    if "display" in document.table("cards") or NO_CARD in position.family:
        return
    restore(position)
    free = [card for card in range(VENTURA) if position.deck[card] > 0]
    captains = [card for card in free if card < CAPTAINS]
    companies = [card for card in free if card >= CAPTAINS]
    chosen = [*captains[-1:], *reversed(companies), *reversed(captains[:-1])]
    position.display = tuple(chosen[: position.components.display])


def _read_turn(position: Ventura, document: Document, counting: Counting) -> None:
    row = document.table("turn")
    check_keys(document, "turn", 0, row, _TURN)
    if "chosen" in row:
        found = [*TERRITORY.exact(row["chosen"]), *CARD.exact(row["chosen"])]
        if not found:
            raise document.unknown("card", row["chosen"], CARD.ids, ("turn", 0, "chosen"))
        position.chosen = found[0]
    place = ("turn", 0, "looking")
    words = row.get("looking", [])
    position.peeked = counting.tiles(place, [word for word in words if word in TERRITORY.ids])
    cards = counting.cards(place, [word for word in words if word not in TERRITORY.ids])
    position.looking = tuple(sorted(cards))
    position.laid, position.looked = row.get("laid", False), row.get("looked", False)
    position.bonus, position.advance = row.get("bonus", 0), row.get("advance", 0)
    position.regroupings = row.get("regroupings", 0)
    for area in row.get("moved", []):
        Field("number", 1, AREAS).check(document, ("turn", 0, "moved"), "moved", area)
        position.moved |= 1 << area
    for key in ("grounds", "splits"):
        tiles = [word_number(document, TERRITORY, ("turn", 0, key), word) for word in row.get(key, [])]
        setattr(position, key, sum(1 << tile for tile in set(tiles)))
