"""What a screen shows of a stated position."""

from quattrocento.games.m400.advice.display import M400Display
from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.rules.verbs import TERRITORY
from quattrocento.kernel.saying import Saying
from quattrocento.testing import Scenario


def shown(scenario: Scenario, seat: int | None = None) -> M400Display:
    """The display for a seat; unless stated, for who is asked."""
    position = scenario.position
    eyes = scenario.waiting[0] if seat is None else seat
    return GAME.display(position.view(eyes), position.components)


def land(name: str) -> int:
    """The number of a territory."""
    return TERRITORY.ids.index(name)


def messages(sayings: list[Saying]) -> list[str]:
    """Which messages these are."""
    return [saying.message for saying in sayings]
