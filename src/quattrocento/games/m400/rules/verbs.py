"""The verbs of M400, their nouns, and the moves made with them, ready for lists of options."""

from typing import Final

from quattrocento.games.m400.components.packs import BOX
from quattrocento.games.m400.components.typed import (
    ARMIES,
    ARMIES_EACH,
    KINDS,
    MOST_ADDED,
    MOST_SEATS,
    TERRITORIES,
)
from quattrocento.kernel.move import Move
from quattrocento.kernel.notation import NOTHING, Notation, Noun, Word
from quattrocento.kernel.places import MoveTable

_STANDARD: Final = BOX.standard()

CARD: Final = Word("card", _STANDARD.card_ids)
TERRITORY: Final = Word("territory", _STANDARD.territory_ids)
SEA: Final = Word("sea", _STANDARD.sea_ids)
COLOUR: Final = Word("colour", _STANDARD.colour_ids)
CARD_COLOUR: Final = Word("card_colour", [row["id"] for row in _STANDARD.data["card_colours"]])


class Opponent(Word):
    """Another player, by the number of the seat: ``seat_2``."""

    def parts(self, number: int) -> dict[str, int]:
        return {"opponent": number}


class Additions(Noun):
    """Bonus and malus cards added to a battle at once (M4-10.9): ``2:1`` is two bonus and one malus."""

    kind = "additions"

    def text(self, number: int) -> str:
        bonus, malus = bonus_and_malus(number)
        return f"{bonus}:{malus}"

    def exact(self, word: str) -> list[int]:
        bonus, colon, malus = word.partition(":")
        if not colon or not (_is_digit(bonus) and _is_digit(malus)):
            return []
        return [additions(int(bonus), int(malus))]

    def parts(self, number: int) -> dict[str, int]:
        bonus, malus = bonus_and_malus(number)
        return {"bonus": bonus, "malus": malus}


def _is_digit(word: str) -> bool:
    return len(word) == 1 and word in "0123456789"


def additions(bonus: int, malus: int) -> int:
    return bonus * (MOST_ADDED + 1) + malus


def bonus_and_malus(number: int) -> tuple[int, int]:
    return number // (MOST_ADDED + 1), number % (MOST_ADDED + 1)


ARMY: Final = Word("army", [f"{colour}.{number}" for colour in COLOUR.ids for number in (1, ARMIES_EACH)])
SEAT: Final = Opponent("opponent", [f"seat_{seat}" for seat in range(MOST_SEATS)])
ADDITIONS: Final = Additions()

NOTATION: Final = Notation(
    {
        "colour": COLOUR,
        "capital": TERRITORY,
        "draw": NOTHING,
        "decline": NOTHING,
        "play": CARD,
        "rob": SEAT,
        "done": NOTHING,
        "offer": NOTHING,
        "to_seat": SEAT,
        "to_all": NOTHING,
        "give": CARD,
        "want": CARD,
        "send": NOTHING,
        "cancel": NOTHING,
        "accept": NOTHING,
        "counter": NOTHING,
        "exchange": NOTHING,
        "discard": CARD,
        "free": TERRITORY,
        "move": ARMY,
        "to": TERRITORY,
        "caballus": TERRITORY,
        "caravella": SEA,
        "land": TERRITORY,
        "stop": NOTHING,
        "attack": ARMY,
        "toll": ARMY,
        "act": ARMY,
        "take": NOTHING,
        "leave": NOTHING,
        "pay": CARD,
        "fight": NOTHING,
        "surrender": NOTHING,
        "battle": CARD_COLOUR,
        "lead": CARD,
        "answer": CARD,
        "add": ADDITIONS,
        "give_in": NOTHING,
        "raid": CARD,
        "second_army": NOTHING,
        "destroy": ARMY,
        "nothing": NOTHING,
        "burn": ARMY,
        "plague": TERRITORY,
    }
)


def _moves(verb: str, number: int) -> list[Move]:
    return [(verb, noun) for noun in range(number)]


# By noun.
PLAY: Final = _moves("play", KINDS)
GIVE: Final = _moves("give", KINDS)
WANT: Final = _moves("want", KINDS)
DISCARD: Final = _moves("discard", KINDS)
PAY: Final = _moves("pay", KINDS)
BATTLE: Final = _moves("battle", len(CARD_COLOUR.ids))
LEAD: Final = _moves("lead", KINDS)
ANSWER: Final = _moves("answer", KINDS)
RAID: Final = _moves("raid", KINDS)
COLOUR_MOVES: Final = _moves("colour", len(COLOUR.ids))
ROB: Final = _moves("rob", MOST_SEATS)
TO_SEAT: Final = _moves("to_seat", MOST_SEATS)
MOVE: Final = _moves("move", ARMIES)
ATTACK: Final = _moves("attack", ARMIES)
TOLL: Final = _moves("toll", ARMIES)
ACT: Final = _moves("act", ARMIES)
DESTROY: Final = _moves("destroy", ARMIES)
BURN: Final = _moves("burn", ARMIES)

# By set of places.
CAPITAL: Final = MoveTable("capital", TERRITORIES)
FREE: Final = MoveTable("free", TERRITORIES)
TO: Final = MoveTable("to", TERRITORIES)
RIDE: Final = MoveTable("caballus", TERRITORIES)
LAND: Final = MoveTable("land", TERRITORIES)
PLAGUE: Final = MoveTable("plague", TERRITORIES)
SAIL: Final = MoveTable("caravella", len(SEA.ids))

DRAW: Final[Move] = ("draw", 0)
DECLINE: Final[Move] = ("decline", 0)
DONE: Final[Move] = ("done", 0)
OFFER: Final[Move] = ("offer", 0)
TO_ALL: Final[Move] = ("to_all", 0)
SEND: Final[Move] = ("send", 0)
CANCEL: Final[Move] = ("cancel", 0)
ACCEPT: Final[Move] = ("accept", 0)
COUNTER: Final[Move] = ("counter", 0)
EXCHANGE: Final[Move] = ("exchange", 0)
STOP: Final[Move] = ("stop", 0)
TAKE: Final[Move] = ("take", 0)
LEAVE: Final[Move] = ("leave", 0)
FIGHT: Final[Move] = ("fight", 0)
SURRENDER: Final[Move] = ("surrender", 0)
GIVE_IN: Final[Move] = ("give_in", 0)
SECOND_ARMY: Final[Move] = ("second_army", 0)
NOTHING_WANTED: Final[Move] = ("nothing", 0)
