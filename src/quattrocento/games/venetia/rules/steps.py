"""All steps of Venetia by name, for positions in text and for prompts."""

from typing import Final

from quattrocento.games.venetia.rules.action_cards.influence import Place
from quattrocento.games.venetia.rules.action_cards.military import Crociata, Galeazze, Sink
from quattrocento.games.venetia.rules.action_cards.playing import Played
from quattrocento.games.venetia.rules.action_cards.political import (
    Bailo,
    Broglio,
    Capitolazioni,
    ConsiglioDieci,
    CoronaCipro,
    Ducats,
    Rival,
    Serrata,
)
from quattrocento.games.venetia.rules.actions import Actions
from quattrocento.games.venetia.rules.battles import Condottieri, Stradioti
from quattrocento.games.venetia.rules.election import Ballot, Count, Tie
from quattrocento.games.venetia.rules.sestieri import Cash, Receive, Received
from quattrocento.games.venetia.rules.setup import FirstTurn, Opening
from quattrocento.games.venetia.rules.threats import Threats, Veto
from quattrocento.games.venetia.rules.turn import Begin, Close, DogeToken, Office, Roll, TakeDie, TurnEnd
from quattrocento.games.venetia.rules.verbs import BATTLE_TOKEN, CARD, COLONY, SEA, THREAT_CARD
from quattrocento.kernel.notation import Noun
from quattrocento.kernel.step import AnyStep

_ALL: Final[tuple[type[AnyStep], ...]] = (
    Opening,
    FirstTurn,
    Ballot,
    Count,
    Tie,
    Begin,
    Threats,
    Veto,
    Roll,
    Office,
    DogeToken,
    TakeDie,
    Receive,
    Received,
    Cash,
    Actions,
    Played,
    Condottieri,
    Stradioti,
    Place,
    Crociata,
    Galeazze,
    Sink,
    Bailo,
    Capitolazioni,
    ConsiglioDieci,
    CoronaCipro,
    Rival,
    Ducats,
    Broglio,
    Serrata,
    Close,
    TurnEnd,
)

STEPS: Final[dict[str, type[AnyStep]]] = {step.name: step for step in _ALL}
NOUNS: Final[dict[str, Noun]] = {
    "colony": COLONY,
    "sea": SEA,
    "card": CARD,
    "threat": THREAT_CARD,
    "token": BATTLE_TOKEN,
}
