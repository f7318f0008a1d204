"""All steps of Magnifico by name, for positions in text and for prompts."""

from typing import Final

from quattrocento.games.magnifico.airplanes import AirAssault, Paratrooper
from quattrocento.games.magnifico.auction import Auction, Bids, Buy, Reveal, Sale
from quattrocento.games.magnifico.battle import After, Go
from quattrocento.games.magnifico.income import Income
from quattrocento.games.magnifico.infantry import Cannons
from quattrocento.games.magnifico.interception import Intercept
from quattrocento.games.magnifico.invasion import Invade
from quattrocento.games.magnifico.movement import Movement, Movements
from quattrocento.games.magnifico.recruitment import Recruit, Recruitment
from quattrocento.games.magnifico.round import Round
from quattrocento.games.magnifico.scoring import Scoring
from quattrocento.games.magnifico.setup import Colour, FirstCastle, Opening
from quattrocento.games.magnifico.tanks import FireAgain, FirstTank
from quattrocento.games.magnifico.turn import Begin, Turn, Turns
from quattrocento.games.magnifico.verbs import TERRITORY
from quattrocento.games.magnifico.war import Attack
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
