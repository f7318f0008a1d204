"""The verbs of Ambush and the noun that each of them takes."""

from typing import Final

from ambush.components import CARDS, ROADS
from quattrocento.kernel.notation import NOTHING, Notation, Number, Word

CARD: Final = Word("card", CARDS)
ROAD: Final = Word("road", ROADS)

NOTATION: Final = Notation(
    {
        "scout": NOTHING,
        "peek": Number("seat"),
        "wait": NOTHING,
        "road": ROAD,
        "stake": Number("coins"),
        "trust": NOTHING,
        "play": CARD,
        "pass": NOTHING,
    }
)
