"""All steps by name, for positions in text."""

from typing import Final

from quattrocento.games.ventura.rules.battle.battle import PART, Fight
from quattrocento.games.ventura.rules.battle.end_of_battle import AfterBattle
from quattrocento.games.ventura.rules.battle.events import BeforeAssault, BeforeOrder
from quattrocento.games.ventura.rules.battle.order import OpenOrder, Order
from quattrocento.games.ventura.rules.battle.preparation import Defend
from quattrocento.games.ventura.rules.battle.resistance import Resist
from quattrocento.games.ventura.rules.battle.retreat import Retreat, ThrownBack, Withdraw
from quattrocento.games.ventura.rules.draws import Discard, Keep
from quattrocento.games.ventura.rules.phases.annex import Annex
from quattrocento.games.ventura.rules.phases.conscription import (
    Conscription,
    ConscriptionAgain,
    DealAgain,
    SideDeal,
)
from quattrocento.games.ventura.rules.phases.deploy import (
    Deploy,
    DeployAgain,
    Empty,
    Installing,
    MakeRoom,
    Place,
)
from quattrocento.games.ventura.rules.phases.expansion import Expansion, Revolt, Settle
from quattrocento.games.ventura.rules.phases.fortune import Fortune, KeepTile, Under
from quattrocento.games.ventura.rules.phases.movement import March, Onward, Troops, TroopsAgain
from quattrocento.games.ventura.rules.phases.prestige import Prestige
from quattrocento.games.ventura.rules.phases.recruit import Recruit, RecruitAgain
from quattrocento.games.ventura.rules.phases.regroup import Goal, Regroup, RegroupArmy, RegroupCompany
from quattrocento.games.ventura.rules.phases.upkeep import Upkeep, UpkeepAgain
from quattrocento.games.ventura.rules.round import Turns
from quattrocento.games.ventura.rules.setup.setup import (
    SETUP_PART,
    City,
    Claim,
    ClaimOn,
    Family,
    Lay,
    Setup,
    Tile,
)
from quattrocento.games.ventura.rules.stages import STAGE
from quattrocento.games.ventura.rules.troops.bribery import Bribe
from quattrocento.games.ventura.rules.troops.desertion import Desertion, Lose
from quattrocento.games.ventura.rules.troops.dismissal import Apart, Stay
from quattrocento.games.ventura.rules.troops.regroup_actions import ACTION
from quattrocento.games.ventura.rules.verbs import CARD, COMPANY, TERRITORY
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
