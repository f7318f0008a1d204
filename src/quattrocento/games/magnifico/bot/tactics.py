"""What a sensible player weighs at each step, and how he goes on with a choice half made."""

from collections.abc import Sequence
from typing import Final

from quattrocento.games.magnifico.bot.bidding import best_bid
from quattrocento.games.magnifico.bot.evaluation import battle_chance
from quattrocento.games.magnifico.bot.movement_choice import movements, targets
from quattrocento.games.magnifico.bot.strength import (
    CERTAIN,
    arms_of,
    castle_level,
    lead,
    return_fire,
    strike,
)
from quattrocento.games.magnifico.bot.threats import Threats, prize_of
from quattrocento.games.magnifico.components.sequences import SEQUENCES
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.auction import Bids
from quattrocento.games.magnifico.rules.battle.airplanes import Paratrooper
from quattrocento.games.magnifico.rules.battle.assaults import (
    AIRPLANES_MADE,
    AUTOMATA_MADE,
    INFANTRY_MADE,
    TANKS_MADE,
    battle_of,
)
from quattrocento.games.magnifico.rules.battle.battle import Go
from quattrocento.games.magnifico.rules.battle.infantry import Cannons
from quattrocento.games.magnifico.rules.battle.interception import Intercept
from quattrocento.games.magnifico.rules.battle.tanks import FireAgain, tank_dice
from quattrocento.games.magnifico.rules.recruitment import Recruit
from quattrocento.games.magnifico.rules.turn.invasion import Invade
from quattrocento.games.magnifico.rules.turn.movement import Movements
from quattrocento.games.magnifico.rules.turn.muster import Muster
from quattrocento.games.magnifico.rules.turn.turn import Turn
from quattrocento.games.magnifico.rules.turn.war import Attack, landing_loss
from quattrocento.games.magnifico.rules.verbs import AUTOMATA, END, FIRE, RETREAT, STOP
from quattrocento.kernel.move import Move

# MAG-5.4.2; troops are moved when the wars are over, and a castle ends the turn.
ORDER: Final = (
    ("field",),
    ("tank", "airplane"),
    ("tower",),
    ("invade",),
    ("attack",),
    ("move",),
    ("castle", "pass"),
)
PREFERRED: Final = (AUTOMATA_MADE, AIRPLANES_MADE, TANKS_MADE, INFANTRY_MADE)
FAIR_CHANCE: Final = 0.55
CANDIDATES: Final = 5
SAFE_DICE: Final = 2
LEFT_BEHIND: Final = 0.5
DOOMED: Final = -99.0
JUMPERS: Final = 3

Groups = Sequence[Sequence[Move]]


def considered(position: Magnifico, seat: int, options: Sequence[Move]) -> Groups:
    """The options worth weighing, in the order in which a sensible player decides."""
    step = position.stack[-1]
    if isinstance(step, Turn):
        return turn_groups(position, seat, options)
    if isinstance(step, Go):
        return ((assault(position, seat, options),),)
    if isinstance(step, FireAgain):
        return ((FIRE if worth_firing(position, seat) else STOP,),)
    if isinstance(step, (Intercept, Cannons)):
        return (options[-1:],)
    if isinstance(step, Paratrooper):
        return ((options[battle_of(position).soldiers >= JUMPERS],),)
    if isinstance(step, Muster):
        return (muster_options(position, step, options),)
    if isinstance(step, Movements):
        return (movements_options(position, seat, options),)
    if isinstance(step, Bids):
        return ((("bid", best_bid(position, seat, [bid for _, bid in options])),),)
    if isinstance(step, Recruit):
        return (sorted(options, key=lambda move: -exposure(position, seat, move[1]))[:CANDIDATES],)
    return (options,)


def turn_groups(position: Magnifico, seat: int, options: Sequence[Move]) -> list[list[Move]]:
    """The menu of a turn step by step, without hopeless wars."""
    groups: list[list[Move]] = []
    for verbs in ORDER:
        group = [move for move in options if move[0] in verbs]
        if verbs[0] == "attack" and group:
            threats = Threats(position)
            group = [move for move in group if threats.chance(move[1], seat) >= FAIR_CHANCE]
        elif verbs[0] == "castle":
            sites = sorted(group[:-1], key=lambda move: site(position, seat, move[1]))
            group = [*sites[:CANDIDATES], group[-1]]
        if group:
            groups.append(group)
    return groups


