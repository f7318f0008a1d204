"""The verbs of Ventura, their nouns, and the moves made with them, ready for lists of options."""

from typing import Final

from quattrocento.games.ventura.components.packs import BOX
from quattrocento.games.ventura.components.typed import (
    AREAS,
    CARDS,
    MOST_SEATS,
    TILES,
    WOUND_BITS,
    WOUND_MASK,
)
from quattrocento.kernel.move import Move
from quattrocento.kernel.notation import NOTHING, Notation, Noun, Number, Word
from quattrocento.kernel.places import MoveTable

CARD: Final = Word("card", BOX.standard().card_ids)
TERRITORY: Final = Word("territory", BOX.standard().tile_ids)
FAMILY: Final = Word("family", BOX.standard().family_ids)
TYPE: Final = Word("type", BOX.standard().type_ids)
COUNT: Final = Number("count")
FLORINS: Final = Number("florins")

_REACH: Final = 32  # forty tiles in a row from the middle never leave this field
_ROWS: Final = 2 * _REACH
_CARD_BITS: Final = 6
_TROOP_SHIFT: Final = WOUND_BITS + _CARD_BITS
_CARD_MASK: Final = (1 << _CARD_BITS) - 1


class Hex(Noun):
    """A place on the map that grows, by its axial coordinates (VTR-2.1): ``1,-1``."""

    kind = "hex"

    def text(self, number: int) -> str:
        q, r = axial(number)
        return f"{q},{r}"

    def exact(self, word: str) -> list[int]:
        q, _, r = word.partition(",")
        if not (_is_coordinate(q) and _is_coordinate(r)):
            return []
        return [hex_number(int(q), int(r))]

    def parts(self, number: int) -> dict[str, int]:
        q, r = axial(number)
        return {"q": q, "r": r}


def _is_coordinate(word: str) -> bool:
    digits = word.removeprefix("-")
    plain = digits.isascii() and digits.isdecimal() and len(digits) <= 2
    return plain and -_REACH <= int(word) < _REACH and str(int(word)) == word


def hex_number(q: int, r: int) -> int:
    return (q + _REACH) * _ROWS + r + _REACH


def axial(number: int) -> tuple[int, int]:
    return number // _ROWS - _REACH, number % _ROWS - _REACH


class Troop(Noun):
    """A Troop by the number of its area, ``3``; that of another seat, ``1.3``. 0 stands for no area."""

    kind = "troop"

    def text(self, number: int) -> str:
        seat, area = seat_and_area(number)
        return str(area) if seat < 0 else f"{seat}.{area}"

    def exact(self, word: str) -> list[int]:
        seat, dot, area = word.rpartition(".")
        if not _is_digit(area, AREAS) or (dot and not _is_digit(seat, MOST_SEATS - 1)):
            return []
        return [troop_number(int(seat) if dot else -1, int(area))]

    def parts(self, number: int) -> dict[str, int]:
        seat, area = seat_and_area(number)
        return {"seat": seat, "area": area}


def _is_digit(word: str, most: int) -> bool:
    return len(word) == 1 and word in "0123456789" and int(word) <= most


def troop_number(seat: int, area: int) -> int:
    """The number of a Troop; without a seat (-1) one of the mover's own."""
    return (seat + 1) * (AREAS + 1) + area


def seat_and_area(number: int) -> tuple[int, int]:
    return number // (AREAS + 1) - 1, number % (AREAS + 1)


class Company(Noun):
    """A card in play: area, card and wounds, ``2:crossbowmen:1``; in a line of battle ``crossbowmen:1``."""

    kind = "company"

    def text(self, number: int) -> str:
        troop, card, wounds = company_parts(number)
        area = f"{TROOP.text(troop)}:" if troop else ""
        return f"{area}{CARD.text(card)}" + (f":{wounds}" if wounds else "")

    def exact(self, word: str) -> list[int]:
        words = word.split(":")
        troop = TROOP.exact(words.pop(0)) if words[0][:1].isdecimal() else [0]
        card = CARD.exact(words.pop(0)) if words else []
        wounds = words.pop(0) if words else "0"
        if words or not (troop and card and _is_digit(wounds, WOUND_MASK)):
            return []
        return [company_number(troop[0], card[0], int(wounds))]

    def fitting(self, word: str) -> list[int]:
        """A shortened name of the card, with or without its area; wounds are not left out."""
        head, _, tail = word.rpartition(":") if word[:1].isdecimal() else ("", "", word)
        troops = TROOP.exact(head) if head else [0]
        return [company_number(troop, card, 0) for troop in troops for card in CARD.fitting(tail)]

    def parts(self, number: int) -> dict[str, int]:
        troop, card, wounds = company_parts(number)
        return {**TROOP.parts(troop), "card": card, "wounds": wounds}


