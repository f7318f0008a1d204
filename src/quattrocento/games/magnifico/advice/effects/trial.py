"""A move tried on a copy of the table: what it changes in any case, where no die is thrown for it."""

from dataclasses import dataclass, field

from quattrocento.games.magnifico.advice.effects.accounts import counted
from quattrocento.games.magnifico.components.typed import Components
from quattrocento.games.magnifico.knowledge.imagine import on_the_table
from quattrocento.games.magnifico.knowledge.view import MagnificoView
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.kernel.effect import Effect, changes, happens
from quattrocento.kernel.event import Event
from quattrocento.kernel.fate import Bag, Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying


class AnyCard(Fate):
    """Shows some card at the next auction: which one changes no account. It throws no dice."""

    def draw(self, bag: Bag, weights: list[int]) -> int:
        return next(card for card, weight in enumerate(weights) if weight > 0)


@dataclass
class Tried:
    """What became of the table, and by how much each account of the mover changed.

    ``by_move`` are the changes of the move itself, ``by_round`` those of a scoring, an income and a
    recruitment that follow it before somebody has to choose again.
    """

    after: Magnifico
    by_move: dict[str, int] = field(default_factory=dict)
    by_round: dict[str, int] = field(default_factory=dict)


class Trial:
    """All options of a seat, tried on what its view shows."""

    def __init__(self, view: MagnificoView, components: Components) -> None:
        self.seat = view.seat
        self.before = on_the_table(view, components)
        self.accounts = counted(self.before, self.seat)
        self.verbs = {verb for verb, _ in self.before.options(self.seat)}

    def play(self, move: Move) -> Tried:
        """What this move changes; it must need no dice."""
        after = self.before.copy()
        after.events = []
        after.play(self.seat, move, AnyCard())
        return self.compared(after)

    def compared(self, after: Magnifico) -> Tried:
        """What differs on that table, where its events began with the move."""
        by_round = of_the_round(after.events or [], self.seat)
        by_move: dict[str, int] = {}
        for name, number in counted(after, self.seat).items():
            change = number - self.accounts[name] - by_round.get(name, 0)
            if change:
                by_move[name] = change
        return Tried(after, by_move, by_round)


def of_the_round(events: list[Event], seat: int) -> dict[str, int]:
    """What a scoring, an income and a recruitment brought to the seat."""
    found: dict[str, int] = {}
    begun = False
    for event in events:
        begun = begun or event.name == "round_began"
        if not event.about or event.about[0] != seat:
            continue
        if event.name == "scored":
            found["points"] = event.about[-1]
        elif event.name == "income_paid":
            found["florins"] = event.about[1] - event.about[2]
        elif event.name == "recruited_everywhere":
            found["soldiers"] = event.about[1]
        elif event.name == "recruited" and begun:
            found["soldiers"] = found.get("soldiers", 0) + 1
    return {name: number for name, number in found.items() if number}


ROUND_CLAUSES = {"points": "MAG-5.5.1", "florins": "MAG-5.1.2", "soldiers": "MAG-5.2.2"}


def round_effects(trial: Trial, tried: Tried) -> list[Effect]:
    """The end of the round and of the game, where this move leads to it (MAG-5.5.1, MAG-11.1)."""
    told = [
        changes(name, trial.seat, number, clause=ROUND_CLAUSES[name])
        for name, number in tried.by_round.items()
    ]
    result = tried.after.result
    if result is not None:
        winner = result.winners[0]
        told.insert(0, happens("won", Saying("effect-wins", "MAG-11.1", seat=winner)))
    elif tried.after.round > trial.before.round > 0:
        told.insert(0, happens("round_began", Saying("effect-round-ends", "MAG-5.5.1")))
    return told
