"""All steps by name, for positions in text."""

from typing import Final

from quattrocento.games.m400.bargaining import AnswerCounter, AnswerOffer, CounterOffer, Offer
from quattrocento.games.m400.battle import Additions, Answer, BattleColour, Lead
from quattrocento.games.m400.capital import Raid, Reward, Storm
from quattrocento.games.m400.conquest import Conquest, FreeState, Payment
from quattrocento.games.m400.destruction import Destruction
from quattrocento.games.m400.drawing import AfterDraw, Draw, Rapina
from quattrocento.games.m400.ending import EndOfTurn, HandLimit, Incendium, Pestem
from quattrocento.games.m400.movement import BeforeMoving, March, Movement, Revolutionem, Voyage
from quattrocento.games.m400.setup import ChooseCapital, ChooseColour
from quattrocento.games.m400.toll import Statement
from quattrocento.games.m400.trade import Exchange, Trade, TradeAgain
from quattrocento.games.m400.turns import PHASE, Sequence, Turn
from quattrocento.games.m400.verbs import ARMY, CARD, CARD_COLOUR, COLOUR, SEA, TERRITORY
from quattrocento.games.m400.war import War
from quattrocento.kernel.notation import Noun
from quattrocento.kernel.step import AnyStep

_ALL: Final[tuple[type[AnyStep], ...]] = (
    Sequence,
    Turn,
    ChooseColour,
    ChooseCapital,
    Draw,
    AfterDraw,
    Rapina,
    Trade,
    TradeAgain,
    Offer,
    AnswerOffer,
    CounterOffer,
    AnswerCounter,
    Exchange,
    BeforeMoving,
    Revolutionem,
    Movement,
    March,
    Voyage,
    Statement,
    Conquest,
    FreeState,
    Payment,
    War,
    BattleColour,
    Lead,
    Answer,
    Additions,
    Storm,
    Raid,
    Reward,
    Destruction,
    EndOfTurn,
    Incendium,
    Pestem,
    HandLimit,
)

STEPS: Final[dict[str, type[AnyStep]]] = {step.name: step for step in _ALL}
NOUNS: Final[dict[str, Noun]] = {
    "phase": PHASE,
    "colour": COLOUR,
    "card_colour": CARD_COLOUR,
    "army": ARMY,
    "territory": TERRITORY,
    "origin": TERRITORY,
    "sea": SEA,
    "card": CARD,
}
