"""The verbs of Venetia, their nouns, and the moves made with them, ready for lists of options."""

from typing import Final

from quattrocento.games.venetia.components.packs import BOX
from quattrocento.games.venetia.components.typed import COLONIES, REGIONS, SEAS, SESTIERI
from quattrocento.kernel.move import Move
from quattrocento.kernel.notation import NOTHING, Notation, Noun, Number, Word
from quattrocento.kernel.places import MoveTable

_BOX: Final = BOX.standard()

COLONY: Final = Word("colony", _BOX.colony_ids)
REGION: Final = Word("region", _BOX.region_ids)
SEA: Final = Word("sea", _BOX.sea_ids)
SESTIERE: Final = Word("sestiere", _BOX.sestiere_ids)
TILE: Final = Word("tile", _BOX.tile_ids)
KINGDOM: Final = Word("kingdom", _BOX.kingdom_ids)
CARD: Final = Word("card", _BOX.card_ids)
THREAT_CARD: Final = Word("threat", _BOX.threat_ids)
FAMILY_CARD: Final = Word("family_card", _BOX.family_card_ids)
BATTLE_TOKEN: Final = Word("token", _BOX.battle_bag.names)
VP_TOKEN: Final = Word("vp_token", _BOX.vp_bag.names)
DIE: Final = Word("die", _BOX.die_ids)
FLEETS: Final = Number("fleets")

_MOST: Final = 10  # a card is worth at most nine Ducats
_LATER: Final = ("2", "3")  # VNZ-24.2: three at most


class Player(Word):
    """A player, written by the family; sentences name the player (VNZ-1.1: the seats in their order)."""

    def parts(self, number: int) -> dict[str, int]:
        return {"seat": number}


class Vote(Noun):
    """An Action card added to the votes: the first by its name, ``muda``, later ones ``2:muda`` (VNZ-24.2).

    The number is needed because the same text must mean the same part of a secret choice to all.
    """

    kind = "vote"

    def text(self, number: int) -> str:
        nth, card = divmod(number, len(CARD.ids))
        return f"{nth + 1}:{CARD.text(card)}" if nth else CARD.text(card)

    def exact(self, word: str) -> list[int]:
        nth, colon, card = word.rpartition(":")
        if colon and nth not in _LATER:
            return []
        return [vote(int(nth or 1) - 1, found) for found in CARD.exact(card)]

    def fitting(self, word: str) -> list[int]:
        head, colon, card = word.rpartition(":")
        places = range(len(_LATER) + 1) if not colon else [int(head) - 1] if head in _LATER else []
        return [vote(nth, found) for nth in places for found in CARD.fitting(card)]

    def parts(self, number: int) -> dict[str, int]:
        return {"card": number % len(CARD.ids), "nth": number // len(CARD.ids) + 1}


def vote(nth: int, card: int) -> int:
    """The number of a vote: which it is, counted from 0, and its card."""
    return nth * len(CARD.ids) + card


class Shares(Noun):
    """Ducats in the two Sestieri of a colour (VNZ-7.7): ``cannaregio:2,san_polo:1``."""

    kind = "shares"

    def text(self, number: int) -> str:
        parts = self.parts(number)
        first, second = SESTIERE.text(parts["sestiere"]), SESTIERE.text(parts["other_sestiere"])
        return f"{first}:{parts['ducats']},{second}:{parts['other_ducats']}"

    def exact(self, word: str) -> list[int]:
        return [_SHARES[word]] if word in _SHARES else []

    def fitting(self, word: str) -> list[int]:
        return [number for text, number in _SHARES.items() if word and text.startswith(word)]

    def parts(self, number: int) -> dict[str, int]:
        pair, ducats = divmod(number, _MOST * _MOST)
        first, second = _BOX.sestieri_of[pair]
        return {
            "sestiere": first,
            "ducats": ducats // _MOST,
            "other_sestiere": second,
            "other_ducats": ducats % _MOST,
        }


def shares(kind: int, first: int, second: int) -> int:
    """So many Ducats in the first and the second Sestiere of a type of card."""
    return (kind * _MOST + first) * _MOST + second


def ducats_of(number: int) -> tuple[int, int]:
    """The Ducats in the first and in the second Sestiere."""
    return number // _MOST % _MOST, number % _MOST


PLAYER: Final = Player("player", _BOX.family_ids)
SHARES: Final = Shares()
_SHARES: Final[dict[str, int]] = {SHARES.text(number): number for number in range(3 * _MOST * _MOST)}

VERBS: Final[dict[str, Noun]] = {
    "candidate": FAMILY_CARD,
    "vote": Vote(),
    "stop": NOTHING,
    "elect": PLAYER,
    "veto": NOTHING,
    "accept": NOTHING,
    "keep_token": NOTHING,
    "spend_token": NOTHING,
    "die": DIE,
    "keep": NOTHING,
    "cash": NOTHING,
    "ducats": SHARES,
    "play": CARD,
    "route": SEA,
    "treat": REGION,
    "influence": COLONY,
    "attack": COLONY,
    "engage": SEA,
    "end": NOTHING,
    "place": COLONY,
    "use": NOTHING,
    "redraw": NOTHING,
    "reinforce": NOTHING,
    "wait": NOTHING,
    "sink": FLEETS,
    "capitulate": REGION,
    "expel": COLONY,
    "replace": COLONY,
    "rival": PLAYER,
    "ducat": SESTIERE,
    "restore": SESTIERE,
    "recover": FAMILY_CARD,
}

NOTATION: Final = Notation(VERBS)

ROUTE: Final = MoveTable("route", SEAS).rows[0]  # eight seas are one row
TREAT: Final = MoveTable("treat", REGIONS)
INFLUENCE: Final = MoveTable("influence", COLONIES)
ATTACK: Final = MoveTable("attack", COLONIES)
ENGAGE: Final = MoveTable("engage", SEAS).rows[0]
PLACE: Final = MoveTable("place", COLONIES)
CAPITULATE: Final = MoveTable("capitulate", REGIONS)
EXPEL: Final = MoveTable("expel", COLONIES)
REPLACE: Final = MoveTable("replace", COLONIES)
DUCAT: Final = MoveTable("ducat", SESTIERI)
RESTORE: Final = MoveTable("restore", SESTIERI)
CANDIDATE: Final = MoveTable("candidate", len(FAMILY_CARD.ids))
RECOVER: Final = MoveTable("recover", len(FAMILY_CARD.ids))

PLAY: Final[list[Move]] = [("play", card) for card in range(len(CARD.ids))]
DICE: Final[list[Move]] = [("die", die) for die in range(len(DIE.ids))]
STOP: Final[Move] = ("stop", 0)
VETO: Final[Move] = ("veto", 0)
ACCEPT: Final[Move] = ("accept", 0)
KEEP_TOKEN: Final[Move] = ("keep_token", 0)
SPEND_TOKEN: Final[Move] = ("spend_token", 0)
DUCATS: Final[list[list[list[Move]]]] = [
    [[("ducats", shares(kind, most - rest, rest)) for rest in range(most + 1)] for most in range(_MOST)]
    for kind in range(len(_BOX.sestieri_of))
]
"""By type of card and number of Ducats, every way to share them."""
KEEP: Final[Move] = ("keep", 0)
CASH: Final[Move] = ("cash", 0)
END: Final[Move] = ("end", 0)
USE: Final[Move] = ("use", 0)
REDRAW: Final[Move] = ("redraw", 0)
REINFORCE: Final[Move] = ("reinforce", 0)
WAIT: Final[Move] = ("wait", 0)
