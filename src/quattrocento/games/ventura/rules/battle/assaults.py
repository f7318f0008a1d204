"""Assaults and modifiers, VTR-21, VTR-22, with the effects of Captains and Companies, VTR-28, VTR-29.

Plain arithmetic on lines: battles have no dice, so this also tells how one would end.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from quattrocento.games.ventura.components.typed import (
    ANTI_CLASS,
    CLASS_BONUS,
    DEFENCE,
    EXTRA_WOUND,
    FIRST_BLOW,
    FRONT_RANK,
    IGNORE_TERRITORY_RESISTANCE,
    MELEE,
    PIERCE,
    RANGED,
    SECOND_RANK,
    SHIELD,
    WOUND_BITS,
    WOUND_MASK,
    Components,
)
from quattrocento.games.ventura.position.battle import DEFENDER, NOT_SAID, Battle, Line, with_side
from quattrocento.games.ventura.position.position import NO_CARD
from quattrocento.games.ventura.position.settings import Settings

FIGHTING: Final = 2  # VTR-21.2: spaces I and II
FIRST_MELEE: Final = 2  # VTR-28.6: the second assault of a battle

USE_TERRITORY, USE_CAPTAIN = 1, 2  # resistance modifiers, as bits
USE_BOTH: Final = USE_TERRITORY | USE_CAPTAIN


class Sums:
    """What one side does in an assault: wounds, shields, and what it takes from the other's defence."""

    __slots__ = ("ignores_ground", "pierces", "shield", "wounds")

    def __init__(self, wounds: int, shield: int, pierces: bool, ignores_ground: bool) -> None:
        self.wounds = wounds
        self.shield = shield
        self.pierces = pierces
        self.ignores_ground = ignores_ground


def kind_of(number: int) -> int:
    """VTR-21.1: only the first assault is ranged."""
    return RANGED if number == 1 else MELEE


def sums(components: Components, battle: Battle, captains: tuple[int, int], side: int) -> Sums:
    """All values and modifiers of one side for the coming assault (VTR-21.3, VTR-22)."""
    kind = kind_of(battle.number)
    own = [company >> WOUND_BITS for company in battle.lines[side][:FIGHTING]]
    others = [company >> WOUND_BITS for company in battle.lines[1 - side][:FIGHTING]]
    classes = {components.company_class[card] for card in others}
    wounds, shield = battle.bonus[side], 0
    pierces = ignores = False
    for space, card in enumerate(own):
        wounds += components.attack[card][kind]
        effect = components.effect[card]
        if kind == MELEE:
            wounds += _blow(components, card, effect, space, classes)
        elif effect == SHIELD:
            shield += components.amount[card]
        elif effect == PIERCE:
            pierces = True
        if effect == IGNORE_TERRITORY_RESISTANCE:
            ignores = True
    captain = captains[side]
    if captain != NO_CARD:
        wounds += components.attack[captain][kind] + _leadership(components, battle, captain, side, own)
        ignores = ignores or components.effect[captain] == IGNORE_TERRITORY_RESISTANCE
    if battle.ground == side:
        wounds += battle.ground_ranged if kind == RANGED else battle.ground_melee
    return Sums(wounds, shield, pierces, ignores)


def _blow(components: Components, card: int, effect: int, space: int, classes: set[int]) -> int:
    """What a Company adds to its own Melee (VTR-29.3 to VTR-29.7)."""
    helps = (
        (effect == FRONT_RANK and space == 0)
        or (effect == SECOND_RANK and space == 1)
        or (effect == EXTRA_WOUND and space == 0)
        or (effect == ANTI_CLASS and components.against[card] in classes)
    )
    return components.amount[card] if helps else 0


