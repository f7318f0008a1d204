"""All steps by name, for positions in text."""

from typing import Final

from quattrocento.games.ventura.annex import Annex
from quattrocento.games.ventura.battle import PART, Fight
from quattrocento.games.ventura.bribery import Bribe
from quattrocento.games.ventura.conscription import Conscription, ConscriptionAgain, DealAgain, SideDeal
from quattrocento.games.ventura.deploy import Deploy, DeployAgain, Empty, Installing, MakeRoom, Place
from quattrocento.games.ventura.desertion import Desertion, Lose
from quattrocento.games.ventura.dismissal import Apart, Stay
from quattrocento.games.ventura.draws import Discard, Keep
from quattrocento.games.ventura.ending import AfterBattle
from quattrocento.games.ventura.expansion import Expansion, Revolt, Settle
from quattrocento.games.ventura.fortune import Fortune, KeepTile, Under
from quattrocento.games.ventura.lines import OpenOrder, Order
from quattrocento.games.ventura.meeting import Defend
from quattrocento.games.ventura.movement import March, Onward, Troops, TroopsAgain
from quattrocento.games.ventura.prestige import Prestige
from quattrocento.games.ventura.reactions import BeforeAssault, BeforeOrder
from quattrocento.games.ventura.recruit import Recruit, RecruitAgain
from quattrocento.games.ventura.regroup import Goal, Regroup, RegroupArmy, RegroupCompany
from quattrocento.games.ventura.regrouping import ACTION
from quattrocento.games.ventura.resisting import Resist
from quattrocento.games.ventura.retreats import Retreat, ThrownBack, Withdraw
from quattrocento.games.ventura.round import Turns
from quattrocento.games.ventura.setup import SETUP_PART, City, Claim, ClaimOn, Family, Lay, Setup, Tile
from quattrocento.games.ventura.stages import STAGE
from quattrocento.games.ventura.upkeep import Upkeep, UpkeepAgain
from quattrocento.games.ventura.verbs import CARD, COMPANY, TERRITORY
from quattrocento.kernel.notation import Noun
from quattrocento.kernel.step import AnyStep

_ALL: Final[tuple[type[AnyStep], ...]] = (
    Setup,
    Family,
    Tile,
    Lay,
    City,
    Claim,
    ClaimOn,
    Turns,
    Prestige,
    Fortune,
    KeepTile,
    Under,
    Recruit,
    RecruitAgain,
    Keep,
    Discard,
    Annex,
    Upkeep,
    UpkeepAgain,
    Stay,
    Apart,
    Expansion,
    Settle,
    Revolt,
    Conscription,
    ConscriptionAgain,
    SideDeal,
    DealAgain,
    Deploy,
    DeployAgain,
    Place,
    Empty,
    MakeRoom,
    Installing,
    Bribe,
    Regroup,
    RegroupCompany,
    Goal,
    RegroupArmy,
    Troops,
    TroopsAgain,
    March,
    Onward,
    Desertion,
    Lose,
    Fight,
    Defend,
    BeforeOrder,
    Order,
    OpenOrder,
    BeforeAssault,
    Resist,
    Withdraw,
    Retreat,
    ThrownBack,
    AfterBattle,
)

STEPS: Final[dict[str, type[AnyStep]]] = {step.name: step for step in _ALL}
NOUNS: Final[dict[str, Noun]] = {
    "stage": STAGE,
    "founding": SETUP_PART,
    "part": PART,
    "action": ACTION,
    "at": TERRITORY,
    "card": CARD,
    "company": COMPANY,
}
