"""A battle from part to part, VTR-20 to VTR-24: preparation, assaults, retreat, end."""

from typing import ClassVar, Final

from quattrocento.games.ventura.position.battle import ATTACKER, DEFENDER, UNDECIDED, Battle, is_over
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.battle.assaults import has_to_choose, prevented, sums, threat_to
from quattrocento.games.ventura.rules.battle.battle_step import battle_of
from quattrocento.games.ventura.rules.battle.end_of_battle import (
    AfterBattle,
    next_battle,
    raze_after,
    settle_result,
)
from quattrocento.games.ventura.rules.battle.events import BeforeAssault, BeforeOrder
from quattrocento.games.ventura.rules.battle.losses import suffer
from quattrocento.games.ventura.rules.battle.order import OpenOrder, Order, begin_lines, size_of
from quattrocento.games.ventura.rules.battle.preparation import Defend, captains_of, meet
from quattrocento.games.ventura.rules.battle.resistance import Resist
from quattrocento.games.ventura.rules.battle.retreat import Retreat, ThrownBack, retreats, throw_back
from quattrocento.games.ventura.rules.troops.troops import card_of, opponent_at, troops_at
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.notation import Word
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import Phase

PARTS: Final = (
    "challenge",
    "attacker_spies",
    "defender_spies",
    "order",
    "reveal",
    "attacker_event",
    "defender_event",
    "assault",
    "attacker_retreat",
    "defender_retreat",
    "stand",
    "verdict",
    "attacker_surgeon",
    "defender_surgeon",
    "next",
)
(
    CHALLENGE,
    ATTACKER_SPIES,
    DEFENDER_SPIES,
    ORDER,
    REVEAL,
    ATTACKER_EVENT,
    DEFENDER_EVENT,
    ASSAULT,
    ATTACKER_RETREAT,
    DEFENDER_RETREAT,
    STAND,
    VERDICT,
    ATTACKER_SURGEON,
    DEFENDER_SURGEON,
    NEXT,
) = range(len(PARTS))
PART: Final = Word("part", PARTS)

SET: Final = 2  # VTR-21.1: assaults come in sets of two


def begin_battle(position: Ventura, seat: int, area: int, at: int, origin: int) -> None:
    """A Troop has entered a Territory with opposing Troops (VTR-19.9)."""
    opponent = opponent_at(position, seat, at)
    position.battle = Battle((seat, opponent), (area, 0), at, origin)
    position.tell("battle_began", seat, opponent, at)
    position.then(Fight(CHALLENGE))