def _leadership(components: Components, battle: Battle, captain: int, side: int, own: list[int]) -> int:
    """What a Captain's special effect adds (VTR-28.4, VTR-28.6, VTR-28.10)."""
    if components.stat[captain] != kind_of(battle.number):
        return 0
    effect = components.effect[captain]
    helps = (
        (effect == FIRST_BLOW and battle.number == FIRST_MELEE)
        or (effect == DEFENCE and side == DEFENDER)
        or (
            effect == CLASS_BONUS
            and any(components.company_class[c] == components.against[captain] for c in own)
        )
    )
    return components.amount[captain] if helps else 0


class Threat(NamedTuple):
    """The wounds that get past Events and shields, and what could prevent them (VTR-22.6, VTR-22.11).

    ``bearable`` are those that the Companies in spaces I and II can suffer; any more are lost.
    """

    wounds: int
    territory: int
    captain: int
    bearable: int

    def suffered(self, prevented: int) -> int:
        return min(max(0, self.wounds - prevented), self.bearable)


def threat_to(battle: Battle, side: int, own: Sums, other: Sums, rules: Settings) -> Threat:
    """What the coming assault threatens this side with, and the modifiers that it may use."""
    wounds = max(0, other.wounds - battle.prevent[side] - own.shield)
    helped = battle.ground == side and not (other.pierces or other.ignores_ground)
    return Threat(
        wounds,
        battle.ground_guard if helped else 0,
        0 if other.pierces else battle.captain_guard[side],
        resistance(battle.lines[side][:FIGHTING], rules),
    )


def usual_use(threat: Threat) -> int:
    """The modifiers that are used as soon as they save a Company a wound, as bits; 0: none would."""
    both = threat.suffered(threat.territory + threat.captain)
    if both == threat.suffered(0):
        return 0
    by_territory = USE_TERRITORY if threat.territory else 0
    return by_territory | (USE_CAPTAIN if both < threat.suffered(threat.territory) else 0)


def has_to_choose(battle: Battle, side: int, threat: Threat, rules: Settings) -> bool:
    """VTR-22.7, VTR-22.9: the side says whether it uses a modifier that could save a wound now."""
    return rules.chosen_use and battle.using[side] == NOT_SAID and usual_use(threat) > 0


def prevented(battle: Battle, side: int, own: Sums, other: Sums, rules: Settings) -> int:
    """The wounds that this side prevents; that uses up its resistance modifiers (VTR-22.6 to VTR-22.11)."""
    threat = threat_to(battle, side, own, other, rules)
    use = USE_BOTH
    if rules.chosen_use:
        use = battle.using[side] if battle.using[side] != NOT_SAID else usual_use(threat)
    by_territory = min(threat.wounds, threat.territory) if use & USE_TERRITORY else 0
    by_captain = min(threat.wounds - by_territory, threat.captain) if use & USE_CAPTAIN else 0
    if by_territory:
        battle.ground_guard = battle.ground_guard - by_territory if rules.pool else 0
    if by_captain:
        left = battle.captain_guard[side] - by_captain if rules.pool else 0
        battle.captain_guard = with_side(battle.captain_guard, side, left)
    return other.wounds - threat.wounds + by_territory + by_captain


def resistance(line: Iterable[int], rules: Settings) -> int:
    """What these Companies can still bear."""
    return sum(rules.toughness[company >> WOUND_BITS] - (company & WOUND_MASK) for company in line)


def assigned(line: Line, wounds: int, rules: Settings) -> tuple[Line, Line]:
    """The line after these wounds, ranks closed, and the Companies lost (VTR-21.5, VTR-21.6, VTR-21.8)."""
    kept: list[int] = []
    lost: list[int] = []
    for space, company in enumerate(line):
        if wounds and space < FIGHTING:
            card, before = company >> WOUND_BITS, company & WOUND_MASK
            taken = min(wounds, rules.toughness[card] - before)
            wounds -= taken
            if before + taken >= rules.toughness[card]:
                lost.append(company)
                continue
            kept.append(company + taken)
        else:
            kept.append(company)
    return tuple(kept), tuple(lost)
