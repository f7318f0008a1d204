"""All steps of Magnifico by name, for positions in text and for prompts."""

from typing import Final

from quattrocento.games.magnifico.rules.auction import Auction, Bids, Buy, Reveal, Sale
from quattrocento.games.magnifico.rules.battle.airplanes import AirAssault, Paratrooper
from quattrocento.games.magnifico.rules.battle.battle import After, Go
from quattrocento.games.magnifico.rules.battle.infantry import Cannons
from quattrocento.games.magnifico.rules.battle.interception import Intercept
from quattrocento.games.magnifico.rules.battle.tanks import FireAgain, FirstTank
from quattrocento.games.magnifico.rules.income import Income
from quattrocento.games.magnifico.rules.recruitment import Recruit, Recruitment
from quattrocento.games.magnifico.rules.round import Round
from quattrocento.games.magnifico.rules.scoring import Scoring
from quattrocento.games.magnifico.rules.setup import Colour, FirstCastle, Opening
from quattrocento.games.magnifico.rules.turn.invasion import Invade
from quattrocento.games.magnifico.rules.turn.movement import Movement, Movements
from quattrocento.games.magnifico.rules.turn.turn import Begin, Turn, Turns
from quattrocento.games.magnifico.rules.turn.war import Attack
from quattrocento.games.magnifico.rules.verbs import TERRITORY
from quattrocento.kernel.notation import Noun
from quattrocento.kernel.step import AnyStep

_ALL: Final[tuple[type[AnyStep], ...]] = (
    Opening,
    Colour,
    FirstCastle,
    Round,
    Income,
    Recruitment,
    Recruit,
    Auction,
    Bids,
    Reveal,
    Sale,
    Buy,
    Turns,
    Begin,
    Turn,
    Invade,
    Attack,
    Movements,
    Movement,
    Go,
    After,
    Cannons,
    FirstTank,
    FireAgain,
    Intercept,
    AirAssault,
    Paratrooper,
    Scoring,
)

STEPS: Final[dict[str, type[AnyStep]]] = {step.name: step for step in _ALL}
NOUNS: Final[dict[str, Noun]] = {"target": TERRITORY, "origin": TERRITORY}
