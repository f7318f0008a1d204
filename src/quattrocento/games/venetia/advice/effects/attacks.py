"""Attacks: what Battle tokens bring, over all that may be drawn (VNZ-13 to VNZ-15)."""

from collections.abc import Callable
from itertools import product
from typing import NamedTuple

from quattrocento.games.venetia.advice.effects.outcomes import FirstOf, Outcome, compared
from quattrocento.games.venetia.components.typed import PLUNDER, THREAT
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.battles import Condottieri, Stradioti, name_colony, sink_fleets
from quattrocento.games.venetia.rules.colonies import place_influence
from quattrocento.games.venetia.rules.scoring import hold_scorings
from quattrocento.games.venetia.rules.threats import further_threats
from quattrocento.kernel.effect import Effect, changes, happens
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying


class Draw(NamedTuple):
    """What may be drawn: how likely each sum of values is, and the icons among the tokens."""

    values: dict[int, float]
    plunder: float
    """The chance of an icon of plunder."""
    plunders: int
    """How many of them may come at once."""
    threat: float
    """The chance of a Threat icon."""


def draw(position: Venetia, number: int) -> Draw:
    """So many of the Battle tokens that are left (VNZ-15.4, VNZ-23.11)."""
    left = list(position.components.battle_copies)
    for token in position.drawn:
        left[token] -= 1
    chances: dict[tuple[int, ...], float] = {}
    for tokens in product(range(len(left)), repeat=number):
        chance, pool = 1.0, left[:]
        for token in tokens:
            chance *= max(0, pool[token]) / max(1, sum(pool))
            pool[token] -= 1
        if chance:
            chances[tokens] = chance
    return _drawn(position, chances)


def _drawn(position: Venetia, chances: dict[tuple[int, ...], float]) -> Draw:
    values: dict[int, float] = {}
    plunder = threat = 0.0
    plunders = 0
    for tokens, chance in chances.items():
        worth = sum([position.components.battle_value[token] for token in tokens])
        values[worth] = values.get(worth, 0.0) + chance
        icons = [position.components.battle_icon[token] for token in tokens]
        plunder += chance if PLUNDER in icons else 0.0
        plunders = max(plunders, icons.count(PLUNDER))
        threat += chance if THREAT in icons else 0.0
    return Draw(values, min(1.0, plunder), plunders, min(1.0, threat))


def known(position: Venetia, token: int) -> Draw:
    """A token that lies there already."""
    return _drawn(position, {(token,): 1.0})


# ---- by verb


def attack(position: Venetia, seat: int, colony: int, drawn: Draw) -> list[Effect]:
    """A colony is named, Influence follows the token (VNZ-13.1 to VNZ-13.3)."""
    base = _named(position)
    in_actions = position.stack[-1].name == "actions"
    base.ap -= int(in_actions)
    name_colony(base, seat, colony)
    clause = "VNZ-13.2" if in_actions else "VNZ-23.11"
    asked = in_actions and bool(position.redraw or position.stradioti)
    struck = _outcomes(base, drawn, lambda after, value: _strike(after, seat, colony, value))
    if not asked:
        return compared(position, seat, struck, {"influence": clause}) + icons(position, seat, drawn)
    now = compared(position, seat, [Outcome(1.0, base, base.events or [])])
    return (
        now
        + compared(base, seat, _without(struck, base), {"influence": clause}, later=True)
        + (icons(position, seat, drawn, later=True))
    )


def engage(position: Venetia, seat: int, sea: int, drawn: Draw) -> list[Effect]:
    """Fleets are attacked: VP tokens, and Influence in an emptied sea (VNZ-14.1 to VNZ-14.4)."""
    base = _named(position)
    base.ap -= 1
    sunk = _outcomes(base, drawn, lambda after, value: _sink(after, seat, sea, value))
    clauses = {"influence": "VNZ-14.3"}
    if not position.redraw:
        return compared(position, seat, sunk, clauses) + icons(position, seat, drawn)
    now = compared(position, seat, [Outcome(1.0, base, [])])
    return now + compared(base, seat, sunk, clauses, later=True) + icons(position, seat, drawn, later=True)


def answer(position: Venetia, seat: int, move: Move) -> list[Effect]:
    """The token that lies there, or another; the Stradiot Horsemen, or not (VNZ-23.10, VNZ-23.14)."""
    step = position.stack[-1]
    assert isinstance(step, Condottieri | Stradioti)
    drawn = draw(position, 1) if move[0] == "redraw" else known(position, step.token)
    base = _named(position)
    colony, sea = step.colony, step.sea if isinstance(step, Condottieri) else NONE
    more = position.stradioti if move[0] == "reinforce" else 0
    if colony == NONE:
        outcomes = _outcomes(base, drawn, lambda after, value: _sink(after, seat, sea, value))
    else:
        outcomes = _outcomes(base, drawn, lambda after, value: _strike(after, seat, colony, value + more))
    clauses = {"influence": "VNZ-14.3" if colony == NONE else "VNZ-13.2"}
    told = compared(position, seat, outcomes, clauses) + icons(position, seat, drawn)
    if move[0] == "redraw":
        told.append(happens("", Saying("effect-must-use", "VNZ-23.10")))
    return told


def icons(position: Venetia, seat: int, drawn: Draw, later: bool = False) -> list[Effect]:
    """Plunder and Threat cards (VNZ-15.2, VNZ-15.3)."""
    found: list[Effect] = []
    if drawn.plunder:
        found += plundered(position, seat, drawn.plunders, drawn.plunder, later)
    cards = further_threats(position)
    if drawn.threat and cards:
        saying = Saying("effect-threats", "VNZ-15.3", cards=cards)
        found.append(happens("", saying, chance=drawn.threat))
    return found


def plundered(
    position: Venetia, seat: int, number: int, chance: float = 1.0, later: bool = False
) -> list[Effect]:
    """Cards that are cashed at once; in the basic rules they go to the hand (VNZ-15.2, VNZ-24.4)."""
    if not (any(position.deck) or any(position.discarded)):  # VNZ-7.10
        return []
    if position.rules.basic:
        least = 1 if number == 1 or chance < 1.0 else 0
        return [changes("cards", seat, least, number, "VNZ-24.4", chance=chance, later=later)]
    if not position.ducat_supply(seat):
        return []
    values = position.components.card_value
    most = number * max(values)
    return [changes("ducats", seat, min(values), most, "VNZ-15.2", chance=chance, later=True)]


# ---- playing it out


def _named(position: Venetia) -> Venetia:
    base = position.copy()
    base.events = []
    return base


def _outcomes(base: Venetia, drawn: Draw, carry_out: Callable[[Venetia, int], None]) -> list[Outcome]:
    found: list[Outcome] = []
    for value, chance in drawn.values.items():
        after = base.copy()
        after.events = [*(base.events or [])]
        carry_out(after, value)
        found.append(Outcome(chance, after, after.events))
    return found


def _without(outcomes: list[Outcome], base: Venetia) -> list[Outcome]:
    """The outcomes without what has happened in the base already."""
    told = len(base.events or [])
    return [Outcome(chance, after, events[told:]) for chance, after, events in outcomes]


def _strike(after: Venetia, seat: int, colony: int, value: int) -> None:
    place_influence(after, seat, colony, value)
    hold_scorings(after)


def _sink(after: Venetia, seat: int, sea: int, value: int) -> None:
    sink_fleets(after, seat, sea, value + after.sea_bonus, FirstOf())
    hold_scorings(after)
