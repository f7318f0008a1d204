"""A battle from part to part, VTR-20 to VTR-24: preparation, assaults, retreat, end."""

from typing import ClassVar, Final

from quattrocento.games.ventura.assault import has_to_choose, prevented, sums, threat_to
from quattrocento.games.ventura.battlefield import battle_of
from quattrocento.games.ventura.combat import ATTACKER, DEFENDER, UNDECIDED, Battle, is_over
from quattrocento.games.ventura.ending import (
    AfterBattle,
    next_battle,
    raze_after,
    settle_result,
)
from quattrocento.games.ventura.lines import OpenOrder, Order, begin_lines, size_of
from quattrocento.games.ventura.losses import suffer
from quattrocento.games.ventura.meeting import Defend, captains_of, meet
from quattrocento.games.ventura.reactions import BeforeAssault, BeforeOrder
from quattrocento.games.ventura.resisting import Resist
from quattrocento.games.ventura.retreats import Retreat, ThrownBack, retreats, throw_back
from quattrocento.games.ventura.state import Ventura
from quattrocento.games.ventura.troops import card_of, opponent_at, troops_at
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import NOBODY
from quattrocento.kernel.notation import Word
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


def begin_battle(game: Ventura, seat: int, area: int, at: int, origin: int) -> None:
    """A Troop has entered a Territory with opposing Troops (VTR-19.9)."""
    opponent = opponent_at(game, seat, at)
    game.battle = Battle(seat, opponent, area, at, origin)
    game.tell("battle_began", seat, opponent, at)
    game.then(Fight(CHALLENGE))


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


def challenge(game: Ventura, battle: Battle) -> None:
    """The defender chooses the Troop that fights, where there are several (VTR-20.2)."""
    defender = battle.seats[DEFENDER]
    troops = troops_at(game, defender, battle.at)
    game.then(Fight(ATTACKER_SPIES))
    if len(troops) > 1:
        game.then(Defend(defender))
    else:
        meet(game, battle, troops[0])


def attacker_spies(game: Ventura, battle: Battle) -> None:
    """Window ``pre_order``, the attacker (VTR-20.8, VTR-30.5)."""
    game.then(Fight(DEFENDER_SPIES))
    BeforeOrder(battle.seats[ATTACKER]).ask(game, battle)


def defender_spies(game: Ventura, battle: Battle) -> None:
    game.then(Fight(ORDER))
    BeforeOrder(battle.seats[DEFENDER]).ask(game, battle)


def order(game: Ventura, battle: Battle) -> None:
    """Both place in secret, or the side that is seen places first (VTR-20.4, VTR-28.5)."""
    begin_lines(game, battle)
    game.then(Fight(REVEAL))
    asked = [side for side in (ATTACKER, DEFENDER) if len(battle.lines[side]) < size_of(game, battle, side)]
    if battle.seeing in (1, 2):
        seen = DEFENDER if battle.seeing == 1 else ATTACKER
        in_order = [side for side in (seen, 1 - seen) if side in asked]
        game.then_in_order([OpenOrder(battle.seats[side]) for side in in_order])
    elif asked:
        game.then(Order())


def reveal(game: Ventura, battle: Battle) -> None:
    """All cards are revealed together (VTR-20.5)."""
    battle.number = 1
    for seat, line in zip(battle.seats, battle.lines, strict=True):
        for space, company in enumerate(line, 1):
            game.tell("lined_up", seat, card_of(company), space)
    game.then(Fight(ATTACKER_EVENT))


def attacker_event(game: Ventura, battle: Battle) -> None:
    """Window ``pre_assault``, the attacker; earlier Events have had their assault (VTR-30.7)."""
    battle.bonus = battle.prevent = (0, 0)
    game.then(Fight(DEFENDER_EVENT))
    BeforeAssault(battle.seats[ATTACKER]).ask(game, battle)


def defender_event(game: Ventura, battle: Battle) -> None:
    if is_over(battle):
        game.then(Fight(VERDICT))
        return
    game.then(Fight(ASSAULT))
    BeforeAssault(battle.seats[DEFENDER]).ask(game, battle)


def fight_assault(game: Ventura, battle: Battle) -> None:
    """Both sides inflict their wounds at the same time (VTR-21.4); first each says what it prevents."""
    if is_over(battle):
        game.then(Fight(VERDICT))
        return
    captains = captains_of(game, battle)
    both = [sums(game.components, battle, captains, side) for side in (ATTACKER, DEFENDER)]
    for side in (ATTACKER, DEFENDER):
        threat = threat_to(battle, side, both[side], both[1 - side], game.rules)
        if has_to_choose(battle, side, threat, game.rules):
            game.then(Fight(ASSAULT))
            game.then(Resist(battle.seats[side]))
            return
    if battle.number % SET:
        battle.quiet = True
    for side in (ATTACKER, DEFENDER):
        own, other = both[side], both[1 - side]
        stopped = prevented(battle, side, own, other, game.rules)
        game.tell("assaulted", battle.seats[1 - side], battle.number, other.wounds, stopped)
        suffer(game, battle, side, other.wounds - stopped)
    battle.number += 1
    battle.bonus = battle.prevent = (0, 0)
    battle.using = UNDECIDED
    if is_over(battle):
        game.then(Fight(VERDICT))
    else:
        game.then(Fight(ATTACKER_RETREAT if battle.number % SET else ATTACKER_EVENT))


def attacker_retreat(game: Ventura, battle: Battle) -> None:
    """After a complete set the attacker may retreat, then the defender (VTR-23.1)."""
    game.then(Fight(DEFENDER_RETREAT))
    _ask_retreat(game, battle, ATTACKER)


def defender_retreat(game: Ventura, battle: Battle) -> None:
    if is_over(battle):
        game.then(Fight(VERDICT))
        return
    game.then(Fight(STAND))
    _ask_retreat(game, battle, DEFENDER)


def _ask_retreat(game: Ventura, battle: Battle, side: int) -> None:
    if retreats(game, battle, side):
        game.then(Retreat(battle.seats[side]))


def stand(game: Ventura, battle: Battle) -> None:
    """Nobody retreats: the next set, unless a whole set of melee was in vain (VTR-23.7, VTR-23.9)."""
    if is_over(battle):
        game.then(Fight(VERDICT))
    elif battle.quiet and battle.number > 2 * SET:
        game.then(Fight(VERDICT))
        if retreats(game, battle, ATTACKER):
            game.then(ThrownBack(battle.seats[ATTACKER]))
        else:
            throw_back(game, battle)
    else:
        game.then(Fight(ATTACKER_EVENT))


def verdict(game: Ventura, battle: Battle) -> None:
    """Result, Captains and points (VTR-24.2 to VTR-24.7, VTR-24.10)."""
    settle_result(game, battle)
    if game.result is None:
        game.then(Fight(ATTACKER_SURGEON))


def attacker_surgeon(game: Ventura, battle: Battle) -> None:
    """Window ``battle_end`` (VTR-24.10, VTR-30.9)."""
    game.then(Fight(DEFENDER_SURGEON))
    AfterBattle(battle.seats[ATTACKER]).ask(game, battle)


def defender_surgeon(game: Ventura, battle: Battle) -> None:
    game.then(Fight(NEXT))
    AfterBattle(battle.seats[DEFENDER]).ask(game, battle)


def go_on(game: Ventura, battle: Battle) -> None:
    """The next battle on this Territory, or the removal of Domain Markers (VTR-24.8, VTR-24.9)."""
    if next_battle(game, battle):
        game.then(Fight(CHALLENGE))
    else:
        raze_after(game, battle)
        game.battle = None


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
