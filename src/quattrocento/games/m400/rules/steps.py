"""All steps by name, for positions in text."""

from typing import Final

from quattrocento.games.m400.rules.conquest.capital import Raid, Reward, Storm
from quattrocento.games.m400.rules.conquest.combat import Additions, Answer, BattleColour, Lead
from quattrocento.games.m400.rules.conquest.conquest import Conquest, FreeState, Payment
from quattrocento.games.m400.rules.conquest.destruction import Destruction
from quattrocento.games.m400.rules.conquest.war import War
from quattrocento.games.m400.rules.drawing import AfterDraw, Draw, Rapina
from quattrocento.games.m400.rules.end_of_turn import EndOfTurn, HandLimit, Incendium, Pestem
from quattrocento.games.m400.rules.movement import BeforeMoving, March, Movement, Revolutionem, Voyage
from quattrocento.games.m400.rules.sequence import PHASE, Sequence, Turn
from quattrocento.games.m400.rules.setup import ChooseCapital, ChooseColour
from quattrocento.games.m400.rules.toll import Statement
from quattrocento.games.m400.rules.trading.bargaining import AnswerCounter, AnswerOffer, CounterOffer, Offer
from quattrocento.games.m400.rules.trading.trade import Exchange, Trade, TradeAgain
from quattrocento.games.m400.rules.verbs import ARMY, CARD, CARD_COLOUR, COLOUR, SEA, TERRITORY
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
