"""Assaults and modifiers, VTR-21, VTR-22, with the effects of Captains and Companies, VTR-28, VTR-29.

Plain arithmetic on lines: battles have no dice, so this also tells how one would end.
"""

from quattrocento.games.ventura.combat import DEFENDER, Battle, Line
from quattrocento.games.ventura.components import (
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
from quattrocento.games.ventura.options import Options
from quattrocento.games.ventura.state import NO_CARD

FIGHTING = 2  # VTR-21.2: spaces I and II
FIRST_MELEE = 2  # VTR-28.6: the second assault of a battle


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


def prevented(battle: Battle, side: int, wounds: int, own: Sums, other: Sums, pool: bool) -> int:
    """The wounds that this side prevents; that uses up its resistance modifiers (VTR-22.6 to VTR-22.11)."""
    left = max(0, wounds - battle.prevent[side] - own.shield)
    if battle.ground == side and left and not (other.pierces or other.ignores_ground):
        used = min(left, battle.ground_guard)
        left -= used
        battle.ground_guard = battle.ground_guard - used if pool else 0
    if left and not other.pierces:
        guards = list(battle.captain_guard)
        used = min(left, guards[side])
        left -= used
        guards[side] = guards[side] - used if pool else 0
        battle.captain_guard = (guards[0], guards[1])
    return wounds - left


def assigned(line: Line, wounds: int, rules: Options) -> tuple[Line, Line]:
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
