"""Positions of Ventura for tests, in a few words.

The usual map, with the Cities of as many families as there are seats::

            (0,-1) field_1    (1,-1) wood_1     (2,-1) hill_1
      (-1,0) village_1   (0,0) papal_1    (1,0) papal_2    (2,0) castle_1
            (-1,1) field_2    (0,1) wood_2      (1,1) hill_2

city_este lies at -2,1 (beside village_1 and field_2), city_gonzaga at 3,-1 (hill_1, castle_1),
city_medici at 1,-2 (field_1, wood_1), city_visconti at 0,2 (wood_2, hill_2).
"""

import json
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

from quattrocento.games.ventura.game import GAME
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.verbs import TERRITORY
from quattrocento.kernel.fate import Stated
from quattrocento.testing.scenario import Scenario, scenario

FAMILIES = ("este", "gonzaga", "medici", "visconti")
CAPTAINS = {row["id"] for row in GAME.standard_components().data["captains"]}
_CITIES = ("-2,1", "3,-1", "1,-2", "0,2")
_TILES = {
    "field_1": "0,-1",
    "wood_1": "1,-1",
    "hill_1": "2,-1",
    "village_1": "-1,0",
    "castle_1": "2,0",
    "field_2": "-1,1",
    "wood_2": "0,1",
    "hill_2": "1,1",
}

_LATE = ("expansion", "conscription", "deploy", "troops")

Words = Mapping[int, str]
"""Something in words by seat, ``{0: "farmers ambush"}``."""


def ventura(
    step: str = "prestige",
    seat: int = 0,
    seats: int = 3,
    *,
    first: int = 0,
    round: int = 1,
    points: int | Sequence[int] = 0,
    florins: int | Sequence[int] = 0,
    hand: Words | None = None,
    shown: Words | None = None,
    reserve: Words | None = None,
    domain: Words | None = None,
    troops: Mapping[str, str] | None = None,
    garrisons: bool = True,
    lost: Sequence[int] = (),
    tiles: Mapping[str, str] | None = None,
    markers: Mapping[str, int] | None = None,
    display: str = "",
    discarded: str = "",
    removed: str = "",
    families: Sequence[str] = FAMILIES,
    turn: str = "",
    extra: str = "",
    **settings: bool | int | str,
) -> Scenario:
    """``seat`` decides ``step``: ``ventura("troops", troops={"0.2": "field_1 acuto archers"})``.

    ``domain`` names Territories besides the City, ``troops`` the Territory and the cards of a Troop by
    seat and area; every Garrison stands in its City unless ``garrisons`` is false or its area is given.
    ``tiles`` adds tiles to the usual map. ``lost`` are eliminated seats. ``turn`` is text of the table of
    that name. In the second half of a round the last of three or more players holds a card, so that play
    stops at him before the round ends.
    """
    living = [seat for seat in ((first + n) % seats for n in range(seats)) if seat not in lost]
    if step in _LATE and seats > 2:
        hand = {living[-1]: "boatmen", **(hand or {})}
    lines = [f"seats = {seats}", f"round = {round}", f"first = {first}"]
    if settings:
        lines.append("[settings]")
        lines += [f"{name} = {json.dumps(value)}" for name, value in settings.items()]
    by_seat = (("hand", hand), ("shown", shown), ("reserve", reserve))
    for player in range(seats):
        lines += ["[[seat]]", f'family = "{families[player]}"']
        lines += [f"points = {_of(points, player)}", f"florins = {_of(florins, player)}"]
        lines += [f"{key} = {words[player].split()}" for key, words in by_seat if words and player in words]
        own = [f"city_{families[player]}", *(domain or {}).get(player, "").split()]
        lines.append("eliminated = true" if player in lost else f"domain = {own}")
    lines += _troops(dict(troops or {}), [p for p in range(seats) if garrisons and p not in lost], families)
    cities = {f"city_{families[player]}": _CITIES[player] for player in range(seats)}
    lines += ["[map]", *(f'{name} = "{at}"' for name, at in {**_TILES, **cities, **(tiles or {})}.items())]
    if markers:
        lines += ["[markers]", *(f"{name} = {count}" for name, count in markers.items())]
    piles = (("display", display), ("discarded", discarded), ("removed", removed))
    lines += ["[cards]", *(f"{key} = {words.split()}" for key, words in piles if words)]
    lines += [f"[turn]\n{turn}" if turn else "", extra]
    place = (seat - first) % seats + 1
    lines += [f'[[decide]]\nstep = "turns"\nstage = "{step}"\nplace = {place}']
    lines += [f'[[decide]]\nstep = "{step}"\nseat = {seat}']
    return scenario("ventura", "\n".join(lines) + "\n")