def exposure(position: Magnifico, seat: int, territory: int) -> float:
    """How many enemies stand around a territory."""
    enemies = ~(position.own[seat] | position.free)
    by_land = (position.components.land[territory] & enemies).bit_count()
    return by_land + 0.3 * (position.components.sea[territory] & enemies).bit_count()


def site(position: Magnifico, seat: int, territory: int) -> float:
    """How bad a place is for a castle."""
    return exposure(position, seat, territory) - position.soldiers[territory] / 2


# ---- battles


def assault(position: Magnifico, seat: int, options: Sequence[Move]) -> Move:
    """The next assault: what risks nothing first, then airplanes, tanks and infantry, with all pieces."""
    if AUTOMATA in options:
        return AUTOMATA
    if RETREAT in options:
        return RETREAT
    sequences = [move for move in options if move[0] == "sequence"]
    if sequences:
        return min(sequences, key=lambda move: [PREFERRED.index(bit) for bit in SEQUENCES[move[1]]])
    flying = [move for move in options if move[0] == "fly"]
    if flying:
        return flying[-1]
    if FIRE in options and worth_firing(position, seat):
        return FIRE
    marching = [move for move in options if move[0] == "infantry"]
    if marching:
        return marching[-1]
    return END if END in options else options[0]


def worth_firing(position: Magnifico, seat: int) -> bool:
    """Tanks with few dice never blow up; others are spared when the battle is as good as won."""
    if tank_dice(position, seat) <= SAFE_DICE:
        return True
    battle = battle_of(position)
    without = position.copy()
    spared = battle_of(without)
    if seat == battle.attacker:
        spared.tanks = 0
        return battle_chance(without, spared) < 0.9
    without.set_tanks(battle.target, 0)
    return battle_chance(without, spared) > 0.1


# ---- musters and movements


def muster_options(position: Magnifico, step: Muster, options: Sequence[Move]) -> Sequence[Move]:
    asked = step.asking()
    if asked == "from":
        return sorted(options, key=lambda move: -fitness(position, step, move[1]))[:CANDIDATES]
    if asked == "to":
        best = targets(position, step.seat, step.origin)[:CANDIDATES]
        return [move for move in options if move[1] in best]
    if asked == "soldiers":
        if isinstance(step, Attack):
            return options[-4:]
        middle = len(options) // 2
        return sorted({*options[:2], options[middle], *options[-2:]})
    return sorted({options[0], options[-1]})


def fitness(position: Magnifico, step: Muster, origin: int) -> float:
    """How good a place is to send an army or settlers from."""
    if not isinstance(step, Attack):
        return position.soldiers[origin] - exposure(position, step.seat, origin)
    soldiers = min(position.components.max_attack_soldiers, position.soldiers[origin] - 1)
    defender = position.owner[step.target]
    if not position.components.land[step.target] >> origin & 1:
        soldiers -= landing_loss(position, step.seat, defender)
        if soldiers <= 0:  # R20
            return DOOMED
    guard, arms = arms_of(position, defender), arms_of(position, step.seat)
    level = castle_level(position, guard, step.target)
    kills = strike(arms, soldiers, position.tanks[origin], position.airplanes[origin], level)
    fire = return_fire(position, guard, step.target)
    ahead = lead(kills, soldiers, fire, position.soldiers[step.target])
    return min(ahead, CERTAIN) - LEFT_BEHIND * prize_of(position, origin)


def movements_options(position: Magnifico, seat: int, options: Sequence[Move]) -> list[Move]:
    found = [("from", origin) for _, origin, _ in movements(position, seat)[:CANDIDATES]]
    if STOP in options:
        found.append(STOP)
    return found


def completion(position: Magnifico, seat: int) -> Move | None:
    """How to go on with an invasion, an attack or a movement that is not complete."""
    if not position.stack:
        return None
    step = position.stack[-1]
    if step.seat != seat:
        return None
    if isinstance(step, Movements) and not position.movements:
        return ("from", movements(position, seat)[0][1])
    if not isinstance(step, Muster):
        return None
    options = position.options(seat)
    asked = step.asking()
    if asked == "from":
        return max(options, key=lambda move: fitness(position, step, move[1]))
    if asked == "to":
        return ("to", targets(position, seat, step.origin)[0])
    if asked == "soldiers" and isinstance(step, Invade):
        return options[len(options) // 2]
    return options[-1]
