"""How one wins, and what the next scoring would bring (M4-15, M4-16)."""

from quattrocento.games.m400.components.typed import Components
from quattrocento.games.m400.knowledge.imagine import in_sight
from quattrocento.games.m400.knowledge.view import M400View
from quattrocento.kernel.ledger import Scored
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY


def winning(view: M400View, components: Components) -> list[Saying]:
    """The goal under the settings, what scores, and what stands in the way of a victory."""
    rules = in_sight(view, components).rules
    goal = (
        Saying("win-goal-allied", "M4-17.13", points=rules.target)
        if rules.allied
        else Saying("win-goal", "M4-16.1", points=rules.target)
    )
    told = [
        goal,
        Saying("win-when", "M4-15.5"),
        Saying("win-states", "M4-15.4"),
        Saying(
            "win-victory-points",
            "M4-15.1",
            war=components.points_battle,
            capital=components.points_capital,
        ),
        Saying("win-anew", "M4-15.6"),
        Saying("win-capitals", "M4-1.4"),
        Saying("win-barred", "M4-16.2"),
        Saying("win-ties", "M4-16.4"),
    ]
    if rules.sequence_limit:
        told.append(Saying("win-limit", "M4-16.8", sequence=rules.sequence_limit))
    return told


def next_scoring(view: M400View, components: Components) -> list[Scored]:
    """What each player would be counted, of allied colours the better one (M4-15.4, M4-17.13).

    A scoring counts everything anew, so what the last one counted goes.
    """
    told: list[Scored] = []
    for seat in range(view.seats):
        own = [colour for colour, player in enumerate(view.player) if player == seat != NOBODY]
        if own:
            best = max(own, key=lambda colour: view.worth[colour])
            points = view.points[best]
            told += [
                Scored(seat, "states", view.worth[best] - points, view.sequence),
                Scored(seat, "victory_points", points, view.sequence),
                Scored(seat, "last_scoring", -max(view.score[colour] for colour in own), view.sequence),
            ]
    return [line for line in told if line.points]
