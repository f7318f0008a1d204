"""What a test sees of a position of Ventura, in the words of its text."""

import tomllib
from typing import Any, Final

from quattrocento.games.ventura.game import GAME
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.verbs import TERRITORY
from quattrocento.testing.scenario import Scenario
from quattrocento.testing.ventura.words import troop_place
from quattrocento.testing.words import known, seat_of

_PILES: Final = ("display", "discarded", "removed")


def facts(scenario: Scenario) -> dict[str, Any]:
    """The position as it is written down."""
    return tomllib.loads(GAME.write(scenario.position))


def points(scenario: Scenario) -> list[int]:
    return [row.get("points", 0) for row in facts(scenario)["seat"]]


def florins(scenario: Scenario) -> list[int]:
    return [row.get("florins", 0) for row in facts(scenario)["seat"]]


def _seat(scenario: Scenario, seat: int) -> dict[str, Any]:
    seat_of("seat", seat, scenario.position.seats)
    row: dict[str, Any] = facts(scenario)["seat"][seat]
    return row


def hand(scenario: Scenario, seat: int) -> list[str]:
    return sorted(_seat(scenario, seat).get("hand", []))


def reserve(scenario: Scenario, seat: int) -> list[str]:
    return sorted(_seat(scenario, seat).get("reserve", []))


def domain(scenario: Scenario, seat: int) -> list[str]:
    """The Territories of a Domain in the order in which they entered it."""
    found: list[str] = _seat(scenario, seat).get("domain", [])
    return found


def is_out(scenario: Scenario, seat: int) -> bool:
    return bool(_seat(scenario, seat).get("eliminated", False))


def troop(scenario: Scenario, seat: int, area: int) -> str:
    """Where a Troop stands and its cards, the Captain first: ``"field_1 acuto archers:1"``; or nothing."""
    troop_place(f"{seat}.{area}", scenario.position.seats)
    for row in facts(scenario).get("troop", []):
        if (row["seat"], row["area"]) == (seat, area):
            captain = [row["captain"]] if "captain" in row else []
            return " ".join([row["at"], *captain, *sorted(row.get("companies", []))])
    return ""


def pile(scenario: Scenario, name: str) -> list[str]:
    """The cards of the ``display``, of the ``discarded`` or of the ``removed`` ones."""
    known("pile", name, "pile", _PILES)
    return sorted(facts(scenario).get("cards", {}).get(name, []))


def markers(scenario: Scenario, tile: str) -> int:
    """The Domain Markers that lie on a Territory."""
    known("markers", tile, "tile", TERRITORY.ids)
    position: Ventura = scenario.position
    return position.markers[TERRITORY.ids.index(tile)]


def winners(scenario: Scenario) -> tuple[int, ...]:
    """Who has won; nobody while the game goes on."""
    position: Ventura = scenario.position
    return position.result.winners if position.result is not None else ()


def battle_in(scenario: Scenario) -> dict[str, Any]:
    """The battle in progress as it is written down."""
    found: dict[str, Any] | None = facts(scenario).get("battle")
    if found is None:
        raise ValueError(f"no battle is in progress; the step to be decided is {scenario.step!r}")
    return found


def lines(scenario: Scenario) -> tuple[str, str]:
    """The lines of a battle from space I on, the attacker's and the defender's."""
    about = battle_in(scenario)
    return " ".join(about.get("attacker_line", [])), " ".join(about.get("defender_line", []))
