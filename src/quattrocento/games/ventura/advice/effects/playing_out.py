"""An option played out on a table that the view allows, up to the next decision.

Who is asked next hangs on open facts alone (VTR-7.6), so that what happens until then is the same on every
such table. Two things are not: who of those that are tied becomes First Player (VTR-8.3), and an order of
battle that the other side has placed in secret (VTR-20.4). Of these every case is played out.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from quattrocento.games.ventura.advice.calculator import orders
from quattrocento.games.ventura.advice.effects.accounts import ACCOUNTS
from quattrocento.games.ventura.knowledge.observed import ObservedVentura
from quattrocento.games.ventura.position.battle import with_line
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.battle.battle_step import battle_of
from quattrocento.games.ventura.rules.battle.events import BeforeAssault
from quattrocento.games.ventura.rules.battle.order import Order, troop_of, unplaced
from quattrocento.games.ventura.rules.phases.initiative import SEATS
from quattrocento.games.ventura.rules.phrases import EVENTS
from quattrocento.kernel.event import Event
from quattrocento.kernel.fate import Bag, Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import Step

Line = tuple[int, str, str]
"""Of whom, which account, and of points their source."""


_ORDER: Final = {name: place for place, name in enumerate(ACCOUNTS)}


def in_order(line: Line) -> tuple[int, int, str]:
    """By seat, then as the accounts follow each other."""
    return line[0], _ORDER[line[1]], line[2]


class Plain(Fate):
    """The first and the last thing of a bag by turns, for no account hangs on what is drawn.

    By turns, so that Captains and Companies mix (VTR-27.7). Of players tied for the last place the one of
    that number in ``place`` becomes First Player.
    """

    def __init__(self, place: int = 0) -> None:
        self.place = place
        self.tied = 1
        self.last = False

    def draw(self, bag: Bag, weights: list[int]) -> int:
        found = [number for number, weight in enumerate(weights) if weight]
        if bag is not SEATS:
            self.last = not self.last
            return found[-1 if self.last else 0]
        self.tied = len(found)
        return found[self.place]


class TurnOver(Step[Ventura]):
    """Stands where the turn of the step passes on, so that one can look at the table there."""

    name: ClassVar[str] = "turn_over"


_OVER: Final = TurnOver(NOBODY)


@dataclass(slots=True)
class Case:
    """One way in which an option may go: what it does itself, and what follows by itself."""

    table: ObservedVentura
    """When the next decision comes, or the turn of the step is over."""
    events: list[Event]
    done: dict[Line, int]
    follows: dict[Line, int]
    over: bool
    """Whether the turn of the step is over."""


def played_out(table: ObservedVentura, seat: int, move: Move) -> list[Case]:
    """Every case of an option of this seat; they are equally likely where the First Player is drawn."""
    return [case for start in _starts(table, seat, move) for case in _cases(start, seat, move)]


def _starts(table: ObservedVentura, seat: int, move: Move) -> Iterator[ObservedVentura]:
    """The table, with each order of a side that has placed its line in secret."""
    step = table.stack[-1]
    if not isinstance(step, Order) or step.deciders(table) != (seat,):
        yield table
        return
    battle = battle_of(table)
    side = battle.side(seat)
    if len(unplaced(table, battle, side)) > 2 or _asked_before(table, seat, move):
        yield table
        return
    for line in orders(troop_of(table, battle, 1 - side)):
        start = table.copy()
        own = battle_of(start)
        own.lines = with_line(own.lines, 1 - side, line)
        yield start


def _asked_before(table: ObservedVentura, seat: int, move: Move) -> bool:
    """Whether somebody is asked for an Event before the lines can meet."""
    case = _cases(table, seat, move)[0]
    return bool(case.table.stack) and isinstance(case.table.stack[-1], BeforeAssault)


def _cases(start: ObservedVentura, seat: int, move: Move) -> list[Case]:
    before = _counted(start)
    trial = start.copy()
    trial.events = []
    going_on = trial.stack[0]
    trial.stack[0] = _OVER
    step = trial.stack.pop()
    step.play(trial, seat, move[0], move[1], Plain())
    trial.settle(Plain())
    events = trial.events
    done = _changes(start.seats, before, trial, events)
    if trial.result is not None or trial.stack[-1] is not _OVER:
        if trial.stack:
            trial.stack[0] = going_on
        return [Case(trial, events, done, {}, False)]
    trial.stack[0] = going_on
    return [Case(trial, events, done, follows, True) for follows in _following(trial)]


def _following(trial: ObservedVentura) -> list[dict[Line, int]]:
    """What happens by itself after the turn, for each player who may become the First."""
    before = _counted(trial)
    found: list[dict[Line, int]] = []
    tied = 1
    while len(found) < tied:
        after = trial.copy()
        after.events = []
        fate = Plain(len(found))
        after.settle(fate)
        tied = max(tied, fate.tied)
        found.append(_changes(trial.seats, before, after, after.events))
    return found


def _counted(table: ObservedVentura) -> dict[str, list[int]]:
    seats = range(table.seats)
    return {name: [account(table, seat) for seat in seats] for name, account in ACCOUNTS.items()}


def _changes(
    seats: int, before: dict[str, list[int]], after: ObservedVentura, events: list[Event]
) -> dict[Line, int]:
    found: dict[Line, int] = {}
    for name, account in ACCOUNTS.items():
        if name != "points":
            for seat in range(seats):
                change = account(after, seat) - before[name][seat]
                if change:
                    found[seat, name, ""] = change
    for event in events:
        kind = EVENTS[event.name]
        for parameter, source in kind.scores.items():
            points = event.about[kind.about.index(parameter)]
            if points:
                line = (event.about[0], "points", source)
                found[line] = found.get(line, 0) + points
    return found
