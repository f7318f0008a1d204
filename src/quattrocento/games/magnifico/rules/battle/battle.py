"""The battle (Il combattimento), MAG-7.3: the sides take goes and choose their assaults."""

from typing import ClassVar

from quattrocento.games.magnifico.components.sequences import BY_ASSAULTS
from quattrocento.games.magnifico.components.typed import BOMBARD, CANNON, GRAPESHOT
from quattrocento.games.magnifico.position.battle import Battle
from quattrocento.games.magnifico.position.pieces import NO_CASTLE
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.battle.airplanes import declare_airplanes
from quattrocento.games.magnifico.rules.battle.assaults import (
    AIRPLANES_MADE,
    AUTOMATA_MADE,
    INFANTRY_MADE,
    NORMAL_ASSAULTS,
    TANKS_MADE,
    airplanes_of,
    battle_of,
    closed_assaults,
    enemy_of,
    retreat,
    soldiers_of,
    tanks_of,
)
from quattrocento.games.magnifico.rules.battle.automata import (
    automata_assault,
    can_use_automata,
    has_automata,
)
from quattrocento.games.magnifico.rules.battle.castles import infantry_protection, level, tank_protection
from quattrocento.games.magnifico.rules.battle.infantry import Cannons, asks_for_cannons, infantry_assault
from quattrocento.games.magnifico.rules.battle.tanks import declare_tanks, full_hits
from quattrocento.games.magnifico.rules.self_destruction import (
    battle_scrap,
    battle_scrap_options,
    refuse_battle_scrap,
)
from quattrocento.games.magnifico.rules.verbs import (
    AUTOMATA,
    END,
    FIRE,
    FLY,
    IN_SEQUENCE,
    INFANTRY,
    RETREAT,
)
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Phase, Step


def can_retreat(position: Magnifico, battle: Battle) -> bool:
    """Only an attacker who cannot possibly remove even one enemy soldier (MAG-7.3.13, R40)."""
    if battle.airplanes or position.towers[battle.target] == NO_CASTLE:
        return False
    attacker = battle.attacker
    against_tanks = tank_protection(position, battle)
    against_infantry = infantry_protection(position, battle)
    if against_infantry and position.effect(attacker, CANNON):
        against_tanks = level(position, battle, 0)
        against_infantry = max(0, against_tanks - position.effect(attacker, BOMBARD))
    if battle.tanks and full_hits(position, attacker) > against_tanks:
        return False
    most = battle.soldiers + min(position.effect(attacker, GRAPESHOT), battle.soldiers)
    return most <= against_infantry


def may_retreat(position: Magnifico, battle: Battle, seat: int) -> bool:
    """At any moment of his go, or only before its first assault (MAG-7.3.13, R41)."""
    if seat != battle.attacker or (battle.made and not position.rules.retreat_any_moment):
        return False
    return can_retreat(position, battle)


class Go(Step[Magnifico]):
    """A side chooses its next assault, or ends its go (MAG-7.3.3 to MAG-7.3.5, R41, R63)."""

    name: ClassVar[str] = "go"
    clause: ClassVar[str] = "MAG-7.3.3"

    def options(self, position: Magnifico, seat: int) -> list[Move]:
        battle = battle_of(position)
        found: list[Move] = []
        if asks_for_sequence(position, battle):
            found = sequences(position, battle, seat)
        if not found:
            found = assaults(position, battle, seat)
        if battle.made & NORMAL_ASSAULTS:
            found.append(END)
        if may_retreat(position, battle, seat):
            found.append(RETREAT)
        if not battle.made and position.rules.self_destruct:
            found += battle_scrap_options(position, battle, seat == battle.attacker)
        return found

    def play(self, position: Magnifico, seat: int, verb: str, noun: int, fate: Fate) -> None:
        battle = battle_of(position)
        if verb == "retreat":
            retreat(position, battle)
            return
        if verb == "end":
            other_side(position, battle, seat)
            return
        if verb in ("scrap_tank", "scrap_airplane"):
            battle_scrap(position, battle, seat, verb)
            position.then(self)
            return
        if verb == "sequence":
            battle.sequence = noun + 1
            position.tell("sequence_fixed", seat, noun, battle.target)
            position.then(self)
            return
        if verb == "infantry" and not asks_for_cannons(position, battle, seat):
            infantry_assault(position, seat, noun, 0, fate)
            after_assault(position, seat)
            return
        position.then(_AFTER[seat])
        if verb == "infantry":
            position.then(Cannons(seat, noun))
        elif verb == "fire":
            declare_tanks(position, seat)
        elif verb == "fly":
            declare_airplanes(position, seat, noun)
        else:
            automata_assault(position, seat, fate)

    def refuse(self, position: Magnifico, seat: int, verb: str, noun: int) -> Saying:
        battle = battle_of(position)
        if verb == "retreat":
            if seat != battle.attacker:
                return Saying("why-defender-stays", "MAG-7.3.14")
            late = battle.made and not position.rules.retreat_any_moment
            return Saying("why-go-begun", "MAG-R41") if late else Saying("why-can-win", "MAG-7.3.13")
        if verb == "end":
            return Saying("why-assault-owed", "MAG-7.3.4")
        if verb == "sequence":
            return refuse_sequence(position, battle)
        if verb in ("scrap_tank", "scrap_airplane"):
            return refuse_battle_scrap(position, battle, noun)
        return refuse_assault(position, battle, seat, verb)


