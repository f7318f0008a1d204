"""How one wins: the goal, what scores and when, and what the next scoring would bring (MAG-10, MAG-11)."""

from quattrocento.games.magnifico.components.typed import Components
from quattrocento.games.magnifico.knowledge.imagine import on_the_table
from quattrocento.games.magnifico.knowledge.view import MagnificoView
from quattrocento.games.magnifico.position.settings import Settings
from quattrocento.games.magnifico.rules.phrases import SCORES
from quattrocento.games.magnifico.rules.scoring import round_points
from quattrocento.kernel.ledger import Scored
from quattrocento.kernel.saying import Saying


def winning(view: MagnificoView, components: Components) -> list[Saying]:
    """The goal first, then the points of each round, of a tie, and those that are scored at once."""
    rules = Settings(view.settings)
    *races, cities = explained(components).values()
    return [
        Saying("winning-goal", "MAG-11.1", points=rules.target),
        *races,
        Saying("winning-second", "MAG-15.5") if rules.second_place else Saying("winning-tie", "MAG-10.5"),
        cities,
        Saying("winning-first-works", "MAG-10.7", points=components.points["first_tank"]),
        Saying("winning-art", "MAG-10.10"),
        Saying("winning-order", "MAG-11.2"),
    ]


def explained(components: Components) -> dict[str, Saying]:
    """What each source of points at the end of a round is, in a sentence (MAG-10.1 to MAG-10.6)."""
    points = components.points
    sayings = (
        Saying("winning-leonardo", "MAG-10.1", points=points["magnifico_leonardo"]),
        Saying("winning-workshop", "MAG-10.2", points=points["workshop"]),
        Saying("winning-court", "MAG-10.3", points=points["great_court"]),
        Saying("winning-crown", "MAG-10.4", points=points["imperial_crown"]),
        Saying("winning-cities", "MAG-10.6", points=points["perfect_cities"]),
    )
    return dict(zip(SCORES, sayings, strict=True))


def next_scoring(view: MagnificoView, components: Components) -> list[Scored]:
    """The points that each seat would score if the round ended now, by source (MAG-10.1 to MAG-10.6)."""
    position = on_the_table(view, components)
    return [
        Scored(seat, source, points, position.round)
        for seat, row in enumerate(round_points(position))
        for source, points in zip(SCORES, row, strict=True)
        if points
    ]
