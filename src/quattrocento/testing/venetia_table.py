"""What lies on a table of Venetia, by the ids of the components, for tests."""

import tomllib
from typing import Any

from quattrocento.games.venetia.components import SESTIERI
from quattrocento.games.venetia.entry import GAME
from quattrocento.games.venetia.state import Venetia
from quattrocento.games.venetia.verbs import (
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


def _at(game: Scenario) -> Venetia:
    position: Venetia = game.position
    return position


def facts(game: Scenario) -> dict[str, Any]:
    """The position as it is written down."""
    return tomllib.loads(GAME.write(game.position))


def influence(game: Scenario, colony: str) -> list[int]:
    """The Influence in a colony, by seat."""
    return _at(game).in_colony(COLONY.ids.index(colony))


def podesta(game: Scenario, colony: str) -> int:
    """Whose Podestà stands in a colony, -1 without one."""
    return _at(game).podesta[COLONY.ids.index(colony)]


def at_sea(game: Scenario, sea: str) -> list[int]:
    """The Influence in a sea, by seat."""
    return _at(game).in_sea(SEA.ids.index(sea))


def fleets(game: Scenario, sea: str) -> int:
    return _at(game).fleets[SEA.ids.index(sea)]


def controlled(game: Scenario) -> list[str]:
    """The seas under the control of Venice."""
    return [name for number, name in enumerate(SEA.ids) if _at(game).control >> number & 1]


def kingdom(game: Scenario, region: str) -> str:
    """The Kingdom in a region, or nothing."""
    found = _at(game).kingdom[REGION.ids.index(region)]
    return KINGDOM.ids[found] if found >= 0 else ""


def treated(game: Scenario, seat: int) -> list[str]:
    """The Kingdom tokens that a seat has collected."""
    return [KINGDOM.ids[i] for i, number in enumerate(_at(game).treated[seat]) for _ in range(number)]


def supply(game: Scenario) -> list[int]:
    """The Influence in supply, by seat."""
    return list(_at(game).supply)


def pawns(game: Scenario) -> tuple[int, int]:
    """The spaces of Venice and of the Enemies."""
    return _at(game).venice, _at(game).enemies


def epoch(game: Scenario) -> str:
    return str(GAME.standard_components().data["epochs"][_at(game).epoch]["id"])


def points(game: Scenario) -> list[int]:
    return list(_at(game).points)


def ap(game: Scenario) -> int:
    """The Action Points left in this turn."""
    return _at(game).ap


def hand(game: Scenario, seat: int) -> list[str]:
    """The Action cards in a hand."""
    return sorted(CARD.ids[card] for card in _at(game).hand[seat])


def family(game: Scenario, seat: int) -> list[int]:
    """The values of the Family cards in a hand."""
    return [value for value in range(1, 7) if _at(game).family[seat] >> (value - 1) & 1]


def spent(game: Scenario, seat: int) -> list[int]:
    """The values of the Family cards that a seat has discarded."""
    return [value for value in range(1, 7) if _at(game).spent(seat) >> (value - 1) & 1]


def discarded(game: Scenario) -> list[str]:
    """The Action cards that are discarded."""
    return [CARD.ids[i] for i, number in enumerate(_at(game).discarded) for _ in range(number)]


def deck(game: Scenario) -> int:
    """How many cards the Action deck holds."""
    return sum(_at(game).deck)


def threats_discarded(game: Scenario) -> list[str]:
    return [
        THREAT_CARD.ids[i] for i, number in enumerate(_at(game).threats_discarded) for _ in range(number)
    ]


def in_office(game: Scenario) -> tuple[int, int]:
    """Who is the Doge, and his tokens in office."""
    return _at(game).doge, _at(game).office


def on_board(game: Scenario) -> int:
    """The value of the Doge's Family card on the board, 0 without one."""
    return _at(game).board + 1


def kept(game: Scenario) -> list[int]:
    """The Doge tokens set aside, by seat."""
    return list(_at(game).kept)


def infamy(game: Scenario) -> int:
    """Who holds the Infamy token, -1 for nobody."""
    return _at(game).infamy


def vp_tokens(game: Scenario, seat: int) -> list[int]:
    """The values of the VP tokens of a seat."""
    return [value + 1 for value, number in enumerate(_at(game).vp_tokens[seat]) for _ in range(number)]


def in_sestiere(game: Scenario, seat: int, sestiere: str) -> tuple[int, int, int]:
    """The Ducats, coloured Monuments and grey Monuments of a seat in a Sestiere."""
    place = seat * SESTIERI + SESTIERE.ids.index(sestiere)
    return _at(game).ducats[place], _at(game).coloured[place], _at(game).grey[place]


def available(game: Scenario) -> list[str]:
    """The dice that can still be taken."""
    return [DIE.ids[i] for i, number in enumerate(_at(game).dice) for _ in range(number)]


def battle_tokens(game: Scenario) -> list[str]:
    """The Battle tokens drawn in this turn."""
    return [BATTLE_TOKEN.ids[token] for token in _at(game).drawn]


def owed(game: Scenario) -> int:
    """The Threat cards owed at the end of the turn."""
    return _at(game).owed


def tiles_out(game: Scenario) -> list[str]:
    """The district tiles that take no part in the next election."""
    return [name for number, name in enumerate(TILE.ids) if _at(game).tiles_out >> number & 1]


def winners(game: Scenario) -> tuple[int, ...]:
    """Who has won; nobody while the game goes on."""
    result = _at(game).result
    return result.winners if result is not None else ()
