"""The choices of a turn: projects, machines, towers, castles, invasions, movements (MAG-5.4)."""

from collections.abc import Mapping
from typing import Final

from quattrocento.games.magnifico.advice.effects.trial import Trial, Tried, round_effects
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.income import income
from quattrocento.games.magnifico.rules.scoring import round_points
from quattrocento.games.magnifico.rules.turn.invasion import Invade
from quattrocento.games.magnifico.rules.turn.muster import Muster
from quattrocento.kernel.effect import Effect, changes, closing, ending_turn, happens
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying

# The clause behind each account that a verb changes.
CLAUSES: Final[Mapping[str, Mapping[str, str]]] = {
    "place": {
        "florins": "MAG-4.8",
        "territories": "MAG-4.8",
        "castles": "MAG-4.8",
        "soldiers": "MAG-4.8",
    },
    "recruit": {"soldiers": "MAG-5.2.4"},
    "field": {
        "florins": "MAG-5.41.1",
        "points": "MAG-10.10",
        "archive": "MAG-5.41.1",
        "fielded": "MAG-5.41.3",
    },
    "tank": {"florins": "MAG-5.42.4", "points": "MAG-10.7", "tanks": "MAG-5.42.1"},
    "airplane": {"florins": "MAG-5.42.4", "points": "MAG-10.7", "airplanes": "MAG-5.42.1"},
    "tower": {"florins": "MAG-5.43.1", "points": "MAG-10.8", "towers": "MAG-5.43.1"},
    "castle": {"florins": "MAG-5.47.1", "castles": "MAG-5.47.1"},
    "invade": {"florins": "MAG-5.44.1", "territories": "MAG-5.44.4"},
    "attack": {"florins": "MAG-5.45.1", "soldiers": "MAG-7.3.1"},
    "scrap_tank": {"tanks": "MAG-15.3"},
    "scrap_airplane": {"airplanes": "MAG-15.3"},
}
_ANY: Final = "MAG-5.4.2"

# MAG-5.4.3: what a verb closes, a group of verbs a sign.
_FIELDING: Final = ("field",)
_MACHINES: Final = ("tank", "airplane")
_TOWERS: Final = ("tower",)
_INVADING: Final = ("invade",)
_EARLIER: Final[Mapping[str, tuple[tuple[str, ...], ...]]] = {
    "tank": (_FIELDING,),
    "airplane": (_FIELDING,),
    "tower": (_FIELDING, _MACHINES),
    "invade": (_FIELDING, _MACHINES, _TOWERS),
    "attack": (_FIELDING, _MACHINES, _TOWERS, _INVADING),
}
_CLOSED: Final = {
    _FIELDING: "effect-closes-fielding",
    _MACHINES: "effect-closes-machines",
    _TOWERS: "effect-closes-towers",
    _INVADING: "effect-closes-invading",
}


def plain(trial: Trial, tried: Tried, verb: str) -> list[Effect]:
    """The accounts that a move changes by itself, each with the clause that says so."""
    clauses = CLAUSES.get(verb, {})
    return [
        changes(name, trial.seat, number, clause=clauses.get(name, _ANY))
        for name, number in tried.by_move.items()
    ]


def closed(trial: Trial, verb: str) -> list[Effect]:
    """The earlier steps of the turn that an action closes, as far as they are still open (MAG-5.4.3)."""
    told: list[Effect] = []
    for verbs in _EARLIER.get(verb, ()):
        if trial.verbs.intersection(verbs):
            told.append(closing(verbs, Saying(_CLOSED[verbs], "MAG-5.4.3")))
    return told


def in_turn(trial: Trial, move: Move) -> list[Effect]:
    """An action of the turn that throws no dice."""
    verb, noun = move
    tried = trial.play(move)
    told = plain(trial, tried, verb)
    if verb == "invade" and not told:
        told += promised(trial, noun)
    if verb in ("field", "tower", "castle", "invade"):
        told += lasting(trial, hoped(tried.after, trial, noun) if verb == "invade" else tried.after)
    if verb == "move":
        told.append(closing(("move",), Saying("effect-movements-now", "MAG-5.46.2")))
    told += closed(trial, verb)
    if verb in ("pass", "castle"):
        told.append(ending_turn("MAG-5.47.3" if verb == "castle" else "MAG-5.4.4"))
    return told + round_effects(trial, tried)


def promised(trial: Trial, target: int) -> list[Effect]:
    """What an invasion costs and brings once its army is chosen (MAG-5.44.1, MAG-5.44.4)."""
    cost = trial.before.components.invade_cost
    return [
        changes("florins", trial.seat, -cost, clause="MAG-5.44.1", later=True),
        changes(
            "territories",
            trial.seat,
            1,
            clause="MAG-5.44.4",
            later=True,
            marks=[("territory", target)],
        ),
    ]


def hoped(after: Magnifico, trial: Trial, target: int) -> Magnifico:
    """The table as it will be when the territory is invaded."""
    if after.owner[target] != trial.seat:
        after = after.copy()
        after.take(target, trial.seat)
    return after


def lasting(trial: Trial, after: Magnifico) -> list[Effect]:
    """What changes in each coming round: points at the scoring, income (MAG-10, MAG-5.1.2)."""
    before, seat = trial.before, trial.seat
    if after.result is not None or after.round != before.round:
        return []
    told: list[Effect] = []
    was, now = round_points(before)[seat], round_points(after)[seat]
    for part, clause in enumerate(("MAG-10.1", "MAG-10.2", "MAG-10.3", "MAG-10.4", "MAG-10.6")):
        more = now[part] - was[part]
        if more:
            told.append(happens("", Saying("effect-at-scoring", clause, amount=amount(more))))
    paid = income(after, seat) - income(before, seat)
    if paid:
        clause = "MAG-5.1.2" if after.field[seat] == before.field[seat] else "MAG-5.1.3"
        told.append(happens("", Saying("effect-income", clause, amount=amount(paid))))
    return told


def amount(number: int) -> Saying:
    """A number with its sign."""
    return Saying("amount-more", count=number) if number >= 0 else Saying("amount-less", count=-number)


def marching(trial: Trial, step: Muster, move: Move) -> list[Effect]:
    """A group that is put together for an invasion or a movement (MAG-5.44.2, MAG-9.2)."""
    verb, noun = move
    tried = trial.play(move)
    told: list[Effect] = []
    if isinstance(step, Invade):
        told += plain(trial, tried, "invade") or promised(trial, step.target)
    if verb == "soldiers":
        told.append(staying(trial, step, noun))
    return told + round_effects(trial, tried)


def staying(trial: Trial, step: Muster, soldiers: int) -> Effect:
    """How many soldiers are left where the group comes from."""
    clause = {"attack": "MAG-7.2.4", "invade": "MAG-5.44.3"}.get(step.name, "MAG-9.11")
    left = trial.before.soldiers[step.origin] - soldiers
    return happens("", Saying("effect-stay", clause, soldiers=left))


def movements(trial: Trial, move: Move) -> list[Effect]:
    """Which territory a movement leaves, or that no other is made (MAG-5.46.2)."""
    left = trial.before.components.moves_per_turn - trial.before.movements
    tried = trial.play(move)
    told: list[Effect] = []
    if move[0] == "stop" and left:
        told.append(happens("", Saying("effect-movements-lost", "MAG-5.46.2", count=left)))
    return told + round_effects(trial, tried)
