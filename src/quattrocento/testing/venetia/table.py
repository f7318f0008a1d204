"""What lies on a table of Venetia, by the ids of the components, for tests."""

import tomllib
from typing import Any

from quattrocento.games.venetia.components.typed import SESTIERI
from quattrocento.games.venetia.game import GAME
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.rules.verbs import (
    BATTLE_TOKEN,
    CARD,
    COLONY,
    DIE,
    KINGDOM,
    REGION,
    SEA,
    SESTIERE,
    THREAT_CARD,
    TILE,
)
from quattrocento.testing.scenario import Scenario
from quattrocento.testing.venetia.words import place
from quattrocento.testing.words import seat_of


def _at(scenario: Scenario) -> Venetia:
    position: Venetia = scenario.position
    return position


def _seat(scenario: Scenario, seat: int) -> int:
    return seat_of("seat", seat, _at(scenario).seats)


def facts(scenario: Scenario) -> dict[str, Any]:
    """The position as it is written down."""
    return tomllib.loads(GAME.write(scenario.position))


def influence(scenario: Scenario, colony: str) -> list[int]:
    """The Influence in a colony, by seat."""
    return _at(scenario).in_colony(place("colony", colony, "colony", COLONY.ids))


def podesta(scenario: Scenario, colony: str) -> int:
    """Whose Podestà stands in a colony, -1 without one."""
    return _at(scenario).podesta[place("colony", colony, "colony", COLONY.ids)]


def at_sea(scenario: Scenario, sea: str) -> list[int]:
    """The Influence in a sea, by seat."""
    return _at(scenario).in_sea(place("sea", sea, "sea", SEA.ids))


def fleets(scenario: Scenario, sea: str) -> int:
    return _at(scenario).fleets[place("sea", sea, "sea", SEA.ids)]


def controlled(scenario: Scenario) -> list[str]:
    """The seas under the control of Venice."""
    return [name for number, name in enumerate(SEA.ids) if _at(scenario).control >> number & 1]


def kingdom(scenario: Scenario, region: str) -> str:
    """The Kingdom in a region, or nothing."""
    found = _at(scenario).kingdom[place("region", region, "region", REGION.ids)]
    return KINGDOM.ids[found] if found >= 0 else ""


def treated(scenario: Scenario, seat: int) -> list[str]:
    """The Kingdom tokens that a seat has collected."""
    return [
        KINGDOM.ids[i]
        for i, number in enumerate(_at(scenario).treated[_seat(scenario, seat)])
        for _ in range(number)
    ]


def supply(scenario: Scenario) -> list[int]:
    """The Influence in supply, by seat."""
    return list(_at(scenario).supply)


def pawns(scenario: Scenario) -> tuple[int, int]:
    """The spaces of Venice and of the Enemies."""
    return _at(scenario).venice, _at(scenario).enemies


def epoch(scenario: Scenario) -> str:
    return str(GAME.standard_components().data["epochs"][_at(scenario).epoch]["id"])


def points(scenario: Scenario) -> list[int]:
    return list(_at(scenario).points)


def ap(scenario: Scenario) -> int:
    """The Action Points left in this turn."""
    return _at(scenario).ap


def hand(scenario: Scenario, seat: int) -> list[str]:
    """The Action cards in a hand."""
    return sorted(CARD.ids[card] for card in _at(scenario).hand[_seat(scenario, seat)])


def family(scenario: Scenario, seat: int) -> list[int]:
    """The values of the Family cards in a hand."""
    return [
        value for value in range(1, 7) if _at(scenario).family[_seat(scenario, seat)] >> (value - 1) & 1
    ]


def spent(scenario: Scenario, seat: int) -> list[int]:
    """The values of the Family cards that a seat has discarded."""
    return [value for value in range(1, 7) if _at(scenario).spent(_seat(scenario, seat)) >> (value - 1) & 1]


def discarded(scenario: Scenario) -> list[str]:
    """The Action cards that are discarded."""
    return [CARD.ids[i] for i, number in enumerate(_at(scenario).discarded) for _ in range(number)]


def deck(scenario: Scenario) -> int:
    """How many cards the Action deck holds."""
    return sum(_at(scenario).deck)


def threats_discarded(scenario: Scenario) -> list[str]:
    return [
        THREAT_CARD.ids[i]
        for i, number in enumerate(_at(scenario).threats_discarded)
        for _ in range(number)
    ]


def in_office(scenario: Scenario) -> tuple[int, int]:
    """Who is the Doge, and his tokens in office."""
    return _at(scenario).doge, _at(scenario).office


def on_board(scenario: Scenario) -> int:
    """The value of the Doge's Family card on the board, 0 without one."""
    return _at(scenario).board + 1


def kept(scenario: Scenario) -> list[int]:
    """The Doge tokens set aside, by seat."""
    return list(_at(scenario).kept)


def infamy(scenario: Scenario) -> int:
    """Who holds the Infamy token, -1 for nobody."""
    return _at(scenario).infamy


def vp_tokens(scenario: Scenario, seat: int) -> list[int]:
    """The values of the VP tokens of a seat."""
    return [
        value + 1
        for value, number in enumerate(_at(scenario).vp_tokens[_seat(scenario, seat)])
        for _ in range(number)
    ]


def in_sestiere(scenario: Scenario, seat: int, sestiere: str) -> tuple[int, int, int]:
    """The Ducats, coloured Monuments and grey Monuments of a seat in a Sestiere."""
    where = _seat(scenario, seat) * SESTIERI + place("sestiere", sestiere, "sestiere", SESTIERE.ids)
    return _at(scenario).ducats[where], _at(scenario).coloured[where], _at(scenario).grey[where]


def available(scenario: Scenario) -> list[str]:
    """The dice that can still be taken."""
    return [DIE.ids[i] for i, number in enumerate(_at(scenario).dice) for _ in range(number)]


def battle_tokens(scenario: Scenario) -> list[str]:
    """The Battle tokens drawn in this turn."""
    return [BATTLE_TOKEN.ids[token] for token in _at(scenario).drawn]


def owed(scenario: Scenario) -> int:
    """The Threat cards owed at the end of the turn."""
    return _at(scenario).owed


def tiles_out(scenario: Scenario) -> list[str]:
    """The district tiles that take no part in the next election."""
    return [name for number, name in enumerate(TILE.ids) if _at(scenario).tiles_out >> number & 1]


def winners(scenario: Scenario) -> tuple[int, ...]:
    """Who has won; nobody while the game goes on."""
    result = _at(scenario).result
    return result.winners if result is not None else ()
