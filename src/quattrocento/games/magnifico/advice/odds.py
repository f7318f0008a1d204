"""Exact battle odds: standard play, as defined in "Dice mathematics" of docs/rules/magnifico.md.

Standard play: each side makes its assaults in the order airplanes, tanks, automata, infantry with
all pieces, fires tanks while enemy soldiers and unfired tanks remain, makes every possible
interception with all airplanes, tries the paratrooper with one airplane while the infantry
protection is at least 1 and the attacker has at least 3 soldiers, declares all Great Cannons, and
never retreats. A sequence that a side has fixed (MAG-R63) holds for the go in progress.

The chance of every position flows from the start of the battle to its end. Pieces only become
fewer, so the only loop is a full pair of goes in which nothing changes: a geometric series.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
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
    Outcomes,
    Shot,
    Stage,
)

# The assaults of a go, as bits of `made`.
INFANTRY: Final = 1
TANKS: Final = 2
AIRPLANES: Final = 4
AUTOMATA: Final = 8
STANDARD: Final = (AIRPLANES, TANKS, AUTOMATA, INFANTRY)

Troops = tuple[int, int, int]


@dataclass
class Army:
    """One side of a battle with its usable machines and the cards that matter (MAG-7.2.2, 7.2.7).

    The soldiers are those before the landing loss; dice and hits of the tanks include their
    improvements (MAG-7.5.3). Paratrooper, Bombards and Great Cannons serve only an attacker and
    the Automaton only a defender; in the other role they have no effect (MAG-R32).
    """

    soldiers: int
    tanks: int = 0
    airplanes: int = 0
    tank_dice: int = 0
    tank_hits: int = 0
    gyroscopes: int = 0
    bomb: bool = False
    culverin: bool = False
    paratrooper: bool = False
    automaton: bool = False
    grapeshots: int = 0
    wagons: int = 0
    bombards: int = 0
    cannons: int = 0

    def check(self, name: str) -> None:
        """Refuse an army that cannot stand in a battle."""
        if self.soldiers < 1:
            raise ValueError(f"{name}: an army needs at least one soldier, not {self.soldiers}")
        if min(self.tanks, self.airplanes, self.tank_dice, self.tank_hits) < 0:
            raise ValueError(f"{name}: negative number of machines, dice or hits")
        cards = (self.gyroscopes, self.grapeshots, self.wagons, self.bombards, self.cannons)
        if min(cards) < 0:
            raise ValueError(f"{name}: negative number of cards")
        if self.tanks > 0 and self.tank_dice < 1:
            raise ValueError(f"{name}: a tank rolls at least one die (MAG-7.5.3)")


@dataclass
class Walls:
    """The castle of the attacked territory (MAG-7.7.1); `towers` is -1 where there is none."""

    towers: int = -1
    bonus: int = 0
    cancelled: bool = False

    def check(self) -> None:
        """Refuse a castle that cannot exist (MAG-2.7)."""
        if not -1 <= self.towers <= 4:
            raise ValueError(f"walls: towers must be -1 (no castle) to 4, not {self.towers}")
        if self.bonus < 0:
            raise ValueError(f"walls: negative number of Castle projects: {self.bonus}")


@dataclass
class Odds:
    """How a battle can end: the attacker's chance and what each side has left.

    The keys of the armies are (soldiers, tanks, airplanes); an army with 0 soldiers has lost, and
    the machines it still has are captured (MAG-8.1). The key of `towers_left` is -1 without castle.
    """

    chance: float
    attacker_left: dict[Troops, float]
    defender_left: dict[Troops, float]
    towers_left: dict[int, float]
    attacker_start: Troops
    defender_start: Troops

    def attacker_soldiers_lost(self) -> list[float]:
        """Chance of losing exactly k soldiers at index k, the landing loss included."""
        return _soldiers_lost(self.attacker_start, self.attacker_left)

    def defender_soldiers_lost(self) -> list[float]:
        """Chance of losing exactly k soldiers at index k."""
        return _soldiers_lost(self.defender_start, self.defender_left)

    def attacker_mean_losses(self) -> tuple[float, float, float]:
        """Mean soldiers (landing loss included), tanks and airplanes removed, captures apart."""
        return _mean_losses(self.attacker_start, self.attacker_left)

    def defender_mean_losses(self) -> tuple[float, float, float]:
        """Mean soldiers, tanks and airplanes removed, captures apart."""
        return _mean_losses(self.defender_start, self.defender_left)


def battle_odds(
    attacker: Army,
    defender: Army,
    walls: Walls,
    landing_loss: int = 0,
    double_explosion: bool = False,
    go: int = 0,
    made: int = 0,
    order: Sequence[int] = STANDARD,
) -> Odds:
    """The odds of a battle in standard play.

    `landing_loss` soldiers leave the attacker's army first (MAG-7.3.1). The side about to act is
    `go`, 0 for the attacker and 1 for the defender; `made` holds the assaults it has already made, or
    cannot make any more, in this go, and `order` the sequence in which it makes the others (MAG-R63).
    `double_explosion` is the option of MAG-15.2.
    """
    _check(attacker, defender, walls, landing_loss, go, made)
    field = _field(attacker, defender, walls, landing_loss)
    armies = [attacker, defender]
    rest: list[Stage] = []
    first = go
    if made or order != STANDARD:
        rest = _go(field, armies, go, double_explosion, made, order)
        first = 1 - go
    ring = _go(field, armies, first, double_explosion)
    ring += _go(field, armies, 1 - first, double_explosion)
    odds = Odds(0.0, {}, {}, {}, _troops(attacker), _troops(defender))
    _gather(odds, field, walls, _ends(field, rest + ring, len(rest)))
    return odds


def _check(attacker: Army, defender: Army, walls: Walls, landing_loss: int, go: int, made: int) -> None:
    attacker.check("attacker")
    defender.check("defender")
    walls.check()
    if landing_loss < 0:
        raise ValueError(f"negative landing loss: {landing_loss}")
    if go not in (0, 1):
        raise ValueError(f"go must be 0 (attacker) or 1 (defender), not {go}")
    possible = INFANTRY | TANKS | AIRPLANES | (AUTOMATA if go == 1 else 0)
    if made & ~possible:
        raise ValueError(f"assaults made: {made} holds some that the acting side does not have")


def _field(attacker: Army, defender: Army, walls: Walls, landing_loss: int) -> Field:
    start = [max(0, attacker.soldiers - landing_loss), attacker.tanks, attacker.airplanes]
    start += [defender.soldiers, defender.tanks, defender.airplanes]
    start += [max(0, walls.towers), int(walls.towers >= 0 and not walls.cancelled)]
    return Field(start, walls.bonus, attacker.bombards)


def _go(
    field: Field,
    armies: list[Army],
    side: int,
    double_explosion: bool,
    made: int = 0,
    order: Sequence[int] = STANDARD,
) -> list[Stage]:
    """The stages of one go in their order, without the assaults already made."""
    own = DEFENDER if side == 1 else ATTACKER
    army, enemy = armies[side], armies[1 - side]
    stages: list[Stage] = []
    for assault in order:
        if made & assault:
            continue
        if assault == AIRPLANES and army.airplanes:
            if enemy.culverin and enemy.airplanes:
                stages.append(Interception(field, own, AIRPLANE))
            stages.append(Airplanes(field, own, army.gyroscopes, army.paratrooper))
        elif assault == TANKS and army.tanks:
            if enemy.bomb and enemy.airplanes:
                stages.append(Interception(field, own, TANK))
            for unfired in range(army.tanks, 0, -1):
                stages.append(Shot(field, own, unfired, army.tank_dice, army.tank_hits, double_explosion))
        elif assault == AUTOMATA and own == DEFENDER and army.automaton and field.start[TOWERS]:
            stages.append(Automata(field, own))
        elif assault == INFANTRY:
            stages.append(Infantry(field, own, army.grapeshots, army.wagons, army.cannons))
    return stages


def _ends(field: Field, stages: list[Stage], entry: int) -> dict[int, float]:
    """The chance of each final loss. The first `entry` stages finish a go; the others repeat."""
    size = len(stages)
    rows: dict[int, list[float]] = {0: [1.0] + [0.0] * (size - 1)}
    queue: list[int] = [0]
    ends: dict[int, float] = {}
    while queue:
        losses = heappop(queue)
        row = rows.pop(losses)
        pieces = field.pieces(losses)
        if pieces[ATTACKER] == 0 or pieces[DEFENDER] == 0:
            ends[losses] = sum(row)
            continue
        rolls = [stage.outcomes(pieces) for stage in stages]
        _settle(row, rolls, entry)
        for i in range(size):
            if row[i] > 0.0:
                after = i + 1 if i + 1 < size else entry
                _spread(rows, queue, losses, rolls[i].changes, row[i], after, size)
    return ends


def _settle(row: list[float], rolls: list[Outcomes], entry: int) -> None:
    """Turn the chance that enters each stage of one position into the chance to act there.

    What passes the whole ring without change enters it again: 1 + c + c^2 + ... times.
    """
    last = len(row) - 1
    for i in range(entry):
        row[i + 1] += row[i] * rolls[i].stay
    wrap = 0.0
    unchanged = 1.0
    for i in range(entry, last + 1):
        stay = rolls[i].stay
        wrap = (wrap + row[i]) * stay
        unchanged *= stay
    row[entry] += wrap / (1.0 - unchanged)
    for i in range(entry, last):
        row[i + 1] += row[i] * rolls[i].stay


def _spread(
    rows: dict[int, list[float]],
    queue: list[int],
    losses: int,
    changes: list[tuple[int, float]],
    mass: float,
    after: int,
    size: int,
) -> None:
    """Carry the chance of acting in one stage to the positions its roll leads to."""
    for more, chance in changes:
        position = losses + more
        row = rows.get(position)
        if row is None:
            row = [0.0] * size
            rows[position] = row
            heappush(queue, position)
        row[after] += mass * chance


def _gather(odds: Odds, field: Field, walls: Walls, ends: dict[int, float]) -> None:
    for losses, chance in ends.items():
        left = field.pieces(losses)
        attacker: Troops = (left[0], left[1], left[2])
        defender: Troops = (left[3], left[4], left[5])
        towers = left[TOWERS] if walls.towers >= 0 else -1
        if left[DEFENDER] == 0:
            odds.chance += chance
        odds.attacker_left[attacker] = odds.attacker_left.get(attacker, 0.0) + chance
        odds.defender_left[defender] = odds.defender_left.get(defender, 0.0) + chance
        odds.towers_left[towers] = odds.towers_left.get(towers, 0.0) + chance


def _troops(army: Army) -> Troops:
    return army.soldiers, army.tanks, army.airplanes


def _soldiers_lost(start: Troops, left: dict[Troops, float]) -> list[float]:
    lost = [0.0] * (start[0] + 1)
    for troops, chance in left.items():
        lost[start[0] - troops[0]] += chance
    return lost


def _mean_losses(start: Troops, left: dict[Troops, float]) -> tuple[float, float, float]:
    lost = [
        sum(chance * (had - troops[kind]) for troops, chance in left.items())
        for kind, had in enumerate(start)
    ]
    return lost[0], lost[1], lost[2]
