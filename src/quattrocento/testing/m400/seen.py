"""What is seen of a position of M400."""

import tomllib
from typing import Any

from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.verbs import TERRITORY
from quattrocento.testing.scenario import Scenario
from quattrocento.testing.words import known


def facts(scenario: Scenario) -> dict[str, Any]:
    """The position as it is written down."""
    return tomllib.loads(GAME.write(scenario.position))


def _of(scenario: Scenario, colour: str) -> dict[str, Any]:
    rows: dict[str, dict[str, Any]] = {row["colour"]: row for row in facts(scenario).get("colour", [])}
    return rows[known("of a position", colour, "colour in play", rows)]


def hand(scenario: Scenario, seat: int) -> list[str]:
    """The cards of a seat, ``["caballus", "red_1", "red_1"]``."""
    known("hand", str(seat), "seat", [str(other) for other in range(scenario.position.seats)])
    return sorted(facts(scenario)["seat"][seat].get("hand", []))


def hands(scenario: Scenario) -> list[int]:
    """How many cards each seat holds."""
    return [len(row.get("hand", [])) for row in facts(scenario)["seat"]]


def states(scenario: Scenario, colour: str) -> list[str]:
    """The ordinary states of a colour."""
    return sorted(_of(scenario, colour).get("states", []))


def armies(scenario: Scenario, colour: str) -> list[str]:
    """Where the armies of a colour stand: ``["gallia", "aragona blocked"]``; the reserve is left out."""
    row = _of(scenario, colour)
    return [place for place in row.get("armies", [row["capital"]]) if place != "reserve"]


def points(scenario: Scenario, colour: str) -> int:
    """The victory points."""
    found: int = _of(scenario, colour).get("points", 0)
    return found


def score(scenario: Scenario, colour: str) -> int:
    """Where the score marker stands."""
    found: int = _of(scenario, colour).get("score", 0)
    return found


def barred(scenario: Scenario, colour: str) -> bool:
    """Whether a colour cannot win in this sequence."""
    return bool(_of(scenario, colour).get("barred", False))


def tokens(scenario: Scenario, territory: str) -> list[str]:
    """The colours whose black token lies on a territory."""
    known("tokens", territory, "territory", TERRITORY.ids)
    return sorted(facts(scenario).get("plague", {}).get(territory, []))


def discarded(scenario: Scenario) -> list[str]:
    """The discard pile."""
    return sorted(facts(scenario).get("cards", {}).get("discarded", []))


def order(scenario: Scenario) -> list[str]:
    """The colours in the order of this sequence."""
    rows = facts(scenario)
    found: list[str] = rows.get("order", [row["colour"] for row in rows["colour"]])
    return found


def winners(scenario: Scenario) -> tuple[int, ...]:
    """The seats that have won; nobody while the game goes on."""
    position: M400 = scenario.position
    return position.result.winners if position.result is not None else ()
