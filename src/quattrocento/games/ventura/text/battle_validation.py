"""Whether the battle in the text of a position is one that play could reach."""

from typing import Final

from quattrocento.games.ventura.position.battle import (
    ATTACKER,
    DEFENDER,
    NO_SIDE,
    NOT_SAID,
    UNDECIDED,
    Battle,
)
from quattrocento.games.ventura.position.position import NO_CARD, Ventura
from quattrocento.games.ventura.rules.battle.assaults import has_to_choose, usual_use
from quattrocento.games.ventura.rules.battle.battle import PARTS, Fight
from quattrocento.games.ventura.rules.battle.preparation import captain_guards, ground_modifiers
from quattrocento.games.ventura.rules.battle.resistance import USES, choices, threat_at
from quattrocento.games.ventura.rules.domain import owner_of
from quattrocento.games.ventura.rules.phases.movement import Onward
from quattrocento.games.ventura.rules.troops.troops import index, troops_at

# The part that follows a question, by the side that is asked.
_FOLLOWS: Final = {
    "defend": ("", "attacker_spies"),
    "before_order": ("defender_spies", "order"),
    "order": ("reveal", "reveal"),
    "open_order": ("reveal", "reveal"),
    "before_assault": ("defender_event", "assault"),
    "withdraw": ("defender_event", "assault"),
    "resist": ("assault", "assault"),
    "retreat": ("defender_retreat", "stand"),
    "thrown_back": ("verdict", ""),
    "after_battle": ("defender_surgeon", "next"),
}
_PLACING: Final = ("order", "open_order")
_BEFORE: Final = ("defend", "before_order")
_UNMET: Final = ("defend", "after_battle")  # the Troops have not met yet, or are no longer what they were


def check_fight(position: Ventura) -> str:
    """The message id of what is wrong, or an empty text."""
    battle = position.battle
    assert battle is not None
    step = position.stack[-1]
    side = battle.side(step.seat)
    fight = next(other for other in position.stack if isinstance(other, Fight))
    if step.name != "order" and side == NO_SIDE:
        return "position-battle-asked"
    if PARTS[fight.part] != _FOLLOWS[step.name][max(0, side)]:
        return "position-battle-part"
    onward = next(other for other in position.stack if isinstance(other, Onward))
    if (onward.seat, onward.area, onward.at) != (battle.seats[ATTACKER], battle.areas[ATTACKER], battle.at):
        return "position-battle-march"
    if not position.near[battle.at] >> battle.origin & 1:
        return "position-battle-origin"
    return (
        _check_troops(position, battle, step.name)
        or _check_modifiers(position, battle, step.name)
        or _check_resistance(position, battle, step.name, side)
    )


def _check_troops(position: Ventura, battle: Battle, name: str) -> str:
    """The Troops stand there, and the lines are made of their Companies."""
    if name == "after_battle":
        return ""
    sides = (ATTACKER,) if name == "defend" else (ATTACKER, DEFENDER)
    for side in sides:
        seat, area = battle.seats[side], battle.areas[side]
        if not area or area not in troops_at(position, seat, battle.at):
            return "position-battle-troop"
        troop = index(seat, area)
        companies, line = list(position.companies[troop]), battle.lines[side]
        if name != "defend" and battle.armies[side] != (position.captain[troop] != NO_CARD):
            return "position-battle-army"
        placed = sorted(line)
        whole = placed == companies
        # The last Company of an order goes by itself, and equal ones have only one order.
        begun = len(placed) < len(companies) - 1 and companies[0] != companies[-1]
        part = whole or (begun and all(placed.count(one) <= companies.count(one) for one in placed))
        if (name in _BEFORE and line) or not (part if name in _PLACING else whole or name in _BEFORE):
            return "position-battle-line"
    opened = name in _BEFORE or name in _PLACING
    return "" if opened == (battle.number == 0) and battle.winner == NO_SIDE else "position-battle-assault"


def _check_modifiers(position: Ventura, battle: Battle, name: str) -> str:
    """Those of Captains and Territory, where resistance may be spent (VTR-22.5, VTR-22.7)."""
    if name in _UNMET:
        return ""
    whole = captain_guards(position, battle)
    if not all(_left(position, *pair) for pair in zip(battle.captain_guard, whole, strict=True)):
        return "position-battle-guards"
    ranged, melee, guard = ground_modifiers(position, battle)
    fits = (
        battle.ground == battle.side(owner_of(position, battle.at))
        and (battle.ground_ranged, battle.ground_melee) == (ranged, melee)
        and _left(position, battle.ground_guard, guard)
    )
    return "" if fits else "position-battle-ground"


def _left(position: Ventura, left: int, whole: int) -> bool:
    """Only a stock is used up wound by wound (VTR-22.8)."""
    return left in (0, whole) or (position.rules.pool and left < whole)


def _check_resistance(position: Ventura, battle: Battle, name: str, side: int) -> str:
    """Modifiers are chosen before an assault, the attacker's first, where they matter (VTR-22.9)."""
    if name != "resist":
        return "" if battle.using == UNDECIDED else "position-battle-using"
    asked = has_to_choose(battle, side, threat_at(position, battle.seats[side]), position.rules)
    before = battle.using[DEFENDER] == NOT_SAID if side == ATTACKER else _attacker_said(position, battle)
    return "" if asked and before else "position-battle-using"


def _attacker_said(position: Ventura, battle: Battle) -> bool:
    """He has chosen one of his options, if he had to choose."""
    threat = threat_at(position, battle.seats[ATTACKER])
    open_to_him = [USES[verb] for verb, _ in choices(threat)] if usual_use(threat) else [NOT_SAID]
    return battle.using[ATTACKER] in open_to_him
