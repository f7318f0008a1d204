"""The assaults to come in the battle at hand, if both fight on and no Event is played."""

from dataclasses import dataclass
from typing import Final, Literal

from quattrocento.games.ventura.advice.calculator import SIDES, Assault, fought
from quattrocento.games.ventura.advice.contest import contest_of
from quattrocento.games.ventura.components.typed import RANGED
from quattrocento.games.ventura.position.battle import NO_SIDE, Battle, Line
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.position.settings import Settings
from quattrocento.games.ventura.rules.battle.assaults import FIGHTING, assigned, kind_of

Fate = Literal["unhurt", "wounded", "lost"]


@dataclass(slots=True)
class Blow:
    """What one side does and suffers in an assault; ``lost`` and ``left`` count its Companies."""

    inflicts: int
    prevents: int
    suffers: int
    lost: int
    left: int


@dataclass(slots=True)
class ComingAssault:
    """One assault to come."""

    number: int
    arm: Literal["ranged", "melee"]
    sides: tuple[Blow, Blow]


@dataclass(slots=True)
class BattleAhead:
    """How a battle would go on. Pairs are by side: attacker, defender.

    ``fighting`` spaces of a line take part in an assault; ``fates`` tells what the next one does to the
    Companies there. ``winner`` is a side, or -1 where both are wiped out. With ``in_vain`` the attacker is
    thrown back, as nobody is wounded any more. ``chooses``: somebody may still choose the assault in which
    a resistance modifier works, here the first in which it saves a wound. Before the lines are revealed
    there is nothing ``coming``.
    """

    fighting: int
    coming: list[ComingAssault]
    fates: tuple[list[Fate], list[Fate]]
    winner: int
    in_vain: bool
    chooses: bool


_NOTHING_COMING: Final = BattleAhead(FIGHTING, [], ([], []), NO_SIDE, False, False)


def battle_ahead(position: Ventura) -> BattleAhead | None:
    """What is to come of the battle in progress."""
    battle = position.battle
    if battle is None:
        return None
    if battle.number == 0 or battle.winner != NO_SIDE or not all(battle.lines):
        return _NOTHING_COMING
    contest = contest_of(position, battle)
    outcome = fought(contest.stakes, battle)
    coming: list[ComingAssault] = []
    before = battle.lines
    for assault in outcome.assaults:
        coming.append(_coming(assault, before))
        before = assault.lines
    return BattleAhead(
        FIGHTING,
        coming,
        (_fates(battle, coming, 0, position.rules), _fates(battle, coming, 1, position.rules)),
        outcome.winner,
        all(outcome.lines),
        contest.chooses_resistance(),
    )


def _coming(assault: Assault, before: tuple[Line, Line]) -> ComingAssault:
    attacker, defender = (_blow(assault, before, side) for side in SIDES)
    return ComingAssault(
        assault.number, "ranged" if kind_of(assault.number) == RANGED else "melee", (attacker, defender)
    )


def _blow(assault: Assault, before: tuple[Line, Line], side: int) -> Blow:
    left, stopped = len(assault.lines[side]), assault.stopped[side]
    suffers = assault.inflicted[1 - side] - stopped
    return Blow(assault.inflicted[side], stopped, suffers, len(before[side]) - left, left)


def _fates(battle: Battle, coming: list[ComingAssault], side: int, rules: Settings) -> list[Fate]:
    """Space I suffers before space II, so that the Companies lost are the first ones (VTR-21.5)."""
    if not coming:
        return []
    before = battle.lines[side]
    line, lost = assigned(before, coming[0].sides[side].suffers, rules)
    fates: list[Fate] = ["lost"] * len(lost)
    for space in range(len(lost), min(FIGHTING, len(before))):
        fates.append("unhurt" if line[space - len(lost)] == before[space] else "wounded")
    return fates
