"""Battles stated in words: two Troops from space I on, and the ground between them."""

from collections.abc import Mapping
from typing import Final

from quattrocento.games.ventura.advice.calculator import Stakes
from quattrocento.games.ventura.advice.contest import Contest
from quattrocento.games.ventura.advice.sayings import (
    STATED_SIDES,
    calculated,
    merged,
    resistance_note,
    told_exactly,
    told_spread,
)
from quattrocento.games.ventura.components.typed import (
    CAPTAINS,
    FIRST_COMPANY,
    MOST_COMPANIES,
    WOUND_BITS,
    Components,
    Formula,
)
from quattrocento.games.ventura.position.battle import DEFENDER, Battle, Line
from quattrocento.games.ventura.position.position import NO_CARD
from quattrocento.games.ventura.position.settings import Settings
from quattrocento.games.ventura.rules.verbs import CARD, TERRITORY
from quattrocento.kernel.naming import called
from quattrocento.kernel.odds import OddsError, Parameter, Stated
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.setting import SettingValue

BETWEEN: Final = ","
BEFORE_WOUNDS: Final = ":"

_SIDES: Final = ("attacker", "defender")
_BOTH: Final = "both"
_MOST_BESIDE: Final = 6

PARAMETERS: Final = (
    Parameter("attacker"),
    Parameter("defender"),
    Parameter("secret", among=(*_SIDES, _BOTH)),
    Parameter("at"),
    Parameter("owner", "defender", among=_SIDES),
    Parameter("beside", 0, 0, _MOST_BESIDE),
)
"""What may be stated of a battle."""


def stated_odds(
    components: Components, settings: Mapping[str, SettingValue], stated: Mapping[str, Stated]
) -> list[Saying]:
    """The battle between two stated Troops: exact for known orders, over all orders for secret ones."""
    said = {name: str(value) for name, value in stated.items()}
    if not said["attacker"] or not said["defender"]:
        raise OddsError("odds-two-troops")
    rules = Settings(settings, components)
    troops = (
        StatedTroop(said["attacker"], components, rules),
        StatedTroop(said["defender"], components, rules),
    )
    ground = None
    if said["at"]:
        ground = StatedGround(said["at"], _SIDES.index(said["owner"]), int(said["beside"]), components)
    hidden = (said["secret"] in ("attacker", _BOTH), said["secret"] in ("defender", _BOTH))
    contest = stated_contest(components, rules, troops, ground, hidden)
    if contest.size() == 1:
        found = told_exactly(calculated(contest), STATED_SIDES)
    else:
        found = told_spread(merged(contest.trials(DEFENDER)), STATED_SIDES)
    return [*found, *resistance_note(contest)]


class StatedTroop:
    """A Captain, or none, and Companies in their order: ``acuto,pikemen,archers:1``."""

    def __init__(self, text: str, components: Components, rules: Settings) -> None:
        self.captain = NO_CARD
        line: list[int] = []
        for word in text.split(BETWEEN):
            name, _, wounds = word.strip().partition(BEFORE_WOUNDS)
            card = _card(name, components)
            if card < CAPTAINS and self.captain == NO_CARD and not wounds:
                self.captain = card
            elif card < CAPTAINS:
                raise OddsError("odds-captains", word=word.strip())
            else:
                line.append(card << WOUND_BITS | _wounds(word, wounds, rules.toughness[card]))
        self.line: Line = tuple(line)
        if not 1 <= len(line) <= MOST_COMPANIES:
            raise OddsError("odds-companies", most=MOST_COMPANIES)
        if self.captain == NO_CARD and len(line) > 1:
            raise OddsError("odds-no-captain")


def _card(name: str, components: Components) -> int:
    found = [
        card
        for card in called(CARD, name, components)
        if card < FIRST_COMPANY or components.is_company(card)
    ]
    if len(found) != 1:
        raise OddsError("odds-no-card", word=name)
    return found[0]


def _wounds(word: str, wounds: str, resistance: int) -> int:
    if not wounds:
        return 0
    if not (wounds.isdecimal() and len(wounds) == 1 and int(wounds) < resistance):
        raise OddsError("odds-wounds", word=word.strip(), most=resistance - 1)
    return int(wounds)


class StatedGround:
    """The Territory, the side in whose Domain it is, and the neighbours that its formulas count."""

    def __init__(self, name: str, side: int, beside: int, components: Components) -> None:
        found = called(TERRITORY, name, components)
        if len(found) != 1:
            raise OddsError("odds-no-territory", word=name)
        self.tile = found[0]
        self.side = side
        self.ranged = _value(components.ranged[self.tile], beside)
        self.melee = components.melee[self.tile]
        self.resistance = _value(components.resistance[self.tile], beside)


def _value(formula: Formula, beside: int) -> int:
    return formula.base + formula.per * beside


def stated_contest(
    components: Components,
    rules: Settings,
    troops: tuple[StatedTroop, StatedTroop],
    ground: StatedGround | None,
    secret: tuple[bool, bool],
) -> Contest:
    """The battle between these two Troops; the order of a secret side may be any."""
    battle = Battle((0, 1), (1, 0), ground.tile if ground is not None else 0, 0)
    captains = (troops[0].captain, troops[1].captain)
    guards = [components.toughness[captain] if captain != NO_CARD else 0 for captain in captains]
    battle.captain_guard = (guards[0], guards[1])
    if ground is not None:
        battle.ground = ground.side
        battle.ground_ranged, battle.ground_melee = ground.ranged, ground.melee
        battle.ground_guard = ground.resistance
    lines = [() if hidden else troop.line for troop, hidden in zip(troops, secret, strict=True)]
    battle.lines = (lines[0], lines[1])
    return Contest(battle, Stakes(components, rules, captains), (troops[0].line, troops[1].line))