def company_number(troop: int, card: int, wounds: int) -> int:
    return troop << _TROOP_SHIFT | card << WOUND_BITS | wounds


def company_parts(number: int) -> tuple[int, int, int]:
    """The troop, the card and the wounds."""
    return number >> _TROOP_SHIFT, number >> WOUND_BITS & _CARD_MASK, number & WOUND_MASK


def in_area(area: int, company: int) -> int:
    """The noun of a Company in the own area of that number."""
    return area << _TROOP_SHIFT | company


def area_and_company(number: int) -> tuple[int, int]:
    """The area and the Company, as it lies in the position."""
    return number >> _TROOP_SHIFT, number & ((1 << _TROOP_SHIFT) - 1)


HEX: Final = Hex()
TROOP: Final = Troop()
COMPANY: Final = Company()

VERBS: Final[dict[str, Noun]] = {
    "family": FAMILY,
    "tile": TERRITORY,
    "lay": HEX,
    "claim": TERRITORY,
    "spend": FLORINS,
    "play": CARD,
    "heal": COMPANY,
    "draw": NOTHING,
    "take": CARD,
    "look": COUNT,
    "keep": CARD,
    "keep_tile": TERRITORY,
    "under": TERRITORY,
    "discard": CARD,
    "annex": TERRITORY,
    "dismiss": COMPANY,
    "pay": NOTHING,
    "stay": COMPANY,
    "apart": COMPANY,
    "revolt": TERRITORY,
    "deploy": CARD,
    "new": NOTHING,
    "raise": TERRITORY,
    "into": TROOP,
    "empty": TROOP,
    "bribe": COMPANY,
    "join": TERRITORY,
    "leave": TERRITORY,
    "transfer": TERRITORY,
    "exchange": TERRITORY,
    "swap": TERRITORY,
    "company": COMPANY,
    "for": COMPANY,
    "army": TROOP,
    "move": TROOP,
    "to": TERRITORY,
    "halt": NOTHING,
    "desertion": TROOP,
    "lose": COMPANY,
    "defend": TROOP,
    "line": COMPANY,
    "retreat": TERRITORY,
    "fight": NOTHING,
    "save": NOTHING,
    "use_territory": COUNT,
    "use_captain": COUNT,
    "use_both": COUNT,
    "pass": NOTHING,
    "stop": NOTHING,
}

NOTATION: Final = Notation(VERBS, all_of=("use_territory", "use_captain", "use_both"))

CLAIM: Final = MoveTable("claim", TILES)
ANNEX: Final = MoveTable("annex", TILES)
TO: Final = MoveTable("to", TILES)
REVOLT: Final = MoveTable("revolt", TILES)
RETREAT: Final = MoveTable("retreat", TILES)
RAISE: Final = MoveTable("raise", TILES)
TILE: Final = MoveTable("tile", TILES)
KEEP_TILE: Final = MoveTable("keep_tile", TILES)
UNDER: Final = MoveTable("under", TILES)
REGROUPINGS: Final = {
    verb: MoveTable(verb, TILES) for verb in ("join", "leave", "transfer", "exchange", "swap")
}

PLAY: Final[list[Move]] = [("play", card) for card in range(CARDS)]
TAKE: Final[list[Move]] = [("take", card) for card in range(CARDS)]
KEEP: Final[list[Move]] = [("keep", card) for card in range(CARDS)]
DISCARD: Final[list[Move]] = [("discard", card) for card in range(CARDS)]
DEPLOY: Final[list[Move]] = [("deploy", card) for card in range(CARDS)]
LAY: Final[list[Move]] = [("lay", place) for place in range(_ROWS * _ROWS)]
DISMISS: Final[list[Move]] = [("dismiss", number) for number in range((AREAS + 1) << _TROOP_SHIFT)]
HEAL: Final[list[Move]] = [("heal", number) for number in range((AREAS + 1) << _TROOP_SHIFT)]
INTO: Final[list[Move]] = [("into", area) for area in range(AREAS + 1)]
MOVE: Final[list[Move]] = [("move", area) for area in range(AREAS + 1)]
SPEND: Final[list[Move]] = [("spend", florins) for florins in range(100)]
LOOK: Final[list[Move]] = [("look", number) for number in range(10)]
DRAW: Final[Move] = ("draw", 0)
PAY: Final[Move] = ("pay", 0)
NEW: Final[Move] = ("new", 0)
HALT: Final[Move] = ("halt", 0)
FIGHT: Final[Move] = ("fight", 0)
SAVE: Final[Move] = ("save", 0)
PASS: Final[Move] = ("pass", 0)
STOP: Final[Move] = ("stop", 0)
# Settings never change, so that those put over and over again are made once.
ONLY_STOP: Final = [STOP]
DRAW_OR_STOP: Final = [DRAW, STOP]
