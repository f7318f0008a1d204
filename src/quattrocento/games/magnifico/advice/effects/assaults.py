"""The choices in a battle as effects: losses, captures, and the chance that it ends (MAG-7.3)."""

from collections.abc import Sequence

from quattrocento.games.magnifico.advice.dice_tables import (
    AIRPLANE,
    ATTACKER,
    DEFENDER,
    TANK,
    TOWERS,
    WALLS,
)
from quattrocento.games.magnifico.advice.effects.battle import Chances, Fray, Pieces, rolled
from quattrocento.games.magnifico.advice.effects.trial import ROUND_CLAUSES, AnyCard, Trial, round_effects
from quattrocento.games.magnifico.advice.effects.turn import plain
from quattrocento.games.magnifico.advice.war_odds import can_forecast
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.battle.assaults import (
    battle_of,
    remove_airplanes,
    remove_soldiers,
    remove_tanks,
    settled,
)
from quattrocento.kernel.effect import Effect, changes, happens
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying

_CLAUSES = {
    "infantry": "MAG-7.4.2",
    "cannons": "MAG-13.14",
    "fire": "MAG-7.5.4",
    "fly": "MAG-7.6.3",
    "automata": "MAG-13.10",
    "paratrooper": "MAG-13.5",
    "intercept": "MAG-7.6.2",
}
_NEARLY = 1e-9
_MACHINES = ("tanks", "airplanes")
# The machines that the dice of a verb may take; others change hands only with the battle.
_THROWN = {
    "fire": ("tanks",),
    "fly": ("airplanes",),
    "paratrooper": ("airplanes",),
    "intercept": ("airplanes",),
}
# What the dice of a verb may take from the enemy besides soldiers.
_THEIRS = {"intercept": _MACHINES, "cannons": ("towers",)}


def assault(trial: Trial, fray: Fray, move: Move) -> list[Effect]:
    """What the dice of an option may bring; ``later`` where the enemy or the mover is asked before."""
    chances, later = rolled(fray, move)
    clause = _CLAUSES[move[0]]
    told = ends(fray, chances, later) + opened(fray, chances)
    deltas = [fray_changes(fray, left, fray.own) for left in chances]
    told += ranges(fray.seat, deltas, ("soldiers",), clause, later)
    after_all = [] if later else round_may_end(trial, fray, chances)
    if not after_all:  # else the enemy may recruit before anybody chooses again
        theirs = [fray_changes(fray, left, DEFENDER - fray.own) for left in chances]
        names = ("soldiers", *_THEIRS.get(move[0], ()))
        told += ranges(fray.enemy, theirs, names, clause, later, own=False)
    thrown = _THROWN.get(move[0], ())
    told += ranges(fray.seat, deltas, thrown, clause, later)
    told += ranges(fray.seat, deltas, [name for name in _MACHINES if name not in thrown], "MAG-8.1", later)
    return told + ranges(fray.seat, deltas, ("castles", "towers"), "MAG-7.3.11", later) + after_all


def leaving(trial: Trial, fray: Fray, move: Move) -> list[Effect]:
    """A choice of a battle without dice: its go, an assault or the battle itself is left."""
    battle = fray.battle
    if move[0] == "retreat":
        about = {"territory": battle.target, "origin": battle.origin}
        told = [happens("retreated", Saying("effect-retreat", "MAG-7.3.13", **about))]
    elif move[0] == "stop":
        told = [happens("", Saying("effect-unfired", "MAG-7.5.6", count=battle.unfired))]
    elif move[0] == "end":
        told = [happens("", Saying("effect-their-go", "MAG-7.3.2", seat=fray.enemy))]
    else:
        told = []
    tried = trial.play(move)
    return told + plain(trial, tried, move[0]) + round_effects(trial, tried)


def ends(fray: Fray, chances: Chances, later: bool) -> list[Effect]:
    """The territory falls or is held for good with this roll (MAG-7.3.10, MAG-7.3.11)."""
    target = fray.battle.target
    won = sum(chance for left, chance in chances.items() if _fallen(left))
    held = sum(chance for left, chance in chances.items() if left[ATTACKER] == 0)
    attacking = fray.own == ATTACKER
    known = can_forecast(fray.position.components)
    told: list[Effect] = []
    if won:
        name = "effect-falls" if attacking else "effect-lost"
        saying = Saying(name, "MAG-7.3.11", territory=target)
        told.append(_ending(fray, saying, "conquered", won if known else 0.5, later, known))
        told[-1].account, told[-1].seats = "territories", (fray.seat,)
        told[-1].least = told[-1].most = 1 if attacking else -1
    if held:
        name = "effect-army-lost" if attacking else "effect-repelled"
        saying = Saying(name, "MAG-7.3.10", territory=target)
        told.append(_ending(fray, saying, "repelled", held if known else 0.5, later, known))
    return told


