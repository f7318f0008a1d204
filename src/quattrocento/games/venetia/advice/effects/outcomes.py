"""What a choice may lead to: positions after it with their chances, held against the position before."""

from collections.abc import Mapping, Sequence, Set
from typing import Final, NamedTuple

from quattrocento.games.venetia.advice.accounts import ACCOUNTS
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.rules.phrases import EVENTS
from quattrocento.games.venetia.rules.scoring import (
    doge_points,
    monument_points,
    podesta_points,
    presence,
)
from quattrocento.kernel.effect import Effect, changes, happens
from quattrocento.kernel.event import Event
from quattrocento.kernel.fate import Bag, Die, Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying

_OF_OTHERS: Final = ("influence", "podesta")

_CLAUSES: Final[Mapping[str, str]] = {
    "action_points": "VNZ-8.2",
    "points": "VNZ-21.1",
    "podesta": "VNZ-16.4",
    "influence": "VNZ-1.5",
    "cards": "VNZ-7.6",
    "doge_tokens": "VNZ-6.1",
    "kept_tokens": "VNZ-6.2",
    "vp_tokens": "VNZ-14.4",
    "ducats": "VNZ-7.7",
    "monuments": "VNZ-20.1",
    "kingdoms": "VNZ-10.2",
}

# What is told of an event that a choice brings: the message and the clause.
_TOLD: Final[Mapping[str, tuple[str, str]]] = {
    "revolt": ("effect-revolt", "VNZ-16.2"),
    "sea_controlled": ("effect-control", "VNZ-9.7"),
    "venice_moved": ("effect-venice", "VNZ-18.2"),
    "enemies_moved": ("effect-enemies", "VNZ-18.3"),
    "scoring_began": ("effect-scoring", ""),
    "infamy_taken": ("effect-infamy", "VNZ-13.3"),
    "infamy_discarded": ("effect-infamy-gone", "VNZ-23.24"),
    "kingdom_placed": ("effect-kingdom", "VNZ-17.5"),
    "fleet_placed": ("effect-fleet", "VNZ-17.8"),
    "control_lost": ("effect-control-lost", "VNZ-17.9"),
    "monument_restored": ("effect-restored", "VNZ-23.21"),
}
_SCORINGS: Final = ("VNZ-18.4", "VNZ-18.5", "VNZ-18.6")


class Outcome(NamedTuple):
    """One way in which a choice may end: its chance, the position then, and what happened."""

    chance: float
    position: Venetia
    events: list[Event]


class FirstOf(Fate):
    """Fate for draws of which only the number matters: the first thing that is there."""

    def roll(self, die: Die, count: int) -> tuple[int, ...]:
        return (count, *(0 for _ in die.faces[1:]))

    def draw(self, bag: Bag, weights: list[int]) -> int:
        return next(number for number, weight in enumerate(weights) if weight > 0)


def played(position: Venetia, seat: int, move: Move) -> Outcome:
    """The move carried out up to the next question; nothing that chance decides may count."""
    after = position.copy()
    after.events = []
    after.play(seat, move, FirstOf())
    return Outcome(1.0, after, after.events)


def stands_for(position: Venetia, seat: int) -> int:
    """What the player would score with what lies open, whichever scoring is next (VNZ-21)."""
    return (
        presence(position, seat)
        + podesta_points(position, seat)
        + doge_points(position, seat)
        + monument_points(position, seat)
    )


def compared(
    before: Venetia,
    seat: int,
    outcomes: Sequence[Outcome],
    clauses: Mapping[str, str] = {},
    *,
    others: bool = True,
    later: bool = False,
) -> list[Effect]:
    """The effects by which these outcomes differ from the position before.

    ``clauses`` names others than the usual ones by account. ``others``: whether all that becomes of the
    others is known. ``later``: whether all this comes with a later choice.
    """
    named = {**_CLAUSES, **clauses}
    known = _CLAUSES.keys() if not later else [name for name in _CLAUSES if name != "action_points"]
    happened = {event.name for outcome in outcomes for event in outcome.events}
    found: list[Effect] = []
    for account in known:
        spread = _spread(before, seat, outcomes, account)
        if spread:
            clause = _clause(account, spread, happened, named)
            found.append(_change(account, (seat,), spread, clause, True, later))
    if "scoring_began" not in happened:
        found += _next_scoring(before, seat, outcomes)
    if others:
        found += _of_others(before, seat, outcomes, named, happened, later)
    return found + _events(outcomes, later)


