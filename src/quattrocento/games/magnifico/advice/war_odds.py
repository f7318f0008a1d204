"""The odds of the attack being put together or of the battle in progress, in standard play.

From a position to the armies and walls of ``odds``. Everything that matters in a battle lies open on the
table (Hidden information), so that a forecast tells no secret.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from quattrocento.games.magnifico.advice.odds import STANDARD, Army, Odds, Walls, battle_odds
from quattrocento.games.magnifico.components.sequences import SEQUENCES
from quattrocento.games.magnifico.components.typed import (
    AUTOMATON,
    BOMB,
    BOMBARD,
    CANNON,
    CASTLE_LEVEL,
    CULVERIN,
    GRAPESHOT,
    GYROSCOPE,
    PARATROOPER,
    WAGON,
    Components,
)
from quattrocento.games.magnifico.position.pieces import NO_CASTLE
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.battle.assaults import (
    airplanes_of,
    battle_of,
    closed_assaults,
    soldiers_of,
    tanks_of,
)
from quattrocento.games.magnifico.rules.battle.tanks import full_hits, tank_dice
from quattrocento.games.magnifico.rules.turn.muster import UNKNOWN
from quattrocento.games.magnifico.rules.turn.war import Attack, landing_loss
from quattrocento.kernel.move import IllegalMove
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY

_PRINTED_DIE: Final = (3, 2, 1)
_PRINTED_LEVEL: Final = 5

# The steps in the middle of an assault, which the odds cannot take up half done.
_ASSAULT_STEPS: Final = ("fire_again", "intercept", "paratrooper")


@dataclass
class War:
    """A battle about to be fought or going on, as the odds need it."""

    attacker: int
    defender: int
    target: int
    attacking: Army
    defending: Army
    walls: Walls
    landing_loss: int = 0
    double_explosion: bool = False
    go: int = 0
    made: int = 0
    order: Sequence[int] = STANDARD
    assault_in_progress: bool = False

    def size(self) -> int:
        """About how many outcomes the odds go through; their time grows with it."""
        size = 2 * (max(0, self.walls.towers) + 1)
        for army in (self.attacking, self.defending):
            size *= (army.soldiers + 1) * (army.tanks + 1) * (army.airplanes + 1)
        return size

    def odds(self) -> Odds:
        """The odds; an assault in progress is counted as made, with the losses it has brought so far."""
        return battle_odds(
            self.attacking,
            self.defending,
            self.walls,
            self.landing_loss,
            self.double_explosion,
            self.go,
            self.made,
            self.order,
        )


def can_forecast(components: Components) -> bool:
    """The dice tables hold for the printed die and castle only; a component pack may change both."""
    return components.die.faces == _PRINTED_DIE and components.max_castle_level == _PRINTED_LEVEL


def army(position: Magnifico, seat: int, soldiers: int, tanks: int, airplanes: int) -> Army:
    """A side with its usable machines and what its fielded cards add up to (MAG-7.2.2, MAG-3.5)."""
    return Army(
        soldiers,
        tanks,
        airplanes,
        tank_dice=tank_dice(position, seat) if tanks else 0,
        tank_hits=full_hits(position, seat) if tanks else 0,
        gyroscopes=position.effect(seat, GYROSCOPE),
        bomb=position.effect(seat, BOMB) > 0,
        culverin=position.effect(seat, CULVERIN) > 0,
        paratrooper=position.effect(seat, PARATROOPER) > 0,
        automaton=position.effect(seat, AUTOMATON) > 0,
        grapeshots=position.effect(seat, GRAPESHOT),
        wagons=position.effect(seat, WAGON),
        bombards=position.effect(seat, BOMBARD),
        cannons=position.effect(seat, CANNON),
    )


def garrison(position: Magnifico, territory: int) -> Army:
    """The defender of a territory: all that stands there, machines as far as usable (MAG-7.2.7)."""
    owner = position.owner[territory]
    tanks = position.usable_tanks(owner, territory)
    airplanes = position.usable_airplanes(owner, territory)
    return army(position, owner, position.soldiers[territory], tanks, airplanes)


def walls(position: Magnifico, territory: int, defender: int, cancelled: bool = False) -> Walls:
    """The castle of a territory (MAG-7.7.1)."""
    towers = position.towers[territory]
    if towers == NO_CASTLE:
        return Walls()
    return Walls(towers, position.effect(defender, CASTLE_LEVEL), cancelled)


def attack(position: Magnifico, step: Attack, airplanes: int) -> War:
    """The war that this army would wage."""
    defender = position.owner[step.target]
    return War(
        step.seat,
        defender,
        step.target,
        army(position, step.seat, step.soldiers, step.tanks, airplanes),
        garrison(position, step.target),
        walls(position, step.target, defender),
        landing_loss(position, step.seat, defender) if step.by_sea(position) else 0,
        position.rules.double_explosion,
    )


def strongest_attack(position: Magnifico, step: Attack, airplanes: int | None = None) -> War:
    """The attack being put together; for what is not chosen yet the most that may go."""
    soldiers = step.soldiers if step.soldiers != UNKNOWN else step.soldiers_limits(position)[1]
    whole = Attack(step.seat, step.target, step.origin, soldiers, step.tanks)
    if step.tanks == UNKNOWN:
        whole = Attack(step.seat, step.target, step.origin, soldiers, whole.tanks_limits(position)[1])
    return attack(position, whole, whole.airplanes_limits(position)[1] if airplanes is None else airplanes)


def battle(position: Magnifico) -> War:
    """The battle in progress, from the go that is being played."""
    now = battle_of(position)
    attacker, defender = now.attacker, now.defender
    attacking = army(position, attacker, now.soldiers, now.tanks, now.airplanes)
    soldiers = soldiers_of(position, now, defender)
    machines = (tanks_of(position, now, defender), airplanes_of(position, now, defender))
    return War(
        attacker,
        defender,
        now.target,
        attacking,
        army(position, defender, soldiers, *machines),
        walls(position, now.target, defender, now.cancelled),
        double_explosion=position.rules.double_explosion,
        go=int(now.go == defender),
        made=closed_assaults(now),
        order=SEQUENCES[now.sequence - 1] if now.sequence else STANDARD,
        assault_in_progress=position.stack[-1].name in _ASSAULT_STEPS,
    )


def war_at_hand(position: Magnifico) -> War | None:
    """The battle in progress, or the attack being put together once it is known from where."""
    if position.result is not None:
        return None
    if position.battle is not None:
        return battle(position)
    step = position.stack[-1]
    if isinstance(step, Attack) and step.origin != UNKNOWN:
        return strongest_attack(position, step)
    return None


def attack_between(
    position: Magnifico, origin: int, target: int, soldiers: int, tanks: int, airplanes: int
) -> War:
    """An attack that is only thought of, by the owner of the origin; ``IllegalMove`` if it cannot be."""
    step = Attack(position.owner[origin], target, origin, soldiers, tanks)
    if step.seat == NOBODY:
        raise IllegalMove(Saying("why-not-yours", "MAG-7.1.4", territory=origin))
    if position.owner[target] in (step.seat, NOBODY):
        raise IllegalMove(Saying("why-not-enemy", "MAG-7.1.3", territory=target))
    if not position.components.reach[target] >> origin & 1:
        raise IllegalMove(Saying("why-no-way", "MAG-7.1.2", territory=origin))
    least, most = step.soldiers_limits(position)
    if not least <= soldiers <= most:
        raise IllegalMove(
            step.refuse_place(position, origin)
            if least > most
            else step.refuse_soldiers(position, soldiers)
        )
    for verb, number, limits in (
        ("tanks", tanks, step.tanks_limits(position)),
        ("airplanes", airplanes, step.airplanes_limits(position)),
    ):
        if not limits[0] <= number <= limits[1]:
            raise IllegalMove(step.refuse_machines(position, verb))
    return attack(position, step, airplanes)