def refuse_sequence(position: Magnifico, battle: Battle) -> Saying:
    """Once, at the start of a go, and all the assaults that the side has (R63)."""
    if not position.rules.fixed_sequence:
        return Saying("why-no-sequence", "MAG-R63")
    if battle.sequence:
        return Saying("why-sequence-fixed", "MAG-R63")
    return Saying("why-go-begun" if battle.made else "why-sequence-names", "MAG-R63")


def refuse_assault(position: Magnifico, battle: Battle, seat: int, verb: str) -> Saying:
    bit = ASSAULT_BITS.get(verb)
    if bit is None:
        return Saying("why-not-asked", "MAG-7.3.3")
    if battle.made & bit:
        return Saying("why-assault-made", "MAG-R25" if verb == "automata" else "MAG-7.3.3")
    if closed_assaults(battle) & bit:
        return Saying("why-sequence-passed", "MAG-R63")
    fixes = asks_for_sequence(position, battle) and sequences(position, battle, seat)
    if fixes and available(position, battle, seat) & bit:
        return Saying("why-sequence-first", "MAG-R63")
    if verb == "automata":
        owed = has_automata(position, battle, seat)
        return Saying("why-assault-owed", "MAG-R24") if owed else Saying("why-no-automata", "MAG-13.10")
    if verb == "fire":
        return Saying("why-no-usable-tank", "MAG-7.5.1")
    most = (
        soldiers_of(position, battle, seat) if verb == "infantry" else airplanes_of(position, battle, seat)
    )
    if most:
        return Saying("why-number", "MAG-7.3.5", least=1, most=most)
    return Saying("why-no-usable-airplane", "MAG-7.6.1")


def assaults(position: Magnifico, battle: Battle, seat: int) -> list[Move]:
    """The assaults that the side may still make in this go, each kind once (MAG-7.3.3)."""
    closed = closed_assaults(battle)
    attacking = seat == battle.attacker
    found: list[Move] = []
    if not closed & INFANTRY_MADE:
        found += INFANTRY[1 : (battle.soldiers if attacking else position.soldiers[battle.target]) + 1]
    if not closed & TANKS_MADE and tanks_of(position, battle, seat):
        found.append(FIRE)
    if not closed & AIRPLANES_MADE and (airplanes := airplanes_of(position, battle, seat)):
        found += FLY[1 : airplanes + 1]
    if not attacking and can_use_automata(position, battle, seat):
        found.append(AUTOMATA)
    return found


def available(position: Magnifico, battle: Battle, seat: int) -> int:
    """The kinds of assault that the side may still make in this go."""
    kinds = INFANTRY_MADE
    if tanks_of(position, battle, seat):
        kinds |= TANKS_MADE
    if airplanes_of(position, battle, seat):
        kinds |= AIRPLANES_MADE
    if can_use_automata(position, battle, seat):
        kinds |= AUTOMATA_MADE
    return kinds & ~closed_assaults(battle)


def asks_for_sequence(position: Magnifico, battle: Battle) -> bool:
    """Whether a go begins for which the sequence has to be fixed (R63)."""
    return position.rules.fixed_sequence and not battle.made and not battle.sequence


def sequences(position: Magnifico, battle: Battle, seat: int) -> list[Move]:
    """All sequences of the assaults that the side has; none where it has but one."""
    return [IN_SEQUENCE[number] for number in BY_ASSAULTS.get(available(position, battle, seat), ())]


class After(Phase[Magnifico]):
    """After an assault: the battle is over, or the side goes on, or its go is done (MAG-7.3.2)."""

    name: ClassVar[str] = "after"
    clause: ClassVar[str] = "MAG-7.3.2"

    def run(self, position: Magnifico, fate: Fate) -> None:
        after_assault(position, self.seat)


def after_assault(position: Magnifico, seat: int) -> None:
    battle = position.battle
    if battle is None:
        return
    if available(position, battle, seat) or may_retreat(position, battle, seat):
        position.then(_GO[seat])
    else:
        other_side(position, battle, seat)


def other_side(position: Magnifico, battle: Battle, seat: int) -> None:
    """The other side's go begins (MAG-7.3.2)."""
    battle.go = enemy_of(battle, seat)
    battle.made = battle.sequence = 0
    position.then(_GO[battle.go])


ASSAULT_BITS = {
    "infantry": INFANTRY_MADE,
    "fire": TANKS_MADE,
    "fly": AIRPLANES_MADE,
    "automata": AUTOMATA_MADE,
}

# Steps never change, so one of each serves all battles.
_GO = [Go(seat) for seat in range(5)]
_AFTER = [After(seat) for seat in range(5)]