class Fight(Phase[Ventura]):
    """The next part of the battle; each part says which one follows."""

    name: ClassVar[str] = "fight"
    clause: ClassVar[str] = "VTR-20.1"
    fields: ClassVar[tuple[str, ...]] = ("part", "seat")

    def __init__(self, part: int, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.part = part

    def run(self, position: Ventura, fate: Fate) -> None:
        _PARTS[self.part](position, battle_of(position))


def challenge(position: Ventura, battle: Battle) -> None:
    """The defender chooses the Troop that fights, where there are several (VTR-20.2)."""
    defender = battle.seats[DEFENDER]
    troops = troops_at(position, defender, battle.at)
    position.then(Fight(ATTACKER_SPIES))
    if len(troops) > 1:
        position.then(Defend(defender))
    else:
        meet(position, battle, troops[0])


def attacker_spies(position: Ventura, battle: Battle) -> None:
    """Window ``pre_order``, the attacker (VTR-20.8, VTR-30.5)."""
    position.then(Fight(DEFENDER_SPIES))
    BeforeOrder(battle.seats[ATTACKER]).ask(position, battle)


def defender_spies(position: Ventura, battle: Battle) -> None:
    position.then(Fight(ORDER))
    BeforeOrder(battle.seats[DEFENDER]).ask(position, battle)


def order(position: Ventura, battle: Battle) -> None:
    """Both place in secret, or the side that is seen places first (VTR-20.4, VTR-28.5)."""
    begin_lines(position, battle)
    position.then(Fight(REVEAL))
    asked = [
        side for side in (ATTACKER, DEFENDER) if len(battle.lines[side]) < size_of(position, battle, side)
    ]
    if battle.seeing in (1, 2):
        seen = DEFENDER if battle.seeing == 1 else ATTACKER
        in_order = [side for side in (seen, 1 - seen) if side in asked]
        position.then_in_order([OpenOrder(battle.seats[side]) for side in in_order])
    elif asked:
        position.then(Order())


def reveal(position: Ventura, battle: Battle) -> None:
    """All cards are revealed together (VTR-20.5)."""
    battle.number = 1
    for seat, line in zip(battle.seats, battle.lines, strict=True):
        for space, company in enumerate(line, 1):
            position.tell("lined_up", seat, card_of(company), space, battle.at)
    position.then(Fight(ATTACKER_EVENT))


def attacker_event(position: Ventura, battle: Battle) -> None:
    """Window ``pre_assault``, the attacker; earlier Events have had their assault (VTR-30.7)."""
    battle.bonus = battle.prevent = (0, 0)
    position.then(Fight(DEFENDER_EVENT))
    BeforeAssault(battle.seats[ATTACKER]).ask(position, battle)


def defender_event(position: Ventura, battle: Battle) -> None:
    if is_over(battle):
        position.then(Fight(VERDICT))
        return
    position.then(Fight(ASSAULT))
    BeforeAssault(battle.seats[DEFENDER]).ask(position, battle)


def fight_assault(position: Ventura, battle: Battle) -> None:
    """Both sides inflict their wounds at the same time (VTR-21.4); first each says what it prevents."""
    if is_over(battle):
        position.then(Fight(VERDICT))
        return
    captains = captains_of(position, battle)
    both = [sums(position.components, battle, captains, side) for side in (ATTACKER, DEFENDER)]
    for side in (ATTACKER, DEFENDER):
        threat = threat_to(battle, side, both[side], both[1 - side], position.rules)
        if has_to_choose(battle, side, threat, position.rules):
            position.then(Fight(ASSAULT))
            position.then(Resist(battle.seats[side]))
            return
    if battle.number % SET:
        battle.quiet = True
    for side in (ATTACKER, DEFENDER):
        own, other = both[side], both[1 - side]
        stopped = prevented(battle, side, own, other, position.rules)
        about = (battle.number, other.wounds, stopped, battle.at)
        position.tell("assaulted", battle.seats[1 - side], *about)
        suffer(position, battle, side, other.wounds - stopped)
    battle.number += 1
    battle.bonus = battle.prevent = (0, 0)
    battle.using = UNDECIDED
    if is_over(battle):
        position.then(Fight(VERDICT))
    else:
        position.then(Fight(ATTACKER_RETREAT if battle.number % SET else ATTACKER_EVENT))


def attacker_retreat(position: Ventura, battle: Battle) -> None:
    """After a complete set the attacker may retreat, then the defender (VTR-23.1)."""
    position.then(Fight(DEFENDER_RETREAT))
    _ask_retreat(position, battle, ATTACKER)


def defender_retreat(position: Ventura, battle: Battle) -> None:
    if is_over(battle):
        position.then(Fight(VERDICT))
        return
    position.then(Fight(STAND))
    _ask_retreat(position, battle, DEFENDER)


def _ask_retreat(position: Ventura, battle: Battle, side: int) -> None:
    if retreats(position, battle, side):
        position.then(Retreat(battle.seats[side]))


def stand(position: Ventura, battle: Battle) -> None:
    """Nobody retreats: the next set, unless a whole set of melee was in vain (VTR-23.7, VTR-23.9)."""
    if is_over(battle):
        position.then(Fight(VERDICT))
    elif battle.quiet and battle.number > 2 * SET:
        position.then(Fight(VERDICT))
        if retreats(position, battle, ATTACKER):
            position.then(ThrownBack(battle.seats[ATTACKER]))
        else:
            throw_back(position, battle)
    else:
        position.then(Fight(ATTACKER_EVENT))


def verdict(position: Ventura, battle: Battle) -> None:
    """Result, Captains and points (VTR-24.2 to VTR-24.7, VTR-24.10)."""
    settle_result(position, battle)
    if position.result is None:
        position.then(Fight(ATTACKER_SURGEON))


def attacker_surgeon(position: Ventura, battle: Battle) -> None:
    """Window ``battle_end`` (VTR-24.10, VTR-30.9)."""
    position.then(Fight(DEFENDER_SURGEON))
    AfterBattle(battle.seats[ATTACKER]).ask(position, battle)


def defender_surgeon(position: Ventura, battle: Battle) -> None:
    position.then(Fight(NEXT))
    AfterBattle(battle.seats[DEFENDER]).ask(position, battle)


def go_on(position: Ventura, battle: Battle) -> None:
    """The next battle on this Territory, or the removal of Domain Markers (VTR-24.8, VTR-24.9)."""
    if next_battle(position, battle):
        position.then(Fight(CHALLENGE))
    else:
        raze_after(position, battle)
        position.battle = None


_PARTS: Final = (
    challenge,
    attacker_spies,
    defender_spies,
    order,
    reveal,
    attacker_event,
    defender_event,
    fight_assault,
    attacker_retreat,
    defender_retreat,
    stand,
    verdict,
    attacker_surgeon,
    defender_surgeon,
    go_on,
)