def _troops(troops: dict[str, str], with_garrison: Sequence[int], families: Sequence[str]) -> list[str]:
    for seat in with_garrison:
        troops.setdefault(f"{seat}.1", f"city_{families[seat]} garrison_{families[seat]}")
    lines: list[str] = []
    for place, text in sorted(troops.items()):
        if not text:
            continue
        at, *cards = text.split()
        seat_text, area = place.split(".")
        lines += ["[[troop]]", f"seat = {seat_text}", f"area = {area}", f'at = "{at}"']
        lines += [f'captain = "{card}"' for card in cards if card in CAPTAINS]
        lines.append(f"companies = {[card for card in cards if card not in CAPTAINS]}")
    return lines


def start(seats: int = 2, fate: str = "", **settings: bool | int | str) -> Scenario:
    """A new game: ``fate`` names the First Player, and with Familial Expertise the Garrisons dealt."""
    return Scenario(GAME, GAME.start(seats, settings, Stated(fate or "seat_0")))


def battle(
    attack: str,
    defend: str,
    at: str = "field_1",
    *,
    domain: Words | None = None,
    troops: Mapping[str, str] | None = None,
    **more: Any,
) -> Scenario:
    """Seat 0 attacks from village_1, in his Domain, with his Troop 2; Troop 2 of seat 1 defends.

    Nobody holds field_1. Nobody is asked about retreats unless ``domain`` gives him a Territory for one:
    the attacker has village_1 unless it says otherwise.
    """
    all_troops = {"0.2": f"village_1 {attack}", "1.2": f"{at} {defend}", **(troops or {})}
    own = {0: "village_1"} if domain is None else domain
    scenario = ventura("troops", troops=all_troops, domain=own, **more)
    return scenario.play("move 2", f"to {at}")


def line_up(scenario: Scenario, **lines: str) -> Scenario:
    """Both sides place their Companies: ``line_up(game, attacker="pikemen archers", defender="farmers")``.

    A side of one Company is not asked, nor is the last Company of a line.
    """
    about = facts(scenario)["battle"]
    for side, words in lines.items():
        for space, company in enumerate(words.split()[:-1], 1):
            scenario.play(f"{about[side]}: line {space}:{company}")
    return scenario


# ---- what is seen of a position


def facts(scenario: Scenario) -> dict[str, Any]:
    """The position as it is written down."""
    return tomllib.loads(GAME.write(scenario.position))


def points(scenario: Scenario) -> list[int]:
    return [row.get("points", 0) for row in facts(scenario)["seat"]]


def florins(scenario: Scenario) -> list[int]:
    return [row.get("florins", 0) for row in facts(scenario)["seat"]]


def hand(scenario: Scenario, seat: int) -> list[str]:
    return sorted(facts(scenario)["seat"][seat].get("hand", []))


def reserve(scenario: Scenario, seat: int) -> list[str]:
    return sorted(facts(scenario)["seat"][seat].get("reserve", []))


def domain(scenario: Scenario, seat: int) -> list[str]:
    """The Territories of a Domain in the order in which they entered it."""
    found: list[str] = facts(scenario)["seat"][seat].get("domain", [])
    return found


def is_out(scenario: Scenario, seat: int) -> bool:
    return bool(facts(scenario)["seat"][seat].get("eliminated", False))


def troop(scenario: Scenario, seat: int, area: int) -> str:
    """Where a Troop stands and its cards, the Captain first: ``"field_1 acuto archers:1"``; or nothing."""
    for row in facts(scenario).get("troop", []):
        if (row["seat"], row["area"]) == (seat, area):
            captain = [row["captain"]] if "captain" in row else []
            return " ".join([row["at"], *captain, *sorted(row.get("companies", []))])
    return ""


def pile(scenario: Scenario, name: str) -> list[str]:
    """The cards of the ``display``, of the ``discarded`` or of the ``removed`` ones."""
    return sorted(facts(scenario).get("cards", {}).get(name, []))


def markers(scenario: Scenario, tile: str) -> int:
    """The Domain Markers that lie on a Territory."""
    position: Ventura = scenario.position
    return position.markers[TERRITORY.ids.index(tile)]


def winners(scenario: Scenario) -> tuple[int, ...]:
    """Who has won; nobody while the game goes on."""
    position: Ventura = scenario.position
    return position.result.winners if position.result is not None else ()


def lines(scenario: Scenario) -> tuple[str, str]:
    """The lines of a battle from space I on, the attacker's and the defender's."""
    about = facts(scenario)["battle"]
    return " ".join(about.get("attacker_line", [])), " ".join(about.get("defender_line", []))


def _of(value: int | Sequence[int], seat: int) -> int:
    return value if isinstance(value, int) else value[seat]