Spread = dict[int, float]
"""By amount, how likely an account changes so much; empty where it never does."""


def _spread(before: Venetia, seat: int, outcomes: Sequence[Outcome], account: str) -> Spread:
    count = ACCOUNTS[account]
    had, spread = count(before, seat), Spread()
    for outcome in outcomes:
        change = count(outcome.position, seat) - had
        spread[change] = spread.get(change, 0.0) + outcome.chance
    return spread if len(spread) > 1 or 0 not in spread else {}


def _change(
    account: str, seats: tuple[int, ...], spread: Spread, clause: str, own: bool, later: bool
) -> Effect:
    if len(spread) == 2 and 0 in spread:
        amount, chance = next((amount, chance) for amount, chance in spread.items() if amount)
        return changes(account, seats, amount, amount, clause, chance=chance, later=later, own=own)
    return changes(account, seats, min(spread), max(spread), clause, later=later, own=own)


def _clause(account: str, spread: Spread, happened: Set[str], named: Mapping[str, str]) -> str:
    """Losses that a move brings upon itself have clauses of their own."""
    if account == "influence":
        if "sea_controlled" in happened:
            return "VNZ-9.7"
        if "revolt" in happened and min(spread) <= 0:
            return "VNZ-16.2"
    if account == "podesta" and max(spread) <= 0:
        return "VNZ-16.8"
    if account in ("kept_tokens", "vp_tokens") and "scoring_began" in happened:
        return "VNZ-21.7"
    return named[account]


def _of_others(
    before: Venetia,
    seat: int,
    outcomes: Sequence[Outcome],
    named: Mapping[str, str],
    happened: Set[str],
    later: bool,
) -> list[Effect]:
    found: list[Effect] = []
    others = tuple([other for other in range(before.seats) if other != seat])
    for account in _OF_OTHERS:
        spreads = [_spread(before, other, outcomes, account) for other in others]
        alike = len(others) > 1 and all(spread == spreads[0] for spread in spreads)
        groups = (
            [(others, spreads[0])]
            if alike
            else [((other,), spread) for other, spread in zip(others, spreads, strict=True)]
        )
        for seats, spread in groups:
            if spread:
                clause = _clause(account, spread, happened, named)
                found.append(_change(account, seats, spread, clause, False, later))
    return found


def _next_scoring(before: Venetia, seat: int, outcomes: Sequence[Outcome]) -> list[Effect]:
    """How much more or less the next scoring would bring."""
    now = stands_for(before, seat)
    gains = [stands_for(outcome.position, seat) - now for outcome in outcomes]
    least, most = min(gains), max(gains)
    if not least and not most:
        return []
    # The words of an amount are those of an account that stands under the same name.
    amount = changes("points", seat, least, most).saying.about["amount"]
    return [happens("", Saying("effect-next-scoring", "VNZ-21.1", amount=amount))]


def _events(outcomes: Sequence[Outcome], later: bool) -> list[Effect]:
    chances: dict[tuple[str, tuple[int, ...]], float] = {}
    for outcome in outcomes:
        for key in dict.fromkeys([(event.name, event.about) for event in outcome.events]):
            if key[0] in _TOLD:
                chances[key] = chances.get(key, 0.0) + outcome.chance
    found: list[Effect] = []
    for (name, about), chance in chances.items():
        kind, (message, clause) = EVENTS[name], _TOLD[name]
        told = dict(zip(kind.about, about, strict=True))
        marks = [(mark, told[mark]) for mark in kind.marks if isinstance(mark, str)]
        if name == "scoring_began":
            clause = _SCORINGS[told["scoring"] - 1]
        surely = chance > 1.0 - 1e-9
        saying = Saying(message, clause, **told)
        found.append(happens("" if later else name, saying, chance=1.0 if surely else chance, marks=marks))
    return found
