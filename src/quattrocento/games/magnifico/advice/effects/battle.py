"""The rolls of a battle (MAG-7.3 to MAG-7.7): what each may take from whom, and how likely it ends it."""

from collections.abc import Mapping
from typing import Final

from quattrocento.games.magnifico.advice.dice_tables import (
    AIRPLANE,
    ATTACKER,
    DEFENDER,
    TANK,
    TOWERS,
    Airplanes,
    Automata,
    Field,
    Infantry,
    Interception,
    Shot,
)
from quattrocento.games.magnifico.advice.odds import Army
from quattrocento.games.magnifico.advice.war_odds import army
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.battle.airplanes import can_jump
from quattrocento.games.magnifico.rules.battle.assaults import (
    airplanes_of,
    battle_of,
    enemy_of,
    soldiers_of,
    tanks_of,
)
from quattrocento.games.magnifico.rules.battle.castles import infantry_protection, tank_protection
from quattrocento.games.magnifico.rules.battle.infantry import Cannons, asks_for_cannons
from quattrocento.games.magnifico.rules.battle.interception import (
    AGAINST_AIRPLANES,
    AGAINST_TANKS,
    Intercept,
    can_intercept,
)
from quattrocento.games.magnifico.rules.battle.tanks import full_hits, tank_dice
from quattrocento.kernel.move import Move

Pieces = tuple[int, ...]
"""What stands in a battle, as in ``dice_tables``: both armies, the towers, the walls."""
Chances = dict[Pieces, float]
"""What may be left, each with its chance."""

DICE_VERBS: Final = ("infantry", "fire", "fly", "automata", "cannons", "intercept", "paratrooper")


class Fray:
    """The battle in progress as the dice tables need it, seen from the seat that chooses."""

    def __init__(self, position: Magnifico, seat: int) -> None:
        self.position = position
        self.battle = battle = battle_of(position)
        self.seat = seat
        self.enemy = enemy_of(battle, seat)
        self.own = ATTACKER if seat == battle.attacker else DEFENDER
        start = [0] * 8
        for side, player in ((ATTACKER, battle.attacker), (DEFENDER, battle.defender)):
            start[side] = soldiers_of(position, battle, player)
            start[side + TANK] = tanks_of(position, battle, player)
            start[side + AIRPLANE] = airplanes_of(position, battle, player)
        start[TOWERS] = max(0, position.towers[battle.target])
        start[-1] = 1 if tank_protection(position, battle) else 0
        self.start: Pieces = tuple(start)
        self.field = Field(start, 0, 0)
        self.after: dict[bool, dict[str, int]] = {}
        """By whether the territory falls: what the end of a round brings at once, as far as counted."""

    def side(self, seat: int) -> int:
        return self.own if seat == self.seat else DEFENDER - self.own

    def army(self, seat: int) -> Army:
        side = self.side(seat)
        return army(self.position, seat, *self.start[side : side + 3])

    def left(self, rolls: Mapping[int, float]) -> Chances:
        """What the losses of a roll leave."""
        return {tuple(self.field.pieces(losses)): chance for losses, chance in rolls.items()}

    # ---- the rolls

    def infantry(self, dice: int, cannons: int) -> Chances:
        own = self.army(self.seat)
        stage = Infantry(self.field, self.own, own.grapeshots, own.wagons, cannons)
        protection = infantry_protection(self.position, self.battle) if self.own == ATTACKER else 0
        targets = self.start[DEFENDER - self.own]
        return self.left(stage.roll((dice, targets, protection, self.start[TOWERS])))

    def automata(self) -> Chances:
        situation = (self.start[TOWERS], self.start[ATTACKER], 0, 0)
        return self.left(Automata(self.field, DEFENDER).roll(situation))

    def shot(self, seat: int) -> Chances:
        """One tank of that seat fires (MAG-7.5.4)."""
        position, side = self.position, self.side(seat)
        dice, hits = tank_dice(position, seat), full_hits(position, seat)
        stage = Shot(self.field, side, 1, dice, hits, position.rules.double_explosion)
        protection = tank_protection(position, self.battle) if side == ATTACKER else 0
        return self.left(stage.roll((dice, self.start[DEFENDER - side], protection, self.start[side])))

    def flight(self, seat: int, airplanes: int, jumps: int = 0) -> Chances:
        """Airplanes of that seat attack, one of them perhaps with a paratrooper (MAG-7.6.3)."""
        side = self.side(seat)
        stage = Airplanes(self.field, side, self.army(seat).gyroscopes, False)
        return self.left(stage.roll((airplanes, self.start[DEFENDER - side], jumps, 0)))

    def interception(self, step: Intercept, airplanes: int) -> Chances:
        """Own airplanes against the enemy's machines, then his assault with what is left (R23, R36)."""
        against_tanks = step.against == AGAINST_TANKS
        prey = self.side(self.enemy) + (TANK if against_tanks else AIRPLANE)
        flying = self.battle.flying
        targets = self.start[prey] if against_tanks or self.position.rules.culverin_hits_all else flying
        stage = Interception(self.field, self.side(self.enemy), TANK if against_tanks else AIRPLANE)
        rolls = self.left(stage.roll((airplanes, targets, 0, 0))) if airplanes else {self.start: 1.0}
        found: Chances = {}
        for left, chance in rolls.items():
            destroyed = self.start[prey] - left[prey]
            follows = self.after_interception(step, airplanes, flying - min(destroyed, flying), left[prey])
            for then, likely in follows.items():
                both = tuple(
                    one + two - begun for one, two, begun in zip(left, then, self.start, strict=True)
                )
                found[both] = found.get(both, 0.0) + chance * likely
        return found

    def after_interception(self, step: Intercept, airplanes: int, flying: int, prey: int) -> Chances:
        """The enemy's assault, unless he is asked first or has nothing left for it."""
        unchanged = {self.start: 1.0}
        if step.against == AGAINST_TANKS:
            asked = airplanes > 0 and self.position.rules.bombed_may_stop
            return unchanged if asked or prey == 0 else self.shot(self.enemy)
        if flying == 0 or can_jump(self.position, self.battle, self.enemy):
            return unchanged
        return self.flight(self.enemy, flying)


def rolled(fray: Fray, move: Move) -> tuple[Chances, bool]:
    """What an option with dice may leave, and whether something is asked before they are thrown."""
    position, battle, seat = fray.position, fray.battle, fray.seat
    step = position.stack[-1]
    verb, noun = move
    if isinstance(step, Intercept):
        return fray.interception(step, noun), False
    if isinstance(step, Cannons):
        return fray.infantry(step.soldiers, noun), False
    if verb == "infantry":
        return fray.infantry(noun, 0), asks_for_cannons(position, battle, seat)
    if verb == "automata":
        return fray.automata(), False
    if verb == "fire":
        asked = step.name == "go" and can_intercept(position, fray.enemy, AGAINST_TANKS)
        return fray.shot(seat), asked
    if verb == "paratrooper":
        return fray.flight(seat, battle.flying, noun), False
    asked = can_intercept(position, fray.enemy, AGAINST_AIRPLANES) or can_jump(position, battle, seat)
    return fray.flight(seat, noun), asked
