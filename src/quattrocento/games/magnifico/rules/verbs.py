"""The verbs of Magnifico and the moves made with them, ready for the lists of options."""

from typing import Final

from quattrocento.games.magnifico.components.packs import BOX
from quattrocento.games.magnifico.components.sequences import SEQUENCE_IDS
from quattrocento.games.magnifico.components.typed import TERRITORIES
from quattrocento.kernel.move import Move
from quattrocento.kernel.notation import NOTHING, Notation, Noun, Number, Word
from quattrocento.kernel.places import MoveTable

TERRITORY: Final = Word("territory", BOX.standard().territory_ids)
CARD: Final = Word("card", BOX.standard().card_ids)
COLOUR: Final = Word("colour", [row["id"] for row in BOX.standard().data["colours"]])
ANSWER: Final = Word("answer", ("no", "yes"))
SEQUENCE: Final = Word("sequence", SEQUENCE_IDS)
COUNT: Final = Number("count")
FLORINS: Final = Number("florins")

VERBS: Final[dict[str, Noun]] = {
    "colour": COLOUR,
    "place": TERRITORY,
    "recruit": TERRITORY,
    "bid": FLORINS,
    "buy": CARD,
    "decline": NOTHING,
    "field": CARD,
    "tank": TERRITORY,
    "airplane": TERRITORY,
    "tower": TERRITORY,
    "invade": TERRITORY,
    "attack": TERRITORY,
    "castle": TERRITORY,
    "move": NOTHING,
    "pass": NOTHING,
    "from": TERRITORY,
    "to": TERRITORY,
    "soldiers": COUNT,
    "tanks": COUNT,
    "airplanes": COUNT,
    "stop": NOTHING,
    "sequence": SEQUENCE,
    "infantry": COUNT,
    "fire": NOTHING,
    "fly": COUNT,
    "automata": NOTHING,
    "retreat": NOTHING,
    "end": NOTHING,
    "cannons": COUNT,
    "intercept": COUNT,
    "paratrooper": ANSWER,
    "scrap_tank": TERRITORY,
    "scrap_airplane": TERRITORY,
}

# MAG-7.3.5: who names no number means all of them
NOTATION: Final = Notation(VERBS, all_of=("infantry", "fly"))

PLACE: Final = MoveTable("place", TERRITORIES)
RECRUIT: Final = MoveTable("recruit", TERRITORIES)
TANK_AT: Final = MoveTable("tank", TERRITORIES)
AIRPLANE_AT: Final = MoveTable("airplane", TERRITORIES)
TOWER_AT: Final = MoveTable("tower", TERRITORIES)
INVADE_AT: Final = MoveTable("invade", TERRITORIES)
ATTACK_AT: Final = MoveTable("attack", TERRITORIES)
CASTLE_AT: Final = MoveTable("castle", TERRITORIES)
FROM: Final = MoveTable("from", TERRITORIES)
TO: Final = MoveTable("to", TERRITORIES)
SCRAP_TANK: Final = MoveTable("scrap_tank", TERRITORIES)
SCRAP_AIRPLANE: Final = MoveTable("scrap_airplane", TERRITORIES)

MOST_PIECES: Final = 999
SOLDIERS: Final[list[Move]] = [("soldiers", n) for n in range(MOST_PIECES + 1)]
TANKS: Final[list[Move]] = [("tanks", n) for n in range(MOST_PIECES + 1)]
AIRPLANES: Final[list[Move]] = [("airplanes", n) for n in range(MOST_PIECES + 1)]
INFANTRY: Final[list[Move]] = [("infantry", n) for n in range(MOST_PIECES + 1)]
FLY: Final[list[Move]] = [("fly", n) for n in range(MOST_PIECES + 1)]
CANNONS: Final[list[Move]] = [("cannons", n) for n in range(MOST_PIECES + 1)]
INTERCEPT: Final[list[Move]] = [("intercept", n) for n in range(MOST_PIECES + 1)]

IN_SEQUENCE: Final[list[Move]] = [("sequence", number) for number in range(len(SEQUENCE_IDS))]
BUY: Final[list[Move]] = [("buy", card) for card in range(len(CARD.ids))]
FIELD: Final[list[Move]] = [("field", card) for card in range(len(CARD.ids))]
JUMP: Final[list[Move]] = [("paratrooper", 0), ("paratrooper", 1)]
DECLINE: Final[Move] = ("decline", 0)
MOVE: Final[Move] = ("move", 0)
PASS: Final[Move] = ("pass", 0)
STOP: Final[Move] = ("stop", 0)
FIRE: Final[Move] = ("fire", 0)
AUTOMATA: Final[Move] = ("automata", 0)
RETREAT: Final[Move] = ("retreat", 0)
END: Final[Move] = ("end", 0)