def opened(fray: Fray, chances: Chances) -> list[Effect]:
    """The chance that a paratrooper opens the castle (MAG-13.5)."""
    likely = sum(chance for left, chance in chances.items() if left[WALLS] < fray.start[WALLS])
    if not likely or not can_forecast(fray.position.components):
        return []
    return [happens("", Saying("effect-castle-opens", "MAG-13.5"), chance=likely)]


def _ending(fray: Fray, saying: Saying, event: str, chance: float, later: bool, known: bool) -> Effect:
    likely = 1.0 if chance > 1.0 - _NEARLY else chance
    if known:
        told = happens("" if later else event, saying, chance=likely)
    else:
        # Dice of a component pack: it may happen, and nobody has counted how often.
        told = Effect(Saying("effect-may-be", saying.clause, effect=saying), chance=likely)
    told.later = later
    told.marks = (("territory", fray.battle.target),)
    return told


def fray_changes(fray: Fray, left: Pieces, own: int) -> dict[str, int]:
    """By how much the accounts of a side change if this is left, captures included (MAG-8.1)."""
    position, target = fray.position, fray.battle.target
    lost = [after - before for after, before in zip(left, fray.start, strict=True)]
    change = {"soldiers": lost[own], "tanks": lost[own + TANK], "airplanes": lost[own + AIRPLANE]}
    sign = 1 if own == ATTACKER else -1
    if left[ATTACKER] == 0:
        # Machines of the attacker who lost pass to the defender.
        change["tanks"] -= sign * left[ATTACKER + TANK]
        change["airplanes"] -= sign * left[ATTACKER + AIRPLANE]
    elif _fallen(left):
        tanks = position.tanks[target] + lost[DEFENDER + TANK]
        airplanes = position.airplanes[target] + lost[DEFENDER + AIRPLANE]
        change["tanks"] += sign * tanks
        change["airplanes"] += sign * airplanes
        if position.castled >> target & 1:
            change["castles"] = sign
            change["towers"] = sign * left[TOWERS]
    if own == DEFENDER and not _fallen(left):
        change["towers"] = lost[TOWERS]
    return change


def ranges(
    seat: int,
    deltas: Sequence[dict[str, int]],
    names: Sequence[str],
    clause: str,
    later: bool,
    own: bool = True,
) -> list[Effect]:
    """The smallest and the largest change of each of these accounts."""
    told: list[Effect] = []
    for name in names:
        numbers = [delta.get(name, 0) for delta in deltas]
        least, most = min(numbers), max(numbers)
        if least or most:
            told.append(changes(name, seat, least, most, clause, later=later, own=own))
    return told


def _fallen(left: Pieces) -> bool:
    """MAG-7.3.9: the attacker's last soldier is looked at first."""
    return left[DEFENDER] == 0 and left[ATTACKER] > 0


def round_may_end(trial: Trial, fray: Fray, chances: Chances) -> list[Effect]:
    """Where the battle may be the last thing of the round: the scoring, income and recruits after it.

    A turn in which nothing is left to do ends by itself (MAG-5.4.4).
    """
    most: dict[str, int] = {}
    for conquered in (True, False):
        if any(_fallen(left) if conquered else left[ATTACKER] == 0 for left in chances):
            if conquered not in fray.after:
                fray.after[conquered] = _after_battle(trial, conquered)
            for name, number in fray.after[conquered].items():
                most[name] = max(most.get(name, 0), number)
    return [
        changes(name, trial.seat, 0, number, ROUND_CLAUSES[name]) for name, number in most.items() if number
    ]


def _after_battle(trial: Trial, conquered: bool) -> dict[str, int]:
    """What the end of the round brings to the mover if the battle ends so; nothing if the turn goes on.

    As little as possible is left of both armies: then the turn is likeliest to be over.
    """
    after = trial.before.copy()
    after.events = []
    battle = battle_of(after)
    _strip(after, conquered)
    settled(after, battle)
    while after.stack[-1].name != "turn":
        after.stack.pop()
    after.settle(AnyCard())
    if after.round == trial.before.round and after.result is None:
        return {}
    gained = trial.compared(after).by_round
    gained["soldiers"] = after.own[trial.seat].bit_count()
    return gained


def _strip(position: Magnifico, conquered: bool) -> None:
    battle = battle_of(position)
    target, attacker, defender = battle.target, battle.attacker, battle.defender
    remove_soldiers(position, battle, attacker, battle.soldiers - (1 if conquered else 0))
    if conquered:
        remove_soldiers(position, battle, defender, position.soldiers[target])
    remove_tanks(position, battle, attacker, battle.tanks)
    remove_airplanes(position, battle, attacker, battle.airplanes)
    remove_tanks(position, battle, defender, position.tanks[target])
    remove_airplanes(position, battle, defender, position.airplanes[target])
