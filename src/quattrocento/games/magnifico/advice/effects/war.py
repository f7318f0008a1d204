"""A war that is declared and its army (MAG-5.45, MAG-7.1, MAG-7.2): what it costs, the chance to win it."""

from functools import lru_cache
from typing import Final

from quattrocento.games.magnifico.advice.effects.trial import Trial, Tried, round_effects
from quattrocento.games.magnifico.advice.effects.turn import closed, plain, staying
from quattrocento.games.magnifico.advice.odds import Army, Walls, battle_odds
from quattrocento.games.magnifico.advice.war_odds import War, can_forecast, strongest_attack
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.turn.war import Attack, landing_loss
from quattrocento.kernel.effect import Effect, changes, closing, happens
from quattrocento.kernel.move import Move
from quattrocento.kernel.places import members
from quattrocento.kernel.saying import Saying

# Larger battles take too long for a sign on each of many options; the forecast of one option has them.
_QUICK: Final = 400
_CERTAIN: Final = 1.0 - 1e-9

_ArmyKey = tuple[int | bool, ...]


def declared(trial: Trial, move: Move) -> list[Effect]:
    """War on a territory: the florins, the landing, the best chance, and what it closes."""
    target = move[1]
    tried = trial.play(move)
    idea = Attack(trial.seat, target)
    told = costs(trial, tried, idea, idea.origins(trial.before))
    told += chance(trial.before, best(trial.before, idea))
    told += closed(trial, "attack")
    components = trial.before.components
    if trial.before.wars + 1 == components.attacks_per_turn:
        told.append(closing(("attack",), Saying("effect-last-war", "MAG-5.45.2")))
    return told + round_effects(trial, tried)


def mustered(trial: Trial, step: Attack, move: Move) -> list[Effect]:
    """One answer more about the attacking army: from where, how many of each kind."""
    verb, noun = move
    tried = trial.play(move)
    values = {**step.values(), "origin" if verb == "from" else verb: noun}
    airplanes = values.pop("airplanes", None)
    army = Attack(**values)
    told = costs(trial, tried, army, 1 << army.origin)
    told += chance(trial.before, strongest_attack(trial.before, army, airplanes))
    if verb == "soldiers":
        told.append(staying(trial, step, noun))
    return told + round_effects(trial, tried)


def costs(trial: Trial, tried: Tried, army: Attack, origins: int) -> list[Effect]:
    """30 florins, and the soldiers lost in a landing: at once, or when the army is complete."""
    at_once = plain(trial, tried, "attack")
    if at_once:
        return at_once
    before, seat = trial.before, trial.seat
    told = [changes("florins", seat, -before.components.attack_cost, clause="MAG-5.45.1", later=True)]
    loss = landing_loss(before, seat, before.owner[army.target])
    if loss and not origins & before.components.land[army.target]:
        told.append(changes("soldiers", seat, -loss, clause="MAG-7.3.1", later=True))
    return told


def best(position: Magnifico, idea: Attack) -> War:
    """The attack with most soldiers, then machines, among those from all territories near."""
    wars = [
        strongest_attack(position, Attack(idea.seat, idea.target, origin))
        for origin in members(idea.origins(position))
    ]
    return max(wars, key=_strength)


def _strength(war: War) -> tuple[int, int]:
    army = war.attacking
    return army.soldiers - war.landing_loss, army.tanks + army.airplanes


def chance(position: Magnifico, war: War) -> list[Effect]:
    """How likely the territory falls to this army in standard play, where that is quickly told."""
    army = war.attacking
    if not can_forecast(position.components) or army.soldiers <= war.landing_loss or war.size() > _QUICK:
        return []
    likely = _chance(
        _key(army),
        _key(war.defending),
        (war.walls.towers, war.walls.bonus, war.walls.cancelled),
        war.landing_loss,
        war.double_explosion,
    )
    return [falls(war.target, min(likely, _CERTAIN))]


def falls(territory: int, likely: float) -> Effect:
    """A territory falls, sooner or later in this battle (MAG-7.3.11)."""
    saying = Saying("effect-falls", "MAG-7.3.11", territory=territory)
    return happens("", saying, chance=likely, marks=[("territory", territory)])


def _key(army: Army) -> _ArmyKey:
    return tuple(vars(army).values())


@lru_cache(maxsize=8192)
def _chance(
    attacking: _ArmyKey,
    defending: _ArmyKey,
    walls: tuple[int, int, bool],
    landing: int,
    double_explosion: bool,
) -> float:
    """The same garrisons are asked about again and again in a turn."""
    attacker, defender = Army(*attacking), Army(*defending)  # type: ignore[arg-type]
    return battle_odds(attacker, defender, Walls(*walls), landing, double_explosion).chance
